import { activeQuestions } from '@upcurve/contracts/quiz/default-questions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import type { Db } from '../../db/client.ts';
import { questionQueries } from './queries.ts';

export async function askedQuestions(db: Db): Promise<readonly Question[]> {
  const active = await questionQueries(db).listActive();
  return activeQuestions(active.map(({ version: _, updatedAt: __, ...question }) => question));
}

/** Returns the first questions, active or not, that contain the search term, at most `limit`. */
export async function findQuestions(db: Db, term: string, limit: number): Promise<Question[]> {
  const needle = term.toLowerCase();
  const all = await questionQueries(db).listAll();
  return all
    .filter(({ text, category, description }) =>
      [text, category, description ?? ''].some((words) => words.toLowerCase().includes(needle)),
    )
    .slice(0, limit);
}
