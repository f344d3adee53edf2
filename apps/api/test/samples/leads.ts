import { type ContactInput, contact } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { SubmissionStatus } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { databaseNow } from '../../src/db/client.ts';
import { insertSubmission } from '../../src/features/leads/kinds/quiz/service.ts';
import { computeResult, tierOf } from '../../src/features/quiz/scoring.ts';
import { resultToken } from '../../src/lib/security/links.ts';
import { sha256 } from '../../src/lib/security/tokens.ts';
import type { TestApi } from '../api.ts';
import { proofOf } from './proof.ts';

/** Returns a form token, by default one that is old enough, and its proof. */
function formGuardOf(api: TestApi, { formToken = api.formToken() }: { formToken?: string }) {
  return { formToken, proof: proofOf(api.config.sessionSecret, formToken) };
}

/** Returns a valid submission of the built-in questions. */
export function leadInput(api: TestApi, change: Partial<SubmissionInput> = {}): SubmissionInput {
  return {
    name: 'Anna Bell',
    email: 'anna@example.com',
    consent: false,
    ...formGuardOf(api, change),
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
    ...formGuardOf(api, change),
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
    completedAt = await databaseNow(api.db),
  } = lead;
  const id = uuidv7();
  await insertSubmission(
    api.db,
    {
      ...{ id, name, email, phone, businessName, location: null, website: null },
      completedAt,
      answers: {},
      questions: DEFAULT_QUESTIONS,
      figures: {},
      result: { ...computeResult(DEFAULT_QUESTIONS, {}), score, tier: tierOf(score), isEligible },
      attribution: source ? { source, ...(medium && { medium }), ...(campaign && { campaign }) } : null,
      consent: false,
      consentVersion: 'test',
    },
    sha256(resultToken(api.config.sessionSecret, id)),
    { status },
  );
  return id;
}

/** Rows per statement, few enough to stay within the query timeout on busy machines. */
const BATCH_SIZE = 500;

/** Copies the only stored quiz, each copy a second older. */
export async function multiplyLeads(api: TestApi, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH_SIZE)
    await sql`
      with one as (select * from leads order by created_at desc limit 1),
      copies as (
        select gen_random_uuid() as id, n
        from generate_series(${from}::int, ${Math.min(from + BATCH_SIZE - 1, count)}::int) n
      ),
      leads_too as (
        insert into leads (id, kind, person_id, name, name_key, email, status, score, tier, is_eligible, is_scored, source,
          consent, consent_version, search_text, created_at)
        select copies.id, kind, gen_random_uuid(), name, name_key, email, status, score, tier, is_eligible, is_scored,
          source, consent, consent_version, search_text, created_at - make_interval(secs => n)
        from one, copies
      )
      insert into quiz_details (lead_id, answers, question_set, result, result_token_hash)
      select copies.id, answers, question_set, result, sha256(n::text::bytea)
      from one join quiz_details on lead_id = one.id, copies`.execute(api.db);
  await sql`analyze all_leads`.execute(api.db);
}

/**
 * Updates all quizzes in batches.
 * @param assignments of an update; `n` is a row's number, the newest first
 */
export async function changeLeads(api: TestApi, assignments: string): Promise<void> {
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(id order by created_at desc) as ids from leads where kind = 'eligibility'`.execute(
    api.db,
  );
  const ids = rows[0]?.ids ?? [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    await sql`
      update leads set ${sql.raw(assignments)}
      from unnest(${ids.slice(from, from + BATCH_SIZE)}::uuid[]) with ordinality as rows (numbered, place),
        lateral (select ${from}::int + place as n) as numbers
      where id = numbered`.execute(api.db);
}

export type LeadRef = { kind: LeadKind; id: string };

/** Stores a lead of Ada Bell. */
export const leadOf = async (api: TestApi, kind: LeadKind): Promise<LeadRef> => ({
  kind,
  id:
    kind === 'eligibility'
      ? await storedLead(api, { name: 'Ada Bell', email: 'ada@leads.example' })
      : (await api.client(contact).submitContact({ body: contactInput(api, { name: 'Ada Bell' }) })).id,
});
