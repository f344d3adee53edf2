import type { MailTemplate } from '@upcurve/contracts/leads/lead-mails';
import type { CompanyFacts } from '@upcurve/contracts/settings/company';
import type { MonthFigures } from '@upcurve/contracts/settings/counted-month';
import type { RetainedKind } from '@upcurve/contracts/settings/retention';
import type { Generated } from 'kysely';
import type {
  AuditLogTable,
  InvitesTable,
  PasswordLinksTable,
  RecoveryCodesTable,
  SecondFactorRolesTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
} from './account.ts';
import type {
  BlogAuthorsTable,
  BlogCategoriesTable,
  BlogCategorySlugsTable,
  BlogPostMediaTable,
  BlogPostsTable,
  BlogPreviewLinksTable,
  BlogRevisionsTable,
  BlogSlugsTable,
} from './blog.ts';
import type {
  BookingHostsTable,
  BookingsTable,
  BusyCalendarsTable,
  BusyTimesTable,
  HostHoursTable,
  MeetingTypeHostsTable,
  MeetingTypesTable,
} from './bookings.ts';
import type { DefaultMoment, Json, Moment } from './columns.ts';
import type {
  AllLeadsTable,
  ContactDetailsTable,
  LeadActivitiesTable,
  LeadsView,
  PeopleSplitsTable,
  QuizDetailsTable,
  SuppressedEmailsTable,
} from './leads.ts';
import type { MailServerTable, MailsTable } from './mail.ts';
import type { MediaFilesTable, MediaTable } from './media.ts';
import type { QuestionSetsTable, QuestionsTable, QuizSessionsTable } from './quiz.ts';
import type { CampaignCostsTable, TalliesTable } from './tallies.ts';
import type { TestimonialSegmentsTable, TestimonialStoriesTable } from './testimonials.ts';
import type { WebhookAttemptsTable, WebhookDeliveriesTable, WebhookSettingsTable } from './webhook.ts';

/** At most one row. No row until an owner has entered a name. */
export interface AgencySettingsTable {
  isOnly: Generated<true>;
  name: string;
  /** Null until an owner changes the list. */
  lostReasons: string[] | null;
  mailTemplates: Json<MailTemplate[]> | null;
}

/** A single row. An empty text is a fact that is not set. */
export interface CompanyTable extends CompanyFacts {
  isOnly: Generated<true>;
  version: Generated<number>;
}

/** A single row: what the site shows of the agency's own month, and the figures that were last counted for it. */
export interface CountedMonthTable {
  isOnly: Generated<true>;
  isShown: Generated<boolean>;
  /** The monthly fees that the guarantee has waived so far, and the day of the entry. All are set, or none. */
  waivedMonths: number | null;
  waivedPounds: number | null;
  waivedOn: string | null;
  /** Null until the figures are shown for the first time. */
  figures: Json<MonthFigures> | null;
  version: Generated<number>;
}

/** Changes of the site's content that are not yet added to its version. */
export interface ContentChangesTable {
  steps: number;
}

/** A single row. Its number changes whenever public content changes. */
export interface ContentVersionTable {
  onlyOne: Generated<boolean>;
  version: Generated<number>;
}

/** Hashes of used form tokens, kept until the tokens expire. */
export interface UsedFormTokensTable {
  hash: Buffer;
  usedAt: DefaultMoment;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  bodyHash: Buffer;
  response: Json<unknown> | null;
  createdAt: DefaultMoment;
}

/** Retention periods that staff have set, and those of kinds of which something has expired. */
export interface RetentionTable {
  kind: RetainedKind;
  days: number;
  /** Older rows of this kind have been deleted. Null if none has. Only of leads. */
  expiredUntil: Moment | null;
}

/** Every table, under the camelCase names that Kysely maps to snake_case columns. */
export interface Database {
  seeds: { name: string; seededAt: DefaultMoment };
  agencySettings: AgencySettingsTable;
  company: CompanyTable;
  users: UsersTable;
  sessions: SessionsTable;
  invites: InvitesTable;
  passwordLinks: PasswordLinksTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  secondFactorRoles: SecondFactorRolesTable;
  auditLog: AuditLogTable;
  questions: QuestionsTable;
  questionSets: QuestionSetsTable;
  quizSessions: QuizSessionsTable;
  allLeads: AllLeadsTable;
  leads: LeadsView;
  quizDetails: QuizDetailsTable;
  contactDetails: ContactDetailsTable;
  leadActivities: LeadActivitiesTable;
  bookings: BookingsTable;
  bookingHosts: BookingHostsTable;
  meetingTypes: MeetingTypesTable;
  meetingTypeHosts: MeetingTypeHostsTable;
  hostHours: HostHoursTable;
  busyCalendars: BusyCalendarsTable;
  busyTimes: BusyTimesTable;
  peopleSplits: PeopleSplitsTable;
  suppressedEmails: SuppressedEmailsTable;
  retention: RetentionTable;
  idempotencyKeys: IdempotencyKeysTable;
  usedFormTokens: UsedFormTokensTable;
  tallies: TalliesTable;
  campaignCosts: CampaignCostsTable;
  mails: MailsTable;
  mailServer: MailServerTable;
  media: MediaTable;
  mediaFiles: MediaFilesTable;
  testimonialStories: TestimonialStoriesTable;
  testimonialSegments: TestimonialSegmentsTable;
  blogCategories: BlogCategoriesTable;
  blogCategorySlugs: BlogCategorySlugsTable;
  blogAuthors: BlogAuthorsTable;
  blogPosts: BlogPostsTable;
  blogRevisions: BlogRevisionsTable;
  blogSlugs: BlogSlugsTable;
  blogPostMedia: BlogPostMediaTable;
  blogPreviewLinks: BlogPreviewLinksTable;
  contentChanges: ContentChangesTable;
  contentVersion: ContentVersionTable;
  countedMonth: CountedMonthTable;
  webhookSettings: WebhookSettingsTable;
  webhookDeliveries: WebhookDeliveriesTable;
  webhookAttempts: WebhookAttemptsTable;
}
