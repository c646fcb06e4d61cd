import { beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../../testing/databases.ts";
import { startApp, type TestApp } from "../../testing/test-app.ts";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });
  const path = (id: string) => `/api/questions/${id}/bookmark`;

  describe("bookmarks", () => {
    test("are listed latest first, each once, and taken away again", async () => {
      const ana = await app.signIn();
      for (const id of ["stayed-calm", "difficult-customer", "stayed-calm"])
        expect((await ana.send("PUT", path(id))).status).toBe(204);
      const list = async () => (await ana.get("/api/questions/bookmarks")).body;
      expect(await list()).toEqual(["difficult-customer", "stayed-calm"]);
      for (let turn = 0; turn < 2; turn++)
        expect((await ana.send("DELETE", path("difficult-customer"))).status).toBe(204);
      expect(await list()).toEqual(["stayed-calm"]);
    });

    test("are of questions in the bank", async () => {
      const ana = await app.signIn();
      for (const method of ["PUT", "DELETE"])
        expect((await ana.send(method, path("nope"))).body.detail).toBe(
          "There is no such question.",
        );
    });

    test("are one's own, for somebody signed in", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      await ana.send("PUT", path("stayed-calm"));
      expect((await ben.get("/api/questions/bookmarks")).body).toEqual([]);
      const visitor = app.client();
      expect((await visitor.get("/api/questions/bookmarks")).status).toBe(401);
      expect((await visitor.send("PUT", path("stayed-calm"))).status).toBe(401);
    });

    test("two at once of the same question are one", async () => {
      const ana = await app.signIn();
      const both = await Promise.all([
        ana.send("PUT", path("stayed-calm")),
        ana.send("PUT", path("stayed-calm")),
      ]);
      expect(both.map(({ status }) => status)).toEqual([204, 204]);
      expect((await ana.get("/api/questions/bookmarks")).body).toEqual(["stayed-calm"]);
    });
  });
});
