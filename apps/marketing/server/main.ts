import { loadAssets } from '@upcurve/web-server/assets';
import { createWebServer } from '@upcurve/web-server/create-web-server';
import { runServer } from '@upcurve/web-server/run-server';
import * as build from '../build/server/index.js';
import { config } from './config.ts';
import { createPages } from './pages.ts';

await runServer({ portVariable: 'MARKETING_PORT' }, async () => {
  const { port, host, marketingUrl: publicUrl, apiUrl } = config();
  const assets = await loadAssets(new URL('../client', import.meta.url).pathname);
  const pages = createPages({ build, assets, publicUrl });
  await pages.warm(['/', '/eligibility/welcome']);
  return {
    port,
    host,
    server: createWebServer({ publicUrl, forward: { to: apiUrl }, assets, handle: pages.handle }),
  };
});
