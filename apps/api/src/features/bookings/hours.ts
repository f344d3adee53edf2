import { randomBytes } from 'node:crypto';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { CalendarState, Hours, HoursInput } from '@upcurve/contracts/bookings/hours';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { contentChanged, lockContent } from '../../lib/database/content-version.ts';
import { holidaysIn } from '../../lib/holidays.ts';
import { checkVersion, forbidden, invalid, notFound, orNotFound } from '../../lib/http/errors.ts';
import { checkAddress, UnsafeAddressError } from '../../lib/security/safe-address.ts';
import { seal, unseal } from '../../lib/security/seal.ts';
import { sameText, signature } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { httpsAddress, READ_CALENDARS, sealUrl, unsealProblems, unsealUrl } from './busy-calendars.ts';

const NINE_TO_FIVE = [{ from: '09:00', to: '17:00' }];

/** The hours of members who have not set any: Monday to Friday, 9:00 to 17:00, without public holidays. */
const defaultHours = (zone: string | null): Omit<HoursInput, 'calendars'> => ({
  zone: zone ?? AGENCY_ZONE,
  weekly: [...Array.from({ length: 5 }, () => NINE_TO_FIVE), [], []],
  dates: [],
  holidays: 'GB-ENG',
});

/** Returns the hours of a member, as selected with their own zone, or the default ones. */
export const hoursOrDefault = ({
  ownZone,
  zone,
  weekly,
  dates,
  holidays,
}: { ownZone: string | null } & {
  [name in 'zone' | 'weekly' | 'dates' | 'holidays']: HoursInput[name] | null;
}): Omit<HoursInput, 'calendars'> =>
  zone && weekly && dates ? { zone, weekly, dates, holidays } : defaultHours(ownZone);

const FEED = 'calendar-feed';
type Secret = Pick<Config, 'sessionSecret'>;

interface FeedOwner {
  id: string;
  feedSecret: Buffer | null;
}

/** Until a member makes a new address, it is derived from our own secret. */
function feedToken({ sessionSecret }: Secret, { id, feedSecret }: FeedOwner): string {
  const own = feedSecret && unseal(sessionSecret, FEED, id, feedSecret);
  return own?.toString('base64url') ?? signature(sessionSecret, FEED, id);
}

const feedUrl = (config: Config, owner: FeedOwner): string =>
  `${config.adminUrl}/api/calendar/${feedToken(config, owner)}.ics`;

/** Whether the secret in a feed's address is the one of this member. */
export const isFeedOf = (config: Secret, owner: FeedOwner, token: string): boolean =>
  sameText(feedToken(config, owner), token);

/** Gives a member's feed a new address. @throws {HttpError} 404 if there is no such member */
export const renewFeed = ({ db, config }: Services, id: string) =>
  db.transaction().execute(async (trx) => {
    const feedSecret = seal(config.sessionSecret, FEED, id, randomBytes(32));
    const owner = await trx
      .updateTable('users')
      .set({ feedSecret })
      .where('id', '=', id)
      .returning('username')
      .executeTakeFirst();
    await audit(trx, 'feed.renewed', { what: orNotFound(owner, 'member').username, subjectId: id });
    return { feedUrl: feedUrl(config, { id, feedSecret }) };
  });

/** Checks that the caller may see and set a member's hours. @throws {HttpError} 403 */
export function checkMayPlan(user: CurrentUser, memberId: string): void {
  if (memberId !== user.id && !user.permissions.includes('bookings:manage'))
    throw forbidden('Only the member, an admin or an owner may plan these hours.');
}

/** Returns a member's hours. @throws {HttpError} 404 if there is no such member */
export async function readHours(db: Db, config: Config, memberId: string): Promise<Hours> {
  const member = await db
    .selectFrom('users')
    .leftJoin('hostHours', 'hostHours.memberId', 'users.id')
    .select([
      'users.id',
      'feedSecret',
      'users.zone as ownZone',
      'hostHours.zone',
      'weekly',
      'dates',
      'holidays',
      'version',
    ])
    .where('users.id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound('member');
  const calendarStates = await readCalendarStates(db, config, memberId);
  const hours = hoursOrDefault(member);
  return {
    memberId,
    ...hours,
    publicHolidays: await nextHolidays(hours),
    calendars: calendarStates.map(({ url }) => url),
    version: member.version ?? 0,
    calendarStates,
    feedUrl: feedUrl(config, member),
  };
}

/** Returns the public holidays of the next twelve months, in order. */
async function nextHolidays({ holidays, zone }: Pick<HoursInput, 'holidays' | 'zone'>) {
  const today = Temporal.Now.plainDateISO(zone);
  const [first, last] = [today.toString(), today.add({ years: 1 }).toString()];
  const all = await holidaysIn(holidays, { start: Date.parse(first), end: Date.parse(last) });
  return [...all]
    .map(([date, name]) => ({ date, name }))
    .filter(({ date }) => date >= first && date < last)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

async function readCalendarStates(db: Db, config: Config, memberId: string): Promise<CalendarState[]> {
  const rows = await db
    .selectFrom('busyCalendars')
    .select(['id', 'url', 'readAt', 'error', 'problems'])
    .select((eb) =>
      eb
        .selectFrom('busyTimes')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('calendarId', '=', 'busyCalendars.id')
        .as('events'),
    )
    .where('memberId', '=', memberId)
    .orderBy('position')
    .execute();
  const times = await db
    .selectFrom('busyTimes')
    .innerJoin('busyCalendars', 'busyCalendars.id', 'calendarId')
    .select(['calendarId', 'startsAt as start', 'endsAt as end'])
    .where('memberId', '=', memberId)
    .where('endsAt', '>', sql<string>`now()`)
    .where('startsAt', '<', sql<string>`now() + interval '7 days'`)
    .orderBy('startsAt')
    .execute();
  const weeks = Map.groupBy(times, ({ calendarId }) => calendarId);
  return rows.map(({ id, url, events, problems, ...state }) => ({
    ...state,
    week: (weeks.get(id) ?? []).map(({ start, end }) => ({ start, end })),
    problems: unsealProblems(config, id, problems),
    url: unsealUrl(config, id, url),
    events: events ?? 0,
  }));
}

function checkCalendars(urls: readonly string[], config: Config): void {
  const issues = urls.flatMap((url, i) => {
    try {
      checkAddress(httpsAddress(url), config.allowPrivateNetworks);
      return [];
    } catch (error) {
      if (!(error instanceof UnsafeAddressError)) throw error;
      return [{ path: `calendars.${i}`, message: error.message }];
    }
  });
  if (issues.length > 0) throw invalid(issues);
}

/** Sets a member's hours and busy calendars. @throws {HttpError} 404, 412 if `seen` is an older version, 400 */
export async function saveHours(
  { db, config, queue }: Services,
  memberId: string,
  { calendars, ...input }: HoursInput,
  seen: number | undefined,
): Promise<Hours> {
  checkCalendars(calendars, config);
  return db.transaction().execute(async (trx) => {
    // First, so that parallel changes wait for one another here.
    await lockContent(trx);
    await contentChanged(trx);
    const before = await readHours(trx, config, memberId);
    checkVersion(seen, before.version, 'these hours', 'them');
    const row = {
      ...input,
      weekly: JSON.stringify(input.weekly),
      dates: JSON.stringify(input.dates.toSorted((a, b) => a.date.localeCompare(b.date))),
    };
    await trx
      .insertInto('hostHours')
      .values({ memberId, ...row, version: before.version + 1 })
      .onConflict((same) => same.column('memberId').doUpdateSet({ ...row, version: before.version + 1 }))
      .execute();
    await setCalendars(trx, config, memberId, calendars);
    await queue.send(trx, READ_CALENDARS);
    const after = await readHours(trx, config, memberId);
    const { before: was, after: is } = changesOf(withoutAddresses(before), withoutAddresses(after));
    const { username } = await trx
      .selectFrom('users')
      .select('username')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    await audit(trx, 'hours.changed', { what: username, subjectId: memberId, before: was, after: is });
    return after;
  });
}

/** The audit log must not contain the addresses of private calendars. */
const withoutAddresses = ({
  calendars,
  calendarStates: _,
  feedUrl: __,
  publicHolidays: ___,
  ...hours
}: Hours) => ({
  ...hours,
  calendars: calendars.length,
});

/** Keeps the calendars that are still named, with their events, deletes the others and adds new ones. */
async function setCalendars(
  trx: Db,
  config: Config,
  memberId: string,
  urls: readonly string[],
): Promise<void> {
  const rows = await trx
    .selectFrom('busyCalendars')
    .select(['id', 'url'])
    .where('memberId', '=', memberId)
    .execute();
  const known = new Map(rows.map(({ id, url }) => [unsealUrl(config, id, url), id]));
  const gone = [...known].filter(([url]) => !urls.includes(url)).map(([, id]) => id);
  if (gone.length > 0) await trx.deleteFrom('busyCalendars').where('id', 'in', gone).execute();
  for (const [position, url] of urls.entries()) {
    const id = known.get(url);
    if (id) await trx.updateTable('busyCalendars').set({ position }).where('id', '=', id).execute();
    else {
      const newId = uuidv7();
      await trx
        .insertInto('busyCalendars')
        .values({ id: newId, memberId, position, url: sealUrl(config, newId, url) })
        .execute();
    }
  }
}

/** A calendar that could not be read for this long blocks every slot of its member. */
const STALE_HOURS = 24;

/** SQL that says whether a member has a calendar whose events we do not know. */
export const HAS_STALE_CALENDAR = sql<boolean>`exists (
  select from busy_calendars where member_id = users.id
    and (read_at is null or read_at < now() - make_interval(hours => ${sql.lit(STALE_HOURS)})))`;
