import { execFile } from 'node:child_process';
import { health } from '@upcurve/contracts/shared/health';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN, PASSWORD, startApi } from '../../test/api.ts';

/** Runs `pnpm db:reset` on a database. */
function reset(databaseUrl: string, args: string[], env = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/demo/reset-database.ts', ...args],
      { env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: databaseUrl, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

test("empties, migrates and seeds the database and keeps the owner's account", async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  await api.signIn('owner', 'olga');
  await api.signIn('editor', 'eddie');
  const { db } = api;
  const users = () =>
    db
      .selectFrom('users')
      .select(['id', 'username', 'passwordHash', 'createdAt'])
      .orderBy('username')
      .execute();
  const [, olga] = await users();
  const secret = Buffer.from('sealed');
  const code = { userId: olga?.id ?? '', codeHash: Buffer.from([0, 255]) };
  await db.insertInto('secondFactors').values({ userId: code.userId, secret, confirmedAt: null }).execute();
  await db.insertInto('recoveryCodes').values(code).execute();
  await db.deleteFrom('questions').execute();

  const refused = await reset(api.databaseUrl, []);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('To do it: pnpm db:reset --yes');
  expect((await reset(api.databaseUrl, ['--yes'], { NODE_ENV: 'production' })).code).toBe(1);
  expect(await users()).toHaveLength(2);

  const done = await reset(api.databaseUrl, ['--yes']);
  expect(done.output).toMatch(/^Emptied \S+ at \S+\. The account of olga stays\. /);
  expect(await users()).toEqual([olga]);
  expect(await db.selectFrom('secondFactors').select('secret').execute()).toEqual([{ secret }]);
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([code]);
  expect(await db.selectFrom('questions').select('id').execute()).toHaveLength(17);
  await db.deleteFrom('secondFactors').execute();
  const payload = { username: 'olga', password: PASSWORD };
  const signedIn = await api.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: ADMIN },
    payload,
  });
  expect(signedIn.statusCode).toBe(200);
  expect(await api.client(health).ready()).toMatchObject({ migrations: 'ok' });
});
