import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { type ListenOptions, listenOrExplain } from './listen-or-explain.ts';
import { ConfigError } from './settings.ts';
import { startWeb } from './test/servers.ts';

const listen = (options: ListenOptions) => {
  const { port, host } = options;
  const spare = createServer();
  return listenOrExplain(() => once(spare.listen(port, host), 'listening'), options);
};

test('names the variable and the fix for a taken port', async () => {
  const { port } = await startWeb();
  const listening = listen({ port, host: '127.0.0.1', portVariable: 'MARKETING_PORT' });
  await expect(listening).rejects.toThrow(
    new ConfigError(
      `Port ${port} on 127.0.0.1 is taken: stop what listens there, or set MARKETING_PORT to a free port.`,
    ),
  );
});

test('names HOST for an address of another machine', async () => {
  const listening = listen({ port: 0, host: '192.0.2.1', portVariable: 'ADMIN_PORT' });
  await expect(listening).rejects.toThrow(
    /^This machine has no address 192\.0\.2\.1: set HOST to one it has/,
  );
});
