"""Write the software bill of materials of a built wheel, in the format of CycloneDX 1.5.

    python tools/sbom.py dist/resolute-0.1.0-py3-none-any.whl

It lists what the wheel needs to run, with the pinned versions of constraints.txt and, where requirements-server.txt
has it, the hash of the file. It is written beside the wheel and is the same for the same wheel.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import uuid
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
_LOCKED = re.compile(r"^([a-z0-9.-]+)==(\S+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)


def bill_of(wheel: Path) -> dict[str, Any]:
    """What is in a wheel, and what it needs."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    with zipfile.ZipFile(wheel) as archive:
        name = next(one for one in archive.namelist() if one.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(archive.read(name).decode())
    own = f"pkg:pypi/{about['Name']}@{about['Version']}"
    locked = _LOCKED.findall((ROOT / "requirements-server.txt").read_text())
    parts = [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{part}@{version}",
            "name": part,
            "version": version,
            "purl": f"pkg:pypi/{part}@{version}",
            "hashes": [{"alg": "SHA-256", "content": hashed}],
        }
        for part, version, hashed in locked
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{own}/{digest}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": about["Name"],
                "version": about["Version"],
                "purl": own,
                "licenses": [{"license": {"id": about["License-Expression"]}}],
                "hashes": [{"alg": "SHA-256", "content": digest}],
            }
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def main() -> None:
    """Write the bill of each wheel that is named."""
    for word in sys.argv[1:]:
        wheel = Path(word)
        target = wheel.with_suffix(".cdx.json")
        target.write_text(json.dumps(bill_of(wheel), indent=2) + "\n")
        sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    main()
