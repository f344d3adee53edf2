import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A dozen routes: sending all of them at once costs less than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
