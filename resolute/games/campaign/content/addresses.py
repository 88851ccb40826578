"""What pieces and places are called by options, views and boards: `state:OH`, `region:east`, `ballot:17`."""

from resolute.games.campaign.content.ballots import BALLOTS
from resolute.games.campaign.content.candidates import CANDIDATES
from resolute.games.campaign.content.charts import ISSUES
from resolute.games.campaign.content.states import STATES, Region

STATE_AT: tuple[str, ...] = tuple(f"state:{state.code}" for state in STATES)
REGION_AT: tuple[str, ...] = tuple(f"region:{region.key}" for region in Region)
BALLOT_AT: tuple[str, ...] = tuple(f"ballot:{ballot.id}" for ballot in BALLOTS)
ISSUE_AT: dict[str, str] = {issue: f"issue:{issue.lower().replace(' ', '-')}" for issue in ISSUES}
CANDIDATE_AT: tuple[str, ...] = tuple(f"candidate:{candidate.id}" for candidate in CANDIDATES)
