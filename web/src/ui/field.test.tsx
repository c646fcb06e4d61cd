import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

function described(control: HTMLElement) {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test.each([
  ["a line", <TextInput key="c" />],
  ["an area", <TextArea key="c" />],
  [
    "a list",
    <Select key="c">
      <option>Emirates</option>
    </Select>,
  ],
])("%s is labelled, and says its error first, then its hint and what is left", (_, control) => {
  const field = (error: string | undefined) => (
    <Field label="Feedback" hint="For the candidate" error={error} counter="4 of 10" isRequired>
      {control}
    </Field>
  );
  const { rerender } = render(field(undefined));
  const element = screen.getByLabelText<HTMLInputElement>("Feedback");
  expect(element.required).toBe(true);
  expect(element.getAttribute("aria-invalid")).toBeNull();
  expect(described(element)).toEqual(["For the candidate", "4 of 10"]);

  rerender(field("Detailed feedback is required"));
  expect(element.getAttribute("aria-invalid")).toBe("true");
  expect(described(element)).toEqual([
    "Detailed feedback is required",
    "For the candidate",
    "4 of 10",
  ]);
});

test("past its limit it is invalid even before anybody says why", () => {
  render(
    <Field label="Action" counter="5,001 of 5,000" isOverLimit>
      <TextArea />
    </Field>,
  );
  expect(screen.getByLabelText("Action").getAttribute("aria-invalid")).toBe("true");
});
