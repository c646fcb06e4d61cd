import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LineChart } from "./line-chart.tsx";
import { Ring } from "./ring.tsx";

test("who cannot see the picture reads every value and the target as a table", () => {
  render(
    <LineChart
      label="Score of the last answers"
      points={[
        { key: "1", label: "2 Nov", value: 58 },
        { key: "2", label: "5 Nov", value: 81, endLabel: "Today, 81" },
      ]}
      target={{ value: 85, label: "Target" }}
      formatValue={(value) => `${value} %`}
      columns={{ point: "Day", value: "Score" }}
    />,
  );
  const table = screen.getByRole("table", { name: "Score of the last answers. Target: 85 %" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(cells).toEqual(["DayScore", "2 Nov58 %", "5 Nov81 %"]);
});

test("a ring without a measurement says so and shows no number", () => {
  render(<Ring value={null} label="Not practised yet" />);
  expect(screen.getByRole("img", { name: "Not practised yet" }).textContent).toBe("");
});
