import { NETWORK_SHARE_MAX, UNCONFIRMED_PER_DAY } from '@upcurve/contracts/bookings/bookings';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import { sql } from 'kysely';
import type { Trx } from '../../db/client.ts';
import { HttpError } from '../../lib/http/errors.ts';
import { isDummyPhone, phoneKey } from '../../lib/search/phone.ts';
import type { RateLimits } from '../../lib/security/rate-limits.ts';
import { startsTakenBy } from './free-starts.ts';
import type { BookableType } from './meeting-types.ts';
import { countStarts } from './slots.ts';

/** How many meetings one person can have ahead, and how many they can book in a day, cancelled ones included. */
const AHEAD_MAX = 2;
const PER_DAY_MAX = 4;
/** How many bookings of one network may wait for their confirmation at once. */
const HELD_MAX = 2;
const DAY = 24 * 60 * 60 * 1000;

/** Its lead is not in quarantine. */
const IS_IN_FORCE = sql`lead_id in (select id from leads)`;

interface Visitor {
  email: string;
  phone?: string | null;
}

/** Matches the bookings of everyone with this address or number, and of the person whom staff know under them. */
function ofVisitor({ email, phone }: Visitor) {
  const address = email.toLowerCase();
  const key = phoneKey(phone);
  const number = key === null || isDummyPhone(key) ? null : key;
  return sql<boolean>`(
    lead.email_key = ${address} or lead.phone_key = ${number}
    or lead.person_id in (select person_id from leads where email_key = ${address}))`;
}

/** Counts the bookings of a visitor: those ahead, and those made since yesterday. Held ones do not count. */
async function countOwn(trx: Trx, visitor: Visitor) {
  const { rows } = await sql<{ ahead: number; recent: number }>`
    select
      count(*) filter (where bookings.status = 'booked' and starts_at > now())::int as ahead,
      count(*) filter (where bookings.created_at > now() - interval '1 day')::int as recent
    from bookings join leads as lead on lead.id = lead_id
    where bookings.source <> 'admin' and ${ofVisitor(visitor)}`.execute(trx);
  return rows[0] ?? { ahead: 0, recent: 0 };
}

export const hasTwoAhead = async (trx: Trx, visitor: Visitor): Promise<boolean> =>
  (await countOwn(trx, visitor)).ahead >= AHEAD_MAX;

/**
 * Returns why a booking has to be confirmed by email before it takes its slot. Without mail nobody could confirm it, so
 * that a busy day is no reason then.
 */
export async function confirmationReason(
  trx: Trx,
  { limits, canMail }: { limits: RateLimits; canMail: boolean },
  visitor: Visitor,
): Promise<QuarantineReason | undefined> {
  const { ahead, recent } = await countOwn(trx, visitor);
  if (ahead >= AHEAD_MAX || recent >= PER_DAY_MAX) return 'many-bookings';
  if (!canMail) return undefined;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings
    where created_at > now() - interval '1 day' and ${IS_IN_FORCE} and source <> 'admin'`.execute(trx);
  return (rows[0]?.count ?? 0) >= limits.scaled(UNCONFIRMED_PER_DAY) ? 'busy-day' : undefined;
}

const tooManyOfNetwork = () =>
  new HttpError(429, 'Too many meetings have been booked from your network. Please call or write to us.', {
    retryAfter: DAY / 1000,
  });

/** Refuses a further held booking of a network. @throws {HttpError} 429 */
export async function checkHeldOf(
  trx: Trx,
  { limits }: { limits: RateLimits },
  network: string,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings
    where network = ${network} and held_until > now()`.execute(trx);
  if ((rows[0]?.count ?? 0) >= limits.scaled(HELD_MAX)) throw tooManyOfNetwork();
}

/**
 * Refuses a booking if its network already takes its share of the slots of the next month, with those that its bookings
 * hide beside their own. @throws {HttpError} 429
 */
export async function checkShareOf(
  trx: Trx,
  { limits }: { limits: RateLimits },
  type: BookableType,
  network: string,
  now: number,
): Promise<void> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where network = ${network})::int as own,
      count(*) filter (where starts_at < now() + interval '30 days')::int as all
    from bookings where status = 'booked' and ${IS_IN_FORCE} and starts_at > now()`.execute(trx);
  const { own = 0, all = 0 } = rows[0] ?? {};
  if (own < AHEAD_MAX) return;
  const free = await countStarts(trx, type, { start: now, end: now + 30 * DAY }, now);
  const each = startsTakenBy(type);
  const most = Math.floor(((free + all * each) * NETWORK_SHARE_MAX) / each);
  if (own >= limits.scaled(most)) throw tooManyOfNetwork();
}
