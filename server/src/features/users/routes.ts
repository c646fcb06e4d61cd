import {
  changeCulturalContext,
  changeUser,
  deleteUser as deleteUserRoute,
  exportUser,
  getUser,
} from "contract/users.routes";
import { isKnownAirline } from "../../accounts/airlines.ts";
import { ownId } from "../../accounts/own-id.ts";
import type { Sessions } from "../../accounts/sessions.ts";
import { deleteUser, type NewAccount, updateUser } from "../../accounts/store.ts";
import { type Announcement, announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import type { Limits } from "../../http/limits.ts";
import { invalidFields, notSignedIn } from "../../http/problems.ts";
import { noContent, sendJson } from "../../http/send.ts";
import type { ExportPerson } from "./export.ts";

export function bindUsers(
  api: Api,
  deps: {
    db: Database;
    sessions: Sessions;
    limits: Limits;
    exportPerson: ExportPerson;
    /** What other people have to do with an account is settled before it goes. */
    leave: (tx: Database, userId: string) => Promise<void>;
  },
): void {
  const { db, sessions, limits, exportPerson, leave } = deps;

  const change = async (id: string, fields: Partial<NewAccount>) => {
    const keys: Announcement["keys"] = fields.timezone ? ["user", "progress"] : ["user"];
    const user = await db.transaction(async (tx) => {
      const changed = await updateUser(tx, id, fields);
      await announce(tx, { userId: id, keys });
      return changed;
    });
    if (!user) throw notSignedIn();
    return user;
  };

  api.on(getUser, async (c) => {
    await ownId(c, db, c.req.valid("param").id);
    return c.json(personOf(c), 200);
  });

  api.on(changeUser, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").id);
    const { name, targetAirline, interviewDate, accommodations } = c.req.valid("json");
    if (targetAirline && !isKnownAirline(targetAirline))
      throw invalidFields([{ path: "targetAirline", key: "field-unknown-airline" }]);
    const fields = { name, targetAirline, interviewDate, accommodations };
    return c.json(await change(id, withoutAbsent(fields)), 200);
  });

  api.on(changeCulturalContext, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").id);
    return c.json(await change(id, withoutAbsent(c.req.valid("json"))), 200);
  });

  api.on(exportUser, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").id);
    await limits.count("export", id);
    const everything = await exportPerson(personOf(c));
    return sendJson(c, JSON.stringify(everything, null, 2), 200, {
      "Content-Disposition": 'attachment; filename="flight-attendant-interview-prep.json"',
    });
  });

  api.on(deleteUserRoute, async (c) => {
    const id = await ownId(c, db, c.req.valid("param").id);
    await db.transaction(async (tx) => {
      await leave(tx, id);
      await deleteUser(tx, id);
      await announce(tx, { userId: id, keys: ["user"], isGone: true });
    });
    await sessions.end(c);
    return noContent(c);
  });
}

/** Fields that were sent; an absent one is left as it is. */
function withoutAbsent<Fields extends object>(fields: Fields): Partial<NewAccount> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
