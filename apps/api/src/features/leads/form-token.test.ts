import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { contact } from '@upcurve/contracts/leads/contact';
import { formToken as formTokens } from '@upcurve/contracts/leads/form-token';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, type TestApi, until } from '../../../test/api.ts';
import { contactInput, leadInput } from '../../../test/samples/leads.ts';
import { proofOf } from '../../../test/samples/proof.ts';
import { forgetUsedTokens, issueChallenge, issueFormToken } from '../../lib/security/form-guard.ts';

const api = await apiForFile();
beforeEach(async () => {
  await api.db.deleteFrom('allLeads').execute();
});

const secret = () => api.config.sessionSecret;
const send = (change: object = {}) => api.client(contact).submitContact({ body: contactInput(api, change) });
const stored = (kind: LeadKind) => api.db.selectFrom('leads').select('id').where('kind', '=', kind).execute();
const heldIn = ({ db }: TestApi) =>
  db.selectFrom('allLeads').select(['kind', 'heldReason']).where('heldReason', 'is not', null).execute();
const reasons = async () => (await heldIn(api)).map(({ heldReason }) => heldReason);
/** Issues a form token that is ten seconds old, with its challenge, as after filling in a form. */
async function given() {
  const formToken = issueFormToken(secret(), new Date(Date.now() - 10_000).toISOString());
  return { formToken, challenge: await issueChallenge(secret(), formToken) };
}

test('issues unique tokens, each with a challenge that contains the token', async () => {
  const client = api.client(formTokens);
  const all = await Promise.all([1, 2, 3].map(() => client.getFormToken()));
  expect(new Set(all.map(({ token }) => token)).size).toBe(3);
  for (const { token, challenge } of all) expect(challenge.parameters.data).toEqual({ formToken: token });
});

test('accepts a solved proof of work', async () => {
  const { formToken, challenge } = await given();
  const solution = await solveChallenge({ challenge, deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(400);
  await send({ formToken, proof: JSON.stringify({ challenge, solution }) });
  expect(await stored('contact')).toHaveLength(1);
  expect(await reasons()).toEqual([]);
}, 30_000);

test('accepts one of sixty submissions with the same token, across forms; all get the same answer', async () => {
  const formToken = api.formToken();
  const first = await send({ formToken });
  const later = await Promise.all(Array.from({ length: 30 }, () => send({ formToken })));
  for (const answer of later) expect(Object.keys(answer)).toEqual(Object.keys(first));
  await Promise.all(
    Array.from({ length: 29 }, () => api.client(quiz).submit({ body: leadInput(api, { formToken }) })),
  );
  expect(await stored('contact')).toEqual([{ id: first.id }]);
  expect(await stored('eligibility')).toEqual([]);
  expect(await reasons()).toEqual(Array(59).fill('used-token'));
});

test('requires no proof for the first three submissions per address and day, quiz and forms together', async () => {
  const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
  await own.client(quiz).submit({ body: leadInput(own, { proof: undefined }) });
  const send = () => own.client(contact).submitContact({ body: contactInput(own, { proof: undefined }) });
  for (const answer of [await send(), await send(), await send()])
    expect(Object.keys(answer)).toEqual(['id']);
  await own.client(quiz).submit({ body: leadInput(own, { proof: undefined }) });
  const held = await heldIn(own);
  expect(held.map(({ kind }) => kind)).toEqual(['contact', 'eligibility']);
  expect(new Set(held.map(({ heldReason }) => heldReason))).toEqual(new Set(['no-proof']));
});

describe('an invalid proof is quarantined:', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['what is not JSON', () => 'proof'],
    ['JSON of something else', () => '{"challenge":null}'],
    ['that of another token', () => proofOf(secret(), api.formToken())],
    ['that of another server', async () => proofOf('another secret', (await given()).formToken)],
  ])('%s', async (_, proof) => {
    await send({ proof: await proof() });
    expect(await reasons()).toEqual(['bad-proof']);
  });

  test.each<[string, (text: string) => string]>([
    ['one for another token, renamed', (text) => text.replace(/"formToken":"[^"]*"/, '"formToken":"x"')],
    ['a cheaper sum', (text) => text.replace(/"cost":\d+/, '"cost":1')],
    ['a key that was guessed', (text) => text.replace(/"derivedKey":"\w{4}/, '"derivedKey":"0000')],
    ['a key that is only begun', (text) => text.replace(/("derivedKey":"\w{32})\w+/, '$1')],
    ['without its signature', (text) => text.replace(/"signature":"\w+"/, '"signature":""')],
  ])('%s', async (_, change) => {
    const formToken = api.formToken();
    const good = proofOf(secret(), formToken);
    expect(change(good)).not.toBe(good);
    await send({ formToken, proof: change(good) });
    expect(await reasons()).toEqual(['bad-proof']);
  });
});

test('a refused or quarantined submission does not use up its token', async () => {
  const formToken = api.formToken();
  expect(await refusedWith(send({ formToken, name: '' }))).toBe(400);
  await send({ formToken, fax: 'x' });
  await send({ formToken, proof: 'none' });
  await send({ formToken });
  expect(await stored('contact')).toHaveLength(1);
});

test('deletes used tokens once they have expired', async () => {
  const formToken = api.formToken();
  await send({ formToken });
  const age = (hours: number) =>
    sql`update used_form_tokens set used_at = now() - make_interval(hours => ${hours})`.execute(api.db);
  await age(24);
  expect(await forgetUsedTokens(api.db)).toBe(0);
  await age(26);
  expect(await forgetUsedTokens(api.db)).toBeGreaterThan(0);
});

test('holds no database connection while a proof waits for a thread to verify it', async () => {
  const { pool } = api.services;
  const inUse = () => pool.totalCount - pool.idleCount;
  await until(() => expect(inUse()).toBe(0));
  // Keeps all threads of the pool busy, as eight parallel password hashes would.
  let left = 8;
  const others = Array.from({ length: left }, async () => {
    await promisify(pbkdf2)('x', 'y', 200_000, 32, 'sha512');
    left--;
  });
  let isDone = false;
  const formToken = api.formToken();
  const sent = send({ formToken, proof: proofOf(secret(), formToken) }).then(() => {
    isDone = true;
  });
  const seen: number[] = [];
  while (left > 4) {
    seen.push(inUse());
    await new Promise(setImmediate);
  }
  // The proof was waiting for a thread the whole time.
  expect(isDone).toBe(false);
  expect(seen.at(-1)).toBe(0);
  await Promise.all([sent, ...others]);
  expect(await stored('contact')).toHaveLength(1);
}, 30_000);
