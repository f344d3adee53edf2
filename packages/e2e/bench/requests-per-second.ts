import autocannon from 'autocannon';

const SECONDS = 4;

interface Load {
  connections: number;
  headers?: Record<string, string>;
}

/** How many requests a second an address answers. @throws where one is refused or fails */
export async function requestsPerSecond(url: string, load: Load = { connections: 20 }): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, duration: SECONDS, ...load });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
