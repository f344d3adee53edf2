import { askedOf } from '@upcurve/contracts/default-questions';
import type { Question } from '@upcurve/contracts/questions';
import type { Db } from '../../db/client.ts';
import { questionQueries } from './queries.ts';

/** What the quiz asks right now, as it is frozen into submissions. */
export async function askedQuestions(db: Db): Promise<readonly Question[]> {
  const active = await questionQueries(db).listActive();
  return askedOf(active.map(({ version: _, updatedAt: __, ...question }) => question));
}
