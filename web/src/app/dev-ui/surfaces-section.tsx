import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mark } from "../../ui/mark.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Row, Sample } from "./sample.tsx";

const COLORS =
  "cabin panel well seam edge ink ink-2 lagoon lagoon-soft dawn dawn-soft blue blue-soft yellow yellow-soft green green-soft red red-soft sky-1 sky-2 sky-3 sky-4".split(
    " ",
  );

export function SurfacesSection() {
  return (
    <Sample name="Colours, surfaces, badges">
      <Row>
        <Mark height={44} />
        <span className="font-semibold leading-tight">Flight Attendant Interview Prep</span>
      </Row>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-3 text-micro">
        {COLORS.map((color) => (
          <li key={color}>
            <span
              className="mb-1 block h-12 rounded-control border border-seam"
              style={{ background: `var(--${color})` }}
            />
            {color}
          </li>
        ))}
      </ul>
      <Panel>
        <h3 className="mb-3 text-h3">Status, difficulty, kinds</h3>
        <div className="grid gap-3">
          <Row>
            <Badge tone="blue">Scheduled</Badge>
            <Badge tone="yellow">In Progress</Badge>
            <Badge tone="green">Completed</Badge>
            <Badge tone="red">Cancelled</Badge>
            <Badge>other</Badge>
          </Row>
          <Row>
            <Badge tone="green" isBare>
              easy
            </Badge>
            <Badge tone="yellow" isBare>
              medium
            </Badge>
            <Badge tone="red" isBare>
              hard
            </Badge>
            <Badge tone="lagoon" isBare>
              Advanced
            </Badge>
            <Badge tone="dawn" isBare>
              Tip
            </Badge>
          </Row>
        </div>
      </Panel>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Panel>
          <EmptyState
            heading="No interviews scheduled"
            sentence="Interviews will appear here when candidates book sessions with you."
            action={<Button>Publish slots</Button>}
          />
        </Panel>
        <Panel>
          <Skeleton label="Loading recruiter dashboard" lines={[0.6, 1, 0.84, 0.4, 1, 0.72]} />
        </Panel>
      </div>
    </Sample>
  );
}
