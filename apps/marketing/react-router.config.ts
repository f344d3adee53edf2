import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@upcurve/web-server/assets/compress';

export default {
  ssr: true,
  // The site has about a dozen routes, so one manifest with all of them is cheaper than a request per route.
  routeDiscovery: { mode: 'initial' },
  // Compresses the client files at build time, so the server only reads them at start.
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
