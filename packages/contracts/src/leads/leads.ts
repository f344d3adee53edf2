import { MailStatus } from '../settings/mail.ts';
import { del, get, patch, post } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { Empty, Id, Instant, line, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Call, CallInput, LoggedCall } from './calls.ts';
import { LeadKind } from './lead.ts';
import { deskFields, LeadStatus, Outcome, outcomeFields } from './lead-desk.ts';
import { VALUE_MAX_PENCE } from './lead-words.ts';

export const NOTE_MAX = 10_000;
export const REASON_MAX = 300;
export const LOST_REASON_MAX = 60;

export const ACTIVITY_TYPES = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  status: 'Status',
  assignee: 'Assigned to',
  followUp: 'Follow-up',
  value: 'Value',
  outcome: 'Outcome',
  wonOn: 'Won on',
  lostReason: 'Lost reason',
  reason: 'Reason',
  person: 'Person',
  consent: 'Marketing',
  details: 'Told on the report',
  booking: 'Meeting',
} as const;
export const ActivityType = z.enum(keysOf(ACTIVITY_TYPES));
export type ActivityType = z.infer<typeof ActivityType>;

/**
 * One activity on a lead. Names are stored as they were at that time. Automatic activities have no `actorId`.
 * - A note has `text`.
 * - An email to the lead has its subject in `after`, its `text` and its `delivery`, null once the mail has expired.
 * - A call has its result in `after`, and perhaps `text` and `minutes`.
 * - A change has `before` and `after`, null if there was no value: a status, a member's name, a time, pence, an
 *   outcome, a day, a reason, a description of what happened to the person or the consent, or details added later.
 * - A booking has the time of the meeting. A new one has it in `after`, a moved one in both, and one that was cancelled,
 *   held or missed has it in `before` and its status in `after`.
 */
export const Activity = z.strictObject({
  id: z.uuid(),
  type: ActivityType,
  text: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  minutes: z.int().nullable(),
  delivery: MailStatus.nullable(),
  actorId: z.uuid().nullable(),
  actorName: z.string(),
  createdAt: Instant,
});
export type Activity = z.infer<typeof Activity>;

export const NoteInput = z.strictObject({
  text: paragraph({ max: NOTE_MAX }).min(1, 'Write something first.'),
});

export const LeadDesk = z.strictObject({ id: z.uuid(), kind: LeadKind, status: LeadStatus, ...deskFields });
export type LeadDesk = z.infer<typeof LeadDesk>;

export const LeadChange = z
  .strictObject({
    assigneeId: Id.nullable(),
    followUpAt: Instant.nullable(),
    valuePence: z
      .int('A sum in pence.')
      .min(0, 'Not less than nothing.')
      .max(VALUE_MAX_PENCE, 'At most ten million pounds.')
      .nullable(),
    /** Moves the status too if it would contradict the outcome. */
    outcome: Outcome,
    /** Only if the outcome is won; today by default. */
    wonOn: outcomeFields.wonOn,
    /** Only if the outcome is lost; one of the lost reasons in the agency settings. */
    lostReason: line({ min: 1, max: LOST_REASON_MAX }).nullable(),
    reason: line({ max: REASON_MAX }).nullable(),
    isUnread: z.boolean(),
  })
  .partial();
export type LeadChange = z.infer<typeof LeadChange>;

export const Assignee = z.strictObject({ id: z.uuid(), name: z.string() });
export type Assignee = z.infer<typeof Assignee>;

const lead = z.strictObject({ kind: LeadKind, id: Id });
const path = '/api/leads/{kind}/{id}';

export const leads = {
  listAssignees: get('/api/leads/assignees', {
    summary: 'Members who can be assigned to leads, by name',
    access: 'leads:read',
    response: z.array(Assignee),
  }),
  changeLead: patch(path, {
    summary:
      'Assign, set follow-up, outcome, value or reason, or mark as read. All but that need If-Match. 412 when stale',
    access: 'leads:status',
    params: lead,
    headers: IfMatch,
    body: LeadChange,
    response: LeadDesk,
  }),
  listActivity: get(`${path}/activity`, {
    summary: 'Activity on a lead, including notes, newest first',
    access: 'leads:read',
    params: lead,
    query: z.strictObject(pageFields),
    response: z.array(Activity),
    paged: true,
  }),
  listNotes: get(`${path}/notes`, {
    summary: 'The notes on a lead, newest first',
    access: 'leads:read',
    params: lead,
    query: z.strictObject(pageFields),
    response: z.array(Activity),
    paged: true,
  }),
  addNote: post(`${path}/notes`, {
    summary: 'Write a note on a lead',
    access: 'leads:status',
    params: lead,
    body: NoteInput,
    response: Activity,
    status: 201,
  }),
  deleteNote: del(`${path}/notes/{noteId}`, {
    summary: "Delete your own note. A colleague's note needs leads:delete",
    access: 'leads:status',
    params: lead.extend({ noteId: Id }),
    response: Empty,
  }),
  listCalls: get(`${path}/calls`, {
    summary: 'The calls to a lead, newest first',
    access: 'leads:read',
    params: lead,
    query: z.strictObject(pageFields),
    response: z.array(Call),
    paged: true,
  }),
  logCall: post(`${path}/calls`, {
    summary: 'Log a call to a lead. A new lead becomes Contacted',
    access: 'leads:status',
    params: lead,
    body: CallInput,
    response: LoggedCall,
    status: 201,
  }),
  deleteCall: del(`${path}/calls/{callId}`, {
    summary: "Delete your own call. A colleague's call needs leads:delete",
    access: 'leads:status',
    params: lead.extend({ callId: Id }),
    response: Empty,
  }),
};
