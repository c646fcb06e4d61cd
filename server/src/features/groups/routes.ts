import {
  changeGroup,
  createGroup,
  deleteGroup,
  findByCode,
  getGroup,
  giveAssignment,
  invite,
  issueCertificates,
  joinGroup,
  leaveGroup,
  listGroups,
  listJoinedGroups,
  postNotice,
  removeAssignment,
  removeMember,
  removeNotice,
  withdrawCertificate,
} from "contract/groups.routes";
import { refuseOrphan } from "../../accounts/orphan.ts";
import { announce } from "../../db/changes.ts";
import type { Database } from "../../db/database.ts";
import { type Api, personOf } from "../../http/api.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { Limits } from "../../http/limits.ts";
import { pageLinks } from "../../http/page-links.ts";
import { noContent, sendJson } from "../../http/send.ts";
import type { Tell } from "../../notices/notices.ts";
import { type Groups, writeGroup } from "./service.ts";
import { listConnected, listGroupsOf, listJoined, tellOfLedGroups } from "./store.ts";

const EVERY = { limit: 100_000, after: null };

/** What a person's groups are in their export: those that they lead, and those that they have joined. */
export async function exportGroups(db: Database, userId: string) {
  const [led, joined] = await Promise.all([
    listGroupsOf(db, userId, EVERY),
    listJoined(db, userId),
  ]);
  return {
    led: led.map(writeGroup),
    joined: joined.map(({ group, trainerName }) => ({ name: group.name, trainerName })),
  };
}

/** Tells those whom somebody's groups connect them with that the account goes, and the groups with it. */
export async function leaveGroups(tx: Database, userId: string, tell: Tell): Promise<void> {
  await tellOfLedGroups(tx, userId, tell);
  for (const other of await listConnected(tx, userId))
    await announce(tx, { userId: other, keys: ["groups", "shared-answers"] });
}

export function bindGroups(
  api: Api,
  { db, groups, limits }: { db: Database; groups: Groups; limits: Limits },
): void {
  api.on(createGroup, async (c) => {
    const { name } = c.req.valid("json");
    return c.json(await groups.create(personOf(c), name).catch(refuseOrphan), 201);
  });

  api.on(listGroups, async (c) => {
    const { limit, cursor } = c.req.valid("query");
    const after = readCursor(cursor);
    // One more than asked for tells whether there is a next page.
    const rows = await listGroupsOf(db, personOf(c).id, { limit: limit + 1, after });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = rows.length > limit && last ? { next: writeCursor(last) } : {};
    const links = pageLinks(c.req.url, more, "cursor");
    return sendJson(c, JSON.stringify(page.map(writeGroup)), 200, {
      ...(links && { Link: links }),
    });
  });

  // Before the routes with an id in this place.
  api.on(listJoinedGroups, async (c) =>
    sendJson(c, JSON.stringify(await groups.joined(personOf(c)))),
  );

  api.on(findByCode, async (c) => {
    const me = personOf(c);
    await limits.count("join-code", me.id);
    return c.json(await groups.byCode(me, c.req.valid("param").code), 200);
  });

  api.on(joinGroup, async (c) => {
    const me = personOf(c);
    await limits.count("join-code", me.id);
    const { code } = c.req.valid("json");
    return c.json(await groups.join(me, code).catch(refuseOrphan), 201);
  });

  api.on(leaveGroup, async (c) => {
    await groups.leave(personOf(c), c.req.valid("param").id);
    return noContent(c);
  });

  api.on(getGroup, async (c) =>
    sendJson(c, JSON.stringify(await groups.board(personOf(c), c.req.valid("param").id))),
  );

  api.on(changeGroup, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await groups.change(personOf(c), id, c.req.valid("json")), 200);
  });

  api.on(deleteGroup, async (c) => {
    await groups.remove(personOf(c), c.req.valid("param").id);
    return noContent(c);
  });

  api.on(invite, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await groups.invite(personOf(c), id, c.req.valid("json")), 201);
  });

  api.on(removeMember, async (c) => {
    const { id, part } = c.req.valid("param");
    await groups.removeMember(personOf(c), id, part);
    return noContent(c);
  });

  api.on(giveAssignment, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await groups.assign(personOf(c), id, c.req.valid("json")), 201);
  });

  api.on(postNotice, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await groups.tell(personOf(c), id, c.req.valid("json").text), 201);
  });

  api.on(issueCertificates, async (c) => {
    const { memberIds } = c.req.valid("json");
    return c.json(await groups.certify(personOf(c), c.req.valid("param").id, memberIds), 201);
  });

  api.on(withdrawCertificate, async (c) => {
    const { id, part } = c.req.valid("param");
    await groups.withdraw(personOf(c), id, part);
    return noContent(c);
  });

  for (const [route, kind] of [
    [removeAssignment, "assignments"],
    [removeNotice, "notices"],
  ] as const)
    api.on(route, async (c) => {
      const { id, part } = c.req.valid("param");
      await groups.removePart(personOf(c), kind, { id, partId: part });
      return noContent(c);
    });
}
