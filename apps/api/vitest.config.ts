import { suite } from '@upcurve/config/vitest';

/* Every suite runs on the embedded PostgreSQL and, where TEST_DATABASE_URL names one, on that server too. */
const servers = ['embedded', ...(process.env.TEST_DATABASE_URL ? ['given'] : [])];

export default suite({
  projects: servers.map((name) => ({
    extends: true,
    test: {
      name,
      globalSetup: `src/testing/${name}-postgres.ts`,
    },
  })),
  maxWorkers: 2,
});
