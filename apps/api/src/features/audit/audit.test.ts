import { account } from '@upcurve/contracts/account/account';
import { AUDIT_MONTHS, audit } from '@upcurve/contracts/account/audit';
import { team } from '@upcurve/contracts/account/team';
import { blog } from '@upcurve/contracts/blog/blog';
import { leads } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { media } from '@upcurve/contracts/media/media';
import { questions } from '@upcurve/contracts/quiz/questions';
import { retention } from '@upcurve/contracts/settings/retention';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, apiForFile, apiForTest, PASSWORD, refusedWith } from '../../../test/api.ts';
import { storedLead } from '../../../test/samples/leads.ts';
import { picture } from '../../../test/samples/pictures.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { retentionJobs } from '../retention/routes.ts';
import { audit as write } from './service.ts';

const api = await apiForFile();
const owner = await api.signIn('owner', 'olga');

const log = () => api.client(audit, owner);
const ids = async () => (await api.client(account, owner).getUser()).id;
/** Runs `work` and returns the log entries it added, newest last. */
async function since<T>(work: () => Promise<T>) {
  const before = (await log().listAuditLog({ query: { limit: 1 } })).items[0]?.id ?? '';
  await work();
  const { items } = await log().listAuditLog({ query: { limit: 100 } });
  return items.filter(({ id }) => id > before).toReversed();
}

describe('the log records', () => {
  test('successful and refused sign-ins, without unknown user names', async () => {
    const enter = (username: string, password: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '203.0.113.7',
        headers: { origin: ADMIN },
        payload: { username, password },
      });
    const entries = await since(async () => {
      await enter('olga', 'wrong');
      await enter('hunter2-typed-in-the-wrong-field', 'wrong');
      await enter('olga', PASSWORD);
    });
    expect(entries).toMatchObject([
      { action: 'sign-in.failed', actorName: 'olga', address: '203.0.113.7' },
      { action: 'sign-in.failed', actorId: null, actorName: null },
      { action: 'sign-in', actorName: 'olga', address: '203.0.113.7' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('hunter2');
  });

  test('at most a hundred refused sign-ins per address and day', async () => {
    const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    await strict.signIn('sales', 'prey');
    const enter = async (username: string, password: string) => {
      const remoteAddress = '203.0.113.9';
      const headers = { origin: ADMIN };
      const payload = { username, password };
      const sent = { method: 'POST', url: '/api/login', remoteAddress, headers, payload } as const;
      const { statusCode } = await strict.app.inject(sent);
      // Resets the limit, as if 15 minutes had passed.
      await strict.services.limits.giveBackTo(LIMITS.loginPerAddress, remoteAddress);
      return statusCode;
    };
    for (let i = 0; i < 105; i++) expect(await enter(`nobody${i}`, 'wrong')).toBe(401);
    expect(await enter('prey', 'wrong')).toBe(401);
    expect(await enter('prey', PASSWORD)).toBe(200);
    const { rows } = await sql`
      select action, count(*)::int as count from audit_log
      where address = '203.0.113.9' group by action order by count`.execute(strict.db);
    expect(rows).toEqual([
      { action: 'sign-in', count: 1 },
      { action: 'sign-in.failed', count: 100 },
    ]);
  });

  test('sign-outs, ended sessions and changed passwords and profiles, without their values', async () => {
    const member = api.client(account, await api.signIn('sales', 'sam'));
    const newPassword = 'velvet anchor mistral';
    const entries = await since(async () => {
      await member.updateProfile({ body: { email: 'sam@canary.example' } });
      await member.endSessions();
      await member.logout();
      const again = api.client(account, await api.signIn('sales', 'sue'));
      await again.changePassword({ body: { currentPassword: PASSWORD, newPassword } });
    });
    expect(entries.map(({ action, actorName }) => [actorName, action])).toEqual([
      ['sam', 'profile.changed'],
      ['sam', 'session.ended'],
      ['sam', 'sign-out'],
      ['sue', 'sign-in'],
      ['sue', 'password.changed'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/canary|velvet/);
  });

  test('invites, roles and accounts, with former values', async () => {
    const client = api.client(team, owner);
    const id = (await api.client(account, await api.signIn('editor', 'eda')).getUser()).id;
    const entries = await since(async () => {
      const invite = await client.createInvite({ body: { role: 'sales' } });
      await client.deleteInvite({ params: { id: invite.id } });
      await client.updateUser({ params: { id }, body: { role: 'admin' } });
      await client.updateUser({ params: { id }, body: { isDisabled: true } });
      await client.updateUser({ params: { id }, body: { isDisabled: false } });
      await client.deleteUser({ params: { id } });
    });
    expect(entries).toMatchObject([
      { action: 'invite.made', after: { role: 'sales' } },
      { action: 'invite.taken-back' },
      { action: 'member.role', what: 'eda', before: { role: 'editor' }, after: { role: 'admin' } },
      { action: 'member.disabled', what: 'eda' },
      { action: 'member.enabled', what: 'eda' },
      { action: 'member.removed', what: 'eda', before: { role: 'admin' } },
    ]);
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([await ids()]));
  });

  test('settings, webhooks without their secrets, and the changed fields of questions', async () => {
    const input = { text: 'How many rooms?', inputType: 'number', category: 'business' } as const;
    const entries = await since(async () => {
      await api.client(retention, owner).setRetention({ params: { kind: 'quarantine' }, body: { days: 14 } });
      const settings = { webhookUrl: 'https://hook.example/a?key=SECRET', isEnabled: true };
      await api.client(webhook, owner).saveSettings({ body: settings });
      const { id, ...stored } = await api.client(questions, owner).createQuestion({ body: input });
      const changed = { ...input, text: 'How many treatment rooms?' };
      await api.client(questions, owner).updateQuestion({ params: { id }, body: changed });
      await api.client(questions, owner).deleteQuestion({ params: { id } });
      expect(stored.text).toBe(input.text);
    });
    expect(entries).toMatchObject([
      { action: 'retention.changed', before: { days: 30 }, after: { days: 14 } },
      {
        action: 'webhook.changed',
        before: { webhookUrl: '' },
        after: { webhookUrl: 'https://hook.example/a?…' },
      },
      { action: 'question.created', what: input.text },
      {
        action: 'question.changed',
        before: { text: input.text },
        after: { text: 'How many treatment rooms?' },
      },
      { action: 'question.deleted', what: 'How many treatment rooms?' },
    ]);
    expect(Object.keys(entries[3]?.before ?? {})).toEqual(['text']);
    expect(JSON.stringify(entries)).not.toMatch(/SECRET|whsec_/);
  });

  test('categories, authors, preview links, changed files and deleted notes', async () => {
    const staff = api.client(blog, owner);
    const id = await storedLead(api, { name: 'Ada' });
    const params = { kind: 'eligibility', id } as const;
    const note = await api.client(leads, owner).addNote({ params, body: { text: 'Rang twice.' } });
    const post = await staff.createPost({ body: { title: 'Why patients wait' } });
    const bytes = await picture({ seed: 1 });
    const file = new File([new Uint8Array(bytes)], 'room.jpg', { type: 'image/jpeg' });
    const added = await api.client(media, owner).addMedia({ fields: {}, files: { file } });
    const entries = await since(async () => {
      const category = await staff.createCategory({ body: { name: 'Growth', slug: 'growth' } });
      await staff.updateCategory({ params: { id: category.id }, body: { name: 'Growing' } });
      await staff.deleteCategory({ params: { id: category.id } });
      const author = await staff.createAuthor({ body: { name: 'Ada Lowe', email: 'canary@lowe.example' } });
      await staff.updateAuthor({ params: { id: author.id }, body: { email: 'canary2@lowe.example' } });
      await staff.deleteAuthor({ params: { id: author.id } });
      await staff.createPreviewLink({ params: { id: post.id }, body: {} });
      await staff.revokePreviewLink({ params: { id: post.id } });
      await api.client(media, owner).changeMedia({ params: { id: added.id }, body: { alt: 'A room' } });
      await api.client(leads, owner).deleteNote({ params: { ...params, noteId: note.id } });
    });
    expect(entries).toMatchObject([
      { action: 'category.created', what: 'Growth' },
      { action: 'category.changed', what: 'Growth', before: { name: 'Growth' }, after: { name: 'Growing' } },
      { action: 'category.deleted', what: 'Growing' },
      { action: 'author.created', what: 'Ada Lowe' },
      { action: 'author.changed', what: 'Ada Lowe', after: { changed: ['email'] } },
      { action: 'author.deleted', what: 'Ada Lowe' },
      { action: 'post.preview', subjectId: post.id },
      { action: 'post.preview-ended', subjectId: post.id },
      { action: 'media.changed', subjectId: added.id, after: { changed: ['alt'] } },
      { action: 'note.deleted', subjectId: id, leadName: 'Ada' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/canary|Rang/);
    expect(entries[1]?.after).toEqual({ name: 'Growing' });
  });

  test('exports, without their search terms and addresses', async () => {
    const entries = await since(() =>
      api
        .client(submissions, owner)
        .exportSubmissions({
          query: { search: 'canary@example.com', source: 'canary@example.com', status: 'new' },
        })
        .then((response) => response.text()),
    );
    expect(entries).toMatchObject([
      { action: 'export', after: { search: 'a term', source: 'an address', status: 'new' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('canary');
  });

  test('no failed calls', async () => {
    const entries = await since(async () => {
      const gone = { params: { id: '01990000-0000-7000-8000-000000000000' } };
      const client = api.client(team, owner);
      expect(await refusedWith(client.deleteInvite(gone))).toBe(404);
      expect(await refusedWith(client.deleteUser(gone))).toBe(404);
      expect(await refusedWith(api.client(submissions, owner).deleteSubmission(gone))).toBe(404);
    });
    expect(entries).toEqual([]);
  });
});

describe('the log', () => {
  beforeEach(async () => {
    await write(api.db, 'media.deleted', { what: 'Zebra crossing', subjectId: 'z-1' });
  });

  test.each([
    'update audit_log set what = $$x$$',
    'update audit_log set address = null',
    'delete from audit_log',
    'truncate audit_log',
  ])('refuses %s', async (statement) => {
    const count = async () => (await log().listAuditLog({ query: {} })).total;
    const before = await count();
    await expect(sql.raw(statement).execute(api.db)).rejects.toThrow('append-only');
    expect(await count()).toBe(before);
  });

  test('deletes only expired entries every night', async () => {
    const old = (age: string) =>
      sql`
      insert into audit_log (id, created_at, action, what, search_text)
      values (gen_random_uuid(), now() - ${age}::interval, 'export', ${`made ${age} ago`}, '')`.execute(
        api.db,
      );
    await old(`${AUDIT_MONTHS} months 1 day`);
    await old(`${AUDIT_MONTHS - 1} months`);
    await retentionJobs(api.services)[0]?.run();
    const rows = await api.db.selectFrom('auditLog').select('what').where('what', 'like', 'made %').execute();
    expect(rows).toEqual([{ what: `made ${AUDIT_MONTHS - 1} months ago` }]);
  });

  test('can be filtered by actor, action and time, searched, and paged without skipping entries', async () => {
    const client = log();
    const actor = await ids();
    for (const { actorId } of (await client.listAuditLog({ query: { actor } })).items)
      expect(actorId).toBe(actor);
    expect((await client.listAuditLog({ query: { search: 'zebra' } })).items[0]).toMatchObject({
      what: 'Zebra crossing',
      actorId: null,
      address: null,
    });
    const { items: some } = await client.listAuditLog({ query: { action: 'media.deleted' } });
    expect(new Set(some.map(({ action }) => action))).toEqual(new Set(['media.deleted']));
    const [newest] = some;
    const to = newest?.createdAt ?? '';
    for (const { createdAt } of (await client.listAuditLog({ query: { to } })).items)
      expect(createdAt < to).toBe(true);

    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.listAuditLog({ query: { limit: 3, cursor } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    const { total } = await client.listAuditLog({ query: {} });
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect((await client.listAuditActors()).map(({ name }) => name)).toContain('olga');
  });

  test.each([
    { action: 'nonsense' },
    { actor: 'me' },
    { from: 'yesterday' },
    { limit: '0' },
    { limit: '101' },
    { cursor: 'made-up' },
    { search: 'x'.repeat(101) },
    { unknown: '1' },
  ])('refuses the query %j', async (query) => {
    expect(await refusedWith(log().listAuditLog({ query: query as never }))).toBe(400);
  });
});
