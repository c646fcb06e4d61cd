import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { loadWords } from "../../../i18n/i18n.ts";
import { PrivacyLink } from "./privacy-link.tsx";

test("the privacy notice can be read before anybody has signed in", async () => {
  await loadWords("landing");
  render(<PrivacyLink />);
  await userEvent.click(screen.getByRole("button", { name: "Privacy" }));
  await screen.findByRole("dialog", { name: "Privacy notice" });
  expect(screen.getByRole("heading", { name: "Cookies" })).toBeTruthy();
});
