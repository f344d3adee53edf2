import { RECOVERY_CODES, type RoleRule } from '@upcurve/contracts/account/second-factor';
import { ROLES, type Role } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';
import { countRows, type Db } from '../../db/client.ts';
import { newRecoveryCode, normaliseCode } from '../../lib/security/one-time-codes.ts';
import { sha256 } from '../../lib/security/tokens.ts';

const FAILING = sql`interval '1 hour'`;
const isFailing = sql<boolean>`coalesce(failing_since > now() - ${FAILING}, false)`;

/** Queries for second factors, recovery codes, and the roles that require a second factor. */
export function secondFactorQueries(db: Db) {
  const ofUser = (userId: string) => db.selectFrom('secondFactors').where('userId', '=', userId);

  return {
    /** Serialises disabling a factor and requiring one for a role. */
    lockRules: () => sql`select pg_advisory_xact_lock(hashtext('second-factor-rules'))`.execute(db),

    find: (userId: string) => ofUser(userId).select(['confirmedAt']).executeTakeFirst(),

    /**
     * Locks the factor, so that a code works only once in parallel requests. `now` is the database's clock, in ms since
     * the epoch.
     */
    lock: (userId: string) =>
      ofUser(userId)
        .selectAll()
        .select(isFailing.as('isFailing'))
        .select(sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`.as('now'))
        .select(
          sql<number>`ceil(extract(epoch from failing_since + ${FAILING} - now()))::int`.as('waitSeconds'),
        )
        .forUpdate()
        .executeTakeFirst(),

    /** Stores an unconfirmed secret, replacing an earlier unconfirmed one. False if a factor is already enabled. */
    async begin(userId: string, secret: Buffer): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('secondFactors')
        .values({ userId, secret })
        .onConflict((conflict) =>
          conflict
            .column('userId')
            .doUpdateSet({ secret, lastStep: 0 })
            .where('secondFactors.confirmedAt', 'is', null),
        )
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    take: (userId: string, lastStep: number) =>
      db
        .updateTable('secondFactors')
        .set({ lastStep, failures: 0, failingSince: null })
        .where('userId', '=', userId)
        .execute(),

    confirm: (userId: string, lastStep: number) =>
      db
        .updateTable('secondFactors')
        .set({ lastStep, failures: 0, failingSince: null, confirmedAt: sql`now()` })
        .where('userId', '=', userId)
        .execute(),

    /** Counts a wrong code. The count restarts one hour after its first failure. */
    fail: (userId: string) =>
      db
        .updateTable('secondFactors')
        .set({
          failures: sql`case when ${isFailing} then least(failures + 1, 1000) else 1 end`,
          failingSince: sql`case when ${isFailing} then failing_since else now() end`,
        })
        .where('userId', '=', userId)
        .execute(),

    async remove(userId: string): Promise<boolean> {
      await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      const { numDeletedRows } = await db
        .deleteFrom('secondFactors')
        .where('userId', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Replaces the recovery codes. The plain codes are returned only this once. */
    async newCodes(userId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
      await db
        .insertInto('recoveryCodes')
        .values(codes.map((code) => ({ userId, codeHash: sha256(normaliseCode(code)) })))
        .execute();
      return codes;
    },

    /** Uses up a recovery code; false if it is unknown or already used. */
    async useCode(userId: string, code: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recoveryCodes')
        .where('userId', '=', userId)
        .where('codeHash', '=', sha256(normaliseCode(code)))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    codesLeft: (userId: string) => countRows(db.selectFrom('recoveryCodes').where('userId', '=', userId)),

    async isRequired(role: Role): Promise<boolean> {
      const rule = db.selectFrom('secondFactorRoles').select('role').where('role', '=', role);
      return (await rule.executeTakeFirst()) !== undefined;
    },

    async require(role: Role, isRequired: boolean): Promise<void> {
      if (isRequired)
        await db
          .insertInto('secondFactorRoles')
          .values({ role })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else await db.deleteFrom('secondFactorRoles').where('role', '=', role).execute();
    },

    async rules(): Promise<RoleRule[]> {
      const required = await db.selectFrom('secondFactorRoles').select('role').execute();
      const without = await db
        .selectFrom('users')
        .leftJoin('secondFactors', (join) =>
          join.onRef('userId', '=', 'users.id').on('confirmedAt', 'is not', null),
        )
        .select((eb) => ['role', eb.fn.countAll<number>().as('count')])
        .where('secondFactors.userId', 'is', null)
        .where('isDisabled', '=', false)
        .groupBy('role')
        .execute();
      return ROLES.map((role) => ({
        role,
        isRequired: required.some((rule) => rule.role === role),
        without: without.find((each) => each.role === role)?.count ?? 0,
      }));
    },
  };
}

export type LockedFactor = NonNullable<Awaited<ReturnType<ReturnType<typeof secondFactorQueries>['lock']>>>;
