import { monitorEventLoopDelay } from 'node:perf_hooks';

/* Loaded into a process before its own code: says, each time it is asked, how late its event loop was since it was asked last. */

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send?.({ p99: delay.percentile(99) / 1e6, worst: delay.max / 1e6 });
  delay.reset();
});
