import { suite } from '@upcurve/config/vitest';

const ALL = '{src,test}/**/*.test.ts';
const SLOW = 'src/**/*.slow.test.ts';

/* What an older PostgreSQL could do otherwise: migrations, queues, searches, lists, sums, erasure. */
const ON_ANOTHER_SERVER = [
  'src/db/*.test.ts',
  'src/lib/search/search.test.ts',
  'src/features/leads/kinds/quiz/list.test.ts',
  'src/features/leads/inbox/inbox.test.ts',
  'src/features/analytics/analytics.test.ts',
  'src/features/leads/people/*.test.ts',
  'src/features/webhook/webhook.test.ts',
  'src/features/search/search.test.ts',
];

const embedded = 'test/servers/embedded-postgres.ts';

export default suite({
  // Tests wait for the database and for timers most of the time: two cores are busy only with more workers.
  maxWorkers: 4,
  projects: [
    { extends: true, test: { name: 'quick', include: [ALL], exclude: [SLOW], globalSetup: embedded } },
    // Isolated, since one of them mocks a module that others have imported by then.
    {
      extends: true,
      test: { name: 'slow', include: [SLOW], globalSetup: embedded, isolate: true, testTimeout: 240_000 },
    },
    // The server of TEST_DATABASE_URL. CI names Debian's PostgreSQL 15, the oldest that we support.
    ...(process.env.TEST_DATABASE_URL
      ? [
          {
            extends: true as const,
            test: {
              name: 'given',
              include: ON_ANOTHER_SERVER,
              exclude: [SLOW],
              globalSetup: 'test/servers/given-postgres.ts',
            },
          },
        ]
      : []),
  ],
});
