import { account } from '@upcurve/contracts/account/account';
import { team } from '@upcurve/contracts/account/team';
import { startMailServer } from '@upcurve/testing/mail-server';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { ADMIN, apiForFile, PASSWORD, refusedWith, until } from '../../../test/api.ts';

const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const api = await apiForFile({ worker: true, env: { SMTP_URL: mailServer.url } });
const owner = await api.signIn('owner', 'oona');

const NEXT = 'velvet anchor mistral';
const anybody = () => api.client(account, { origin: ADMIN });
const idOf = async (headers: { cookie: string }) => (await api.client(account, headers).getUser()).id;
const login = (username: string, password: string) => anybody().login({ body: { username, password } });

describe('an invite', () => {
  test('with an address is mailed without storing the link, and sets name and address of the account', async () => {
    const body = { role: 'editor', name: 'Eda Ek', email: 'eda@example.com' } as const;
    const invite = await api.client(team, owner).createInvite({ body });
    expect(invite).toMatchObject({ ...body, isMailed: true, delivery: 'waiting' });
    const token = new URL(invite.link).searchParams.get('invite') ?? '';
    const rows = await api.db.selectFrom('mails').select('text').where('inviteId', '=', invite.id).execute();
    expect(JSON.stringify(rows)).not.toContain(token);

    await until(() => expect(mailServer.received).toHaveLength(1));
    expect(mailServer.received[0]?.text).toContain(invite.link);
    expect(mailServer.received[0]?.text).toContain('Hello Eda Ek');
    await until(async () =>
      expect(await api.client(team, owner).listInvites()).toMatchObject([
        { delivery: 'sent', mailError: null },
      ]),
    );

    await anybody().register({ body: { username: 'eda', password: PASSWORD, inviteToken: token } });
    const [eda] = (await api.client(team, owner).listUsers()).filter(({ username }) => username === 'eda');
    expect(eda).toMatchObject({ displayName: 'Eda Ek', email: 'eda@example.com', role: 'editor' });
  });

  test('without an address is not mailed', async () => {
    const invite = await api.client(team, owner).createInvite({ body: { role: 'sales' } });
    expect(invite).toMatchObject({ name: '', email: '', isMailed: false });
  });

  test.each([
    { role: 'sales', email: 'nonsense' },
    { role: 'sales', name: 'x'.repeat(81) },
    { role: 'boss' },
    { role: 'sales', isAdmin: true },
    {},
  ])('with the values %j is rejected', async (body) => {
    const attempt = api.client(team, owner).createInvite({ body: body as never });
    expect(await refusedWith(attempt)).toBe(400);
  });
});

describe('a link for a new password', () => {
  async function made(username: string, hours = 1) {
    const headers = await api.signIn('sales', username);
    const id = await idOf(headers);
    const { link } = await api.client(team, owner).makePasswordLink({ params: { id }, body: { hours } });
    expect(await api.lastAudit()).toMatchObject({ action: 'password.link', subjectId: id });
    return { headers, id, token: new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '' };
  }
  const reset = (token: string, newPassword = NEXT) =>
    anybody().resetPassword({ body: { token, newPassword } });

  test('lets its member set a password once, and ends their sessions', async () => {
    const { headers, token } = await made('paula');
    expect(JSON.stringify(await api.db.selectFrom('passwordLinks').selectAll().execute())).not.toContain(
      token,
    );
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => reset(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await api.lastAudit()).toMatchObject({ action: 'password.reset', actorName: 'paula' });
    expect(await refusedWith(api.client(account, headers).getUser())).toBe(401);
    expect(await refusedWith(login('paula', PASSWORD))).toBe(401);
    expect(await login('paula', NEXT)).toMatchObject({ username: 'paula' });
    expect(await refusedWith(reset(token))).toBe(403);
  });

  test('is not used up by a rejected password', async () => {
    const { token } = await made('quentin');
    for (const weak of ['short', 'passwordpassword', 'quentinquentinquentin'])
      await expect(reset(token, weak)).rejects.toMatchObject({ issues: [{ path: 'newPassword' }] });
    await reset(token);
  });

  test('that is unknown is refused before the password is checked', async () => {
    expect(await refusedWith(reset('x'.repeat(43), 'passwordpassword'))).toBe(403);
  });

  test('stops working after a newer link, after its time, and when its creator is disabled', async () => {
    const first = await made('rita');
    const again = await api
      .client(team, owner)
      .makePasswordLink({ params: { id: first.id }, body: { hours: 24 } });
    expect(again.link).not.toContain(first.token);
    expect(await refusedWith(reset(first.token))).toBe(403);

    const late = await made('sara');
    await sql`update password_links set expires_at = now() - interval '1 second' where user_id = ${late.id}`.execute(
      api.db,
    );
    expect(await refusedWith(reset(late.token))).toBe(403);

    const other = await api.signIn('owner', 'leaver');
    const { link } = await api
      .client(team, other)
      .makePasswordLink({ params: { id: late.id }, body: { hours: 1 } });
    await api
      .client(team, owner)
      .updateUser({ params: { id: await idOf(other) }, body: { isDisabled: true } });
    expect(await refusedWith(reset(link.split('=')[1] ?? ''))).toBe(403);
  });

  test('stops working when its member is disabled, and cannot be made for a disabled member', async () => {
    const { id, token } = await made('uwe', 24);
    const client = api.client(team, owner);
    await client.updateUser({ params: { id }, body: { isDisabled: true } });
    expect(await refusedWith(reset(token))).toBe(403);
    expect(await refusedWith(client.makePasswordLink({ params: { id }, body: { hours: 1 } }))).toBe(409);
    await client.updateUser({ params: { id }, body: { isDisabled: false } });
    expect(await refusedWith(reset(token))).toBe(403);
    expect(await login('uwe', PASSWORD)).toMatchObject({ username: 'uwe' });
  });

  test.each(['', ' ', 'made-up', 'x'.repeat(201), '\u0000'])(
    'is refused with the token %j',
    async (token) => {
      const statusCode = token === 'made-up' ? 403 : 400;
      expect(await refusedWith(reset(token))).toBe(statusCode);
    },
  );

  test('cannot be made for oneself, for a missing member or outside 1 to 24 hours', async () => {
    const id = await idOf(owner);
    const client = api.client(team, owner);
    expect(await refusedWith(client.makePasswordLink({ params: { id }, body: { hours: 1 } }))).toBe(409);
    for (const hours of [0, 25, 1.5, '1'])
      expect(
        await refusedWith(client.makePasswordLink({ params: { id }, body: { hours: hours as number } })),
      ).toBe(400);
    const gone = { id: '01990000-0000-7000-8000-000000000000' };
    expect(await refusedWith(client.makePasswordLink({ params: gone, body: { hours: 1 } }))).toBe(404);
  });
});
