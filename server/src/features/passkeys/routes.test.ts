import { Passkey } from "contract/passkeys";
import { beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "../../clock.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { type Client, startApp, type TestApp } from "../../testing/test-app.ts";

const ORIGIN = "http://localhost";

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(database());
  });

  const register = async (ana: Client, device = createAuthenticator(), label = "Ana's phone") => {
    const options = await ana.send("POST", "/api/passkeys/registration-options");
    const credential = device.register(options.body, ORIGIN);
    return {
      device,
      credential,
      answer: await ana.send("POST", "/api/passkeys", { ...credential, label }),
    };
  };
  const startSignIn = async (visitor: Client) =>
    (await visitor.send("POST", "/api/passkeys/authentication-options")).body;

  test("a passkey brings the account back after sign-out", async () => {
    const ana = await app.signIn();
    const { device, answer } = await register(ana);
    expect(answer.status).toBe(201);
    expect(Passkey.parse(answer.body)).toMatchObject({ label: "Ana's phone", lastUsedAt: null });
    expect((await ana.get("/api/session")).body.hasPasskey).toBe(true);
    await ana.send("DELETE", "/api/session");

    const visitor = app.client();
    const signed = device.signIn(await startSignIn(visitor), ORIGIN);
    const { status, body } = await visitor.send("POST", "/api/passkeys/authentication", signed);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ana.user.id, name: "Ana Lima", hasPasskey: true });
    expect((await visitor.get("/api/session")).body.id).toBe(ana.user.id);
    const [passkey] = (await visitor.get("/api/passkeys")).body;
    expect(passkey.lastUsedAt).toBe(app.now.toISOString());
  });

  describe("is refused", () => {
    test("when a challenge is used twice", async () => {
      const { device } = await register(await app.signIn());
      const visitor = app.client();
      const options = await startSignIn(visitor);
      const send = () =>
        visitor.send("POST", "/api/passkeys/authentication", device.signIn(options, ORIGIN));
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(400);
    });

    test("when the challenge is older than five minutes", async () => {
      const own = await startApp(database());
      const { device } = await register(await own.signIn());
      const visitor = own.client();
      const options = await startSignIn(visitor);
      own.now = new Date(own.now.getTime() + 5 * MINUTE_MS + 1);
      const signed = device.signIn(options, ORIGIN);
      expect((await visitor.send("POST", "/api/passkeys/authentication", signed)).status).toBe(400);
    });

    test("when it was signed on another site", async () => {
      const { device } = await register(await app.signIn());
      const visitor = app.client();
      const signed = device.signIn(await startSignIn(visitor), "http://localhost.example");
      expect((await visitor.send("POST", "/api/passkeys/authentication", signed)).status).toBe(400);
      expect(visitor.cookie).toBeNull();
    });

    test("when the signature is another device's", async () => {
      const { credential } = await register(await app.signIn());
      const visitor = app.client();
      const forged = { ...createAuthenticator().signIn(await startSignIn(visitor), ORIGIN) };
      const sent = { ...forged, id: credential["id"], rawId: credential["id"] };
      expect((await visitor.send("POST", "/api/passkeys/authentication", sent)).status).toBe(400);
    });

    test("when nobody registered it", async () => {
      const visitor = app.client();
      const device = createAuthenticator();
      const signed = device.signIn(await startSignIn(visitor), ORIGIN);
      const { status, body } = await visitor.send("POST", "/api/passkeys/authentication", signed);
      expect(status).toBe(401);
      expect(body.title).toBe("The passkey is not known");
    });

    test("when another person's challenge is registered, or the same device twice", async () => {
      const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
      const options = await ana.send("POST", "/api/passkeys/registration-options");
      const device = createAuthenticator();
      const stolen = device.register(options.body, ORIGIN);
      expect((await ben.send("POST", "/api/passkeys", stolen)).status).toBe(400);
      expect((await register(ana, device)).answer.status).toBe(201);
      expect((await register(ana, device)).answer.status).toBe(409);
    });

    test("when it is not what a browser sends", async () => {
      const visitor = app.client();
      for (const sent of [{ id: "x" }, { id: "x", response: { clientDataJSON: "?" } }])
        expect((await visitor.send("POST", "/api/passkeys/authentication", sent)).status).toBe(400);
    });

    test("at an address without a name", async () => {
      const answer = await app.request(
        "http://192.168.1.7:3000/api/passkeys/authentication-options",
        {
          method: "POST",
        },
      );
      expect(answer.status).toBe(409);
    });
  });

  test("can be removed by its owner only", async () => {
    const [ana, ben] = [await app.signIn(), await app.signIn({ name: "Ben" })];
    const { answer, device } = await register(ana);
    const path = `/api/passkeys/${encodeURIComponent(answer.body.id)}`;
    expect((await ben.send("DELETE", path)).status).toBe(403);
    expect((await ana.send("DELETE", path)).status).toBe(204);
    expect((await ana.send("DELETE", path)).status).toBe(404);
    expect((await ana.get("/api/passkeys")).body).toEqual([]);
    const visitor = app.client();
    const signed = device.signIn(await startSignIn(visitor), ORIGIN);
    expect((await visitor.send("POST", "/api/passkeys/authentication", signed)).status).toBe(401);
  });
});
