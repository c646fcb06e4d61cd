import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MessageText } from "./message-text.tsx";

test("each part says its language, so that facts in English are read aloud as English", () => {
  render(
    <MessageText
      text={
        "Emirates pide al menos 160 cm y tú dices 158 cm: no lo cumples.\n\nFingertips at 212 cm, on tiptoe and without shoes; both figures are asked for.\n\nDXB"
      }
    />,
  );
  expect(screen.getByText(/Emirates pide/).lang).toBe("es");
  expect(screen.getByText(/Fingertips/).lang).toBe("en");
  expect(screen.getByText("DXB").lang).toBe("");
});
