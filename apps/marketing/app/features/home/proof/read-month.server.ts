import { createClient } from '@upcurve/api-client/create-client';
import { type CountedMonth, countedMonth } from '@upcurve/contracts/settings/counted-month';
import { config } from '../../../../server/config.ts';
import { type MonthInFigures, monthInFigures } from '../../../content/home/own-month.server.ts';
import { keepLastAnswer } from '../../../last-answer.server.ts';

let ask: ReturnType<typeof keepLastAnswer<{ month: CountedMonth | null }>> | undefined;

/**
 * Returns our own month in figures; null while the site may not show it. Falls back to the last answer while the API is
 * down.
 */
export async function readMonth(): Promise<MonthInFigures | null> {
  if (!ask) {
    const api = createClient({ get: countedMonth.getCountedMonth }, { baseUrl: config().apiUrl });
    ask = keepLastAnswer((signal) => api.get({}, { signal }));
  }
  const month = await ask().then(
    ({ value }) => value.month,
    () => null,
  );
  return month && monthInFigures(month);
}
