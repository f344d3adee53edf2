import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';

/* A minimal server for the quiz's questions: bare Fastify and pg. It sends its URL to the parent process. */

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const app = fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'questions',
    text: `select id, text, description, input_type as "inputType", category, min, max, step, is_active as "isActive", options,
      "order", show_if as "showIf", version, updated_at as "updatedAt" from questions where is_active order by "order"`,
  });
  return rows;
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
