import { monitorEventLoopDelay } from 'node:perf_hooks';

/* Preloaded into a process. Replies to each message with the event loop delay since the previous one. */

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send?.({ p99: delay.percentile(99) / 1e6, worst: delay.max / 1e6 });
  delay.reset();
});
