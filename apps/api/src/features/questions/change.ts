import type { Question, ShowIf, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { decidingAnswers } from '@upcurve/contracts/quiz/shown-questions';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client.ts';
import { conflict, invalid, orNotFound } from '../../lib/http/errors.ts';
import { questionQueries } from './queries.ts';

/** The context of a change. `there` contains the questions in order, locked against other changes. */
interface Change {
  trx: Trx;
  stored: ReturnType<typeof questionQueries>;
  there: readonly StoredQuestion[];
}

/**
 * Changes questions, one change at a time, since order and conditions affect all of them. Reads do not wait. Returns
 * the result of `work` and all questions afterwards.
 * @throws {HttpError} 400 if a question gets an impossible condition, 409 if the change breaks another question's
 * condition
 */
export const changeQuestions = <T>(
  db: Db,
  work: (change: Change) => Promise<T>,
): Promise<{ done: T; questions: StoredQuestion[] }> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table questions in share row exclusive mode`.execute(trx);
    const stored = questionQueries(trx);
    const there = await stored.listAll();
    const done = await work({ trx, stored, there });
    const questions = await stored.listAll();
    checkConditions(there, questions);
    return { done, questions };
  });

function checkConditions(before: readonly Question[], after: readonly Question[]): void {
  const fault = conditionFault(after);
  if (!fault) return;
  const { question, field, message } = fault;
  const former = before.find(({ id }) => id === question.id);
  const hasOwn = ({ showIf, isActive }: Question) => JSON.stringify([showIf, isActive]);
  const issue = { path: `showIf.${field}`, message };
  if (!former || hasOwn(former) !== hasOwn(question)) throw invalid([issue]);
  throw conflict(
    `‘${question.text}’ depends on an answer to an earlier question and could no longer be shown. ${message} Change its condition first.`,
    [{ ...issue, path: '' }],
  );
}

/** Moves an id to a place counted from 1, or to the last place if there are fewer. */
export function moveToPlace(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, place - 1), 0, id);
}

/** Finds a question by its id. @throws {HttpError} 404 if there is none */
export const questionOf = (list: readonly StoredQuestion[], id: number): StoredQuestion =>
  orNotFound(
    list.find((each) => each.id === id),
    'question',
  );

interface ConditionFault {
  question: Question;
  field: 'questionId' | 'values';
  message: string;
}

/** Returns the first invalid condition, given this order of questions. */
export function conditionFault(questions: readonly Question[]): ConditionFault | undefined {
  for (const [place, question] of questions.entries()) {
    const fault = question.showIf && faultOf(question, question.showIf, questions.slice(0, place));
    if (fault) return { question, ...fault };
  }
  return undefined;
}

function faultOf(
  { isActive }: Question,
  { questionId, values }: ShowIf,
  earlier: readonly Question[],
): Omit<ConditionFault, 'question'> | undefined {
  const of = earlier.find(({ id }) => id === questionId);
  if (!of) return { field: 'questionId', message: 'Choose an earlier question.' };
  const answers = decidingAnswers(of).map(({ value }) => value);
  if (answers.length === 0)
    return { field: 'questionId', message: 'Choose a question with options or a yes/no question.' };
  if (isActive && !of.isActive)
    return {
      field: 'questionId',
      message: 'Choose an active question. Visitors do not answer inactive ones.',
    };
  if (!values.every((value) => answers.includes(value)))
    return { field: 'values', message: 'Choose answers of that question.' };
  return undefined;
}
