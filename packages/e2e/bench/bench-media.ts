import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import autocannon from 'autocannon';
import { startApi } from './api-process.ts';
import { memoryOf } from './memory-of.ts';
import { median, report } from './statistics.ts';

const HERE = import.meta.dirname;
const DRAW = resolve(HERE, '../../../apps/api/src/testing/processes/media-process.ts');
const ADMIN = resolve(HERE, '../../../apps/admin/build/serve/server.js');
const MB = 1024 * 1024;
const PART = 2 * MB;

const nextMessage = async <T>(child: ChildProcess) => (await once(child, 'message'))[0] as T;

async function startBareProcess(role: string, target: string) {
  const child = fork(join(HERE, 'bare-process.ts'), [role, target]);
  return { child, url: (await nextMessage<{ url: string }>(child)).url };
}

async function draw(what: 'clip' | 'photo', path: string): Promise<void> {
  const [code] = await once(fork(DRAW, [what, path]), 'exit');
  if (code !== 0) throw new Error(`Drawing the ${what} failed.`);
}

/** Sends a request body from disk. Returns the status and the time in seconds. */
async function send(url: string, headers: Record<string, string>, body: Readable, size: number) {
  const startedAt = performance.now();
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': size },
  });
  const answered = once(outgoing, 'response');
  await pipeline(body, outgoing);
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode as number, seconds: (performance.now() - startedAt) / 1000 };
}

const BEFORE = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream\r\n\r\n',
);
const AFTER = Buffer.from('\r\n--b--\r\n');

/** Uploads a file as form data, to our server or to the bare one. */
async function upload(url: string, headers: Record<string, string>, path: string, tail = Buffer.alloc(0)) {
  async function* form() {
    yield BEFORE;
    yield* createReadStream(path, { highWaterMark: 256 * 1024 });
    yield tail;
    yield AFTER;
  }
  const size = BEFORE.length + (await stat(path)).size + tail.length + AFTER.length;
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  return send(url, { ...headers, ...type }, Readable.from(form()), size);
}

/** Compares uploads and downloads of media with minimal servers that do the same. */
export async function benchMedia(serverUrl: string): Promise<void> {
  const api = await startApi(await createDatabase(serverUrl, 'bench_media'), true);
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-bench-media-'));
  const clip = join(folder, 'clip');
  const photo = join(folder, 'photo');
  await Promise.all([draw('clip', clip), draw('photo', photo)]);
  const port = await freeLoopbackPort();
  const admin = spawn(process.execPath, [ADMIN], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ADMIN_PORT: String(port), API_URL: api.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const host = `http://localhost:${port}`;
  while (!(await fetch(`${host}/health/ready`).catch(() => undefined))?.ok) await sleep(50);
  const headers = await api.register();
  const sink = await startBareProcess('sink', join(folder, 'sink'));
  const proxy = await startBareProcess('proxy', sink.url);
  const { size } = await stat(clip);
  const media = `${api.url}/api/media`;
  const watched = [api.child, admin];
  let nth = 0;

  /** Makes the clip unique, because the API does not store duplicates. */
  async function another(): Promise<void> {
    const file = await open(clip, 'r+');
    await file.write(`clip ${++nth}`, Math.floor(size / 2));
    await file.close();
  }

  try {
    const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    const growth: number[][] = [[], []];
    for (let round = 0; round < 6; round++) {
      await another();
      const before = await Promise.all(watched.map(memoryOf));
      let most = before;
      const beat = setInterval(async () => {
        const now = await Promise.all(watched.map(memoryOf));
        most = most.map((mb, i) => Math.max(mb, now[i] ?? 0));
      }, 100);
      const ours = await upload(`${host}/api/media`, headers, clip);
      clearInterval(beat);
      if (ours.status !== 201) throw new Error(`The upload answered ${ours.status}.`);
      const least = await upload(proxy.url, {}, clip);
      // Not measured: Node's memory grows once before the first garbage collection.
      if (round < 2) continue;
      times.ours.push(ours.seconds);
      times.bare.push(least.seconds);
      for (const [i, mb] of most.entries()) growth[i]?.push(mb - (before[i] ?? 0));
    }
    const share = median(times.bare) / median(times.ours);
    report(
      `${(size / MB).toFixed(0)} MB of video through the admin host`,
      `${median(times.ours).toFixed(2)} s`,
      '–',
    );
    report('  ÷ bare proxy to disk', share.toFixed(2), '≥ 0.7');
    const grown = growth.map((each) => `${Math.max(...each).toFixed(0)} MB`).join(', ');
    report('  memory that API and host grow by', grown, '≤ 30 MB');

    const single: number[] = [];
    for (let i = 0; i < 4; i++)
      single.push((await upload(media, headers, photo, Buffer.from(`single ${i}`))).seconds);
    report('a picture of 12 MP is ready', `${median(single).toFixed(2)} s`, '≤ 1.5 s');
    await api.loop();
    const ten = Array.from({ length: 10 }, (_, i) => upload(media, headers, photo, Buffer.from(`ten ${i}`)));
    const startedAt = performance.now();
    const statuses = (await Promise.all(ten)).map(({ status }) => status);
    const seconds = (performance.now() - startedAt) / 1000;
    const { p99, worst } = await api.loop();
    report(
      'ten at once',
      `${new Set(statuses).size === 1 ? statuses[0] : statuses} in ${seconds.toFixed(1)} s`,
      '201',
    );
    report(
      '  event loop meanwhile: p99, worst',
      `${p99.toFixed(0)} ms, ${worst.toFixed(0)} ms`,
      'p99 ≤ 50 ms',
    );

    const list = await fetch(`${media}?kind=video`, { headers });
    const [video] = (await list.json()) as { url: string }[];
    const file = await startBareProcess('file', clip);
    const range = { range: `bytes=${10 * MB}-${10 * MB + PART - 1}` };
    const load = { connections: 8, duration: 4, headers: range };
    const least = await autocannon({ ...load, url: file.url });
    const ours = await autocannon({ ...load, url: `${api.url}${video?.url}` });
    file.child.kill();
    const speed = ({ throughput }: { throughput: { average: number } }) => throughput.average / MB;
    report('/media by parts of 2 MB', `${speed(ours).toFixed(0)} MB/s`, '–');
    report('  ÷ bare server', (speed(ours) / speed(least)).toFixed(2), '≥ 0.7');
  } finally {
    for (const child of [admin, sink.child, proxy.child]) child.kill();
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
