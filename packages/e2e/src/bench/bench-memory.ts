import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from './marketing-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { median, report } from './statistics.ts';

const ROUNDS = 5;
const PAGES = ['/', '/pricing', '/services/seo'];
const LOAD = { connections: 50, headers: { 'accept-encoding': 'br' } };

/** A page from memory beside a bare node:http server that sends the same bytes, in turn. */
export async function benchMemory(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_memory');
  let body: Buffer = Buffer.alloc(0);
  const bare = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  try {
    for (const path of PAGES) {
      body = await asSent(site.url + path);
      const ratios = [];
      for (let round = 0; round < ROUNDS; round++) {
        const plain = await requestsPerSecond(bareUrl, LOAD);
        ratios.push((await requestsPerSecond(site.url + path, LOAD)) / plain);
      }
      report(
        `${path} from memory ÷ bare node:http, the same ${body.length} bytes`,
        median(ratios).toFixed(2),
        '≥ 0.5',
      );
    }
  } finally {
    bare.close();
    bare.closeAllConnections();
    await site.stop();
  }
}

/** The bytes of an answer as they travel. */
function asSent(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: LOAD.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
