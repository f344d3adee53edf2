import { createClient } from '@upcurve/api-client/create-client';
import { type CountedMonth, countedMonth } from '@upcurve/contracts/settings/counted-month';
import { config } from '../../../../server/config.ts';
import { keepLastAnswer } from '../../../last-answer.server.ts';

let ask: ReturnType<typeof keepLastAnswer<{ month: CountedMonth | null }>> | undefined;

/**
 * Returns our own month in figures; null while the site may not show it. Falls back to the last answer while the API is
 * down, and to null before the first.
 */
export async function readMonth(): Promise<CountedMonth | null> {
  if (!ask) {
    const api = createClient({ get: countedMonth.getCountedMonth }, { baseUrl: config().apiUrl });
    ask = keepLastAnswer((signal) => api.get({}, { signal }));
  }
  return ask().then(
    ({ value }) => value.month,
    () => null,
  );
}
