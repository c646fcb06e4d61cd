import { z } from "zod";
import { CERTIFICATE_LENGTH } from "./certificate-terms.ts";
import { ASSIGNMENT_KINDS, GROUP_MEMBERS_MAX } from "./group-terms.ts";
import { REVIEW_SET_IDS } from "./review-terms.ts";
import { SCENARIO_IDS } from "./scenario-terms.ts";

/** One thing that was asked and done. */
const CertifiedWork = z.object({
  kind: z.enum(ASSIGNMENT_KINDS),
  set: z.enum(REVIEW_SET_IDS).nullable(),
  ownSetName: z.string().nullable(),
  scenario: z.enum(SCENARIO_IDS).nullable(),
  /** Cards known of those that the gate took, answers or interviews stored, or 1 for a scenario. */
  done: z.number().int().min(1),
  doneAt: z.iso.datetime(),
});
export type CertifiedWork = z.infer<typeof CertifiedWork>;

/** What a certificate says, as it stood when it was issued: nothing that happens later changes it. */
export const CertificateContent = z.object({
  name: z.string(),
  group: z.string(),
  trainerName: z.string(),
  work: z.array(CertifiedWork).min(1),
});
export type CertificateContent = z.infer<typeof CertificateContent>;

export const Certificate = CertificateContent.extend({
  number: z.string().length(CERTIFICATE_LENGTH),
  issuedAt: z.iso.datetime(),
  /** When its trainer withdrew it; null while it holds. */
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate of a group that holds, as the group's trainer lists it. */
export const IssuedCertificate = z.object({
  number: z.string().length(CERTIFICATE_LENGTH),
  name: z.string(),
  /** Null of somebody who has left the group. */
  memberId: z.uuid().nullable(),
  issuedAt: z.iso.datetime(),
});
export type IssuedCertificate = z.infer<typeof IssuedCertificate>;

export const NewCertificates = z.object({
  memberIds: z.array(z.uuid()).min(1, "Choose at least one member").max(GROUP_MEMBERS_MAX),
});
export type NewCertificates = z.infer<typeof NewCertificates>;

/** As people type it. */
export const CertificateNumber = z.string().max(40);
