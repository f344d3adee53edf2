import { afterEach } from 'vitest';
import { forgetHits } from './src/components/palette/recent.ts';
import { showTimesIn } from './src/zone.ts';

/* The files of a worker share the admin's modules: what these remember of a signed-in member ends with each test. */
afterEach(() => {
  showTimesIn(undefined);
  forgetHits();
});
