import { createServer } from 'node:net';
import { freeLoopbackPorts } from '@upcurve/local-postgres/port';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { checkPorts } from '../launch.ts';

async function configWithFreePorts() {
  const [marketing, admin, api] = await freeLoopbackPorts(3);
  return readConfig({ MARKETING_PORT: `${marketing}`, ADMIN_PORT: `${admin}`, API_PORT: `${api}` });
}

test('accepts free ports', async () => {
  await expect(checkPorts(await configWithFreePorts())).resolves.toBeUndefined();
});

test('names a taken port with its variable and the fix', async () => {
  const config = await configWithFreePorts();
  const other = createServer();
  await new Promise<void>((listening) => other.listen(config.ports.admin, '127.0.0.1', listening));
  onTestFinished(() => void other.close());

  await expect(checkPorts(config)).rejects.toThrow(
    `Port ${config.ports.admin} on 127.0.0.1 is in use. Stop the other program, or set ADMIN_PORT to a free port.`,
  );
});

test('names HOST if its address does not belong to this machine', async () => {
  await expect(checkPorts({ ...(await configWithFreePorts()), host: '192.0.2.1' })).rejects.toThrow(
    'HOST is 192.0.2.1',
  );
});
