import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isUnavailable } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { BEHIND_MAX_MS, type Replica } from './replica.ts';

/**
 * Reads lists and statistics from the replica, unless the caller has just written something. `work` must only read: if
 * the replica fails, it runs again on the primary. Read single rows by id from the primary, since the replica may not
 * have them yet.
 */
export type Reads = <T>(
  request: FastifyRequest,
  work: (db: Kysely<Database>) => T | Promise<T>,
) => Promise<T>;

/** Longer than the replica may lag, plus the time it takes to notice a larger lag. */
const WRITER_SECONDS = BEHIND_MAX_MS / 1000 + 20;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/* Errors that occur only on a replica: replay cancelled a statement, or a row or table is not replayed yet. */
const REPLICAS_OWN = /^(40001|40P01|42P01|42703|42883)$/;

const nameOf = (adminUrl: string) => (adminUrl.startsWith('https:') ? '__Host-wrote' : 'wrote');

/** @param replica if undefined, everything is read from the primary */
export function createReads(db: Kysely<Database>, adminUrl: string, replica?: Replica): Reads {
  const name = nameOf(adminUrl);
  // API clients with a token do not store cookies.
  const mayBeBehind = ({ cookies, headers }: FastifyRequest) =>
    !cookies[name] && !/^Bearer\b/i.test(headers.authorization ?? '');
  return async (request, work) => {
    const near = mayBeBehind(request) ? replica?.db() : undefined;
    if (!near) return work(db);
    try {
      return await work(near);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!isUnavailable(error as Error) && !REPLICAS_OWN.test(code)) throw error;
      return work(db);
    }
  };
}

/**
 * Marks the browser of a caller who has just written, so that their reads go to the primary until the replica has
 * caught up. The mark is a cookie, so any process may answer the next request.
 */
export function markWriters(app: FastifyInstance, adminUrl: string): void {
  const secure = adminUrl.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    if (!request.user || READS.has(request.method)) return;
    reply.setCookie(nameOf(adminUrl), '1', {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: WRITER_SECONDS,
    });
  });
}
