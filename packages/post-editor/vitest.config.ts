import { suite } from '@upcurve/config/vitest';

export default suite({ environment: 'jsdom', setupFiles: ['@upcurve/testing/setup-dom'] });
