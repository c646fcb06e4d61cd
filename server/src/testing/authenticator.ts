import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A passkey device in code: what navigator.credentials gives, for tests through HTTP. */
export type Authenticator = {
  register(options: Options, origin: string): Record<string, unknown>;
  signIn(options: Options, origin: string): Record<string, unknown>;
};

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** One device with one ES256 credential, its signature counter starting at zero. */
export function createAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let userHandle = "";
  let counter = 0;

  return {
    register: (options, origin) => {
      userHandle = options.user?.id ?? "";
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const authData = Buffer.concat([
        authenticatorData(options.rp?.id ?? "", PRESENT_AND_VERIFIED | HAS_CREDENTIAL, counter),
        credential,
      ]);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      return {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, origin).toString(
            "base64url",
          ),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    signIn: (options, origin) => {
      counter += 1;
      const authData = authenticatorData(options.rpId ?? "", PRESENT_AND_VERIFIED, counter);
      const client = clientData("webauthn.get", options.challenge, origin);
      const signed = Buffer.concat([authData, sha256(client)]);
      return {
        ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
          userHandle,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

/** COSE: key type EC2, algorithm ES256, curve P-256, x, y (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const point = (text: string) => cborBytes(Buffer.from(text, "base64url"));
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), point(x)],
    [Buffer.from([0x22]), point(y)],
  ]);
}

function cborHead(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 0xff]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}
