import { account } from '@upcurve/contracts/account/account';
import { team } from '@upcurve/contracts/account/team';
import { ROLE_PERMISSIONS } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  ADMIN,
  apiForFile,
  apiForTest,
  PASSWORD,
  refusedWith,
  SITE,
  type TestApi,
} from '../../../test/api.ts';
import { inviteToken } from '../../lib/security/links.ts';
import { createSessionCookie, sharedDomain } from '../../lib/security/session-cookie.ts';
import { passwordLinkQueries } from '../team/password-links.ts';
import { teamQueries } from '../team/queries.ts';
import { offerSetup } from '../team/service.ts';
import { sessionQueries } from './sessions.ts';
import { userQueries } from './users.ts';

const api = await apiForFile();

const setupToken = async () =>
  new URL((await offerSetup(api.services)) ?? '').searchParams.get('invite') ?? '';
const admin = () => api.client(account, { origin: ADMIN });

describe('the first owner', () => {
  test('registers through the set-up link; only one of 50 parallel attempts succeeds', async () => {
    const earlier = await setupToken();
    const inviteToken = await setupToken();
    const register = (username: string, token: string) =>
      admin().register({ body: { username, password: PASSWORD, inviteToken: token } });
    expect(await refusedWith(register('late', earlier))).toBe(403);

    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => register(`owner${i}`, inviteToken)),
    );

    const users = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    expect(users).toMatchObject([{ role: 'owner', permissions: ROLE_PERMISSIONS.owner }]);
    expect(await api.db.selectFrom('users').select('role').execute()).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 403 });
    }
    expect(await offerSetup(api.services)).toBeUndefined();
  });

  test.each([
    ['no-such-token', 'fine long passphrase', 403, undefined],
    ['', 'fine long passphrase', 403, undefined],
    ['no-such-token', 'short', 400, 'password'],
  ])(
    'an invite %j with the password %j is refused with %i',
    async (inviteToken, password, statusCode, path) => {
      const attempt = admin().register({ body: { username: 'someone', password, inviteToken } });
      await expect(attempt).rejects.toMatchObject({ statusCode, issues: path ? [{ path }] : [] });
    },
  );
});

describe('an invite', () => {
  test('says for whom it is, who created it and for which role, until it is used or revoked', async () => {
    const owner = await api.signIn('owner', 'host');
    await api.client(account, owner).updateProfile({
      body: { displayName: 'Hana Host', email: '', leadMails: 'none', zone: null },
    });
    const { link, id } = await api
      .client(team, owner)
      .createInvite({ body: { role: 'editor', name: 'Edith Page', email: 'edith@agency.example' } });
    const token = new URL(link).searchParams.get('invite') ?? '';
    const read = (inviteToken: string) => admin().readInvite({ body: { inviteToken } });

    expect(await read(token)).toEqual({
      name: 'Edith Page',
      role: 'editor',
      invitedBy: 'Hana Host',
      agencyName: expect.any(String),
      expiresAt: expect.any(String),
    });
    await api.client(team, owner).deleteInvite({ params: { id } });
    for (const none of [token, 'no-such-token', '']) expect(await refusedWith(read(none))).toBe(403);
  });

  test('grants its role and works once; a weak password or a taken name does not use it up', async () => {
    const owner = await api.signIn('owner', 'inviter');
    const { link, ...invite } = await api.client(team, owner).createInvite({ body: { role: 'sales' } });
    const inviteToken = new URL(link).searchParams.get('invite') ?? '';
    const register = (username: string, password: string) =>
      admin().register({ body: { username, password, inviteToken } });

    await expect(register('mallory', 'password1234')).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    });
    for (const password of ['malloryx1234', 'mallorymallorymallory', 'MALLORY-upcurve-1']) {
      await expect(register('mallory', password)).rejects.toMatchObject({ issues: [{ path: 'password' }] });
    }
    await expect(register('INVITER', PASSWORD)).rejects.toMatchObject({
      statusCode: 409,
      issues: [{ path: 'username' }],
    });
    expect(await register('mallory', PASSWORD)).toMatchObject({ username: 'mallory', role: 'sales' });
    expect(await refusedWith(register('mallory2', PASSWORD))).toBe(403);
    expect(await api.client(team, owner).listInvites()).not.toContainEqual(
      expect.objectContaining({ id: invite.id }),
    );
  });

  test('takes the name that the member enters, otherwise that of the invite', async () => {
    const owner = await api.signIn('owner', 'host');
    const nameAfter = async (username: string, displayName?: string) => {
      const { link } = await api.client(team, owner).createInvite({ body: { role: 'sales', name: 'Sam' } });
      const inviteToken = new URL(link).searchParams.get('invite') ?? '';
      await admin().register({ body: { username, password: PASSWORD, inviteToken, displayName } });
      expect(await api.lastAudit()).toMatchObject({ action: 'account.registered', actorName: username });
      const user = api.db.selectFrom('users').select('displayName').where('username', '=', username);
      return (await user.executeTakeFirstOrThrow()).displayName;
    };
    expect(await nameAfter('sam.1', 'Samira Reed')).toBe('Samira Reed');
    expect(await nameAfter('sam.2', '')).toBe('Sam');
    expect(await nameAfter('sam.3')).toBe('Sam');
  });

  test('is refused once it has expired or was revoked', async () => {
    const owner = await api.signIn('owner');
    const made = await api.client(team, owner).createInvite({ body: { role: 'editor' } });
    const old = await api.client(team, owner).createInvite({ body: { role: 'editor' } });
    await api.client(team, owner).deleteInvite({ params: { id: made.id } });
    await api.db
      .updateTable('invites')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('id', '=', old.id)
      .execute();

    for (const { link } of [made, old]) {
      const inviteToken = new URL(link).searchParams.get('invite') ?? '';
      const attempt = admin().register({ body: { username: 'toolate', password: PASSWORD, inviteToken } });
      expect(await refusedWith(attempt)).toBe(403);
    }
  });
});

describe('a session', () => {
  const login = (username: string, password = PASSWORD) =>
    api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: ADMIN },
      payload: { username, password },
    });

  test('is an HttpOnly, SameSite=Strict cookie of the admin host, plus a marker for the site', async () => {
    await api.signIn('sales', 'cookie-user');
    const { cookies } = await login('cookie-user');
    expect(cookies).toMatchObject([
      { name: 'sid', httpOnly: true, sameSite: 'Strict', path: '/' },
      { name: 'staff', value: '1', sameSite: 'Lax' },
    ]);
    expect(cookies[0]).not.toHaveProperty('domain');
  });

  test('is named __Host-sid and is Secure if the admin address is https', async () => {
    const cookie = createSessionCookie(api.app, 'https://admin.example.com', 'https://www.example.com');
    const set: unknown[] = [];
    const reply = { setCookie: (...args: unknown[]) => set.push(args) };
    cookie.set(reply as never, 'id', { token: 't', expiresAt: new Date(Date.now() + 1000), version: 1 });
    expect(set).toMatchObject([
      ['__Host-sid', expect.any(String), { secure: true, httpOnly: true, sameSite: 'strict', path: '/' }],
      ['staff', '1', { domain: 'example.com' }],
    ]);
    expect(sharedDomain('https://admin.other.com', 'https://www.example.com')).toBeUndefined();
  });

  test('ends at once on logout, password change, role change, disabling, deletion, age and idleness', async () => {
    const owner = await api.signIn('owner');
    const me = async () => {
      const headers = await api.signIn('editor');
      const client = api.client(account, headers);
      return { client, id: (await client.getUser()).id };
    };
    const isOut = (client: Awaited<ReturnType<typeof me>>['client']) =>
      expect(client.getUser()).rejects.toMatchObject({ statusCode: 401 });

    const loggedOut = await me();
    await loggedOut.client.logout();
    await isOut(loggedOut.client);

    const changed = await me();
    await changed.client.changePassword({
      body: { currentPassword: PASSWORD, newPassword: 'another fine passphrase' },
    });
    await isOut(changed.client);

    const promoted = await me();
    await api.client(team, owner).updateUser({ params: { id: promoted.id }, body: { role: 'admin' } });
    await isOut(promoted.client);

    const disabled = await me();
    await api.client(team, owner).updateUser({ params: { id: disabled.id }, body: { isDisabled: true } });
    await isOut(disabled.client);

    const deleted = await me();
    await api.client(team, owner).deleteUser({ params: { id: deleted.id } });
    await isOut(deleted.client);

    for (const column of ['expires_at', 'last_seen_at']) {
      const old = await me();
      await sql`update sessions set ${sql.ref(column)} = now() - interval '8 hours 1 minute' where user_id = ${old.id}`.execute(
        api.db,
      );
      await isOut(old.client);
    }
  });

  test('can be listed and ended by its user only', async () => {
    const first = await api.signIn('sales', 'two-devices');
    const { cookies } = await login('two-devices');
    const second = api.client(account, { origin: ADMIN, cookie: `sid=${cookies[0]?.value}` });

    const sessions = await second.listSessions();
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    const stranger = api.client(account, await api.signIn('owner'));
    const id = sessions[1]?.id ?? '';
    expect(await refusedWith(stranger.endSession({ params: { id } }))).toBe(404);
    await second.endSession({ params: { id } });
    expect(await api.lastAudit()).toMatchObject({ action: 'session.ended', subjectId: id });
    expect(await refusedWith(api.client(account, first).getUser())).toBe(401);
    await second.endSessions();
    expect(await second.listSessions()).toHaveLength(1);
  });

  test('rotates on login: the old cookie no longer works', async () => {
    const before = await api.signIn('sales', 'rotating');
    await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: before,
      payload: { username: 'rotating', password: PASSWORD },
    });
    expect(await refusedWith(api.client(account, before).getUser())).toBe(401);
  });

  test('is stored as a hash only', async () => {
    const { cookie } = await api.signIn('sales');
    const claims = JSON.parse(Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString());
    const rows = await api.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(claims.sid);
  });
});

test('parallel logins of one member all succeed', async () => {
  await api.signIn('sales', 'hurried');
  const enter = () => admin().login({ body: { username: 'hurried', password: PASSWORD } });
  const entered = await Promise.all(Array.from({ length: 12 }, enter));
  expect(entered.map(({ username }) => username)).toEqual(Array(12).fill('hurried'));
});

test('a login that was checked before a password change creates no session', async () => {
  await api.signIn('sales', 'racing');
  const before = await userQueries(api.db).findByName('racing');
  if (!before) throw new Error('no user');
  await userQueries(api.db).setPassword(before.id, before.passwordHash);
  expect(
    await sessionQueries(api.db).create(before, { address: '127.0.0.1', userAgent: undefined }),
  ).toBeUndefined();
});

describe('a bearer token', () => {
  test('does not block public calls if it is invalid', async () => {
    await api.signIn('sales', 'haunted');
    const login = (origin: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { origin, authorization: 'Bearer left-by-another-program' },
        payload: { username: 'haunted', password: PASSWORD },
      });
    expect((await login(ADMIN)).statusCode).toBe(200);
    expect((await login('http://evil.example')).statusCode).toBe(403);
  });

  test('works without an origin, but is refused if it comes from a cookie or contradicts the cookie', async () => {
    const { cookie } = await api.signIn('sales', 'program');
    const user = await api.db
      .selectFrom('users')
      .select(['id', 'sessionVersion'])
      .where('username', '=', 'program')
      .executeTakeFirstOrThrow();
    const session = await sessionQueries(api.db).create(user, {
      address: '127.0.0.1',
      userAgent: undefined,
    });
    if (!session) throw new Error('no session');
    const bearer = createSessionCookie(api.app, ADMIN, SITE).bearer(user.id, session);
    const get = (headers: Record<string, string>) => api.app.inject({ url: '/api/user', headers });

    expect((await get({ authorization: `Bearer ${bearer}` })).statusCode).toBe(200);
    const ending = await api.app.inject({
      method: 'DELETE',
      url: '/api/account/sessions',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(ending.statusCode).toBe(200);
    const other = await api.signIn('owner');
    expect((await get({ authorization: `Bearer ${bearer}`, cookie: other.cookie })).statusCode).toBe(401);
    const fromCookie = cookie.slice('sid='.length).split(';')[0];
    expect((await get({ authorization: `Bearer ${fromCookie}` })).statusCode).toBe(401);
    expect((await get({ authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    expect((await get({ authorization: 'Bearer', cookie: other.cookie })).statusCode).toBe(401);
    // Ignores basic credentials, which belong to a proxy in front of the site.
    expect((await get({ authorization: 'Basic eDp5', cookie: other.cookie })).statusCode).toBe(200);
    expect((await get({ authorization: 'Basic eDp5' })).statusCode).toBe(401);
  });
});

describe('the origin', () => {
  test.each([
    undefined,
    'null',
    'http://localhost:3002',
    'http://admin.localhost:3001',
    `${ADMIN}.evil.example`,
    SITE,
  ])('%s cannot log in', async (origin) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: origin ? { origin } : {},
      payload: { username: 'a', password: 'b' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('the site can only read the signed-in member and sign out, with CORS', async () => {
    const { cookie } = await api.signIn('owner');
    const user = await api.app.inject({ url: '/api/user', headers: { origin: SITE, cookie } });
    expect(user.headers).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
    });
    const deleting = await api.app.inject({
      method: 'DELETE',
      url: '/api/account/sessions',
      headers: { origin: SITE, cookie },
    });
    expect(deleting.statusCode).toBe(403);
    expect(deleting.headers).not.toHaveProperty('access-control-allow-origin');
    const elsewhere = await api.app.inject({
      url: '/api/user',
      headers: { origin: 'http://localhost:9999', cookie },
    });
    expect(elsewhere.headers).not.toHaveProperty('access-control-allow-origin');
    const out = await api.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { origin: SITE, cookie },
    });
    expect(out.statusCode).toBe(200);
  });
});

describe('the team', () => {
  test('keeps its last owner, even with parallel changes', async () => {
    const own = await apiForTest();
    const ids = await Promise.all(
      ['first', 'second'].map(async (name) => {
        const client = own.client(account, await own.signIn('owner', name));
        return (await client.getUser()).id;
      }),
    );
    // Both owners step down at the same time, each relying on the other to stay.
    const results = await Promise.allSettled(
      ids.map((id) =>
        own.db.transaction().execute(async (trx) => {
          const owners = await teamQueries(trx).lockOwners();
          if (owners.length === 1 && owners[0] === id) throw new Error('the last owner');
          await teamQueries(trx).updateUser(id, { role: 'admin' });
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

    const [survivor] = await own.db.selectFrom('users').selectAll().where('role', '=', 'owner').execute();
    const client = own.client(team, await own.signIn('owner', 'third'));
    await client.deleteUser({ params: { id: survivor?.id ?? '' } });
    const [last] = await own.db.selectFrom('users').select('id').where('role', '=', 'owner').execute();
    const params = { id: last?.id ?? '' };
    for (const attempt of [
      () => client.deleteUser({ params }),
      () => client.deleteUser({ params: { id: params.id.toUpperCase() } }),
      () => client.updateUser({ params, body: { role: 'sales' } }),
      () => client.updateUser({ params, body: { isDisabled: true } }),
    ]) {
      expect(await refusedWith(attempt())).toBe(409);
    }
  });

  test('revokes the open invites and sessions of a member who loses the right to invite', async () => {
    const owner = api.client(team, await api.signIn('owner'));
    const other = await api.signIn('owner', 'leaving');
    const { link } = await api.client(team, other).createInvite({ body: { role: 'owner' } });
    const { id } = await api.client(account, other).getUser();
    await owner.updateUser({ params: { id }, body: { isDisabled: true } });
    const inviteToken = new URL(link).searchParams.get('invite') ?? '';
    const attempt = admin().register({ body: { username: 'backdoor', password: PASSWORD, inviteToken } });
    expect(await refusedWith(attempt)).toBe(403);
    expect(await sessionQueries(api.db).list(id)).toEqual([]);
  });

  test.each([{ isDisabled: true }, { role: 'editor' as const }])(
    'rejects a link created just after its creator became %j',
    async (change) => {
      const owner = api.client(team, await api.signIn('owner'));
      const { id } = await api.client(account, await api.signIn('owner')).getUser();
      const { id: userId } = await api.client(account, await api.signIn('sales')).getUser();
      await owner.updateUser({ params: { id }, body: change });
      // Simulates requests that were authorised just before the change.
      const { sessionSecret } = api.config;
      const invite = { role: 'owner', hours: 1, createdBy: id } as const;
      const made = await teamQueries(api.db).createInvite(sessionSecret, invite);
      const link = await passwordLinkQueries(api.db).create(userId, id, 1);

      const token = inviteToken(sessionSecret, made.id);
      const body = { username: 'too-late', password: PASSWORD, inviteToken: token };
      expect(await refusedWith(admin().register({ body }))).toBe(403);
      const reset = { token: link.token, newPassword: 'velvet anchor mistral' };
      expect(await refusedWith(admin().resetPassword({ body: reset }))).toBe(403);
      expect((await owner.listInvites()).map((each) => each.id)).not.toContain(made.id);
    },
  );
});

describe('guessing passwords', () => {
  const enter = ({ app }: TestApi, remoteAddress: string, username: string, password: string) =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers: { origin: ADMIN },
      payload: { username, password },
    });

  test('is limited to 5 tries per user and address; others can still sign in', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    await own.signIn('owner', 'victim');
    const guess = (address: string, password: string) => enter(own, address, 'VICTIM', password);

    for (let i = 0; i < 5; i++) expect((await guess('9.9.9.9', 'wrong')).statusCode).toBe(401);
    const sixth = await guess('9.9.9.9', PASSWORD);
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('8.8.8.8', PASSWORD)).statusCode).toBe(200);
  });

  test('is limited to 20 tries per address; a /64 counts as one address', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const statuses = [];
    for (let i = 0; i < 21; i++) {
      const answer = await enter(own, `2a00:1450:1:1::${i + 1}`, `nobody${i}`, 'wrong');
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  test('does not count correct passwords, such as an office full of members', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    await own.signIn('owner', 'colleague');
    const arrive = (username: string, password: string) => enter(own, '9.9.9.9', username, password);
    for (let i = 0; i < 22; i++) expect((await arrive('colleague', PASSWORD)).statusCode).toBe(200);
    for (let i = 0; i < 20; i++) expect((await arrive(`nobody${i}`, 'wrong')).statusCode).toBe(401);
    expect((await arrive('nobody', 'wrong')).statusCode).toBe(429);
  });

  test('does not reveal whether a user exists', async () => {
    await api.signIn('sales', 'real');
    const answers = await Promise.all(
      ['real', 'unreal'].map((username) =>
        api.app.inject({
          method: 'POST',
          url: '/api/login',
          headers: { origin: ADMIN },
          payload: { username, password: 'wrong' },
        }),
      ),
    );
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(2).fill([401, expect.stringContaining('Invalid username or password. Please try again.')]),
    );
  });
});

describe('a time zone', () => {
  test('is returned in every session of the member until it is reset to the agency’s', async () => {
    const as = await api.signIn('sales', 'zoe');
    const own = api.client(account, as);
    expect(await own.getUser()).not.toHaveProperty('zone');
    expect(await own.updateProfile({ body: { zone: 'America/New_York' } })).toMatchObject({
      zone: 'America/New_York',
    });
    expect(await own.getUser()).toMatchObject({ zone: 'America/New_York' });
    expect(await admin().login({ body: { username: 'zoe', password: PASSWORD } })).toMatchObject({
      zone: 'America/New_York',
    });
    await own.updateProfile({ body: { zone: null } });
    expect(await own.getUser()).not.toHaveProperty('zone');
  });

  test.each(['Mars/Olympus_Mons', '+05:30', '', 'x'.repeat(65), 'Europe/London; drop', 5])(
    '%j is refused',
    async (zone) => {
      const own = api.client(account, await api.signIn('sales'));
      await expect(own.updateProfile({ body: { zone: zone as string } })).rejects.toMatchObject({
        statusCode: 400,
        issues: [{ path: 'zone' }],
      });
    },
  );
});
