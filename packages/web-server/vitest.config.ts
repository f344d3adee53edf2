import { inlineScript } from '@upcurve/config/inline-script';
import { suite } from '@upcurve/config/vitest';

// Two test files mostly wait for timeouts, so they do not each need a core.
export default { ...suite({ maxWorkers: 3 }), plugins: [inlineScript] };
