import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emailOf, leadBody, ownerApi, visitorApi } from './system/api.ts';
import { addresses, dataDir } from './system/current.ts';
import { formGuard } from './system/form-token.ts';
import { startReceiver } from './system/receiver.ts';
import { freePorts, makeDataDir, spawnStart, startSystem } from './system/system.ts';

/** Starts the product and waits until it fails. Returns the exit code and the last line of output. */
async function refusedStart(dataDir: string, env: Record<string, string>) {
  const { child, output } = spawnStart(dataDir, env);
  const [code] = await once(child, 'exit');
  return { code, lastWords: output().trim().split('\n').at(-1) };
}

test('rejects a second start on the same data folder with a clear message, and the first keeps running', async () => {
  const { code, lastWords } = await refusedStart(dataDir, await freePorts());
  expect(code).toBe(1);
  expect(lastWords).toMatch(/^Another npm start is already using .+\. Stop it first, or set DATA_DIR /);
  expect(lastWords).toContain(dataDir);
  for (const address of Object.values(addresses)) {
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  }
});

test('names a port that is taken and the variable that changes it', async () => {
  const dataDir = makeDataDir();
  onTestFinished(dataDir.remove);
  const { port } = new URL(addresses.admin);
  const { code, lastWords } = await refusedStart(dataDir.path, { ...(await freePorts()), ADMIN_PORT: port });
  expect(code).toBe(1);
  expect(lastWords).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the other program, or set ADMIN_PORT to a free port.`,
  );
});

test('keeps all data after a crash, and delivers pending webhooks', async () => {
  const dataDir = makeDataDir();
  onTestFinished(dataDir.remove);
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const ports = await freePorts();
  let system = await startSystem(dataDir.path, ports);
  onTestFinished(() => system.stop());
  const guard = await formGuard(system.addresses.marketing);
  const owner = await ownerApi(system.addresses, dataDir.path);
  await owner.webhook.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
  await receiver.stop();
  const email = emailOf('Paul Power');
  const body = await leadBody({ name: 'Paul Power', email }, guard);
  const { id, resultToken } = await visitorApi(system.addresses).submit({ body });
  await system.kill();

  await receiver.restart();
  system = await startSystem(dataDir.path, ports);
  const [arrived] = await receiver.arrived(email);
  const delivered = await vi.waitFor(
    async () => {
      const { items } = await owner.webhook.listDeliveries();
      expect(items).toMatchObject([{ submissionId: id, status: 'delivered' }]);
      return items[0];
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(arrived?.id).toBe(delivered?.id);
  const report = await visitorApi(system.addresses).getReport({ params: { resultToken } });
  expect(report.name).toBe('Paul Power');
});
