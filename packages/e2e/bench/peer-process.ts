import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A minimal server to compare ours with: sends a file from memory, and its URL to the parent process. */

const page = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
const server = createServer((_request, response) => response.writeHead(200, headers).end(page));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
