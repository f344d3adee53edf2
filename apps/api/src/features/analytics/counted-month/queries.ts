import { AGENCY_ZONE, CALLING_HOURS, PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import {
  COUNTED_DAYS,
  COUNTED_LEADS_MIN,
  type CountedMonth,
  type CountedMonthSettings,
  type MonthFigures,
} from '@upcurve/contracts/settings/counted-month';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { holidaysIn } from '../../../lib/holidays.ts';

const DAY_MS = 86_400_000;
/** Demo leads have an address below this domain, which is reserved, so nobody real has one. */
const DEMO_ADDRESSES = '%.example';

const zone = sql.lit(AGENCY_ZONE);
/** Returns SQL for the start of a day in the agency's time zone, where days may have 23 or 25 hours. */
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

export async function agencyToday(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (now() at time zone ${zone})::date::text as day`.execute(
    db,
  );
  // Always finds one, because the query selects from no table.
  return rows[0]!.day;
}

/**
 * Selects the leads of a range with their first call. Calls may be logged to the minute, so a call within the minute in
 * which the lead arrived counts, even if its time is earlier.
 */
const leadsOf = (from: string, to: string) => sql`
  select kind = 'eligibility' as is_check, lead.created_at as arrived, phone is not null as has_phone,
    called.at as called
  from leads as lead left join lateral (
    select created_at as at from lead_activities
    where lead_id = lead.id and type = 'call' and created_at >= date_trunc('minute', lead.created_at)
    order by created_at, id limit 1
  ) called on true
  where lead.created_at >= ${startOf(from)} and lead.created_at < ${startOf(to)} + interval '1 day'
    and email_key not like ${DEMO_ADDRESSES}`;

/**
 * Counts the leads of the COUNTED_DAYS before a day. Held leads are not among them, and neither are deleted ones.
 * @param today a day in the agency's time zone, such as `2026-11-26`
 */
export async function countMonth(db: Db, today: string): Promise<MonthFigures> {
  const [from, to] = [dayBefore(today, COUNTED_DAYS), dayBefore(today, 1)];
  const holidays = await holidaysIn('GB-ENG', { start: Date.parse(from), end: Date.parse(to) });
  const { firstDay, lastDay, from: opens, to: closes } = CALLING_HOURS;
  const { rows } = await sql<Omit<MonthFigures, 'from' | 'to'> & { calls: number }>`
    with counted_leads as (${leadsOf(from, to)}),
    counted as (
      select is_check, case when called is not null then extract(epoch from greatest(called, arrived) - arrived) / 60 end as minutes,
        has_phone and extract(isodow from clock) between ${firstDay} and ${lastDay}
          and extract(hour from clock) >= ${opens} and extract(hour from clock) < ${closes}
          and clock::date <> all(${[...holidays.keys()]}::date[]) as has_asked
      from counted_leads, lateral (select arrived at time zone ${zone} as clock) as at
    )
    select count(*) as leads,
      count(*) filter (where is_check) as checks,
      count(minutes) as calls,
      ceil(percentile_cont(0.5) within group (order by minutes))::int as first_call_minutes,
      count(*) filter (where has_asked) as left_number,
      count(*) filter (where has_asked and minutes <= ${PROMPT_CALL_MINUTES}) as called_promptly
    from counted`.execute(db);
  // Always finds one, because the query has no group.
  const { calls, ...counts } = rows[0]!;
  const isKnown = calls > 0 && counts.leftNumber > 0;
  return { from, to, ...counts, calledPromptly: isKnown ? counts.calledPromptly : null };
}

const row = (db: Db) => db.selectFrom('countedMonth');

export type Entry = Omit<CountedMonthSettings, 'figures' | 'isDemo'>;

export const readEntry = (db: Db): Promise<Entry> =>
  row(db).select(['isShown', 'waivedMonths', 'waivedPounds', 'version']).executeTakeFirstOrThrow();

/** Returns the figures for the site; null unless an owner shows them and there are at least COUNTED_LEADS_MIN leads. */
export async function readShownMonth(db: Db): Promise<CountedMonth | null> {
  const { isShown, figures, waivedMonths, waivedPounds, waivedOn } = await row(db)
    .select([
      'isShown',
      'figures',
      'waivedMonths',
      'waivedPounds',
      sql<string | null>`waived_on::text`.as('waivedOn'),
    ])
    .executeTakeFirstOrThrow();
  if (!isShown || !figures || figures.leads < COUNTED_LEADS_MIN) return null;
  const isEntered = waivedMonths !== null && waivedPounds !== null && waivedOn !== null;
  return {
    ...figures,
    waived: isEntered ? { months: waivedMonths, pounds: waivedPounds, on: waivedOn } : null,
  };
}

/** Stores the figures if they have changed. Returns whether they have. */
export async function storeFigures(db: Db, figures: MonthFigures): Promise<boolean> {
  const json = JSON.stringify(figures);
  const { numUpdatedRows } = await db
    .updateTable('countedMonth')
    .set({ figures: json })
    .where(sql<boolean>`figures is distinct from ${json}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
