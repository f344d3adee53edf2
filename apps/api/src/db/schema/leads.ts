import type { Detail, FormType } from '@upcurve/contracts/leads/contact';
import type { Attribution, LeadKind } from '@upcurve/contracts/leads/lead';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import type { LeadStatus } from '@upcurve/contracts/leads/lead-status';
import type { ActivityType } from '@upcurve/contracts/leads/leads';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { ClinicFigures, Result, Tier } from '@upcurve/contracts/quiz/quiz';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

interface LeadColumns {
  id: string;
  kind: LeadKind;
  name: string;
  /** The sort key of the name. */
  nameKey: string;
  email: string;
  /** The email in lower case. */
  emailKey: GeneratedAlways<string>;
  phone: string | null;
  /** The phone number normalised by lib/search/phone.ts. */
  phoneKey: string | null;
  company: string | null;
  status: ColumnType<LeadStatus, LeadStatus | undefined, LeadStatus>;
  outcome: Generated<Outcome>;
  /** Days such as `2026-11-22`. Set exactly while the lead is won or lost. */
  wonOn: string | null;
  lostOn: string | null;
  lostReason: string | null;
  reason: string | null;
  valuePence: number | null;
  assigneeId: string | null;
  followUpAt: Moment | null;
  isUnread: Generated<boolean>;
  version: Generated<number>;
  /** The first response: when, and by which member. */
  firstTouchedAt: Moment | null;
  firstTouchedBy: string | null;
  /** Of a quiz; null for the other forms. */
  score: number | null;
  tier: Tier | null;
  isEligible: boolean | null;
  isScored: boolean | null;
  /** Null for a quiz. */
  formType: FormType | null;
  /** Of a quiz the campaign source, or `direct`; of another form the page and the form. */
  source: string;
  attribution: Json<Attribution> | null;
  consent: boolean;
  consentVersion: string;
  /** Folded search text: name, email, company, phone number and what the visitor wrote, one per line. */
  searchText: string;
  /** When the quiz was completed or the form was sent. */
  createdAt: DefaultMoment;
}

/** Every lead, with those that quarantine holds. */
export interface AllLeadsTable extends LeadColumns {
  /** Why quarantine holds the lead. Null for the leads that staff work on. */
  heldReason: QuarantineReason | null;
  /** Null while the lead is held. */
  personId: string | null;
}

/** The leads that staff work on: a view of `allLeads` without those that quarantine holds. */
export interface LeadsView extends LeadColumns {
  personId: string;
}

export interface QuizDetailsTable {
  leadId: string;
  location: string | null;
  website: string | null;
  /** When the quiz session started. Null if there was none. */
  begunAt: Moment | null;
  answers: Json<Answers>;
  figures: Json<ClinicFigures>;
  questionSet: Buffer;
  result: Json<Result>;
  resultTokenHash: Buffer;
}

export interface ContactDetailsTable {
  leadId: string;
  message: string | null;
  /** Fields of the form other than the message. */
  details: Json<Detail[]>;
}

/** Activity on a lead. Deleted with the lead. */
export interface LeadActivitiesTable {
  id: string;
  leadId: string;
  type: ActivityType;
  text: string | null;
  before: string | null;
  after: string | null;
  /** How long a call took. */
  minutes: number | null;
  actorId: string | null;
  actorName: string;
  createdAt: DefaultMoment;
}

/** Two people that staff have split, smaller id first. New leads do not merge them again. */
export interface PeopleSplitsTable {
  personId: string;
  otherId: string;
  createdAt: DefaultMoment;
}

/** Keyed hashes of addresses that get no marketing. They are kept when a person is erased. */
export interface SuppressedEmailsTable {
  emailHash: Buffer;
  reason: 'erase' | 'unsubscribe';
  createdAt: DefaultMoment;
}
