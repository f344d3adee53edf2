import { randomBytes } from 'node:crypto';
import type { ContactInput } from '@upcurve/contracts/leads/contact';
import type { SubmissionStatus } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { computeResult, tierOf } from '../../features/quiz/scoring.ts';
import { submissionQueries } from '../../features/submissions/queries.ts';
import { nameKey, searchText } from '../../lib/search/search.ts';
import type { TestApi } from '../api.ts';
import { proofOf } from './proof.ts';

/** Returns a form token, by default one that is old enough, and its proof. */
function guarded(api: TestApi, { formToken = api.formToken() }: { formToken?: string }) {
  return { formToken, proof: proofOf(api.config.sessionSecret, formToken) };
}

/** Returns a valid submission of the built-in questions. */
export function leadInput(api: TestApi, change: Partial<SubmissionInput> = {}): SubmissionInput {
  return {
    name: 'Anna Bell',
    email: 'anna@example.com',
    consent: false,
    ...guarded(api, change),
    answers: {
      1: 'owner',
      7: '30k-50k',
      8: '1k-2500',
      9: ['seo', 'email'],
      16: true,
      17: 'Too few enquiries',
    },
    ...change,
  };
}

/** Returns a valid contact form. */
export function contactInput(api: TestApi, change: Partial<ContactInput> = {}): ContactInput {
  return {
    name: 'Anna Bell',
    email: 'Anna@example.com',
    formType: 'Contact',
    source: '/contact: form',
    consent: false,
    ...guarded(api, change),
    ...change,
  };
}

interface StoredLead {
  name: string;
  email?: string;
  businessName?: string;
  phone?: string | null;
  status?: SubmissionStatus;
  completedAt?: string;
  score?: number;
  isEligible?: boolean;
  source?: string;
  medium?: string;
  campaign?: string;
}

/** Inserts a submission straight into the table, with any time and score. */
export async function storedLead(api: TestApi, lead: StoredLead): Promise<string> {
  const {
    name,
    email = 'lead@example.com',
    businessName = null,
    phone = null,
    status = 'new',
    score = 50,
    isEligible = false,
    source,
    medium,
    campaign,
  } = lead;
  const submissions = submissionQueries(api.db);
  const id = uuidv7();
  await submissions.create({
    id,
    name,
    email,
    businessName,
    phone,
    status,
    ...(lead.completedAt && { completedAt: lead.completedAt }),
    answers: '{}',
    questionSet: await submissions.freezeQuestions(DEFAULT_QUESTIONS),
    result: JSON.stringify(computeResult(DEFAULT_QUESTIONS, {})),
    score,
    tier: tierOf(score),
    isEligible,
    ...(source && { attribution: JSON.stringify({ source, medium, campaign }) }),
    consent: false,
    consentVersion: 'test',
    resultTokenHash: randomBytes(32),
    searchText: searchText([name, email, businessName], phone),
    nameKey: nameKey(name),
  });
  return id;
}

/** Rows per statement, few enough to stay within the query timeout on busy machines. */
const ROWS_AT_ONCE = 500;

/** Copies the only stored submission, each copy a second older. */
export async function multiplyLeads(api: TestApi, count: number): Promise<void> {
  for (let from = 1; from <= count; from += ROWS_AT_ONCE)
    await sql`
      insert into submissions (
        id, name, email, status, completed_at, answers, question_set, result, score, tier, is_eligible, consent,
        consent_version, result_token_hash, search_text, name_key)
      select gen_random_uuid(), name, email, status, completed_at - make_interval(secs => n), answers, question_set,
        result, score, tier, is_eligible, consent, consent_version, sha256(n::text::bytea), search_text, name_key
      from (select * from submissions order by completed_at desc limit 1) as one,
        generate_series(${from}::int, ${Math.min(from + ROWS_AT_ONCE - 1, count)}::int) n`.execute(api.db);
  await sql`analyze submissions`.execute(api.db);
}

/**
 * Updates all submissions in batches.
 * @param assignments of an update; `n` is a row's number, the newest first
 */
export async function changeLeads(api: TestApi, assignments: string): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(id order by completed_at desc) as ids from submissions`.execute(api.db);
  const ids = rows[0]?.ids ?? [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    await sql`
      update submissions set ${sql.raw(assignments)}
      from unnest(${ids.slice(from, from + ROWS_AT_ONCE)}::uuid[]) with ordinality as rows (numbered, place),
        lateral (select ${from}::int + place as n) as numbers
      where id = numbered`.execute(api.db);
}
