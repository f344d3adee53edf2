import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@upcurve/web-server/assets/compress';

export default {
  ssr: true,
  // A dozen routes: sending all of them at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
  // As small as it gets, once, so that a start only reads.
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
