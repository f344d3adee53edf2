import { suite } from './src/vitest.ts';

export default suite();
