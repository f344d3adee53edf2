import { DEFAULT_QUESTIONS } from '@upcurve/contracts/default-questions';
import type { Question } from '@upcurve/contracts/question';
import type { Db } from '../../db/client.ts';
import { questionQueries } from './questions.ts';

/** What the quiz asks right now: the active questions, or the built-in ones where none is active. */
export async function askedQuestions(db: Db): Promise<readonly Question[]> {
  const active = await questionQueries(db).listActive();
  if (active.length === 0) return DEFAULT_QUESTIONS;
  return active.map(({ version: _, updatedAt: __, ...question }) => question);
}
