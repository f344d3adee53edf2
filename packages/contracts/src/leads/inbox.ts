import { Tier } from '../quiz/quiz.ts';
import { get } from '../shared/endpoint.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { Day, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { FormType } from './contact.ts';
import { COUNTED_AS, INBOX_COUNT_MAX, INBOX_SORTS, INBOX_VIEWS } from './inbox-views.ts';
import { LeadKind } from './lead.ts';
import { campaignFilter, deskFields, LeadStatus, Outcome, outcomeFields, storyFields } from './lead-desk.ts';

export const InboxView = z.enum(keysOf(INBOX_VIEWS));
export type InboxView = z.infer<typeof InboxView>;

/** A lead of either kind. `formType` is null for the quiz; score, tier, isEligible and isScored are null for the forms. */
export const InboxLead = z.strictObject({
  id: z.uuid(),
  kind: LeadKind,
  personId: deskFields.personId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  formType: FormType.nullable(),
  score: z.int().nullable(),
  tier: Tier.nullable(),
  isEligible: z.boolean().nullable(),
  isScored: z.boolean().nullable(),
  source: z.string(),
  status: LeadStatus,
  ...outcomeFields,
  assigneeId: deskFields.assigneeId,
  isUnread: deskFields.isUnread,
  followUpAt: deskFields.followUpAt,
  version: deskFields.version,
  ...storyFields,
  createdAt: Instant,
});
export type InboxLead = z.infer<typeof InboxLead>;

export const CountedAs = z.enum(keysOf(COUNTED_AS));
export type CountedAs = z.infer<typeof CountedAs>;

/**
 * With `countedAs`, `countedFrom` and `countedTo`, only the leads that the analytics count on these days: in the
 * agency's time zone, both included. `source`, `medium` and `campaign` are those of the person's first lead.
 */
const countedFields = {
  countedAs: CountedAs.optional(),
  countedFrom: Day.optional(),
  countedTo: Day.optional(),
  ...campaignFilter,
};
export type CountedFilter = Partial<z.infer<z.ZodObject<typeof countedFields>>>;

/**
 * `todo`: new or due. `new`: open with the status new, without a follow-up. `eligible`: new and eligible. `mine`:
 * assigned to the caller and open. `due`: open, follow-up due by the end of today in London. `meeting`: a meeting is
 * booked for today in London. `waiting`: new for more than 24 hours. A lead with a meeting ahead is neither new nor
 * due. By default, all leads.
 */
export const InboxFilter = z.strictObject({
  view: InboxView.optional(),
  kind: LeadKind.optional(),
  outcome: Outcome.optional(),
  search: line({ max: SEARCH_MAX }).optional(),
  /** By default, those whose follow-up is due, then new ones, then the others; each newest first. */
  sort: z.enum(keysOf(INBOX_SORTS)).optional(),
  ...countedFields,
  ...pageFields,
});
export type InboxFilter = z.infer<typeof InboxFilter>;

const count = z.int().min(0).max(INBOX_COUNT_MAX);
const countsOf = (views: readonly InboxView[]) =>
  z.strictObject(Object.fromEntries(views.map((view) => [view, count])) as Record<InboxView, typeof count>);

/** The count of each view, in total and by kind, limited to INBOX_COUNT_MAX. */
export const InboxCounts = z.strictObject({
  views: countsOf(InboxView.options),
  kinds: z.strictObject({
    eligibility: countsOf(InboxView.options),
    contact: countsOf(InboxView.options),
  }),
  /** When the newest lead arrived. Null if there are no leads. */
  newestAt: Instant.nullable(),
  /** How many leads arrived after `since`. 0 without `since`. */
  arrived: count,
});
export type InboxCounts = z.infer<typeof InboxCounts>;

/**
 * Which set-up steps are done: the caller has given their address; a lead has arrived; email or a webhook has worked and does not fail now; and a colleague
 * has an account or an invite whose email, if there is one, was sent.
 */
export const FirstSteps = z.strictObject({
  address: z.boolean(),
  lead: z.boolean(),
  connection: z.boolean(),
  team: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const inbox = {
  listInbox: get('/api/inbox', {
    summary: 'Leads of both kinds: view, filter, sort, paged by cursor',
    access: 'leads:read',
    query: InboxFilter,
    response: z.array(InboxLead),
    paged: true,
  }),
  countInbox: get('/api/inbox/counts', {
    summary: 'Number of leads in each view, time of the newest lead, and number of leads since a given time',
    access: 'leads:read',
    query: z.strictObject({ since: Instant.optional() }),
    response: InboxCounts,
  }),
  getFirstSteps: get('/api/inbox/first-steps', {
    summary: 'Which steps of setting up the product are done',
    access: 'users:manage',
    response: FirstSteps,
  }),
};
