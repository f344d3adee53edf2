import { createDatabase } from '@upcurve/local-postgres/databases';
import { startApi } from './api-process.ts';
import { median, report } from './statistics.ts';

const TRIES = 500;

/** How far apart the times of an unknown user and of a wrong password lie. */
export async function benchLogin(serverUrl: string): Promise<void> {
  const api = await startApi(await createDatabase(serverUrl, 'bench_login'));
  try {
    const { origin = '' } = await api.register();
    const times: Record<string, number[]> = { owner: [], nobody: [] };
    for (let i = 0; i < TRIES; i++) {
      for (const [username, list] of Object.entries(times)) {
        const started = performance.now();
        const answer = await fetch(`${api.url}/api/login`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ username, password: 'not the password' }),
        });
        await answer.text();
        list.push(performance.now() - started);
      }
    }
    const gap = Math.abs(median(times.owner ?? []) - median(times.nobody ?? []));
    report('login: unknown user and wrong password, median gap', `${gap.toFixed(2)} ms`, '≤ 5 ms');
  } finally {
    await api.stop();
  }
}
