import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type pg from 'pg';

/* Each event is computed from its number alone, so that the events of one day can be counted independently. */
const DAYS = 1095;
const randomBelow = (most: number, salt: number) => `((hashint4(n * ${salt}) & 2147483647) % ${most})`;
/** Forty sources, some of them far more frequent. */
const SOURCE = `'source-' || floor(sqrt(${randomBelow(1600, 3)}))`;
const PAGES = `(array['/', '/pricing', '/blog', '/contact', '/eligibility/welcome', '/services/seo', '/blog/*', '/stories/*', '/lead-guide/*',
  '/book-consultation'])[1 + ${randomBelow(10, 5)}]`;
const STEPS = `(array['welcome', 'profile', 'business', 'questions', 'analyzing', 'results'])[1 + ${randomBelow(6, 7)}]`;
const FORMS = `(array['Contact', 'E-book', 'Consultation', 'Partner', 'Calculator'])[1 + ${randomBelow(5, 11)}]`;

/** Eight campaigns of each source. */
const TAGS = `'cpc' || chr(10) || 'campaign-' || ${randomBelow(8, 17)}`;

/** Seven in ten events are page views, one is a quiz step, one a view of the quiz and one a form view. */
const events = (count: number, only: string) => `
  select n, today - ${randomBelow(DAYS, 13)} as day, ${SOURCE} as source, ${TAGS} as tags,
    (array['page', 'page', 'page', 'page', 'page', 'page', 'page', 'step', 'viewed', 'formShown'])[1 + n % 10] as measure,
    case when n % 10 < 7 then ${PAGES} when n % 10 = 7 then ${STEPS} when n % 10 = 8 then '' else ${FORMS} end as value
  from generate_series(0, ${count - 1}) n, (select (now() at time zone '${AGENCY_ZONE}')::date as today) as days ${only}`;

/**
 * Records `count` events over three years, three in ten of them entries, appended to the changes that are not yet totaled, as the collector does.
 * @param version of the quiz that was viewed
 */
export async function seedVisits(client: pg.Client, count: number, version: number): Promise<void> {
  await client.query(`
    insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
    select day, measure, source, '', case measure when 'viewed' then ${version} else 0 end, 0, value, count(*)
    from (${events(count, '')}) as events group by 1, 2, 3, 5, 7
    union all
    select day, 'visit', source, '', 0, 0, tags, count(*)
    from (${events(count, 'where n % 10 < 3')}) as entries group by 1, 3, 7`);
}

/**
 * Counts the existing quizzes as their table's triggers would. Identical answers are evaluated only once, which saves
 * most of an hour. None has a time, a value or a first responder.
 */
export async function tallyQuizzes(client: pg.Client): Promise<void> {
  const of = (measure: string, value: string, only: string) => `
    select day, '${measure}', source, tier, version, 0, ${value}, sum(count) from groups where ${only} group by 1, 3, 4, 5, 7`;
  await client.query(`
    insert into tally_changes (day, measure, source, tier, version, question_id, value, count)
    with groups as materialized (
      select (completed_at at time zone '${AGENCY_ZONE}')::date as day, source, tier, number as version, question_set, answers, score,
        is_eligible, status, coalesce(attribution ->> 'medium', '(none)') || chr(10) || coalesce(attribution ->> 'campaign', '(none)') as tags,
        count(*) as count
      from submissions join question_sets on hash = question_set group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    ),
    quizzes as (
      select day, source, tier, version, question_set, answers, sum(count) as count from groups group by 1, 2, 3, 4, 5, 6
    )
    ${of('completed', "''", 'true')} union all ${of('score', 'score::text', 'true')}
    union all ${of('eligible', "''", 'is_eligible')} union all ${of('qualified', "''", "status = 'qualified'")}
    union all ${of('campaignCompleted', 'tags', 'true')} union all ${of('campaignEligible', 'tags', 'is_eligible')}
    union all
    select day, measure, source, tier, version, question_id, value, sum(count)
    from quizzes join question_sets on hash = question_set, lateral answer_tallies(questions, answers, true)
    group by 1, 2, 3, 4, 5, 6, 7`);
}

/**
 * Adds all counts to the tallies at once. The job that runs every minute does it in parts, which would take an hour.
 */
export async function addAllToTallies(client: pg.Client): Promise<void> {
  await client.query(`
    with moved as (delete from tally_changes returning *),
    days as (
      select day, measure, source, tier, version, question_id, value, sum(count) as count
      from moved group by 1, 2, 3, 4, 5, 6, 7
    )
    insert into tallies (grain, day, measure, source, tier, version, question_id, value, count)
    select 'd', * from days
    union all
    select 'm', date_trunc('month', day)::date, measure, source, tier, version, question_id, value, sum(count)
    from days group by 2, 3, 4, 5, 6, 7, 8
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (grain, measure, day, source, tier, version, question_id, value)
      do update set count = tallies.count + excluded.count`);
  await client.query('vacuum analyze tallies');
  await client.query('vacuum analyze tally_changes');
}

/** Returns the number of page views on a day, counted one by one. */
export async function countPageViews(client: pg.Client, count: number, day: string): Promise<number> {
  const only = `where today - ${randomBelow(DAYS, 13)} = '${day}'::date and n % 10 < 7`;
  const { rows } = await client.query<{ pages: string }>(
    `select count(*) as pages from (${events(count, only)}) as events`,
  );
  return Number(rows[0]?.pages);
}
