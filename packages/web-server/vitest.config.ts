import { inlineScript } from '@upcurve/config/inline-script';
import { suite } from '@upcurve/config/vitest';

// Two files mostly wait for time limits to pass: they need no core of their own.
export default { ...suite({ maxWorkers: 3 }), plugins: [inlineScript] };
