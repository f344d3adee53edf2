import { suite } from '@upcurve/config/vitest';

export default suite({
  environment: 'jsdom',
  setupFiles: ['@upcurve/testing/setup-dom', './vitest.setup.ts'],
  maxWorkers: 2,
  // Neither the agency's clocks nor UTC's, nor those that a member of a test has chosen: even the minutes differ.
  env: { TZ: 'Pacific/Chatham' },
});
