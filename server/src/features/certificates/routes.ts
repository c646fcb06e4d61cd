import { certificateNumber } from "contract/certificate-terms";
import { findCertificate } from "contract/certificates.routes";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import type { Limits } from "../../http/limits.ts";
import { unknownCertificate } from "../../http/problems.ts";
import { findByNumber } from "./store.ts";

/** A certificate's number is its key: whoever has it reads what it says, and whether it still holds. */
export function bindCertificates(api: Api, { db, limits }: { db: Database; limits: Limits }): void {
  api.on(findCertificate, async (c) => {
    await limits.count("certificate", personOf(c).id);
    const found = await findByNumber(db, certificateNumber(c.req.valid("param").number));
    if (!found) throw unknownCertificate();
    return c.json(found, 200);
  });
}
