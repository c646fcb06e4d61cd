import { describe, expect, test } from "vitest";
import { ConfigurationError, readConfiguration } from "./env.ts";

describe("the configuration", () => {
  test("needs nothing: the defaults are for one machine", () => {
    expect(readConfiguration({ PUBLIC_URL: "", TLS_CERT: " " })).toEqual({
      host: "127.0.0.1",
      port: 3000,
      dataFolder: "./data",
      databaseUrl: null,
      publicUrl: null,
      trustedProxies: 0,
      tls: null,
    });
  });

  test("reads every variable", () => {
    const read = readConfiguration({
      HOST: "0.0.0.0",
      PORT: "8443",
      DATABASE_URL: "postgresql://app@db/prep",
      PUBLIC_URL: "https://prep.example.org",
      TRUST_PROXY: "true",
      TLS_CERT: "cert.pem",
      TLS_KEY: "key.pem",
    });
    expect(read).toMatchObject({
      host: "0.0.0.0",
      port: 8443,
      databaseUrl: "postgresql://app@db/prep",
      trustedProxies: 1,
      tls: { certificateFile: "cert.pem", keyFile: "key.pem" },
    });
    expect(read.publicUrl?.origin).toBe("https://prep.example.org");
  });

  test.each([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://db/prep" }],
    ["PUBLIC_URL", { PUBLIC_URL: "prep.example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.org/prep" }],
    ["TRUST_PROXY", { TRUST_PROXY: "maybe" }],
    ["TLS_KEY", { TLS_CERT: "cert.pem" }],
    ["TLS_CERT", { TLS_KEY: "key.pem" }],
  ])("refuses a wrong %s in a sentence that begins with its name", (name, environment) => {
    const read = () => readConfiguration(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
  });
});
