import { Tier } from '../quiz/quiz.ts';
import { get, post } from '../shared/endpoint.ts';
import { pageFields } from '../shared/page-fields.ts';
import { SEARCH_MAX } from '../shared/search-max.ts';
import { byId, Email, Id, Instant, idsOf, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { FormType } from './contact.ts';
import { InboxLead } from './inbox.ts';
import { LeadKind } from './lead.ts';
import { canMailField } from './lead-desk.ts';
import { Activity } from './leads.ts';

/** Maximum number of timeline entries. The newest ones are shown. */
export const TIMELINE_MAX = 500;
/** Maximum number of leads that are read per person, and that one split may contain. */
export const PERSON_LEADS_MAX = 10_000;

export const PERSON_LEADS_SHOWN = 50;

export const LeadRef = z.strictObject({ kind: LeadKind, id: z.uuid() });
export type LeadRef = z.infer<typeof LeadRef>;

/** The common fields of timeline entries that belong to a lead. */
const entry = { id: z.uuid(), createdAt: Instant, kind: LeadKind, leadId: z.uuid() };

/** Entries whose text comes from the API. */
export const PlainEntry = z.enum(['booking', 'mail']);
export type PlainEntry = z.infer<typeof PlainEntry>;

/** An entry in the timeline of a person. */
export const TimelineEntry = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('lead'),
    ...entry,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    formType: FormType.nullable(),
    message: z.string().nullable(),
    score: z.int().nullable(),
    tier: Tier.nullable(),
    isEligible: z.boolean().nullable(),
    isScored: z.boolean().nullable(),
  }),
  z.strictObject({
    type: z.literal('activity'),
    ...entry,
    activity: Activity.shape.type,
    text: z.string().nullable(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    minutes: z.int().nullable(),
    delivery: Activity.shape.delivery,
    actorName: z.string(),
  }),
  z.strictObject({
    type: PlainEntry,
    ...entry,
    title: z.string(),
    text: z.string().nullable(),
    /** When a meeting starts. */
    at: Instant.nullable(),
  }),
  /** A quiz that was not submitted, so it belongs to no lead. `abandonedAt`: when it became abandoned. */
  z.strictObject({
    type: z.literal('unfinished'),
    id: z.uuid(),
    createdAt: Instant,
    answered: z.int(),
    abandonedAt: Instant.nullable(),
  }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A person, derived from their leads. Names, addresses and numbers are as entered, those of the first lead first. */
export const Person = z.strictObject({
  id: z.uuid(),
  names: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  companies: z.array(z.string()),
  /** Other people with one of these numbers, who may be the same person. */
  samePhone: z.array(z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() })),
  leadCount: z.int(),
  /** At most PERSON_LEADS_SHOWN leads, the open ones first, each newest first. The first is the current one. */
  leads: z.array(InboxLead),
  /** The latest entries. `hasMore` says whether there are more. */
  timeline: z.array(TimelineEntry),
  hasMore: z.boolean(),
  ...canMailField,
});
export type Person = z.infer<typeof Person>;

/** A person in the list: their current lead, the number of their leads, and when the newest one arrived. */
export const PersonRow = InboxLead.extend({ leadCount: z.int(), lastWroteAt: Instant });
export type PersonRow = z.infer<typeof PersonRow>;

export const PeopleFilter = z.strictObject({
  search: line({ max: SEARCH_MAX }).optional(),
  ...pageFields,
});
export type PeopleFilter = z.infer<typeof PeopleFilter>;

export const Erased = z.strictObject({ erased: z.record(z.string(), z.int().min(0)) });
export type Erased = z.infer<typeof Erased>;

const path = '/api/people/{id}';

export const people = {
  listPeople: get('/api/people', {
    summary: 'People by their newest lead, newest first: search, paged by cursor',
    access: 'leads:read',
    query: PeopleFilter,
    response: z.array(PersonRow),
    paged: true,
  }),
  getPerson: get(path, {
    summary: 'A person: contact details and latest activity',
    access: 'leads:read',
    params: byId,
    response: Person,
  }),
  getLeadPerson: get('/api/leads/{kind}/{id}/person', {
    summary: 'The person of a lead, with their number of leads',
    access: 'leads:read',
    params: z.strictObject({ kind: LeadKind, id: Id }),
    response: z.strictObject({ id: z.uuid(), leadCount: z.int() }),
  }),
  mergePeople: post(`${path}/merge`, {
    summary: 'Merge another person into this one. Splitting off the moved leads undoes it',
    access: 'leads:status',
    params: byId,
    body: z.strictObject({ otherId: Id }),
    response: z.strictObject({ moved: z.array(LeadRef) }),
  }),
  splitPerson: post(`${path}/split`, {
    summary: 'Split leads off into a new person. New leads do not merge the two again',
    access: 'leads:status',
    params: byId,
    body: z.strictObject({ leadIds: idsOf(PERSON_LEADS_MAX) }),
    response: z.strictObject({ id: z.uuid() }),
  }),
  exportPerson: get(`${path}/export`, {
    summary: 'All data about a person as JSON',
    access: 'leads:export',
    params: byId,
    answers: 'file',
    types: ['application/json'],
  }),
  previewErasure: get(`${path}/erase`, {
    summary: 'Number of rows per table that erasing a person would delete. Changes nothing',
    access: 'people:erase',
    params: byId,
    response: Erased,
  }),
  erasePerson: post(`${path}/erase`, {
    summary: 'Permanently delete all data about a person. `confirm` is one of their email addresses',
    access: 'people:erase',
    params: byId,
    body: z.strictObject({ confirm: Email }),
    response: Erased,
    timeoutSeconds: 45,
  }),
};
