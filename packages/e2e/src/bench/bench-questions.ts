import { createDatabase } from '@upcurve/local-postgres/databases';
import Fastify from 'fastify';
import pg from 'pg';
import { startApi } from './api-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { median, report } from './statistics.ts';

const ROUNDS = 5;
const SELECT = 'select * from questions where is_active order by "order", id';

/** The questions as visitors read them beside bare Fastify and pg doing the same select, in turn. */
export async function benchQuestions(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_questions');
  const api = await startApi(databaseUrl);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const bare = Fastify();
  bare.get('/', async () => (await pool.query(SELECT)).rows);
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    const ratios = [];
    for (let round = 0; round < ROUNDS; round++) {
      const plain = await requestsPerSecond(bareUrl);
      ratios.push((await requestsPerSecond(`${api.url}/api/eligibility/questions`)) / plain);
    }
    report('a read of the questions ÷ bare Fastify + pg', median(ratios).toFixed(2), '≥ 0.6');
  } finally {
    await bare.close();
    await pool.end();
    await api.stop();
  }
}
