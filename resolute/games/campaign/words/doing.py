"""What a candidate is doing while everybody else waits."""

from collections.abc import Mapping

from resolute.engine.words import Words

DOING: Mapping[str, Words] = {
    "choose_president": "is choosing who runs for president",
    "choose_nominee": "is choosing a nominee",
    "choose_claim": "may claim the nomination",
    "answer_claim": "is answering a partner",
    "choose_favoured": "is deciding whether to run for president",
    "answer_proposal": "is answering a partner",
    "choose_mate": "is choosing a running mate",
    "choose_mate_of_seven": "is choosing a running mate",
    "choose_challenger": "is choosing a challenger",
    "choose_new_mate": "is choosing a running mate",
    "next_campaign": "starts the next campaign",
    "choose_region": "is choosing a region",
    "choose_activity": "rolled 7, 11 or doubles and is choosing what to do",
    "cast_ballots": "is casting ballots",
    "choose_home_state": "is choosing a home state",
    "cast_at_home": "is casting ballots at home",
    "cast_from_desk": "is casting undecided voters",
    "cast_on_the_road": "is casting a ballot on the road",
    "choose_lost_ballot": "is choosing a ballot to lose",
    "choose_payment": "is choosing a ballot to give away",
    "cast_handed_ballot": "is casting a ballot from their opponent",
    "cast_advertised": "is casting the voters their ads won",
    "choose_fund_state": "is choosing where to raise funds",
    "choose_debaters": "is choosing who debates",
    "choose_issue": "is choosing an issue to debate",
    "risk_in_region": "is choosing a ballot to risk",
    "choose_recording": "is deciding whether to show a ballot",
    "cast_absentee_ballot": "is casting absentee ballots",
}
