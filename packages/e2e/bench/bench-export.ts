import { setTimeout as sleep } from 'node:timers/promises';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { startApi } from './api-process.ts';
import { memoryOf } from './memory-of.ts';
import { seedLeads } from './seed-leads.ts';
import { median, report } from './statistics.ts';

const ROWS = 100_000;
const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
const LINE_FEED = 10;

/** Exports all leads of both kinds as CSV. Measures rows per second and the growth of the API's memory. */
export async function benchExport(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_export');
  const api = await startApi(databaseUrl, false, { DEMO_CONTENT: 'false' });
  try {
    const headers = await api.register();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`insert into question_sets (hash, questions) values ('\\x00', $1)`, [
      JSON.stringify(DEFAULT_QUESTIONS),
    ]);
    await seedLeads(client, ROWS);
    await client.end();

    for (const { path } of [submissions.exportSubmissions, contacts.exportContacts]) {
      const rates: number[] = [];
      const grown: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const before = await memoryOf(api.child);
        let most = before;
        let isOver = false;
        const look = async () => {
          while (!isOver) {
            most = Math.max(most, await memoryOf(api.child));
            await sleep(LOOK_EVERY_MS);
          }
        };
        const looking = look();
        const startedAt = performance.now();
        const answer = await fetch(api.url + path, { headers });
        let lines = 0;
        for await (const piece of answer.body ?? [])
          for (const byte of piece) if (byte === LINE_FEED) lines += 1;
        rates.push(ROWS / ((performance.now() - startedAt) / 1000));
        isOver = true;
        await looking;
        if (lines < ROWS) throw new Error(`${path}: ${answer.status}, ${lines} lines`);
        grown.push(most - before);
      }
      report(
        `${path}, ${ROWS.toLocaleString('en-GB')} rows`,
        `${median(rates).toFixed(0)} rows/s`,
        '≥ 20,000 rows/s',
      );
      report(
        '  memory that the API grows by, each time',
        grown
          .map((mb) => mb.toFixed(0))
          .join(', ')
          .concat(' MB'),
        '≤ 50 MB',
      );
    }
  } finally {
    await api.stop();
  }
}
