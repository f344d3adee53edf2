import { account, type ProfileInput } from '@upcurve/contracts/account/account';
import { audit } from '@upcurve/contracts/account/audit';
import { team } from '@upcurve/contracts/account/team';
import { contact, type FormType } from '@upcurve/contracts/leads/contact';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import type { Role } from '@upcurve/contracts/permissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import { startMailServer } from '@upcurve/testing/mail-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith, until } from '../../../test/api.ts';
import { contactInput, leadInput } from '../../../test/samples/leads.ts';
import { wakeWorkers } from '../../lib/queue/outbox.ts';
import { deliverMail } from './deliver.ts';
import { MAILS } from './queries.ts';

let server = await startMailServer();
const port = Number(new URL(server.url).port);
afterAll(() => server.close());
const api = await apiForFile({
  env: { SMTP_URL: server.url, MAIL_FROM: 'Upcurve <desk@upcurve.example>' },
  worker: true,
});
const headers = await api.signIn('owner');
beforeEach(async () => {
  await profile({ email: '', displayName: '', leadMails: 'all' });
});
afterEach(async () => {
  await api.db.deleteFrom('users').where('role', '!=', 'owner').execute();
  for (const table of ['mails', 'allLeads'] as const) await api.db.deleteFrom(table).execute();
  server.received.length = 0;
  server.refuseRecipients(null);
  server.answerWith(async () => null);
});

const profile = (body: Partial<ProfileInput>, as = headers) =>
  api.client(account, as).updateProfile({ body });
const member = async (role: Role, body: Partial<ProfileInput>) => {
  const as = await api.signIn(role);
  await profile(body, as);
  return as;
};
const log = async () => (await api.client(mail, headers).listMails()).items;
const submit = (change = {}, key?: string) =>
  api.client(quiz).submit({ body: leadInput(api, change) }, { idempotencyKey: key });
const arrived = (count: number) => until(() => expect(server.received).toHaveLength(count));
/** Waits until no mail is waiting. */
const settled = () =>
  until(async () => expect((await log()).filter(({ status }) => status === 'waiting')).toEqual([]));
const to = (address: string) => server.received.find((one) => one.to.includes(address));
/** Makes waiting mails due now. */
async function hurry() {
  await sql`update mails set next_attempt_at = now() where status = 'waiting'`.execute(api.db);
  await wakeWorkers(api.db, MAILS);
}

describe('a new lead', () => {
  test('is mailed to the member with contact details and links to the lead and to the mail settings', async () => {
    await profile({ email: 'olivia@upcurve.example', displayName: 'Olivia Hart' });
    const { id } = await submit({ name: 'Zoë Bell', phone: '+44 20 7946 0958', businessName: 'Bell Skin' });
    await settled();
    const [logged] = (await log()).filter(({ kind }) => kind === 'new-lead');
    expect(logged).toMatchObject({
      toAddress: 'olivia@upcurve.example',
      status: 'sent',
      attemptCount: 1,
      lastError: null,
    });
    const sent = to('olivia@upcurve.example');
    expect(sent?.headers).toMatchObject({
      from: 'Upcurve <desk@upcurve.example>',
      to: 'Olivia Hart <olivia@upcurve.example>',
      'message-id': `<${logged?.id}@upcurve.example>`,
      'auto-submitted': 'auto-generated',
    });
    expect(logged?.subject).toMatch(/^New lead: Zoë Bell \(\d+, /);
    expect(sent?.text).toContain('Name: Zoë Bell\nEmail: anna@example.com\nPhone: +44 20 7946 0958');
    expect(sent?.text).toContain('Eligible: ');
    expect(sent?.text).toContain(`http://localhost:3001/admin/eligibility/submissions/${id}`);
    expect(sent?.text).toContain('http://localhost:3001/admin/settings/account');
  });

  test('says whom to ring if it is a test call', async () => {
    await profile({ email: 'olivia@upcurve.example' });
    const body = contactInput(api, { formType: 'Callback', name: 'Zoë Bell', phone: '+44 20 7946 0958' });
    await api.client(contact).submitContact({ body });
    await settled();
    const subjects = (await log()).map(({ subject }) => subject);
    expect(subjects).toContain('Ring now: Zoë Bell, +44 20 7946 0958');
    expect(subjects).toContain('Your test call');
  });

  test('is mailed only to members who want these mails and may read leads', async () => {
    await member('sales', { email: 'all@example.com', leadMails: 'all' });
    await member('sales', { email: 'eligible@example.com', leadMails: 'eligible' });
    await member('admin', { email: 'none@example.com', leadMails: 'none' });
    await member('editor', { email: 'editor@example.com', leadMails: 'all' });
    await member('sales', { email: '', leadMails: 'all' });
    const gone = await member('sales', { email: 'disabled@example.com', leadMails: 'all' });
    const me = await api.client(account, gone).getUser();
    await api.client(team, headers).updateUser({ params: { id: me.id }, body: { isDisabled: true } });

    const { result } = await submit({ email: 'one@visitor.example' });
    expect(result.isEligible).toBe(true);
    await submit({ email: 'two@visitor.example', answers: {} });
    await api.client(contact).submitContact({
      body: contactInput(api, {
        email: 'three@visitor.example',
        message: 'Please ring me.\nAfter six.',
        details: [
          { label: 'Preferred day', text: 'Tuesday 24 November 2026' },
          { label: 'Plan', text: 'Rise, £4,200 a month' },
        ],
      }),
    });
    await settled();
    const told = server.received.flatMap((one) => one.to).filter((one) => one.endsWith('@example.com'));
    expect(told.toSorted()).toEqual([
      'all@example.com',
      'all@example.com',
      'all@example.com',
      'eligible@example.com',
    ]);
    const said =
      'Preferred day: Tuesday 24 November 2026\nPlan: Rise, £4,200 a month\n\nMessage:\nPlease ring me.\nAfter six.';
    expect(server.received.some(({ text }) => text.includes(said))).toBe(true);
  });

  test('is not mailed to a member who was disabled while the mail waited', async () => {
    server.refuseRecipients(451);
    const as = await member('sales', { email: 'leaver@example.com' });
    await submit();
    await until(async () => expect((await log()).map(({ attemptCount }) => attemptCount)).toEqual([1, 1]));
    const { id } = await api.client(account, as).getUser();
    await api.client(team, headers).updateUser({ params: { id }, body: { isDisabled: true } });
    server.refuseRecipients(null);
    await hurry();
    await settled();
    expect(to('leaver@example.com')).toBeUndefined();
    expect((await log()).find(({ kind }) => kind === 'new-lead')).toMatchObject({
      status: 'failed',
      lastError: 'This member is not allowed to read leads',
    });
  });

  test('in quarantine sends no mail until it is released, and then only to members', async () => {
    await profile({ email: 'olivia@upcurve.example' });
    const { id } = await submit({ fax: 'x' });
    const { id: form } = await api
      .client(contact)
      .submitContact({ body: contactInput(api, { fax: 'x', email: 'form@visitor.example' }) });
    expect(await log()).toEqual([]);
    for (const held of [id, form])
      await api.client(quarantine, headers).releaseLead({ params: { id: held } });
    await settled();
    expect(server.received.map((one) => one.to)).toEqual([
      ['olivia@upcurve.example'],
      ['olivia@upcurve.example'],
    ]);
  });

  test('removes its mails when it is deleted', async () => {
    await profile({ email: 'olivia@upcurve.example' });
    server.refuseRecipients(451);
    const { id } = await submit();
    await until(async () => expect(await log()).toHaveLength(2));
    await api.client(submissions, headers).deleteSubmission({ params: { id } });
    expect(await log()).toEqual([]);
  });
});

describe('a confirmation', () => {
  test('of a quiz is its report, and has nothing that the visitor typed', async () => {
    const { resultToken } = await submit({
      name: 'Zoë Bell',
      email: 'zoe@example.com',
      businessName: 'Bell Skin',
    });
    await settled();
    const sent = to('zoe@example.com');
    expect((await log())[0]?.subject).toMatch(/^You lose about £[\d,]+ a month\. Start here\.$/);
    expect(JSON.stringify([sent?.headers, sent?.text, sent?.html])).not.toMatch(/Zoë |Bell/);
    expect(sent?.text).toMatch(/^Hello,\n/);
    expect(sent?.text).toContain(`\nhttp://localhost:3000/eligibility/results#r=${resultToken}&mailed=1\n`);
    expect(sent?.html).toContain('turnover you lose a month');
    expect(sent?.attachments).toMatchObject([{ filename: 'your-report.pdf' }]);
    expect((await api.db.selectFrom('mails').select('text').execute()).map(({ text }) => text)).toEqual([
      null,
    ]);
  });

  test('does not store the token of the report while it waits', async () => {
    server.refuseRecipients(451);
    const { resultToken } = await submit();
    await until(async () => expect((await log())[0]).toMatchObject({ attemptCount: 1 }));
    const rows = await api.db.selectFrom('mails').selectAll().execute();
    expect(JSON.stringify(rows)).toContain('You lose');
    expect(JSON.stringify(rows)).not.toContain(resultToken);
  });

  test.each<[FormType, string]>([
    ['Contact', 'We have your message'],
    ['E-book', 'Your e-book'],
    ['Consultation', 'We have your request'],
  ])('of the form %s repeats nothing that a stranger may have typed', async (formType, subject) => {
    const typed = 'Ring our refund desk on 0666';
    const details = [{ label: 'Preferred day', text: typed }];
    await api.client(contact).submitContact({
      body: contactInput(api, {
        ...{ formType, details, name: typed, company: typed, message: typed, phone: '+44 20 7946 0666' },
      }),
    });
    await settled();
    const sent = to('Anna@example.com');
    expect(sent?.headers.subject).toBe(subject);
    expect(sent?.raw).not.toMatch(/refund|0666/i);
    expect(sent?.text.includes('/downloads/7-steps')).toBe(formType === 'E-book');
  });

  test('is limited to three a day per mailbox, in any spelling of the address', async () => {
    const addresses = ['victim@example.com', 'Victim@example.com', 'victim+a@example.com'];
    await Promise.all(
      [...addresses, 'VICTIM+b@Example.com', 'victim+c+d@example.com'].map((email) => submit({ email })),
    );
    await settled();
    expect(server.received).toHaveLength(3);
    await submit({ email: 'other@example.com' });
    await arrived(4);

    await sql`update mails set created_at = now() - interval '24 hours 1 minute'`.execute(api.db);
    await submit({ email: 'victim@example.com' });
    await arrived(5);
  });
});

describe('an email server', () => {
  test('that is down causes no lost or duplicate mails, and the state shows the waiting ones', async () => {
    await profile({ email: 'olivia@upcurve.example' });
    await server.close();
    for (const email of ['one@visitor.example', 'two@visitor.example']) await submit({ email });
    await until(async () =>
      expect((await log()).map(({ lastError }) => lastError)).toEqual(Array(4).fill('Connection refused')),
    );
    const oldest = (await log()).at(-1);
    expect(await api.client(mail, headers).getMailState()).toEqual({
      isOn: true,
      from: 'desk@upcurve.example',
      waiting: 4,
      waitingSince: oldest?.createdAt,
      lastError: 'Connection refused',
    });
    server = await startMailServer({ port });
    await hurry();
    await settled();
    expect(server.received.map((one) => one.to.join()).toSorted()).toEqual([
      'olivia@upcurve.example',
      'olivia@upcurve.example',
      'one@visitor.example',
      'two@visitor.example',
    ]);
    expect(await api.client(mail, headers).getMailState()).toMatchObject({
      waiting: 0,
      waitingSince: null,
      lastError: null,
    });
  });

  test('that refuses temporarily gets the mail again later', async () => {
    server.refuseRecipients(451);
    await submit();
    await until(async () =>
      expect((await log())[0]).toMatchObject({
        status: 'waiting',
        attemptCount: 1,
        lastError: '451 No such mailbox here',
      }),
    );
    const [logged] = await log();
    expect(Date.parse(logged?.nextAttemptAt ?? '') - Date.now()).toBeLessThan(7000);
    server.refuseRecipients(null);
    await hurry();
    await arrived(1);
  });

  test('gets nothing from a worker whose lease has ended', async () => {
    server.refuseRecipients(451);
    await submit();
    await until(async () => expect((await log())[0]).toMatchObject({ attemptCount: 1 }));
    server.refuseRecipients(null);
    const [logged] = await log();
    await deliverMail(api.services, { id: logged?.id ?? '', turn: 1 }, async () => ({
      pdf: Buffer.of(),
      html: '',
      links: [],
    }));
    expect(server.received).toEqual([]);
    expect(await log()).toEqual([logged]);
  });

  test('gets no mail with a report whose link is no longer valid', async () => {
    server.refuseRecipients(451);
    const { id } = await submit();
    await until(async () => expect((await log())[0]).toMatchObject({ attemptCount: 1 }));
    server.refuseRecipients(null);
    await api.db
      .updateTable('quizDetails')
      .set({ resultTokenHash: Buffer.alloc(32) })
      .where('leadId', '=', id)
      .execute();
    await hurry();
    await settled();
    const confirmation = (await log()).find(({ kind }) => kind === 'confirmation');
    expect(confirmation).toMatchObject({
      status: 'failed',
      lastError: 'The link of this report is no longer valid',
    });
  });

  test('that refuses permanently makes the mail fail at once; staff can resend it', async () => {
    server.refuseRecipients(550);
    await submit();
    await settled();
    const [logged] = await log();
    expect(logged).toMatchObject({
      status: 'failed',
      attemptCount: 1,
      lastError: '550 No such mailbox here',
      nextAttemptAt: null,
    });
    server.refuseRecipients(null);
    const again = () => api.client(mail, headers).resendMail({ params: { id: logged?.id ?? '' } });
    await again();
    const entries = await api.client(audit, headers).listAuditLog({ query: { action: 'mail.resent' } });
    expect(entries.items).toMatchObject([{ subjectId: logged?.id }]);
    await arrived(1);
    await settled();
    expect((await api.client(mail, headers).listMails({ query: { status: 'sent' } })).total).toBe(1);
    expect(await refusedWith(again())).toBe(409);
  });

  test('that keeps refusing makes the mail fail after ten attempts', async () => {
    server.refuseRecipients(451);
    await submit();
    await until(async () => {
      await hurry();
      expect((await log())[0]).toMatchObject({ status: 'failed', attemptCount: 10 });
    });
  });
});

describe('line breaks', () => {
  const name = 'Anna\r\nBcc: thief@example.com';

  test('become spaces in names, and make no second address', async () => {
    await submit({ name });
    expect(await api.db.selectFrom('leads').select('name').execute()).toContainEqual({
      name: 'Anna Bcc: thief@example.com',
    });
    expect(await refusedWith(submit({ email: 'a@example.com\r\nBcc: b@example.com' }))).toBe(400);
    expect(await refusedWith(profile({ email: 'a@example.com, b@example.com' }))).toBe(400);
    // So that its mails do not arrive in the next test.
    await settled();
  });

  test('that are already in the database add no header and no recipient', async () => {
    await profile({ email: 'olivia@upcurve.example' });
    await api.db.updateTable('users').set({ displayName: name }).where('role', '=', 'owner').execute();
    server.refuseRecipients(451);
    await submit();
    // Wait for both attempts to end, so that the update below does not race with them.
    await until(async () => expect((await log()).map(({ attemptCount }) => attemptCount)).toEqual([1, 1]));
    await api.db
      .updateTable('mails')
      .set({ subject: `New lead: ${name}` })
      .execute();
    server.refuseRecipients(null);
    await hurry();
    await settled();
    expect(server.received.map((one) => one.to)).toHaveLength(2);
    for (const { headers: sent, to: envelope } of server.received) {
      expect(envelope).toHaveLength(1);
      expect(sent).not.toHaveProperty('bcc');
      expect(sent.subject).toContain('Bcc: thief');
    }
  });
});

test('sales can change their own profile', async () => {
  const as = await api.signIn('sales');
  await profile({ displayName: 'Sam', email: ' sam@example.com ' }, as);
  expect(await api.client(account, as).getProfile()).toEqual({
    displayName: 'Sam',
    email: 'sam@example.com',
    leadMails: 'all',
    hasWeekly: false,
    zone: null,
    isMailOn: true,
  });
  expect(await api.client(team, headers).listUsers()).toContainEqual(
    expect.objectContaining({ displayName: 'Sam', email: 'sam@example.com' }),
  );
});
