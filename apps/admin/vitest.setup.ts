import { afterEach } from 'vitest';
import { forgetHits } from './src/kit/palette/recent.ts';
import { showTimesIn } from './src/kit/time/zone.ts';

/* The files of a worker share the admin's modules: what these remember of a signed-in member ends with each test. */
afterEach(() => {
  showTimesIn(undefined);
  forgetHits();
});
