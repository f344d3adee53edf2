import { createHash } from 'node:crypto';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { QuarantinedLeadsTable } from '../../db/schema/quarantine.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { heldContact, NewContact } from '../contact/service.ts';
import { heldSubmission, NewSubmission } from '../submissions/service.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  headers = await api.signIn('owner');
});
afterAll(() => api.close());

/* Leads as past releases have quarantined them. Never edit one: add a sample of the next version below it. */
const contactOf1 = {
  id: '0198a2f0-0000-7000-8000-000000000001',
  name: 'Cora Held',
  email: 'cora@example.com',
  company: 'Held Clinic',
  phone: null,
  message: 'Please ring me.',
  formType: 'Contact',
  source: '/contact: form',
  consent: true,
  consentVersion: '2026-11-01',
  createdAt: '2026-11-21T09:30:00.000Z',
} as const;

const contactOf2 = {
  ...contactOf1,
  id: '0198a2f0-0000-7000-8000-000000000004',
  details: [{ label: 'First choice', text: 'Tuesday 24 November 2026 at 10:00 (Europe/London)' }],
  formType: 'Consultation',
} as const;

const submissionOf1 = {
  id: '0198a2f0-0000-7000-8000-000000000002',
  name: 'Sam Held',
  email: 'sam@example.com',
  phone: null,
  businessName: 'Held Skin',
  location: null,
  website: null,
  answers: { 1: 'owner' },
  questions: [
    {
      id: 1,
      text: 'What is your role?',
      description: null,
      inputType: 'multipleChoice',
      category: 'business',
      min: null,
      max: null,
      step: null,
      isActive: true,
      options: [{ value: 'owner', label: 'Owner', qualifies: true }],
      order: 1,
    },
  ],
  result: {
    score: 0,
    tier: 'Foundations',
    isEligible: true,
    criteria: [
      { questionId: 1, question: 'What is your role?', answer: 'Owner', wanted: ['Owner'], isMet: true },
    ],
    categories: [],
    answers: [],
    improvements: [],
  },
  consent: false,
  consentVersion: '2026-11-01',
  attribution: { source: 'newsletter' },
  sessionId: null,
  completedAt: '2026-11-21T09:30:00.000Z',
};

async function held(
  row: Pick<Insertable<QuarantinedLeadsTable>, 'kind' | 'version'>,
  lead: typeof contactOf1 | typeof contactOf2 | typeof submissionOf1,
) {
  const { id, name, email } = lead;
  const isContact = row.kind === 'contact';
  await api.db
    .insertInto('quarantinedLeads')
    .values({
      ...row,
      id,
      name,
      email,
      reason: 'too-fast',
      businessName: null,
      formType: isContact ? 'Contact' : null,
      resultTokenHash: isContact ? null : createHash('sha256').update(id).digest(),
      lead: JSON.stringify(lead),
    })
    .execute();
  return api.client(quarantine, headers).releaseLead({ params: { id } });
}

test.each([
  [1, contactOf1, { ...contactOf1, details: [] }],
  [2, contactOf2, contactOf2],
])('a contact form held as version %i can be released', async (version, lead, whole) => {
  const { submissionId } = await held({ kind: 'contact', version }, lead);
  const row = await api.db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(whole);
});

test('a quiz held as version 1 can be released', async () => {
  const { submissionId: id } = await held({ kind: 'eligibility', version: 1 }, submissionOf1);
  const { sessionId: _, ...whole } = submissionOf1;
  expect(await api.client(submissions, headers).getSubmission({ params: { id } })).toMatchObject(whole);
});

test('refuses to release a lead that a newer release has held, and keeps it', async () => {
  const id = '0198a2f0-0000-7000-8000-000000000003';
  const release = held({ kind: 'contact', version: 99 }, { ...contactOf1, id } as never);
  await expect(release).rejects.toMatchObject({ statusCode: 409 });
  const { items } = await api.client(quarantine, headers).listQuarantine();
  expect(items).toContainEqual(expect.objectContaining({ id }));
});

/* If this fails, increase the version, write the upgrade, and add a lead of the previous version above. */
test.each([
  ['contact', heldContact.version, NewContact],
  ['quiz', heldSubmission.version, NewSubmission],
])('the shape of a held %s is that of version %i', (_, __, schema) => {
  expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).toMatchSnapshot();
});
