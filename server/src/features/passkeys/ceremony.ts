import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { User } from "contract/users";
import { passkeyRefused } from "../../http/problems.ts";
import type { PasskeyRow } from "./store.ts";

/** Who the passkeys are for: the host name, and the origin that the browser must have been on. */
export type RelyingParty = { id: string; origin: string };

const NAME = "Flight Attendant Interview Prep";
/** EdDSA, ES256 and RS256 (COSE numbers): every authenticator in use signs with one of them. */
const ALGORITHMS = [-8, -7, -257];
const PROVIDES_CREDENTIAL = { residentKey: "required", userVerification: "preferred" } as const;

/** Loaded when first asked for: it takes as long as the rest of a start together. */
const library = () => import("@simplewebauthn/server");

export async function registrationOptions(party: RelyingParty, user: User, known: PasskeyRow[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? user.name,
    userDisplayName: user.name,
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: PROVIDES_CREDENTIAL,
  });
}

/** Checks what the browser made; the challenge has been taken from the store before. */
export async function verifyRegistration(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) throw passkeyRefused();
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    signatureCount: counter,
    transports: transports ?? [],
  };
}

/** No credential is named: the browser offers whatever passkeys it has for this place. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: party.id, userVerification: "preferred" });
}

/** Checks a signature; gives the authenticator's new counter. */
export async function verifySignIn(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  challenge: string,
  passkey: PasskeyRow,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.signatureCount,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!result?.verified) throw passkeyRefused();
  return result.authenticationInfo.newCounter;
}

/** The challenge that the browser signed, as it says itself; what it is worth the store knows. */
export function challengeIn(credential: Record<string, unknown>): string {
  try {
    const { clientDataJSON } = credential["response"] as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    if (typeof challenge === "string") return challenge;
  } catch {
    // Not what a browser sends: refused below like any other challenge that is not ours.
  }
  throw passkeyRefused();
}
