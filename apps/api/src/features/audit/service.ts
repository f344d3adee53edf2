import { isDeepStrictEqual } from 'node:util';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { AUDIT_ACTIONS, AUDIT_MONTHS, type AuditAction } from '@upcurve/contracts/account/audit';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { deleteInBatches } from '../../lib/database/delete-in-batches.ts';
import { currentCaller } from '../../lib/http/current-caller.ts';
import { mayNameAddress } from '../../lib/search/mentions.ts';
import { searchText } from '../../lib/search/search.ts';

/** The details of an audit log entry. They never contain personal data of leads, only ids. */
export interface AuditDetails {
  /** The name of the subject, such as a member or a post. Empty by default. */
  what?: string;
  subjectId?: string | number | undefined;
  before?: object | undefined;
  after?: object | undefined;
  /** The actor, if the session does not name them: at sign-in there is no session yet. */
  actor?: Pick<CurrentUser, 'id' | 'username'> | undefined;
}

/** Maximum length of the searchable text of a change, in characters. */
const SEARCHED = 4000;
const jsonOf = (facts: object | undefined) => (facts ? JSON.stringify(facts) : null);

/**
 * Adds an audit log entry for the current caller. Call it in the transaction of the change, so that both are stored or
 * neither.
 */
export async function audit(trx: Db, action: AuditAction, done: AuditDetails = {}): Promise<void> {
  const asker = currentCaller();
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

const MOVED = new Set(['version', 'updatedAt']);

/** Returns the differences between two states, in the form that `audit` takes. */
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

/** Deletes expired entries; the table allows no other deletes. Returns how many. */
export const forgetOldEntries = (db: Db): Promise<number> =>
  deleteInBatches(db, 'auditLog', sql`created_at < now() - make_interval(months => ${AUDIT_MONTHS})`);

/** Records an export. Filters that may contain a name or address are recorded without their value. */
export function auditExport(
  db: Db,
  what: string,
  { search, ...filter }: { search?: string | undefined; [name: string]: unknown },
) {
  const recorded = Object.entries(filter).map(([key, value]) => [
    key,
    mayNameAddress(String(value)) ? 'an address' : value,
  ]);
  return audit(db, 'export', {
    what,
    after: { ...Object.fromEntries(recorded), ...(search && { search: 'a term' }) },
  });
}
