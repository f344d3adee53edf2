import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { tagsInWords } from '@upcurve/contracts/analytics/campaign-tree';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Services } from '../../services.ts';
import { readAnalytics } from '../analytics/figures.ts';
import { addDays } from '../analytics/range.ts';
import { countRowChanges } from '../analytics/service.ts';
import { profileLink } from './lead.ts';
import { mailableMembers } from './members.ts';
import { writeMails } from './outbox.ts';
import { facts, newLeads, paragraphs } from './wording.ts';

/** Returns the Monday on which this week began in the agency's time zone, as a day and as an instant. */
export async function weekBegan(db: Db, now: unknown = sql`now()`): Promise<{ day: string; at: string }> {
  const monday = sql`date_trunc('week', ${now}::timestamptz at time zone ${AGENCY_ZONE})`;
  return db
    .selectNoFrom([
      sql<string>`(${monday})::date::text`.as('day'),
      sql<string>`${monday} at time zone ${AGENCY_ZONE}`.as('at'),
    ])
    .executeTakeFirstOrThrow();
}

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

function figuresOf({ funnel, eligible, forms, campaigns }: Analytics) {
  const received = forms.reduce((sum, form) => sum + form.received, 0);
  const [best] = campaigns.toSorted((a, b) => b.won - a.won || b.eligible - a.eligible);
  return {
    leads: funnel.completed + received,
    eligible,
    won: campaigns.reduce((sum, { won }) => sum + won, 0),
    valuePence: campaigns.reduce((sum, { valuePence }) => sum + valuePence, 0),
    best: best && best.eligible + best.won > 0 ? best : undefined,
  };
}

/** Writes one summary of the week before per member who wants it; none in a week without leads. */
export async function writeWeeklySummaries(services: Services): Promise<void> {
  const { db, config } = services;
  if (!config.smtpUrl) return;
  const monday = await weekBegan(db);
  await countRowChanges(db);
  const [from, to] = [addDays(monday.day, -7), addDays(monday.day, -1)];
  const { leads, eligible, won, valuePence, best } = figuresOf(await readAnalytics(db, { from, to }));
  if (leads === 0) return;
  const text = paragraphs(
    `The week from ${from} to ${to}, Monday to Sunday:`,
    facts({
      'New leads': String(leads),
      'Eligible quizzes': String(eligible),
      'Clients won': `${won}, by people whose first quiz was in this week`,
      'Their value': pounds.format(valuePence / 100),
      'Best campaign': best && `${tagsInWords(best)} (${best.won} won, ${best.eligible} eligible)`,
    }),
    `All figures: ${config.adminUrl}/admin/eligibility?from=${from}&to=${to}`,
    `Choose which mails you receive: ${profileLink(config.adminUrl)}`,
  );
  await db.transaction().execute(async (trx) => {
    const members = await mailableMembers(trx).where('hasWeekly', '=', true).execute();
    const subject = `${newLeads(leads)} last week`;
    const mails = members.map((member) => ({
      ...{ kind: 'weekly' as const, subject, text, digestUntil: monday.at },
      ...member,
    }));
    await writeMails(trx, services, mails);
  });
}
