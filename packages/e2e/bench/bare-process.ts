import { createReadStream, createWriteStream, readFileSync, statSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/*
 * Minimal servers to compare ours with. `sink <path>` writes a request body to disk, `proxy <address>` forwards it,
 * `file <path>` sends a range of a file, `page <path>` sends a whole file from memory. Each sends its URL to the parent
 * process.
 */

const [role, target = ''] = process.argv.slice(2);

const sink: RequestListener = (req, res) => pipeline(req, createWriteStream(target), () => res.end());

const proxy: RequestListener = (req, res) => {
  const onward = http.request(target, { method: req.method, headers: req.headers }, (answer) => {
    pipeline(answer, res, () => {});
  });
  pipeline(req, onward, () => {});
};

const file: RequestListener = (req, res) => {
  const [start = 0, end = 0] =
    /(\d+)-(\d+)/
      .exec(req.headers.range ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const headers = {
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${statSync(target).size}`,
  };
  res.writeHead(206, headers);
  pipeline(createReadStream(target, { start, end }), res, () => {});
};

const whole = role === 'page' ? readFileSync(target) : undefined;
const page: RequestListener = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': whole?.length });
  res.end(whole);
};

const roles: Record<string, RequestListener> = { sink, proxy, file, page };
const server = http.createServer(roles[role ?? '']).listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
