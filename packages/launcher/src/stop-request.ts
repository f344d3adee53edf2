/**
 * Ctrl-C reaches us from the terminal and again through npm and the bootstrap. Within this time in ms they are one
 * request.
 */
const SAME_REQUEST_MS = 1000;

/**
 * Returns a signal that aborts on Ctrl-C, SIGTERM, a closed terminal, or the exit of the bootstrap that started us.
 * `again` is called for a second request.
 */
export function stopRequest(again: () => void): AbortSignal {
  const stop = new AbortController();
  let first = 0;
  const ask = () => {
    if (!stop.signal.aborted) {
      first = Date.now();
      stop.abort();
    } else if (Date.now() - first > SAME_REQUEST_MS) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', () => stop.abort());
  process.channel?.unref();
  // A reader such as `head` may close the pipe. That must not end us without cleanup.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return stop.signal;
}
