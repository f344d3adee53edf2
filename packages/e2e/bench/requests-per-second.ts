import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const SECONDS = 4;

interface Load {
  connections: number;
  headers?: Record<string, string>;
}

/** Returns the requests per second that an address can serve. @throws if any request is refused or fails */
export async function requestsPerSecond(url: string, load: Load = { connections: 20 }): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, duration: SECONDS, ...load });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  // The server still works on the requests that the end of the run cut off.
  await sleep(1000);
  return requests.average;
}
