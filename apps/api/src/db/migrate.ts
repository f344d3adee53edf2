import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '@upcurve/web-server/settings';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator, NO_MIGRATIONS } from 'kysely/migration';
import * as house from './migrations/20261121T0900-house.ts';
import * as addContactSubmissions from './migrations/20261121T1135-add-contact-submissions.ts';
import * as versionHeldLeads from './migrations/20261122T0019-version-held-leads.ts';
import * as keepForATime from './migrations/20261122T0117-keep-for-a-time.ts';
import * as addMails from './migrations/20261122T0120-add-mails.ts';
import * as addContactDetails from './migrations/20261122T0135-add-contact-details.ts';
import * as searchHeldLeads from './migrations/20261122T0139-search-held-leads.ts';
import * as filterSubmissions from './migrations/20261122T0147-filter-submissions.ts';
import * as addLeadDesk from './migrations/20261122T0325-add-lead-desk.ts';
import * as keepUnfinishedQuizzes from './migrations/20261122T0329-keep-unfinished-quizzes.ts';
import * as foldSearch from './migrations/20261122T0330-fold-search.ts';
import * as addInbox from './migrations/20261122T0348-add-inbox.ts';
import * as rememberPeople from './migrations/20261122T0348-remember-people.ts';
import * as addMedia from './migrations/20261122T0425-add-media.ts';
import * as comparePhonesAlike from './migrations/20261122T0530-compare-phones-alike.ts';
import * as addTestimonials from './migrations/20261122T0715-add-testimonials.ts';
import * as addBlog from './migrations/20261122T1040-add-blog.ts';
import * as searchPostBodies from './migrations/20261122T1425-search-post-bodies.ts';
import * as rememberLateDetails from './migrations/20261122T1445-remember-late-details.ts';
import * as findMentions from './migrations/20261122T1500-find-mentions.ts';
import * as addTallies from './migrations/20261122T1800-add-tallies.ts';
import * as addAuditLog from './migrations/20261122T1810-add-audit-log.ts';
import * as addSecondFactor from './migrations/20261122T1811-add-second-factor.ts';
import * as inviteByMail from './migrations/20261122T1812-invite-by-mail.ts';
import * as addWebhookEndpoints from './migrations/20261122T1820-add-webhook-endpoints.ts';
import * as orderQuestions from './migrations/20261122T1830-order-questions.ts';
import * as showQuestionsByAnswer from './migrations/20261122T1831-show-questions-by-answer.ts';
import * as rememberQuestionChanges from './migrations/20261122T1832-remember-question-changes.ts';
import * as closeHeldQuizzes from './migrations/20261122T1840-close-held-quizzes.ts';
import * as useUpFormTokens from './migrations/20261122T1841-use-up-form-tokens.ts';
import * as addLeases from './migrations/20261122T2010-add-leases.ts';
import * as addAgencySettings from './migrations/20261122T2020-add-agency-settings.ts';
import * as keepQuestionChangesForATime from './migrations/20261122T2021-keep-question-changes-for-a-time.ts';
import * as readConvertedFromIndex from './migrations/20261122T2022-read-converted-from-index.ts';
import * as keepDigestsForATime from './migrations/20261123T0500-keep-digests-for-a-time.ts';
import * as compareManyLeads from './migrations/20261123T0510-compare-many-leads.ts';
import * as indexMembersOfActs from './migrations/20261123T1340-index-members-of-acts.ts';
import * as findMentionsInEverySpelling from './migrations/20261123T1730-find-mentions-in-every-spelling.ts';
import * as nameAuthorsOnceByEmail from './migrations/20261123T1801-name-authors-once-by-email.ts';
import * as countRowsInCode from './migrations/20261123T2255-count-rows-in-code.ts';
import * as addOutcome from './migrations/20261124T1709-add-outcome.ts';
import * as addCalls from './migrations/20261124T1721-add-calls.ts';
import * as countCampaigns from './migrations/20261124T1900-count-campaigns.ts';
import * as stageCampaigns from './migrations/20261124T1901-stage-campaigns.ts';
import * as backfillCampaigns from './migrations/20261124T1902-backfill-campaigns.ts';
import * as mailWeeklySummary from './migrations/20261124T1903-mail-weekly-summary.ts';
import * as sortInboxByScore from './migrations/20261124T2114-sort-inbox-by-score.ts';
import * as addCompany from './migrations/20261124T2118-add-company.ts';
import * as saveInboxViews from './migrations/20261124T2120-save-inbox-views.ts';
import * as indexOutcomeDays from './migrations/20261124T2144-index-outcome-days.ts';
import * as addNoteMentions from './migrations/20261125T0118-add-note-mentions.ts';
import * as findMisspeltNames from './migrations/20261125T0135-find-misspelt-names.ts';
import * as mailLeads from './migrations/20261125T0142-mail-leads.ts';
import * as addBookings from './migrations/20261125T0230-add-bookings.ts';
import * as addBookingQuestions from './migrations/20261126T1053-add-booking-questions.ts';
import * as addBookingHosts from './migrations/20261126T1120-add-booking-hosts.ts';
import * as fillBookingHosts from './migrations/20261126T1125-fill-booking-hosts.ts';
import * as dropBookingRanges from './migrations/20261126T1126-drop-booking-ranges.ts';
import * as addCountedMonth from './migrations/20261126T1449-add-counted-month.ts';
import * as addMailServer from './migrations/20261126T1508-add-mail-server.ts';
import * as addMentionMails from './migrations/20261126T1528-add-mention-mails.ts';
import * as addPictureFetches from './migrations/20261126T1535-add-picture-fetches.ts';
import * as indexConsultations from './migrations/20261126T2212-index-consultations.ts';
import * as addUnreadableEvents from './migrations/20261128T1918-add-unreadable-events.ts';
import * as addBookingNetwork from './migrations/20261128T1946-add-booking-network.ts';
import * as addBookingActivity from './migrations/20261128T2031-add-booking-activity.ts';
import * as addFeedSecret from './migrations/20261128T2038-add-feed-secret.ts';
import * as rememberMailTests from './migrations/20261128T2050-remember-mail-tests.ts';
import * as markUnscoredQuizzes from './migrations/20261128T2354-mark-unscored-quizzes.ts';
import * as recordCampaignOfForms from './migrations/20261129T0014-record-campaign-of-forms.ts';

/** A migration with optional statements to run by hand before its release if tables are large; see long-locks.ts. */
export interface LargeMigration extends Migration {
  beforehand?: readonly string[];
}

/** Every migration by name, in order. `pnpm db:new` adds to it. A shipped migration is never edited. */
export const migrations: Record<string, LargeMigration> = {
  '20261121T0900-house': house,
  '20261121T1135-add-contact-submissions': addContactSubmissions,
  '20261122T0019-version-held-leads': versionHeldLeads,
  '20261122T0117-keep-for-a-time': keepForATime,
  '20261122T0120-add-mails': addMails,
  '20261122T0135-add-contact-details': addContactDetails,
  '20261122T0139-search-held-leads': searchHeldLeads,
  '20261122T0147-filter-submissions': filterSubmissions,
  '20261122T0325-add-lead-desk': addLeadDesk,
  '20261122T0329-keep-unfinished-quizzes': keepUnfinishedQuizzes,
  '20261122T0330-fold-search': foldSearch,
  '20261122T0348-add-inbox': addInbox,
  '20261122T0348-remember-people': rememberPeople,
  '20261122T0425-add-media': addMedia,
  '20261122T0530-compare-phones-alike': comparePhonesAlike,
  '20261122T0715-add-testimonials': addTestimonials,
  '20261122T1040-add-blog': addBlog,
  '20261122T1425-search-post-bodies': searchPostBodies,
  '20261122T1445-remember-late-details': rememberLateDetails,
  '20261122T1500-find-mentions': findMentions,
  '20261122T1800-add-tallies': addTallies,
  '20261122T1810-add-audit-log': addAuditLog,
  '20261122T1811-add-second-factor': addSecondFactor,
  '20261122T1812-invite-by-mail': inviteByMail,
  '20261122T1820-add-webhook-endpoints': addWebhookEndpoints,
  '20261122T1830-order-questions': orderQuestions,
  '20261122T1831-show-questions-by-answer': showQuestionsByAnswer,
  '20261122T1832-remember-question-changes': rememberQuestionChanges,
  '20261122T1840-close-held-quizzes': closeHeldQuizzes,
  '20261122T1841-use-up-form-tokens': useUpFormTokens,
  '20261122T2010-add-leases': addLeases,
  '20261122T2020-add-agency-settings': addAgencySettings,
  '20261122T2021-keep-question-changes-for-a-time': keepQuestionChangesForATime,
  '20261122T2022-read-converted-from-index': readConvertedFromIndex,
  '20261123T0500-keep-digests-for-a-time': keepDigestsForATime,
  '20261123T0510-compare-many-leads': compareManyLeads,
  '20261123T1340-index-members-of-acts': indexMembersOfActs,
  '20261123T1730-find-mentions-in-every-spelling': findMentionsInEverySpelling,
  '20261123T1801-name-authors-once-by-email': nameAuthorsOnceByEmail,
  '20261123T2255-count-rows-in-code': countRowsInCode,
  '20261124T1709-add-outcome': addOutcome,
  '20261124T1721-add-calls': addCalls,
  '20261124T1900-count-campaigns': countCampaigns,
  '20261124T1901-stage-campaigns': stageCampaigns,
  '20261124T1902-backfill-campaigns': backfillCampaigns,
  '20261124T1903-mail-weekly-summary': mailWeeklySummary,
  '20261124T2114-sort-inbox-by-score': sortInboxByScore,
  '20261124T2118-add-company': addCompany,
  '20261124T2120-save-inbox-views': saveInboxViews,
  '20261124T2144-index-outcome-days': indexOutcomeDays,
  '20261125T0118-add-note-mentions': addNoteMentions,
  '20261125T0135-find-misspelt-names': findMisspeltNames,
  '20261125T0142-mail-leads': mailLeads,
  '20261125T0230-add-bookings': addBookings,
  '20261126T1053-add-booking-questions': addBookingQuestions,
  '20261126T1120-add-booking-hosts': addBookingHosts,
  '20261126T1125-fill-booking-hosts': fillBookingHosts,
  '20261126T1126-drop-booking-ranges': dropBookingRanges,
  '20261126T1449-add-counted-month': addCountedMonth,
  '20261126T1508-add-mail-server': addMailServer,
  '20261126T1528-add-mention-mails': addMentionMails,
  '20261126T1535-add-picture-fetches': addPictureFetches,
  '20261126T2212-index-consultations': indexConsultations,
  '20261128T1918-add-unreadable-events': addUnreadableEvents,
  '20261128T1946-add-booking-network': addBookingNetwork,
  '20261128T2031-add-booking-activity': addBookingActivity,
  '20261128T2038-add-feed-secret': addFeedSecret,
  '20261128T2050-remember-mail-tests': rememberMailTests,
  '20261128T2354-mark-unscored-quizzes': markUnscoredQuizzes,
  '20261129T0014-record-campaign-of-forms': recordCampaignOfForms,
};

export const migrationNames = Object.keys(migrations);

/**
 * How long a migration waits for a table lock. Other queries on that table queue behind it for as long. The migration
 * is retried, because a backup holds its locks for minutes.
 */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 1000;
const PATIENCE_MS = 540_000;

const impatient = ({ up, down }: Migration): Migration => ({
  async up(db) {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
    await up(db);
  },
  ...(down && { down }),
});

function migrator<T>(db: Kysely<T>, all = migrations): Migrator {
  const each = Object.entries(all).map(([name, migration]) => [name, impatient(migration)]);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(each) } });
}

/**
 * Migrates the schema to the latest version, in one transaction and under a lock shared by all starting processes.
 * Leaves a schema from a later version as it is, because later versions keep it compatible with this one.
 */
export async function migrateToLatest<T>(db: Kysely<T>, all = migrations): Promise<void> {
  for (const endsAt = Date.now() + PATIENCE_MS; !(await isMigrated(db, all)); ) {
    const { error, results = [] } = await migrator(db, all).migrateToLatest();
    if (!error) return;
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || Date.now() > endsAt) {
      const unknown = results.length > 0 ? [] : await unknownMigrations(db, all);
      if (unknown.length > 0) throw new ForeignSchemaError(unknown);
      const failed = results.find(({ status }) => status === 'Error');
      throw failed ? naming(failed.migrationName, error as Error) : error;
    }
    await sleep(PAUSE_MS);
  }
}

/** A schema with migrations of another branch cannot take those of this one. */
class ForeignSchemaError extends ConfigError {
  constructor(unknown: string[]) {
    super(
      `The database has migrations that this version does not know (${unknown.join(', ')}), and lacks some of this version. Start the version that has both. While developing: pnpm db:reset --yes empties the database and keeps the owner's account.`,
    );
    this.name = 'ForeignSchemaError';
  }
}

/** Adds the migration's name to the error and returns the same error. */
function naming(migration: string, error: Error): Error {
  const where = `The migration ${migration} failed: `;
  error.message = where + error.message;
  error.stack = where + error.stack;
  return error;
}

/** Migrates the schema to this migration, forward or backward. */
export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error) throw error;
}

/** Reverts a migration and all later ones. */
export async function revertMigration<T>(db: Kysely<T>, name: string, all = migrations): Promise<void> {
  const names = Object.keys(all);
  const before = names[names.indexOf(name) - 1];
  const { error } = await migrator(db, all).migrateTo(before ?? NO_MIGRATIONS);
  if (error) throw error;
}

/** Checks whether every migration known to this build has been applied. */
export async function isMigrated<T>(db: Kysely<T>, all = migrations): Promise<boolean> {
  const states = await migrator(db, all).getMigrations();
  return states.every(({ executedAt }) => executedAt);
}

/**
 * Returns the applied migrations that this build does not know, in order. They come from a later version or another
 * branch.
 */
export async function unknownMigrations<T>(db: Kysely<T>, all = migrations): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => !(name in all));
}

/** Returns the applied migrations in order, or none if the database is not ours. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
