import type { ContactInput } from '@upcurve/contracts/leads/contact';
import { contact } from '@upcurve/contracts/leads/contact';
import { type ContactBulk, type ContactFilter, contacts } from '@upcurve/contracts/leads/contacts';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile } from '../../../../../test/api.ts';
import { contactInput } from '../../../../../test/samples/leads.ts';

const api = await apiForFile();
const headers = await api.signIn('admin');
beforeEach(() => api.db.deleteFrom('allLeads').execute());

const UNKNOWN = '0199f7a0-0000-7000-8000-000000000000';
const staff = () => api.client(contacts, headers);

/** Submits the public form and backdates it to `createdAt`. */
async function sent(name: string, change: Partial<ContactInput> = {}, createdAt?: string): Promise<string> {
  const { id } = await api.client(contact).submitContact({ body: contactInput(api, { name, ...change }) });
  if (createdAt) await api.db.updateTable('leads').set({ createdAt }).where('id', '=', id).execute();
  return id;
}

const names = async (query: ContactFilter) =>
  (await staff().listContacts({ query })).items.map(({ name }) => name);

test('returns all fields of a single form; the list omits details, consent and what the viewer may do', async () => {
  const details = [{ label: 'First choice', text: 'Tuesday at 10:00' }];
  const input = { company: 'Bell Skin', phone: '020 7946 0958', message: 'One\nTwo', consent: true, details };
  const id = await sent('Anna Bell', { ...input, formType: 'Consultation', source: '/book-consultation' });
  const whole = await staff().getContact({ params: { id } });
  expect(whole).toMatchObject({ id, ...input, status: 'new', formType: 'Consultation' });
  const { details: _, consent: __, consentVersion: ___, attribution: ____, canMail, ...row } = whole;
  expect(canMail).toBe(false);
  expect((await staff().listContacts()).items).toEqual([row]);
});

describe('the list', () => {
  beforeEach(async () => {
    await sent(
      'Änne Groß',
      { email: 'anne@laser.example', company: 'Haut & Co' },
      '2026-11-01T10:00:00.000Z',
    );
    const id = await sent(
      'bea 100% Clear',
      {
        formType: 'Partner',
        message: 'We do peels\nin Bath',
        details: [{ label: 'Website', text: 'bea.example' }],
      },
      '2026-11-02T10:00:00.000Z',
    );
    await staff().setContactStatus({ params: { id }, body: { status: 'converted' } });
    await sent('Cleo', { formType: 'Consultation' }, '2026-11-03T10:00:00.000Z');
  });

  test.each<[string, string[]]>([
    ['peels', ['bea 100% Clear']],
    ['bea.exam', ['bea 100% Clear']],
    ['Website', []],
  ])('searched for %j returns %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  test.each<[ContactFilter, string[]]>([
    [{}, ['Cleo', 'bea 100% Clear', 'Änne Groß']],
    [{ status: 'new' }, ['Cleo', 'Änne Groß']],
    [{ status: 'closed' }, []],
    [{ formType: 'Partner' }, ['bea 100% Clear']],
    [{ formType: 'Contact', status: 'new', search: 'haut' }, ['Änne Groß']],
    [{ from: '2026-11-02T10:00:00.000Z' }, ['Cleo', 'bea 100% Clear']],
    [{ from: '2026-11-02T00:00:00.000Z', to: '2026-11-03T10:00:00.000Z' }, ['bea 100% Clear']],
  ])('filtered by %j returns %j', async (filter, found) => {
    expect(await names(filter)).toEqual(found);
    expect((await staff().listContacts({ query: { ...filter, limit: 1 } })).total).toBe(found.length);
  });

  test('is sorted by status in both directions', async () => {
    const up = await names({ sort: 'status' });
    expect(up).toEqual(['bea 100% Clear', 'Änne Groß', 'Cleo']);
    expect(await names({ sort: '-status' })).toEqual(up.toReversed());
  });

  test.each([
    [{ status: 'qualified' }, 'status'],
    [{ formType: 'contact' }, 'formType'],
    [{ sort: 'email' }, 'sort'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ from: 'yesterday' }, 'from'],
    [{ limit: '101' }, 'limit'],
    [{ cursor: 'WyJuYW1lIl0' }, 'cursor'],
  ])('rejects the query %j', async (query, path) => {
    await expect(staff().listContacts({ query: query as never })).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path }],
    });
  });
});

test('any status can follow any other; calls for a deleted form return 404', async () => {
  const params = { id: await sent('Anna') };
  for (const status of ['closed', 'new', 'converted', 'contacted', 'contacted'] as const) {
    expect(await staff().setContactStatus({ params, body: { status } })).toMatchObject({ ...params, status });
  }
  await expect(
    staff().setContactStatus({ params, body: { status: 'qualified' as never } }),
  ).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'status' }] });
  expect((await staff().getContact({ params })).status).toBe('contacted');

  expect(await staff().deleteContact({ params })).toEqual({});
  expect(await api.lastAudit()).toMatchObject({ action: 'lead.deleted', subjectId: params.id });
  const answers = await Promise.allSettled([
    staff().getContact({ params }),
    staff().setContactStatus({ params, body: { status: 'new' } }),
    staff().deleteContact({ params }),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ reason: { statusCode: 404 } });
});

describe('bulk changes', () => {
  test('set a status or delete, and count missing forms', async () => {
    const [a, b, c] = [await sent('A'), await sent('B'), await sent('C')];
    const status: ContactBulk = { action: 'status', status: 'closed', ids: [a, b, a, UNKNOWN] };
    expect(await staff().bulkContacts({ body: status })).toEqual({ changed: 2, missing: 1, stale: 0 });
    expect(await names({ status: 'closed', sort: 'name' })).toEqual(['A', 'B']);
    const removal: ContactBulk = { action: 'delete', ids: [b, c, UNKNOWN] };
    expect(await staff().bulkContacts({ body: removal })).toEqual({ changed: 2, missing: 1, stale: 0 });
    expect(await api.lastAudit()).toMatchObject({ action: 'lead.deleted', before: { ids: [b, c] } });
    expect(await names({})).toEqual(['A']);
  });
});

describe('the export', () => {
  test('contains the filtered list in its order, without active formulas', async () => {
    await sent('Left out', { formType: 'E-book' });
    await sent('=HYPERLINK("https://evil.example")', {
      company: '@Groß & Söhne, "Köln"',
      phone: '+44 20 7946 0958',
      message: '-1\nand more',
      details: [
        { label: 'First choice', text: 'Dienstag' },
        { label: 'Second choice', text: 'Mittwoch' },
      ],
    });
    await sent('Anna');
    const answer = await staff().exportContacts({ query: { formType: 'Contact', sort: 'createdAt' } });
    expect(await api.lastAudit()).toMatchObject({
      action: 'export',
      after: { formType: 'Contact', sort: 'createdAt' },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=contact-submissions.csv');
    const text = await answer.text();
    const [head = '', first = '', second = '', end] = text.split('\r\n');
    expect(head).toBe(
      'id,name,email,company,phone,message,status,formType,source,createdAt,followUpAt,outcome,valuePence,wonOn,lostReason,lostOn,reason,details,consent,consentVersion,medium,campaign,calls,lastCallAt,lastCallResult'
        .split(',')
        .map((name) => `"${name}"`)
        .join(','),
    );
    expect(first).toContain(
      `,"'=HYPERLINK(""https://evil.example"")","Anna@example.com","'@Groß & Söhne, ""Köln""","+44 20 7946 0958","'-1\nand more","new","Contact",`,
    );
    expect(first).toContain('"First choice: Dienstag\nSecond choice: Mittwoch",false,');
    expect(second).toContain(',"Anna","Anna@example.com",,,,"new",');
    expect(end).toBe('');
  });

  test.each([
    ['Anna;=1+1;x', "Anna;'=1+1;x"],
    ['Anna; @SUM(1)', "Anna;' @SUM(1)"],
    ['+1-1', "'+1-1"],
    ["-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"],
    ['@SUM(1)', "'@SUM(1)"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['See you ;-) at 5=5', 'See you ;-) at 5=5'],
    ['5 mg;10 mg', '5 mg;10 mg'],
  ])('contains the message %j as %j', async (message, cell) => {
    await sent('Anna', { message });
    const text = await (await staff().exportContacts({ query: {} })).text();
    expect(text).toContain(`,"${cell}","new",`);
  });
});
