import type { Analytics, AnalyticsFilter } from '@upcurve/contracts/analytics/analytics';
import { tagsInWords } from '@upcurve/contracts/analytics/campaign-tree';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { profileLink } from './lead.ts';
import { mailableMembers } from './members.ts';
import { writeMails } from './queries.ts';
import { canMail } from './service.ts';
import { formatFacts, joinParagraphs } from './wording.ts';

/** Returns the first and last day of the week before this one in the agency's time zone, and when it ended. */
export async function lastWeek(db: Db, now: unknown = sql`now()`) {
  const monday = sql`date_trunc('week', ${now}::timestamptz at time zone ${AGENCY_ZONE})`;
  return db
    .selectNoFrom([
      sql<string>`((${monday})::date - 7)::text`.as('from'),
      sql<string>`((${monday})::date - 1)::text`.as('to'),
      sql<string>`${monday} at time zone ${AGENCY_ZONE}`.as('until'),
    ])
    .executeTakeFirstOrThrow();
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Reads the figures of a range. The app provides it, because analytics is built on what mail is part of. */
export type ReadFigures = (filter: AnalyticsFilter) => Promise<Analytics>;

/** Writes one summary of the week before per member who wants it; none in a week without leads. */
export async function writeWeeklySummaries(services: Services, readFigures: ReadFigures): Promise<void> {
  const { db, config } = services;
  if (!(await canMail(db, config))) return;
  const { from, to, until } = await lastWeek(db);
  const figures = await readFigures({ from, to });
  const { leads, booked, won, valuePence, firstContactMinutes } = figures;
  if (leads === 0) return;
  const [best] = figures.campaigns;
  const text = joinParagraphs(
    `The week from ${from} to ${to}, Monday to Sunday:`,
    formatFacts({
      'New people': String(leads),
      'Booked or asked for a meeting': String(booked),
      Clients: best && won > 0 ? `${won}, most by ${tagsInWords(best)}` : String(won),
      Value: pounds.format(valuePence / 100),
      'Median time to first contact': firstContactMinutes === null ? undefined : `${firstContactMinutes} min`,
    }),
    `All figures: ${config.adminUrl}/admin/eligibility?from=${from}&to=${to}`,
    `Choose which emails you receive: ${profileLink(config.adminUrl)}`,
  );
  await db.transaction().execute(async (trx) => {
    const members = await mailableMembers(trx).where('hasWeekly', '=', true).execute();
    const subject = `${leads} new ${leads === 1 ? 'person' : 'people'} last week`;
    const mails = members.map((member) => ({
      ...{ kind: 'weekly' as const, subject, text, digestUntil: until },
      ...member,
    }));
    await writeMails(trx, mails);
  });
}
