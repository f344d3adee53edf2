import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type SqlBool, sql } from 'kysely';

const ZONE = sql.lit(AGENCY_ZONE);

/** When today begins and ends in the agency's time zone. */
export const TODAY = sql`(date_trunc('day', now() at time zone ${ZONE}) at time zone ${ZONE})`;
export const TOMORROW = sql`((date_trunc('day', now() at time zone ${ZONE}) + interval '1 day') at time zone ${ZONE})`;

const IS_DUE = sql<SqlBool>`(outcome = 'open' and follow_up_at < ${TOMORROW})`;
const IS_NEW = sql<SqlBool>`(outcome = 'open' and status = 'new' and follow_up_at is null)`;

/** The rank of a lead in the order "due first", highest first: it is due, new without a plan, or neither. */
export const DUE_RANK = sql<number>`(case when ${IS_DUE} then 2 when ${IS_NEW} then 1 else 0 end)`;

/** The conditions of the ranks, in their order. */
export const DUE_GROUPS = [IS_DUE, IS_NEW, sql<SqlBool>`${DUE_RANK} = 0`];
