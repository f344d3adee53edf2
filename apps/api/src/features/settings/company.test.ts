import { account } from '@upcurve/contracts/account/account';
import { audit } from '@upcurve/contracts/account/audit';
import { ADDRESS_MAX, type CompanyFacts, company } from '@upcurve/contracts/settings/company';
import { content } from '@upcurve/contracts/shared/content';
import { expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith } from '../../../test/api.ts';

const api = await apiForFile();
const owner = await api.signIn('owner', 'olga');

const settings = () => api.client(company, owner);
const visitor = () => api.client(company);

async function save(change: Partial<CompanyFacts>) {
  const { version, ...facts } = await settings().getCompanySettings();
  return settings().saveCompanySettings({
    body: { ...facts, ...change },
    headers: { 'if-match': `"${version}"` },
  });
}

test('saves facts, shows them to the site under a new content version, and logs the change', async () => {
  const versions = api.client(content);
  const { version: before } = await versions.getContentVersion();
  expect(await visitor().getCompany()).toMatchObject({ registeredName: '', vatNumber: '', isDemo: false });
  const saved = await save({
    registeredName: ' Lowe Growth Ltd ',
    companyNumber: 'sc 123456',
    registeredIn: 'Scotland',
    vatNumber: 'gb123456789',
    email: 'hello@lowe.example',
    address: '1 High Street\nEdinburgh EH1 1AA',
  });
  expect(saved).toMatchObject({
    registeredName: 'Lowe Growth Ltd',
    companyNumber: 'SC123456',
    vatNumber: 'GB 123 4567 89',
    version: 2,
  });
  expect(await settings().getCompanySettings()).toEqual(saved);
  const { version, ...facts } = saved;
  expect(await visitor().getCompany()).toEqual({ ...facts, isDemo: false });
  expect((await versions.getContentVersion()).version).toBeGreaterThan(before);
  const { items } = await api.client(audit, owner).listAuditLog({ query: { action: 'company.changed' } });
  expect(items[0]).toMatchObject({
    actorName: 'olga',
    before: { registeredIn: '' },
    after: { registeredIn: 'Scotland' },
  });
  expect(items[0]?.after).not.toHaveProperty('founder');
});

test('rejects a change of an older version and keeps the newer facts', async () => {
  const { version, ...facts } = await save({ founder: 'Ada Lowe' });
  const change = (founder: string, headers: Record<string, string>) =>
    settings().saveCompanySettings({ body: { ...facts, founder }, headers });
  expect(await refusedWith(change('Bea Hart', { 'if-match': String(version - 1) }))).toBe(412);
  expect(await refusedWith(change('Bea Hart', { 'if-match': 'newest' }))).toBe(400);
  expect((await settings().getCompanySettings()).founder).toBe('Ada Lowe');
  const both = await Promise.allSettled(
    ['Cleo', 'Dora'].map((founder) => change(founder, { 'if-match': `"${version}"` })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('tells owners how many facts are missing that the law asks for', async () => {
  const set = { registeredName: 'Lowe Ltd', companyNumber: '01234567', registeredIn: 'Wales' } as const;
  const missing = async (headers: Record<string, string>) =>
    (await api.client(account, headers).getUser()).missingFacts;
  await save({ ...set, registeredOffice: '', email: '', vatNumber: '' });
  expect(await missing(owner)).toBe(2);
  expect(await missing(await api.signIn('admin'))).toBeUndefined();
  await save({ registeredOffice: '1 High Street', email: 'hello@lowe.example' });
  expect(await missing(owner)).toBeUndefined();
});

test.each([
  ['companyNumber', '1234567'],
  ['companyNumber', 'ABC12345'],
  ['registeredIn', 'Atlantis'],
  ['vatNumber', 'GB 12'],
  ['vatNumber', 'DE 123 4567 89'],
  ['email', 'hello'],
  ['phone', 'call us'],
  ['linkedin', 'javascript:alert(1)'],
  ['instagram', 'http://instagram.com/lowe'],
  ['facebook', 'https://user@facebook.com/lowe'],
  ['youtube', `https://youtube.com/${'x'.repeat(300)}`],
  ['address', 'x'.repeat(ADDRESS_MAX + 1)],
  ['registeredName', 'x'.repeat(100_000)],
  ['founder', null],
  ['consultationsBy', 7],
])('rejects the %s %j', async (fact, value) => {
  await expect(save({ [fact]: value })).rejects.toMatchObject({ statusCode: 400, issues: [{ path: fact }] });
});

test('rejects unknown and missing facts, and a body that is far too large', async () => {
  const { version, ...facts } = await settings().getCompanySettings();
  const send = (body: object) => settings().saveCompanySettings({ body: body as CompanyFacts, headers: {} });
  expect(await refusedWith(send({ ...facts, motto: 'Up' }))).toBe(400);
  expect(await refusedWith(send({ founder: 'Ada' }))).toBe(400);
  expect(await refusedWith(send({ ...facts, founder: 'x'.repeat(2_000_000) }))).toBe(413);
});

test('tells the site that it is a demonstration', async () => {
  const demo = await apiForTest({ env: { DEMO_CONTENT: 'true' } });
  expect(await demo.client(company).getCompany()).toMatchObject({ companyNumber: '', isDemo: true });
});
