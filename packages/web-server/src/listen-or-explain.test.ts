import { expect, test } from 'vitest';
import { createWebServer } from './create-web-server.ts';
import { listenOrExplain } from './listen-or-explain.ts';
import { nobody, startWeb } from './test/servers.ts';
import { ConfigError } from './web-config.ts';

const spare = () =>
  createWebServer({ publicUrl: 'http://a.example', forward: { to: nobody }, handle: () => new Response() });

test('a taken port names the variable and the mend', async () => {
  const { port } = await startWeb();
  const listening = listenOrExplain(spare(), { port, host: '127.0.0.1', portVariable: 'MARKETING_PORT' });
  await expect(listening).rejects.toThrow(
    new ConfigError(
      `Port ${port} on 127.0.0.1 is taken: stop what listens there, or set MARKETING_PORT to a free port.`,
    ),
  );
});

test('an address of another machine names HOST', async () => {
  const listening = listenOrExplain(spare(), { port: 0, host: '192.0.2.1', portVariable: 'ADMIN_PORT' });
  await expect(listening).rejects.toThrow(
    /^This machine has no address 192\.0\.2\.1: set HOST to one it has/,
  );
});
