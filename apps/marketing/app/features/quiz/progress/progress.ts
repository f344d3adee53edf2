import type { ProofChallenge } from '@upcurve/contracts/leads/proof';
import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import type { ClinicFigures, SessionStart } from '@upcurve/contracts/quiz/quiz';
import { paths } from '@upcurve/site-content/paths';

/** The contact details that the quiz asks for. The others can be added on the report. */
export const DETAILS = ['name', 'email', 'businessName'] as const;
const FIGURES = [
  'enquiries',
  'value',
  'noShows',
  'caller',
  'canDecide',
] as const satisfies (keyof ClinicFigures)[];
export const FIELDS = [...DETAILS, ...FIGURES] as const;
export type Field = (typeof FIELDS)[number];

/** The visitor's input as typed or chosen. A figure is missing until it is typed. */
export type Fields = Record<(typeof DETAILS)[number], string> & {
  [name in (typeof FIGURES)[number]]?: string;
};

/** A pending submission: the same key and body are sent until the server has answered. */
interface PendingSubmission {
  key: string;
  body: string;
  /** The visitor's input when the submission was made, see `serializeInput`. */
  given: string;
  /** Expiry of its form token, in ms since the epoch. */
  goodUntil: number;
}

/** A form token with its proof-of-work challenge, and the proof once it is computed. */
export interface GivenFormToken {
  token: string;
  /** In ms since the epoch. */
  fetchedAt: number;
  challenge?: ProofChallenge;
  proof?: string;
}

/**
 * The visitor's input so far, stored in the browser until it is submitted. The server also has the answers, and the
 * details only while the marketing checkbox is ticked.
 */
export interface Progress {
  version: 1;
  savedAt: string;
  fields: Fields;
  /** The values of the fields when the visitor completed their step. */
  confirmed: Partial<Record<Field, string>>;
  consent: boolean;
  /** The details stored on the server as a string; empty if unknown, null if there are none. */
  savedDetails: string | null;
  /** The honeypot, which people never fill in. */
  fax: string;
  isProfileDone: boolean;
  /** Maps question ids to answers; null if the visitor skipped the question on purpose. */
  answers: Answers;
  sessionId: string | null;
  sessionKey: string;
  /** The request that starts the session, while its response has not arrived. */
  start: SessionStart | null;
  formToken: GivenFormToken | null;
  pending: PendingSubmission | null;
}

export const STORAGE_KEY = 'upcurve-quiz';
const KEEP_DAYS = 30;

export function emptyProgress(): Progress {
  return {
    version: 1,
    savedAt: new Date().toISOString(),
    fields: { name: '', email: '', businessName: '' },
    confirmed: {},
    consent: false,
    savedDetails: null,
    fax: '',
    isProfileDone: false,
    answers: {},
    sessionId: null,
    sessionKey: crypto.randomUUID(),
    start: null,
    formToken: null,
    pending: null,
  };
}

/** Checks whether there is any input to continue with. */
export function hasBegun(progress: Progress): boolean {
  return Object.values(progress.fields).some(Boolean) || Object.keys(progress.answers).length > 0;
}

export function serializeInput({ fields, consent, fax, answers }: Progress): string {
  return JSON.stringify([fields, consent, fax, answers]);
}

/**
 * Returns a submission of unknown outcome while it still matches the visitor's input. Then only this exact submission
 * may be sent, because a different one could be stored in addition.
 */
export function findPendingSubmission(progress: Progress): PendingSubmission | undefined {
  const { pending } = progress;
  if (!pending || pending.given !== serializeInput(progress)) return undefined;
  return Date.now() < pending.goodUntil ? pending : undefined;
}

function isAnswer(value: unknown): value is Answer {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

function entriesOf<T>(value: unknown, fits: (item: unknown) => item is T): [string, T][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, T] => fits(entry[1]));
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isPending(value: unknown): value is PendingSubmission {
  if (!isRecord(value) || typeof value.goodUntil !== 'number') return false;
  return isText(value.key) && isText(value.body) && isText(value.given);
}

/** Parses stored progress. Ignores invalid content and content older than 30 days. */
export function parseProgress(text: string | null, now = Date.now()): Progress {
  const fresh = emptyProgress();
  let saved: unknown;
  try {
    saved = JSON.parse(text ?? '');
  } catch {
    return fresh;
  }
  if (!isRecord(saved) || saved.version !== 1 || !isText(saved.savedAt)) return fresh;
  if (!(now - Date.parse(saved.savedAt) < KEEP_DAYS * 86_400_000)) return fresh;

  const { formToken, pending, start } = saved;
  const hasToken = isRecord(formToken) && isText(formToken.token) && typeof formToken.fetchedAt === 'number';
  return {
    ...fresh,
    savedAt: saved.savedAt,
    fields: {
      ...fresh.fields,
      ...Object.fromEntries(entriesOf(saved.fields, isText).filter(([name]) => isField(name))),
    },
    confirmed: Object.fromEntries(entriesOf(saved.confirmed, isText).filter(([name]) => isField(name))),
    savedDetails: isText(saved.savedDetails) ? saved.savedDetails : null,
    consent: saved.consent === true,
    fax: isText(saved.fax) ? saved.fax : '',
    isProfileDone: saved.isProfileDone === true,
    answers: Object.fromEntries(entriesOf(saved.answers, isAnswer)),
    sessionId: isText(saved.sessionId) ? saved.sessionId : null,
    sessionKey: isText(saved.sessionKey) ? saved.sessionKey : fresh.sessionKey,
    start: isRecord(start) && isRecord(start.answers) ? (start as SessionStart) : null,
    formToken: hasToken ? (formToken as unknown as Progress['formToken']) : null,
    pending: isPending(pending) ? pending : null,
  };
}

export type Step = 'profile' | 'business' | 'questions' | 'analyzing';

const { profile, questions, analyzing } = paths.eligibility;

/** Returns the step to redirect to if this one is opened too early; undefined if it may be shown. */
export function redirectFrom(step: Step, { isProfileDone, answers }: Progress): string | undefined {
  if (step === 'profile') return undefined;
  if (!isProfileDone) return profile();
  return step === 'questions' || Object.keys(answers).length > 0 ? undefined : questions();
}

/** Returns the target of 'Carry on': the first incomplete step, or the submission if one is pending. */
export function resumePath(progress: Progress): string {
  return redirectFrom('analyzing', progress) ?? (findPendingSubmission(progress) ? analyzing() : questions());
}
