import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '../../db/client.ts';

const RETRY_MS = 1000;

/**
 * Calls `heard` for every transaction that notifies the channel, until `stopped`. Connects again at once when the
 * connection breaks, and then calls `heard` once, because notices may have been missed. While the database is away, it
 * tries every `retryMs`.
 */
export async function listen(
  url: string,
  channel: string,
  heard: () => void,
  stopped: AbortSignal,
  retryMs = RETRY_MS,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      const { client } = await openConnection(url, 'upcurve-listener');
      try {
        client.on('notification', heard);
        const ended = once(client, 'end', { signal: stopped }).catch(() => {});
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
        heard();
        await ended;
      } finally {
        await client.end();
      }
    } catch {
      // The database is away, or this process is stopping.
      await sleep(retryMs, undefined, { signal: stopped }).catch(() => {});
    }
  }
}
