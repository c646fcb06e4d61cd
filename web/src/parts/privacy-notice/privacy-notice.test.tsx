import { render, screen } from "@testing-library/react";
import type { CoachEngine } from "contract/coach";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadWords } from "../../i18n/i18n.ts";
import { PrivacyNotice } from "./privacy-notice.tsx";

beforeAll(() => loadWords("account"));
afterEach(() => vi.unstubAllGlobals());

function show(answer: CoachEngine | null): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
  render(<PrivacyNotice headingLevel={2} />);
  return asked;
}

describe("the privacy notice says where words are sent", () => {
  test("nowhere, without a model service", async () => {
    const asked = show({
      engine: "built-in",
      service: null,
      transcriptService: null,
      speechService: null,
    });
    await screen.findByText(/nothing you write is sent to an AI service/);
    expect(asked).toEqual(["/api/coach"]);
  });

  test("to a connected service, by its name, and what goes along", async () => {
    show({
      engine: "model",
      service: "ai.example.org",
      transcriptService: null,
      speechService: null,
    });
    const sentence = await screen.findByText(/language model at ai\.example\.org/);
    expect(sentence.textContent).toContain("practice and interview answers");
    expect(screen.queryByText(/nothing you write is sent/)).toBeNull();
  });

  test("sound only to a service for transcripts, and only where it is asked for", async () => {
    show({
      engine: "built-in",
      service: null,
      transcriptService: "hear.example.org",
      speechService: null,
    });
    const sentence = await screen.findByText(/passes it on to hear\.example\.org/);
    expect(sentence.textContent).toContain("Only if you ask");
  });

  test("what recruiters say only to a service for voices, by its name", async () => {
    show({
      ...{ engine: "built-in", service: null, transcriptService: null },
      speechService: "say.example.org",
    });
    const sentence = await screen.findByText(/speech service at say\.example\.org/);
    expect(sentence.textContent).toContain("may repeat words of yours");
    expect(screen.queryByText(/sent to nobody from here/)).toBeNull();
  });

  test("that it does not know, without an answer of the server", async () => {
    show(null);
    expect(
      await screen.findAllByText(/this page cannot say until the server answers/),
    ).toHaveLength(3);
    expect(screen.queryByText(/nothing you write is sent/)).toBeNull();
  });
});
