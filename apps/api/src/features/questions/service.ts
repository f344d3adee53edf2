import { activeQuestions } from '@upcurve/contracts/quiz/default-questions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import type { Db } from '../../db/client.ts';
import { questionQueries } from './queries.ts';

let newest: { stamp: string; asked: readonly Question[] } | undefined;

/**
 * Returns the current questions of the quiz, in the form that submissions freeze. Returns the same array until a
 * question changes.
 */
export async function askedQuestions(db: Db): Promise<readonly Question[]> {
  const stored = questionQueries(db);
  const stamp = await stored.stamp();
  if (newest?.stamp === stamp) return newest.asked;
  const active = await stored.listActive();
  const asked = activeQuestions(active.map(({ version: _, updatedAt: __, ...question }) => question));
  newest = { stamp, asked };
  return asked;
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
