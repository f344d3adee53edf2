import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';

/*
 * Minimal servers to compare ours with. `page FILE` sends a file from memory by bare node:http, `questions DATABASE_URL`
 * the quiz's questions by bare Fastify and pg. Each sends its URL to the parent process.
 */

const [role, target = ''] = process.argv.slice(2);

function servePage() {
  const page = readFileSync(target);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
  return createServer((_request, response) => response.writeHead(200, headers).end(page));
}

async function serveQuestions() {
  const pool = new pg.Pool({ connectionString: target, max: 10 });
  const app = fastify();
  app.get('/', async () => {
    const { rows } = await pool.query({
      name: 'questions',
      text: `select id, text, description, input_type as "inputType", category, min, max, step, is_active as "isActive",
        options, "order", show_if as "showIf", version, updated_at as "updatedAt"
        from questions where is_active order by "order"`,
    });
    return rows;
  });
  await app.ready();
  return app.server;
}

const server = role === 'page' ? servePage() : await serveQuestions();
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
