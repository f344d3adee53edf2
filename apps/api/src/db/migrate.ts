import type { Kysely } from 'kysely';
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

/** Every migration by name, in order. `pnpm db:new` adds to it; a shipped one is never edited. */
const migrations: Record<string, Migration> = {
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
};

export const migrationNames = Object.keys(migrations);

function migrator<T>(db: Kysely<T>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Brings the schema up to date, all in one transaction and under a lock shared by every process that starts. */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  const { error } = await migrator(db).migrateToLatest();
  if (error) throw error;
}

/** Takes a migration back, and all that came after it. */
export async function takeBack<T>(db: Kysely<T>, name: string): Promise<void> {
  const before = migrationNames[migrationNames.indexOf(name) - 1];
  const { error } = await migrator(db).migrateTo(before ?? NO_MIGRATIONS);
  if (error) throw error;
}

/** Whether every migration known to this build has been applied. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const all = await migrator(db).getMigrations();
  return all.every((migration) => migration.executedAt);
}
