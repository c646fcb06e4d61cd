import { Bar } from "../../ui/bar.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Ring } from "../../ui/ring.tsx";
import { scoreTone } from "../../ui/score-tone.ts";
import { Sparkline } from "../../ui/sparkline.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Table } from "../../ui/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { Row, Sample } from "./sample.tsx";

const SCORES = [94, 84, 74, 61];
const TREND = [58, 64, 61, 68, 66, 72, 70, 69, 76, 74, 79, 73, 78, 81];
const DAYS = [0.93, 0.63, 0, 1, 0.73, 0.3, 0, 0, 0, 0, 0, 0, 0, 0].map((raise, index) => ({
  raise,
  isNow: index === 5,
  isGoal: index === 13,
}));
const POINTS = TREND.map((value, index) => ({
  key: String(index),
  label: `${index + 2} Nov`,
  value,
  ...(index === 13 && { endLabel: `Today, ${value}` }),
}));
const SHARES = [
  { part: "Situation", score: 90 },
  { part: "Task", score: 84 },
  { part: "Action", score: 74 },
  { part: "Result", score: 66 },
];

export function DataSection() {
  return (
    <Sample name="Data">
      <Panel>
        <WindowRow items={DAYS} label="Practice by day: 28, 19, 0, 30, 22 and today 9 minutes" />
      </Panel>
      <Panel>
        <Row>
          {SCORES.map((score) => (
            <Ring
              key={score}
              value={score}
              size={92}
              label={`${score} out of 100`}
              caption="of 100"
            />
          ))}
          <Ring value={null} size={92} label="Not practised yet" caption="not yet" />
          <Ring value={80} size={92} tone="lagoon" label="Readiness 80 percent" text="80%" />
        </Row>
      </Panel>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Panel>
          <Stat
            label="Average score"
            value="78"
            unit="/ 100"
            detail="Up 7 since your first five answers"
            chart={<Sparkline values={TREND.slice(-8)} widthPx={96} />}
          />
        </Panel>
        <Panel>
          <Stat
            label="Practice time"
            value={null}
            emptyText="Not practised yet"
            detail="This week"
          />
        </Panel>
      </div>
      <Panel className="grid gap-5">
        {SHARES.map(({ part, score }) => (
          <div key={part} className="grid grid-cols-[92px_1fr_44px] items-center gap-3.5">
            <span className="font-semibold">{part}</span>
            <Bar value={score} tone={scoreTone(score)} />
            <span className="tabular text-end font-semibold">{score}</span>
          </div>
        ))}
        <Bar value={82} target={90} label="STAR Method Mastery: 82 percent, target 90 percent" />
        <Progress value={3} max={10} label="Quiz" valueText="3 of 10 questions" />
        <Progress value={null} label="Looking at your video" />
      </Panel>
      <Panel>
        <LineChart
          label="Score of the last 14 answers"
          points={POINTS}
          target={{ value: 85, label: "Target" }}
          columns={{ point: "Day", value: "Score" }}
        />
        <LineChart
          label="One answer"
          points={POINTS.slice(-1)}
          columns={{ point: "Day", value: "Score" }}
          heightPx={140}
        />
      </Panel>
      <Panel dir="rtl" lang="ar" className="grid gap-4">
        <LineChart
          label="درجات الإجابات"
          points={POINTS}
          target={{ value: 85, label: "الهدف" }}
          columns={{ point: "اليوم", value: "الدرجة" }}
        />
        <Bar value={60} target={85} label="60" />
        <WindowRow items={DAYS.slice(0, 7)} label="التدريب يوميًا" />
      </Panel>
      <Panel>
        <Table
          caption="Slide-rafts"
          columns={[
            {
              key: "door",
              heading: "Door",
              isRowHeading: true,
              cell: (row: { door: string }) => row.door,
            },
            { key: "slide", heading: "Slide type", cell: () => "Dual lane" },
            { key: "sill", heading: "Sill height, m", isNumber: true, cell: () => "3.4" },
          ]}
          rows={[{ door: "1L" }, { door: "1R" }, { door: "4L" }]}
          rowKey={(row) => row.door}
        />
      </Panel>
      <VisuallyHidden>Said aloud only</VisuallyHidden>
    </Sample>
  );
}
