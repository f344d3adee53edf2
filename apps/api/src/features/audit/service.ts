import { isDeepStrictEqual } from 'node:util';
import type { CurrentUser } from '@upcurve/contracts/account';
import { AUDIT_ACTIONS, AUDIT_MONTHS, type AuditAction } from '@upcurve/contracts/audit';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { searchText } from '../../lib/search.ts';
import { whoAsks } from '../../lib/who-asks.ts';

/** What was done. Leads and what they are called by never go into it: only their ids. */
export interface Done {
  /** Names the subject, such as a member or a post. Default empty. */
  what?: string;
  subjectId?: string | number | undefined;
  before?: object | undefined;
  after?: object | undefined;
  /** Who did it, where that is not whom the session names: at sign-in there is none yet. */
  actor?: Pick<CurrentUser, 'id' | 'username'> | undefined;
}

/** Characters of what changed that search looks through. */
const SEARCHED = 4000;
const jsonOf = (facts: object | undefined) => (facts ? JSON.stringify(facts) : null);

/** Writes down what was done, by whoever asks for it. In the transaction that does it: either both are there or neither. */
export async function audit(trx: Db, action: AuditAction, done: Done = {}): Promise<void> {
  const asker = whoAsks();
  const actor = done.actor ?? asker?.user;
  const { what = '' } = done;
  const row = {
    actorId: actor?.id ?? null,
    actorName: actor?.username ?? null,
    address: asker?.address ?? null,
    what,
    subjectId: done.subjectId === undefined ? null : String(done.subjectId),
    before: jsonOf(done.before),
    after: jsonOf(done.after),
  };
  const facts = [row.before, row.after].map((json) => json?.slice(0, SEARCHED).toWellFormed());
  const words = [row.actorName, AUDIT_ACTIONS[action], what, row.subjectId, row.address, ...facts];
  await trx
    .insertInto('auditLog')
    .values({ ...row, id: uuidv7(), action, searchText: searchText(words) })
    .execute();
}

/** Columns that every change moves. */
const MOVED = new Set(['version', 'updatedAt']);

/** Of two states of a thing what differs, as `audit` takes it. */
export function changesOf(was: object, is: object): { before: object; after: object } {
  const before: Record<string, unknown> = { ...was };
  const after: Record<string, unknown> = { ...is };
  for (const key of Object.keys({ ...before, ...after })) {
    if (!MOVED.has(key) && !isDeepStrictEqual(before[key], after[key])) continue;
    delete before[key];
    delete after[key];
  }
  return { before, after };
}

/** Deletes what is past its time, which is all that the table lets go; gives how many. */
export async function forgetOldEntries(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auditLog')
    .where('createdAt', '<', sql<string>`now() - make_interval(months => ${AUDIT_MONTHS})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Writes down that a list was taken out; of what may be somebody's name or address only that it was asked for. */
export function auditExport(db: Db, what: string, { search, ...filter }: { search?: string | undefined }) {
  const kept = Object.entries(filter).map(([key, value]) => [
    key,
    String(value).includes('@') ? 'an address' : value,
  ]);
  return audit(db, 'export', {
    what,
    after: { ...Object.fromEntries(kept), ...(search && { search: 'a term' }) },
  });
}
