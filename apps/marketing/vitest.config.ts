import { inlineScript } from '@upcurve/config/inline-script';
import { suite } from '@upcurve/config/vitest';
import { configDefaults } from 'vitest/config';

const press = 'press/**/*.test.ts';

export default {
  ...suite({
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          setupFiles: ['@upcurve/testing/setup-dom'],
          exclude: [...configDefaults.exclude, press],
        },
      },
      // What is printed is made by Node alone, without a browser's names around it.
      { extends: true, test: { name: 'press', include: [press] } },
    ],
  }),
  plugins: [inlineScript],
};
