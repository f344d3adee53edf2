import { type CurrentUser, SESSION_DAYS, SESSION_IDLE_HOURS } from '@upcurve/contracts/account/account';
import { ROLE_PERMISSIONS, type Role } from '@upcurve/contracts/permissions';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { deleteInBatches } from '../../lib/database/delete-in-batches.ts';
import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import { randomToken, sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';

const IDLE = sql`interval ${sql.lit(`${SESSION_IDLE_HOURS} hours`)}`;
const ABSOLUTE = sql`interval ${sql.lit(`${SESSION_DAYS} days`)}`;
/** `last_seen_at` is updated at most this often, so that most requests do not write. */
const SEEN_EVERY = sql`interval '1 minute'`;

/* Evaluated when a session opens, so that nobody is locked out in the middle of their work. */
const MUST_ENROL = sql<boolean>`(
  exists (select from second_factor_roles rule where rule.role = users.role)
  and not exists (select from second_factors where user_id = users.id and confirmed_at is not null)
)`;

export interface NewSession {
  token: string;
  expiresAt: Date;
  version: number;
  mustEnrol: boolean;
}

export const clientOf = (request: FastifyRequest): SessionClient => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});

export interface SessionClient {
  address: string;
  userAgent: string | undefined;
}

export function toCurrentUser(user: {
  id: string;
  username: string;
  role: Role;
  zone: string | null;
  mustEnrol: boolean;
}): CurrentUser {
  const { id, username, role, zone, mustEnrol } = user;
  if (mustEnrol) return { id, username, role, permissions: [], mustEnrol };
  return { id, username, role, permissions: [...ROLE_PERMISSIONS[role]], ...(zone !== null && { zone }) };
}

/** Queries to create, find and end sessions. Tokens are stored as hashes only. */
export function sessionQueries(db: Db) {
  return {
    /**
     * Opens a session if the user still has that session version. Returns undefined if it was raised meanwhile, for
     * example by a new password or a disabled account.
     */
    async create(
      user: { id: string; sessionVersion: number },
      client: SessionClient,
    ): Promise<NewSession | undefined> {
      const token = randomToken();
      const session = await db
        .insertInto('sessions')
        .columns(['id', 'tokenHash', 'userId', 'expiresAt', 'address', 'userAgent', 'mustEnrol'])
        .expression((eb) =>
          eb
            .selectFrom('users')
            .select((row) => [
              row.val(uuidv7()).$castTo<string>().as('sessionId'),
              row.val(sha256(token)).as('tokenHash'),
              'users.id',
              sql<string>`now() + ${ABSOLUTE}`.as('expiresAt'),
              row.val(client.address).as('address'),
              row.val(client.userAgent?.slice(0, 300) ?? null).as('userAgent'),
              MUST_ENROL.as('mustEnrol'),
            ])
            .where('users.id', '=', user.id)
            .where('sessionVersion', '=', user.sessionVersion)
            .where('isDisabled', '=', false)
            // Takes the same lock as the later update of the user, so that of two parallel sign-ins one waits.
            .forNoKeyUpdate(),
        )
        .returning(['expiresAt', 'mustEnrol'])
        .executeTakeFirst();
      if (!session) return undefined;
      const { expiresAt, mustEnrol } = session;
      return { token, expiresAt: new Date(expiresAt), version: user.sessionVersion, mustEnrol };
    },

    /**
     * Finds the live session of a token and marks it as seen. Undefined if it ended or expired, or the user is
     * disabled.
     */
    async find(token: string, userId: string, version: number) {
      const session = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select([
          'sessions.id as sessionId',
          'users.id',
          'users.username',
          'users.role',
          'users.zone',
          'mustEnrol',
        ])
        .select(sql<boolean>`sessions.last_seen_at < now() - ${SEEN_EVERY}`.as('isStale'))
        .where('sessions.tokenHash', '=', sha256(token))
        .where('sessions.userId', '=', userId)
        .where('users.sessionVersion', '=', version)
        .where('users.isDisabled', '=', false)
        .where('sessions.expiresAt', '>', sql<string>`now()`)
        .where('sessions.lastSeenAt', '>', sql<string>`now() - ${IDLE}`)
        .executeTakeFirst();
      if (session?.isStale) {
        await db
          .updateTable('sessions')
          .set({ lastSeenAt: sql`now()` })
          .where('id', '=', session.sessionId)
          .execute();
      }
      return session;
    },

    list: (userId: string) =>
      db
        .selectFrom('sessions')
        .select(['id', 'createdAt', 'lastSeenAt', 'expiresAt', 'address', 'userAgent'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', sql<string>`now()`)
        .where('lastSeenAt', '>', sql<string>`now() - ${IDLE}`)
        .orderBy('createdAt', 'desc')
        .execute(),

    async end(id: string, userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endAll(userId: string, but?: string): Promise<void> {
      let query = db.deleteFrom('sessions').where('userId', '=', userId);
      if (but) query = query.where('id', '!=', but);
      await query.execute();
    },

    forgetEnded: () =>
      deleteInBatches(db, 'sessions', sql`(expires_at < now() or last_seen_at < now() - ${IDLE})`),
  };
}

export const accountJobs = ({ db }: Services): Job[] => [
  { name: 'forget-ended-sessions', cron: HOURLY, run: () => sessionQueries(db).forgetEnded() },
];
