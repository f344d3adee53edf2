import type { CurrentUser, Profile } from '@upcurve/contracts/account/account';
import type { User } from '@upcurve/contracts/account/team';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { LoggedCall } from '@upcurve/contracts/leads/calls';
import type { ContactSubmission, ContactSubmissionDetail } from '@upcurve/contracts/leads/contacts';
import type { InboxCounts, InboxLead } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Activity, LeadDesk } from '@upcurve/contracts/leads/leads';
import type { Person } from '@upcurve/contracts/leads/people';
import type { QuarantinedLead } from '@upcurve/contracts/leads/quarantine';
import type { Submission, SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import type { Media, MediaDetail } from '@upcurve/contracts/media/media';
import { ROLE_PERMISSIONS, type Role } from '@upcurve/contracts/permissions';
import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import type { Mail } from '@upcurve/contracts/settings/mail';
import type { MailServerSettings } from '@upcurve/contracts/settings/mail-server';
import type {
  Segment,
  StoredSegment,
  StoredStory,
  Story,
} from '@upcurve/contracts/testimonials/testimonials';
import type { Delivery, WebhookEndpoint, WebhookSettings } from '@upcurve/contracts/webhooks/webhook';

let count = 0;

/** Returns a valid UUIDv7, different each time. */
export function newId(): string {
  count += 1;
  return `0198a2f0-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
}

const WHEN = '2026-11-20T14:05:00.000Z';

/** A signed-in user with a role, by default an owner. */
export function currentUser(role: Role = 'owner', part: Partial<CurrentUser> = {}): CurrentUser {
  return { id: newId(), username: 'olivia', role, permissions: [...ROLE_PERMISSIONS[role]], ...part };
}

/** A member of staff as in the team list. */
export function user(part: Partial<User> = {}): User {
  return {
    id: newId(),
    username: 'marcus',
    displayName: '',
    email: '',
    role: 'sales',
    isDisabled: false,
    hasSecondFactor: false,
    leadMails: 'all',
    createdAt: WHEN,
    lastLoginAt: null,
    ...part,
  };
}

/** The user's own profile before any changes. */
export function profile(part: Partial<Profile> = {}): Profile {
  return {
    displayName: '',
    email: '',
    leadMails: 'all',
    hasWeekly: false,
    zone: null,
    isMailOn: true,
    ...part,
  };
}

/** An email server that an owner has set. */
export function mailServer(part: Partial<MailServerSettings> = {}): MailServerSettings {
  return {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    username: 'desk',
    senderName: 'Lowe Clinics',
    senderAddress: 'desk@lowe.example',
    isFromEnvironment: false,
    hasPassword: true,
    isPasswordLost: false,
    version: 4,
    ...part,
  };
}

/** An email that was sent at the first attempt. */
export function mail(part: Partial<Mail> = {}): Mail {
  return {
    id: newId(),
    kind: 'new-lead',
    toAddress: 'olivia@example.com',
    subject: 'New lead: Amelia Hart (72, Ready to scale)',
    status: 'sent',
    attemptCount: 1,
    lastError: null,
    createdAt: WHEN,
    nextAttemptAt: null,
    sentAt: WHEN,
    ...part,
  };
}

/** A yes/no question as the quiz shows it. */
export function question(part: Partial<Question> = {}): Question {
  return {
    id: 1,
    text: 'Do you use a CRM system?',
    description: null,
    inputType: 'yesno',
    category: 'sales',
    min: null,
    max: null,
    step: null,
    isActive: true,
    options: null,
    order: 1,
    ...part,
  };
}

/** A question as staff edit it. */
export function storedQuestion(part: Partial<StoredQuestion> = {}): StoredQuestion {
  return { ...question(), version: 1, updatedAt: WHEN, ...part };
}

/** The staff fields of an untouched lead. */
const untouched = () => ({
  personId: newId(),
  assigneeId: null,
  followUpAt: null,
  valuePence: null,
  outcome: 'open' as const,
  wonOn: null,
  lostOn: null,
  lostReason: null,
  reason: null,
  isUnread: false,
  version: 1,
});

/** A lead that said nothing and that nobody has contacted. */
const silent = () => ({ said: null, lastContact: null, unanswered: 0, meetingAt: null });

/** A new submission with one answer. */
export function submission(part: Partial<Submission> = {}): Submission {
  return {
    id: newId(),
    name: 'Amelia Hart',
    email: 'amelia@hartclinic.example',
    phone: '+44 20 7946 0958',
    businessName: 'Hart Aesthetics',
    location: 'London',
    website: null,
    status: 'new',
    completedAt: WHEN,
    answers: { 1: true },
    score: 72,
    tier: 'Ready to scale',
    isEligible: true,
    isScored: true,
    source: 'google',
    ...untouched(),
    ...silent(),
    ...part,
  };
}

/** A submission with all details. Its questions and result match its row. */
export function submissionDetail(part: Partial<SubmissionDetail> = {}): SubmissionDetail {
  const row = submission(part);
  return {
    ...row,
    questions: [question()],
    figures: {},
    result: {
      score: row.score,
      tier: row.tier,
      isEligible: row.isEligible,
      isScored: row.isScored,
      criteria: [],
      categories: [{ category: 'sales', earned: 5, possible: 10, score: 50 }],
      answers: [{ questionId: 1, earned: 5, possible: 10 }],
      improvements: [],
    },
    consent: false,
    consentVersion: '2026-11-01',
    attribution: null,
    canMail: false,
    reportUrl: null,
    report: { verdict: 'Yes: Ground.', numbers: [] },
    ...part,
  };
}

/** A new request for a consultation. */
export function contactSubmission(part: Partial<ContactSubmission> = {}): ContactSubmission {
  return {
    id: newId(),
    name: 'Carys Bevan',
    email: 'carys@bevanskin.example',
    company: 'Bevan Skin',
    phone: '+44 (0)20 7946 0958',
    message: 'We open a second room in spring.',
    status: 'new',
    formType: 'Consultation',
    source: '/book-consultation',
    createdAt: WHEN,
    ...untouched(),
    ...silent(),
    ...part,
  };
}

/** A request for a consultation with all details, including the preferred time. */
export function contactSubmissionDetail(
  part: Partial<ContactSubmissionDetail> = {},
): ContactSubmissionDetail {
  return {
    ...contactSubmission(part),
    details: [{ label: 'First choice', text: 'Tuesday 24 November 2026 at 10:00 (Europe/London)' }],
    attribution: null,
    consent: false,
    consentVersion: '2026-11-01',
    canMail: false,
    ...part,
  };
}

/** A suspicious quiz lead that was held back. */
export function quarantinedLead(part: Partial<QuarantinedLead> = {}): QuarantinedLead {
  return {
    id: newId(),
    kind: 'eligibility',
    formType: null,
    reason: 'too-fast',
    name: 'Bot Botson',
    email: 'bot@spam.example',
    businessName: null,
    message: null,
    details: [],
    createdAt: WHEN,
    ...part,
  };
}

/** Webhook settings after the first save. */
export function webhookSettings(part: Partial<WebhookSettings> = {}): WebhookSettings {
  return { ...webhookEndpoint({ name: 'Main receiver', isFirst: true }), quizType: 'eligibility', ...part };
}

/** A webhook endpoint in addition to the first. */
export function webhookEndpoint(part: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    id: newId(),
    name: 'CRM',
    isFirst: false,
    events: ['eligibility.submitted', 'eligibility.abandoned'],
    webhookUrl: 'https://hooks.example.com/leads',
    isEnabled: true,
    createdAt: WHEN,
    updatedAt: WHEN,
    problem: null,
    pausedAt: null,
    pauseReason: null,
    hasSecret: true,
    ...part,
  };
}

/** A delivery that succeeded at the first attempt. */
export function delivery(part: Partial<Delivery> = {}): Delivery {
  return {
    id: newId(),
    event: 'eligibility.submitted',
    endpointId: newId(),
    submissionId: newId(),
    contactSubmissionId: null,
    leadName: 'Amelia Hart',
    status: 'delivered',
    createdAt: WHEN,
    nextAttemptAt: null,
    deliveredAt: WHEN,
    attempts: [{ number: 1, startedAt: WHEN, durationMs: 120, statusCode: 200, error: null }],
    ...part,
  };
}

/** A person with one quiz lead. */
export function person(part: Partial<Person> = {}): Person {
  const leadId = newId();
  return {
    id: newId(),
    names: ['Amelia Hart'],
    emails: ['amelia@example.com'],
    phones: ['+44 20 7946 0958'],
    companies: ['Hart Aesthetics'],
    samePhone: [],
    leadCount: 1,
    leads: [inboxLead({ id: leadId })],
    timeline: [
      {
        type: 'lead',
        id: leadId,
        leadId,
        kind: 'eligibility',
        createdAt: WHEN,
        name: 'Amelia Hart',
        email: 'amelia@example.com',
        phone: '+44 20 7946 0958',
        company: 'Hart Aesthetics',
        formType: null,
        message: null,
        score: 72,
        tier: 'Ready to scale',
        isEligible: true,
        isScored: true,
      },
    ],
    hasMore: false,
    canMail: false,
    ...part,
  };
}
/** A note that was written three hours ago. */
export function activity(part: Partial<Activity> = {}): Activity {
  return {
    ...{ id: newId(), type: 'note', text: null, before: null, after: null, minutes: null },
    ...{ delivery: null, actorId: null, actorName: 'Sam' },
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    ...part,
  };
}

export function loggedCall(part: Partial<LoggedCall> = {}): LoggedCall {
  return {
    ...{ id: newId(), result: 'no_answer', minutes: null, text: null, unanswered: 1 },
    ...{ actorId: null, actorName: 'Sam', calledAt: new Date().toISOString() },
    ...part,
  };
}

/** Returns the desk of a lead, as a change of it answers. Fields that the row lacks are empty. */
export function leadDesk(kind: LeadKind, row: Omit<Partial<LeadDesk>, 'kind'>): LeadDesk {
  const empty = { id: newId(), status: 'new' as const, ...untouched() };
  const given = Object.keys(empty).map((field) => [field, row[field as keyof typeof row]]);
  const known = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  return { ...empty, ...known, kind };
}

/** An unread quiz lead in the inbox. */
export function inboxLead(part: Partial<InboxLead> = {}): InboxLead {
  const {
    id,
    personId,
    name,
    email,
    phone,
    businessName,
    score,
    tier,
    isEligible,
    isScored,
    source,
    status,
    ...row
  } = submission();
  const { assigneeId, followUpAt, version, completedAt, outcome, valuePence, wonOn, lostReason } = row;
  return {
    ...{ id, kind: 'eligibility', personId, name, email, phone, company: businessName, formType: null },
    ...{ score, tier, isEligible, isScored, source, status, assigneeId, isUnread: true, followUpAt, version },
    ...{ outcome, valuePence, wonOn, lostReason, ...silent() },
    createdAt: completedAt,
    ...part,
  };
}

/** Inbox counts with the same number in every view. */
export function inboxCounts(each = 0, part: Partial<InboxCounts> = {}): InboxCounts {
  const views = {
    ...{
      todo: each,
      new: each,
      eligible: each,
      mine: each,
      due: each,
      meeting: each,
      waiting: each,
      all: each,
    },
  };
  return { views, kinds: { eligibility: views, contact: views }, newestAt: WHEN, arrived: 0, ...part };
}

/** Returns a meeting of half an hour tomorrow at noon (UTC). */
export function booking(part: Partial<Booking> = {}): Booking {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return {
    id: newId(),
    type: { slug: 'consultation', name: 'Consultation' },
    start: `${day}T12:00:00.000Z`,
    end: `${day}T12:30:00.000Z`,
    zone: 'Europe/London',
    place: { kind: 'phone', text: '' },
    status: 'booked',
    cancelReason: null,
    hostId: newId(),
    hostName: 'Ada Lowe',
    kind: 'contact',
    leadId: newId(),
    personId: newId(),
    name: 'Anna Bell',
    email: 'anna@example.com',
    phone: '+44 20 7946 0958',
    company: 'Bell Clinic',
    answers: [],
    version: 1,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...part,
  };
}

/** A picture in the library without a description. */
export function media(part: Partial<Media> = {}): Media {
  return {
    id: newId(),
    kind: 'image',
    url: '/media/room.jpg',
    width: 1600,
    height: 1200,
    sizes: [{ url: '/media/room.jpg', width: 1600, type: 'image/jpeg' }],
    alt: '',
    isDecorative: false,
    focalPoint: { x: 0.5, y: 0.5 },
    placeholder: null,
    fileName: 'treatment-room.jpg',
    size: 240_000,
    createdAt: WHEN,
    createdBy: 'olivia',
    ...part,
  };
}

/** The same picture with all details, not used anywhere. */
export function mediaDetail(part: Partial<MediaDetail> = {}): MediaDetail {
  return { ...media(part), usedIn: [], ...part };
}

/** A picture segment without description, as visitors see it. */
export function segment(part: Partial<Segment> = {}): Segment {
  const { url, width, height, sizes, alt, isDecorative, focalPoint, placeholder } = media();
  return {
    ...{ url, width, height, sizes, alt, isDecorative, focalPoint, placeholder },
    id: newId(),
    type: 'image',
    duration: 5000,
    order: 0,
    ...part,
  };
}

/** The same segment as staff edit it. */
export function storedSegment(part: Partial<StoredSegment> = {}): StoredSegment {
  const { fileName } = media();
  return { ...segment(), fileName, mediaId: newId(), captionsId: null, clipDuration: null, ...part };
}

/** A story with one picture, as visitors see it. */
export function story(part: Partial<Story> = {}): Story {
  return {
    id: newId(),
    name: 'Amelia Hart',
    avatar: '/media/amelia.jpg',
    cta: '/contact',
    order: 0,
    segments: [segment()],
    ...part,
  };
}

/** An active story without segments, as staff edit it. */
export function storedStory(part: Partial<StoredStory> = {}): StoredStory {
  return { ...story(), segments: [], isActive: true, version: 1, updatedAt: WHEN, ...part };
}
