import '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isUnavailable } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { BEHIND_MAX_MS, type Replica } from './replica.ts';

/**
 * Reads lists and figures from the replica, unless the caller has just written something. `work` only reads,
 * and may be done again, on the primary, where the replica fails. What is asked for by its id is not for it: it may be newer.
 */
export type Reads = <T>(
  request: FastifyRequest,
  work: (db: Kysely<Database>) => T | Promise<T>,
) => Promise<T>;

/** Longer than the replica may be behind, and than it takes to notice that it is. */
const WRITER_SECONDS = BEHIND_MAX_MS / 1000 + 20;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/* Errors of a replica: a statement cancelled by replay, and a row or table not replayed yet. */
const REPLICAS_OWN = /^(40001|40P01|42P01|42703|42883)$/;

const nameOf = (adminUrl: string) => (adminUrl.startsWith('https:') ? '__Host-wrote' : 'wrote');

/** @param replica undefined: everything is read on the primary */
export function createReads(db: Kysely<Database>, adminUrl: string, replica?: Replica): Reads {
  const name = nameOf(adminUrl);
  // A program that comes with a token keeps no cookies.
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
 * Marks the browser of a caller who has just written, so that their reads go to the primary until the replica has caught up. Nothing is kept here:
 * it does not matter which process answers next.
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
