import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { nodeProcess } from './node-process.test-helper.ts';
import { canRun, chooseCredentials, findPrograms } from './placement.ts';
import { type LocalPostgres, startLocalPostgres } from './start.ts';

// These tests need root to become another user. As an ordinary user, the other tests of this package cover that case.
const root = process.geteuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upcurve-users-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a cluster owned by root runs as nobody for root and is refused to other users', () => {
  if (root) expect(chooseCredentials('/')).toEqual(nobody);
  else expect(() => chooseCredentials('/')).toThrow('/ belongs to another user (uid 0): start as that user');
});

if (root) {
  test('runs as nobody, with a folder owned by nobody, when started by root', async () => {
    chmodSync(dataDir, 0o711);
    const server = await startLocalPostgres({ dataDir });
    expect(server.cluster).toBe(join(dataDir, 'postgres'));
    expect(statSync(server.cluster)).toMatchObject(nobody);
    expect(statSync(`/proc/${server.pid}`)).toMatchObject(nobody);
    await server.stop();
  });

  test('stores and finds data outside a data folder that nobody cannot access, and logs its place', async () => {
    chmodSync(dataDir, 0o700);
    const messages: string[] = [];
    const first = await startLocalPostgres({ dataDir, log: (message) => messages.push(message) });
    onTestFinished(() => {
      rmSync(first.cluster, { recursive: true });
      const outside = dirname(first.cluster);
      if (readdirSync(outside).length === 0) rmdirSync(outside);
    });
    await first.stop();
    const second = await startLocalPostgres({ dataDir });
    await second.stop();

    expect(first.cluster).toMatch(/^\/var\/lib\/upcurve-.+\/postgres-[0-9a-f]{8}$/);
    expect(messages).toContain(
      `PostgreSQL cannot run as root, and user 65534 cannot reach ${dataDir}: its data is in ${first.cluster}`,
    );
    expect(second).toMatchObject({ cluster: first.cluster, url: first.url });
  });

  test('runs as the ordinary user that owns the cluster when root starts it', async () => {
    chmodSync(dataDir, 0o711);
    const first = await startLocalPostgres({ dataDir });
    await first.stop();
    execFileSync('chown', ['-R', '1:1', first.cluster]);

    const second = await startLocalPostgres({ dataDir });

    expect(statSync(`/proc/${second.pid}`)).toMatchObject({ uid: 1, gid: 1 });
    await second.stop();
  });

  // In a clone with restricted permissions, an ordinary user could not even read the programs.
  if (canRun(findPrograms().programs, nobody)) {
    test('runs as an ordinary user when started by one', async () => {
      chmodSync(dataDir, 0o711);
      chownSync(dataDir, nobody.uid, nobody.gid);
      const user = nodeProcess(`
        import { startLocalPostgres } from './start.ts';
        process.setgroups([]);
        process.setgid(${nobody.gid});
        process.setuid(${nobody.uid});
        const server = await startLocalPostgres({ dataDir: ${JSON.stringify(dataDir)} });
        console.log(JSON.stringify(server));
        await server.stop();
        console.log('stopped');`);

      const server = JSON.parse(await user.line()) as LocalPostgres;
      expect(server.cluster).toBe(join(dataDir, 'postgres'));
      expect(await user.line()).toBe('stopped');
    });
  }
}
