import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { report } from './statistics.ts';

const PROCESS = resolve(import.meta.dirname, '../../../apps/api/src/testing/processes/echo-process.ts');
const MB = 1024 * 1024;
const FILE = 100 * MB;

interface Sent {
  status: number;
  seconds: number;
}

const start = (...words: string[]) => fork(PROCESS, words);
const nextMessage = async <T>(child: ChildProcess) => (await once(child, 'message'))[0] as T;

/** Returns the memory of a process, in MB. */
async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  return (await nextMessage<{ rss: number }>(child)).rss / MB;
}

/**
 * Uploads 100 MB at two speeds through a frontend server to the API, each in its own process, and one upload that
 * stops.
 */
export async function benchUpload(): Promise<void> {
  const api = start('api');
  const host = start('host', `http://127.0.0.1:${(await nextMessage<{ port: number }>(api)).port}`);
  const address = `http://127.0.0.1:${(await nextMessage<{ port: number }>(host)).port}`;

  async function send(options: object): Promise<Sent & { growth: number[] }> {
    const before = await Promise.all([api, host].map(memoryOf));
    const most = [...before];
    const sending = nextMessage<Sent>(start('send', address, JSON.stringify({ bytes: FILE, ...options })));
    const over = sending.then(() => true);
    while (!(await Promise.race([over, new Promise((next) => setTimeout(next, 250))]))) {
      const now = await Promise.all([api, host].map(memoryOf));
      for (const [i, mb] of now.entries()) most[i] = Math.max(most[i] ?? 0, mb);
    }
    return { ...(await sending), growth: most.map((mb, i) => mb - (before[i] ?? 0)) };
  }

  try {
    // Node's memory grows once before the first garbage collection. Only the growth per upload counts.
    await send({});
    await send({});
    for (const speed of [20, 2]) {
      const { status, seconds, growth } = await send({ bytesPerSecond: speed * MB });
      const grown = growth.map((mb) => `${mb.toFixed(0)} MB`).join(', ');
      report(`100 MB at ${speed} MB/s: status, time`, `${status}, ${seconds.toFixed(1)} s`, '200');
      report('  memory that API and host grow by', grown, '≤ 30 MB');
    }
  } finally {
    for (const child of [api, host]) child.kill();
  }
}
