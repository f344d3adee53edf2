import { afterEach } from 'vitest';
import { setCurrentZone } from './src/kit/time/zone.ts';

/* Test files in one worker share the admin's modules, so the state of a signed-in member is reset after each test. */
afterEach(() => setCurrentZone(undefined));
