import { inlineScript } from '@upcurve/config/inline-script';
import { suite } from '@upcurve/config/vitest';

/** Tests that need a DOM. */
const IN_A_PAGE = [
  'app/**/*.test.tsx',
  'app/{counting,features/quiz}/**/*.test.ts',
  'app/features/lead-guide/progress/progress-store.test.ts',
  'app/routes/blog/feeds.test.ts',
  'app/routes/redirects.test.ts',
];

export default {
  ...suite({
    projects: [
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          setupFiles: ['@upcurve/testing/setup-dom'],
          include: IN_A_PAGE,
          // Some modules keep state as long as a page lives: the quiz answers, its session, the addresses of the other
          // apps.
          isolate: true,
        },
      },
      {
        extends: true,
        test: { name: 'node', include: ['{app,server,build-assets}/**/*.test.ts'], exclude: IN_A_PAGE },
      },
    ],
  }),
  plugins: [inlineScript],
};
