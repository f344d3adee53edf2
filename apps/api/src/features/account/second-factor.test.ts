import { account } from '@upcurve/contracts/account/account';
import { audit } from '@upcurve/contracts/account/audit';
import {
  CODE_FAILURES_MAX,
  CODE_SECONDS,
  RECOVERY_CODES,
  secondFactor,
} from '@upcurve/contracts/account/second-factor';
import { team } from '@upcurve/contracts/account/team';
import { blog } from '@upcurve/contracts/blog/blog';
import type { Role } from '@upcurve/contracts/permissions';
import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { ADMIN, apiForFile, apiForTest, PASSWORD, refusedWith, type TestApi } from '../../../test/api.ts';
import { codeAt } from '../../lib/security/one-time-codes.ts';

const api = await apiForFile();

type Headers = Awaited<ReturnType<TestApi['signIn']>>;
const byPassword = { body: { currentPassword: PASSWORD } };
const byBoth = (code: string) => ({ body: { currentPassword: PASSWORD, code } });

/** Returns the code for `steps` time steps from now. */
const codeOf = (secret: string, steps = 0) =>
  codeAt(Secret.fromBase32(secret).bytes, Date.now() + steps * CODE_SECONDS * 1000);

async function enter(username: string, code?: string, own = api, remoteAddress = '9.9.9.9') {
  const answer = await own.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { origin: ADMIN },
    payload: { username, password: PASSWORD, ...(code !== undefined && { code }) },
  });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: answer.statusCode, body: answer.json(), headers: { origin: ADMIN, cookie } };
}

/** Signs in, and sets up a second factor with the code of the previous step. */
async function enrolled(username: string, role: Role = 'sales', own = api) {
  const before = await own.signIn(role, username);
  const client = own.client(secondFactor, before);
  const { secret, uri } = await client.beginSecondFactor(byPassword);
  const stepNow = () => Math.floor(Date.now() / 1000 / CODE_SECONDS);
  const confirm = () =>
    own.app.inject({
      method: 'POST',
      url: secondFactor.confirmSecondFactor.path,
      headers: before,
      payload: { code: codeOf(secret, -1) },
    });
  const step = stepNow();
  const first = await confirm();
  // If a step has ended meanwhile, the code was two steps old.
  const answer = first.statusCode === 400 && stepNow() !== step ? await confirm() : first;
  expect(answer.statusCode, answer.body).toBe(200);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
  return { before, secret, uri, recoveryCodes, headers: { origin: ADMIN, cookie } satisfies Headers };
}

describe('setting up a second factor', () => {
  test('asks for the password, takes effect once confirmed, and shows the recovery codes once', async () => {
    const headers = await api.signIn('sales', 'anna');
    const client = api.client(secondFactor, headers);
    await expect(
      client.beginSecondFactor({ body: { currentPassword: 'not hers at all' } }),
    ).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'currentPassword' }] });
    const { secret, uri } = await client.beginSecondFactor(byPassword);
    expect(uri).toContain(`otpauth://totp/Upcurve:anna?issuer=Upcurve&secret=${secret}`);
    // Sign-in does not ask for a code until the first one has been confirmed.
    expect((await enter('anna')).status).toBe(200);
    await expect(client.confirmSecondFactor({ body: { code: '000000' } })).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'code' }],
    });
    expect(await client.getSecondFactor()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });

    const { recoveryCodes } = await client.confirmSecondFactor({ body: { code: codeOf(secret) } });
    expect(await api.lastAudit()).toMatchObject({ action: 'second-factor.on', actorName: 'anna' });
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    const rows = JSON.stringify([
      await api.db.selectFrom('secondFactors').selectAll().execute(),
      await api.db.selectFrom('recoveryCodes').selectAll().execute(),
      await api.db.selectFrom('auditLog').selectAll().execute(),
    ]);
    for (const kept of [secret, ...recoveryCodes]) expect(rows).not.toContain(kept);
  });

  test('ends all sessions opened with the password alone, and starts a new one', async () => {
    const { before, headers } = await enrolled('berta');
    expect(await refusedWith(api.client(account, before).getUser())).toBe(401);
    expect(await api.client(account, headers).getUser()).toMatchObject({ username: 'berta' });
    expect(await api.client(secondFactor, headers).getSecondFactor()).toMatchObject({
      isOn: true,
      recoveryCodesLeft: RECOVERY_CODES,
      isRequired: false,
    });
  });

  test('can be done only once: starting or confirming it again is refused', async () => {
    const { headers, secret } = await enrolled('carla');
    const client = api.client(secondFactor, headers);
    expect(await refusedWith(client.beginSecondFactor(byPassword))).toBe(409);
    expect(await refusedWith(client.confirmSecondFactor({ body: { code: codeOf(secret) } }))).toBe(409);

    const twice = await api.signIn('sales', 'clara');
    const own = api.client(secondFactor, twice);
    const begun = await own.beginSecondFactor(byPassword);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => own.confirmSecondFactor({ body: { code: codeOf(begun.secret) } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('cannot be confirmed before it is started', async () => {
    const client = api.client(secondFactor, await api.signIn('sales'));
    expect(await refusedWith(client.confirmSecondFactor({ body: { code: '123456' } }))).toBe(409);
    expect(await refusedWith(client.makeRecoveryCodes(byBoth('123456')))).toBe(409);
    expect(await refusedWith(client.disableSecondFactor(byBoth('123456')))).toBe(409);
  });
});

describe('signing in', () => {
  test('asks for a code only after the right password, and opens no session before it', async () => {
    const { secret } = await enrolled('dora');
    const first = await enter('dora');
    expect(first).toMatchObject({ status: 401, body: { issues: [{ path: 'code' }] } });
    expect(first.headers.cookie).toBe('');
    const wrong = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: ADMIN },
      payload: { username: 'dora', password: 'wrong', code: codeOf(secret) },
    });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).not.toHaveProperty('issues');
    const through = await enter('dora', codeOf(secret));
    expect(through).toMatchObject({ status: 200, body: { username: 'dora' } });
    expect(await api.client(account, through.headers).getUser()).toMatchObject({ username: 'dora' });
  });

  test('does not change for members without a second factor', async () => {
    await api.signIn('sales', 'plain');
    const { status, body } = await enter('plain');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'agencyName',
      'id',
      'isMailOff',
      'permissions',
      'role',
      'username',
    ]);
    expect((await enter('plain', '123456')).status).toBe(200);
  });

  test('accepts a code once, even in parallel, and no older code afterwards', async () => {
    const { secret } = await enrolled('emma');
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter('emma', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter('emma', code)).status).toBe(401);
    expect((await enter('emma', codeOf(secret))).status).toBe(401);
  });

  test('accepts codes of the previous and next time step, but none further off', async () => {
    const { secret } = await enrolled('fanny');
    for (const steps of [-3, -2, 3, 4])
      expect((await enter('fanny', codeOf(secret, steps))).status).toBe(401);
    expect((await enter('fanny', codeOf(secret, 0))).status).toBe(200);
    expect((await enter('fanny', codeOf(secret, 1))).status).toBe(200);
  });

  test.each(['', ' ', '１２３４５６', 'x'.repeat(41), '\u0000'])('refuses the code %j', async (code) => {
    const username = `hostile${Math.random().toString(36).slice(2, 10)}`;
    await enrolled(username);
    expect([400, 401]).toContain((await enter(username, code)).status);
  });

  test('accepts each recovery code once, in any spelling', async () => {
    const { recoveryCodes, headers } = await enrolled('greta');
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter('greta', first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter('greta', second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await api.client(secondFactor, headers).getSecondFactor()).toMatchObject({
      recoveryCodesLeft: RECOVERY_CODES - 2,
    });
    const made = await api.client(secondFactor, headers).makeRecoveryCodes(byBoth(recoveryCodes[3] ?? ''));
    expect((await enter('greta', recoveryCodes[2])).status).toBe(401);
    expect((await enter('greta', made.recoveryCodes[0])).status).toBe(200);
  });

  test('another member’s codes are refused', async () => {
    const one = await enrolled('hanna');
    await enrolled('helga');
    expect((await enter('helga', codeOf(one.secret))).status).toBe(401);
    expect((await enter('helga', one.recoveryCodes[0])).status).toBe(401);
  });

  test('a disabled account is not asked for a code', async () => {
    const { headers } = await enrolled('idle');
    const { id } = await api.client(account, headers).getUser();
    const owner = api.client(team, await api.signIn('owner'));
    await owner.updateUser({ params: { id }, body: { isDisabled: true } });
    expect((await enter('idle')).body).not.toHaveProperty('issues');
  });

  test('blocks codes after too many wrong ones from any address, except recovery codes', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { secret, recoveryCodes } = await enrolled('prey', 'sales', own);
    const guess = (i: number, code = '000000') => enter('prey', code, own, `9.9.${i}.9`);
    const statuses = await Promise.all(
      Array.from({ length: CODE_FAILURES_MAX + 5 }, async (_, i) => (await guess(i)).status),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(CODE_FAILURES_MAX);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await guess(100, codeOf(secret))).status).toBe(429);
    expect((await guess(102, recoveryCodes[0])).status).toBe(200);
    // A missing code does not count as a wrong one.
    for (let i = 0; i < 8; i++) expect((await enter('prey', undefined, own)).status).toBe(401);
  });

  test('wrong codes from one address do not block another address', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { secret } = await enrolled('quarry', 'sales', own);
    for (let i = 0; i < 12; i++) await enter('quarry', '000000', own, '6.6.6.6');
    expect((await enter('quarry', codeOf(secret), own, '7.7.7.7')).status).toBe(200);
  });

  test('a code that has just been used is refused, but does not count as a wrong one', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { secret } = await enrolled('quick', 'sales', own);
    const code = codeOf(secret);
    expect((await enter('quick', code, own, '5.5.5.5')).status).toBe(200);
    for (let i = 0; i < CODE_FAILURES_MAX; i++)
      expect((await enter('quick', code, own, `5.5.${i}.9`)).status).toBe(401);
    expect((await enter('quick', codeOf(secret, 1), own, '5.5.5.6')).status).toBe(200);
  });
});

describe('switching off a second factor', () => {
  test('and making recovery codes ask for the password and a code', async () => {
    const { headers, secret } = await enrolled('jana');
    const client = api.client(secondFactor, headers);
    for (const change of [client.disableSecondFactor, client.makeRecoveryCodes]) {
      const withoutPassword = change({ body: { currentPassword: 'nope', code: codeOf(secret) } });
      await expect(withoutPassword).rejects.toMatchObject({
        statusCode: 400,
        issues: [{ path: 'currentPassword' }],
      });
      for (const body of [byPassword.body, byBoth('').body, byBoth('000000').body, byBoth('7m2k-q0zd').body])
        await expect(
          change({ body: body as { currentPassword: string; code: string } }),
        ).rejects.toMatchObject({
          statusCode: 400,
          issues: [{ path: 'code' }],
        });
    }
    expect(await client.getSecondFactor()).toMatchObject({ isOn: true, recoveryCodesLeft: RECOVERY_CODES });
    const { recoveryCodes } = await client.makeRecoveryCodes(byBoth(codeOf(secret)));
    expect(await api.lastAudit()).toMatchObject({ action: 'second-factor.codes', actorName: 'jana' });
    await expect(client.disableSecondFactor(byBoth(codeOf(secret)))).rejects.toMatchObject({
      issues: [{ path: 'code' }],
    });
    await client.disableSecondFactor(byBoth(recoveryCodes[0] ?? ''));
    expect(await api.lastAudit()).toMatchObject({ action: 'second-factor.off', actorName: 'jana' });
    expect((await enter('jana')).status).toBe(200);
    expect(await client.getSecondFactor()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  test('cannot be tried with one code after another', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { headers, secret, recoveryCodes } = await enrolled('stolen', 'sales', own);
    const disable = (code: string) => own.client(secondFactor, headers).disableSecondFactor(byBoth(code));
    for (let i = 0; i < CODE_FAILURES_MAX; i++) expect(await refusedWith(disable('000000'))).toBe(400);
    expect(await refusedWith(disable(codeOf(secret)))).toBe(429);
    await disable(recoveryCodes[0] ?? '');
  });

  test('an owner resets it for a member who lost their phone, which ends the sessions', async () => {
    const lost = await enrolled('kira');
    const { id } = await api.client(account, lost.headers).getUser();
    const owner = await api.signIn('owner', 'oona');
    expect(await api.client(team, owner).getUserById({ params: { id } })).toMatchObject({
      hasSecondFactor: true,
    });
    await api.client(secondFactor, owner).resetSecondFactor({ params: { id } });
    expect(await refusedWith(api.client(account, lost.headers).getUser())).toBe(401);
    expect((await enter('kira')).status).toBe(200);
    const { items } = await api
      .client(audit, owner)
      .listAuditLog({ query: { action: 'second-factor.reset' } });
    expect(items).toMatchObject([{ actorName: 'oona', what: 'kira', subjectId: id }]);
    for (const target of [id, (await api.client(account, owner).getUser()).id]) {
      const again = api.client(secondFactor, owner).resetSecondFactor({ params: { id: target } });
      await expect(again).rejects.toMatchObject({ statusCode: target === id ? 404 : 409 });
    }
  });
});

describe('a role that requires a second factor', () => {
  test('makes members set one up at the next sign-in before they can do anything else', async () => {
    const boss = await enrolled('boss', 'owner');
    const working = await api.signIn('editor', 'lena');
    const rule = await api
      .client(secondFactor, boss.headers)
      .setRoleRule({ params: { role: 'editor' }, body: { isRequired: true } });
    expect(rule).toMatchObject({ role: 'editor', isRequired: true });
    // Sessions that are already open stay valid.
    expect(await api.client(account, working).getUser()).not.toHaveProperty('mustEnrol');

    const next = await enter('lena');
    expect(next).toMatchObject({ status: 200, body: { mustEnrol: true, permissions: [] } });
    const client = api.client(account, next.headers);
    expect(await refusedWith(client.listSessions())).toBe(403);
    const posts = api.client(blog, next.headers);
    expect(await refusedWith(posts.createPost({ body: { title: 'A post' } }))).toBe(403);
    const own = api.client(secondFactor, next.headers);
    const { secret } = await own.beginSecondFactor(byPassword);
    const { recoveryCodes } = await own.confirmSecondFactor({ body: { code: codeOf(secret) } });
    const through = await enter('lena', codeOf(secret, 1));
    expect(through.body).not.toHaveProperty('mustEnrol');
    expect(through.body.permissions).toContain('blog:write');
    expect(
      await refusedWith(
        api.client(secondFactor, through.headers).disableSecondFactor(byBoth(recoveryCodes[0] ?? '')),
      ),
    ).toBe(409);
  });

  test('can only be set by owners with a second factor; two can do so in parallel and still sign in', async () => {
    const own = await apiForTest();
    const bare = own.client(secondFactor, await own.signIn('owner', 'bare'));
    const require = { params: { role: 'owner' as const }, body: { isRequired: true } };
    expect(await refusedWith(bare.setRoleRule(require))).toBe(409);
    const both = await Promise.all(['first', 'second'].map((name) => enrolled(name, 'owner', own)));
    const results = await Promise.all(
      both.map(({ headers }) => own.client(secondFactor, headers).setRoleRule(require)),
    );
    expect(results).toMatchObject([{ isRequired: true }, { isRequired: true }]);
    const entries = await own.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'second-factor.required')
      .execute();
    expect(entries).toHaveLength(1);
    for (const [i, name] of ['first', 'second'].entries())
      expect((await enter(name, codeOf(both[i]?.secret ?? ''), own)).status).toBe(200);
    expect((await enter('bare', undefined, own)).body).toMatchObject({ mustEnrol: true });
  });

  test('cannot be set while its last owner switches theirs off: one of the two is refused', async () => {
    const own = await apiForTest();
    const { headers, secret, recoveryCodes } = await enrolled('alone', 'owner', own);
    const client = own.client(secondFactor, headers);
    const results = await Promise.allSettled([
      client.setRoleRule({ params: { role: 'owner' }, body: { isRequired: true } }),
      client.disableSecondFactor(byBoth(recoveryCodes[0] ?? '')),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { isOn, isRequired } = await client.getSecondFactor();
    expect(isOn).toBe(isRequired);
    expect((await enter('alone', codeOf(secret), own)).status).toBe(200);
  });
});
