import { suite } from '@upcurve/config/vitest';

export default suite();
