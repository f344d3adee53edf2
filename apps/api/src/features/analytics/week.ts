import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Returns the leads of both kinds since Monday with their outcomes, and those of last week up to the same hour. */
export async function weekFigures(db: Db) {
  const zone = sql.lit(AGENCY_ZONE);
  const { rows } = await sql<{ from: string; leads: number; won: number }>`
    with weeks as (
      select ((monday - weeks) at time zone ${zone}) as from, ((clock - weeks) at time zone ${zone}) as until, weeks
      from (select now() at time zone ${zone} as clock, date_trunc('week', now() at time zone ${zone}) as monday) today,
        (values (interval '0'), (interval '7 days')) as back (weeks)
    )
    select "from", quizzes.leads + forms.leads as leads, quizzes.won + forms.won as won from weeks,
      lateral (
        select count(*) as leads, count(*) filter (where outcome = 'won') as won
        from submissions where completed_at >= "from" and completed_at <= until
      ) quizzes,
      lateral (
        select count(*) as leads, count(*) filter (where outcome = 'won') as won
        from contact_submissions where created_at >= "from" and created_at <= until
      ) forms
    order by weeks`.execute(db);
  const [now, last] = rows.map(({ leads, won }) => ({ leads, won }));
  const nothing = { leads: 0, won: 0 };
  return { thisWeek: now ?? nothing, lastWeek: last ?? nothing, from: rows[0]?.from ?? '' };
}
