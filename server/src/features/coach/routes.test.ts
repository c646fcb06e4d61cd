import { expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp } from "../../testing/test-app.ts";

onEachDatabase((database) => {
  test("anybody may ask where answers are sent: nowhere", async () => {
    const app = await startApp(database());
    const { status, body } = await app.client().get("/api/coach");
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ engine: "built-in", service: null, transcriptService: null, speechService: null },
    });
  });

  test("a connected service is named by its host, and by nothing else of its address", async () => {
    const app = await startApp(database(), {
      ...{ modelHost: "ai.example.org", speechHost: "say.example.org" },
    });
    const { text, body } = await app.client().get("/api/coach");
    expect(body).toEqual({
      ...{ engine: "model", service: "ai.example.org", transcriptService: null },
      speechService: "say.example.org",
    });
    expect(text).not.toContain("/v1");
  });
});
