import { suite } from '@upcurve/config/vitest';

export default suite({
  environment: 'jsdom',
  setupFiles: ['@upcurve/testing/setup-dom', './vitest.setup.ts'],
  maxWorkers: 2,
  // Differs, even in its minutes, from the agency's zone, from UTC and from every zone that a test sets for a member.
  env: { TZ: 'Pacific/Chatham' },
});
