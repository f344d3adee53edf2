import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import type { FileAnswer } from '@upcurve/contracts/shared/download';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { notFound } from '../../../lib/http/errors.ts';
import { fileOf } from '../../../lib/http/send-bytes.ts';
import type { Services } from '../../../services.ts';
import { isSuppressed } from '../../mail/suppression/service.ts';
import { withPeopleLocked } from './locks.ts';
import { PERSON_ROWS, subjectOf } from './person-rows.ts';

/** Columns that exports omit: derived from other columns or only for machines. */
const NOT_EXPORTED = [
  'searchText',
  'nameKey',
  'emailKey',
  'phoneKey',
  'resultTokenHash',
  'resumeTokenHash',
  'questionSet',
  'turn',
  'leasedUntil',
];

type Row = Record<string, unknown>;

/** Replaces the answers of rows with readable answers and the questions as they were asked. */
async function withAnswersInWords(db: Db, rows: Row[]): Promise<Row[]> {
  const sets = await db
    .selectFrom('questionSets')
    .selectAll()
    .where('hash', '=', sql<Buffer>`any(${rows.map(({ questionSet }) => questionSet)})`)
    .execute();
  const questions = new Map(sets.map((set) => [set.hash.toString('hex'), set.questions as Question[]]));
  return rows.map((row) => ({
    ...row,
    answers: shownQuestions(
      questions.get((row.questionSet as Buffer).toString('hex')) ?? [],
      row.answers as Answers,
    ).map((question) => ({
      question: question.text,
      answer: answerInWords(question, (row.answers as Answers)[question.id]),
    })),
  }));
}

const toExported = (row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_EXPORTED.includes(name)));

/**
 * Exports all data about a person by table, the same rows that erasing deletes.
 * @throws {HttpError} 404 if there is no such person
 */
export function exportPerson({ db, config }: Services, id: string): Promise<FileAnswer> {
  return withPeopleLocked(db, [id], async (trx, emails) => {
    const subject = await subjectOf(trx, id, emails);
    if (!subject) throw notFound('person');
    const tables: Record<string, unknown> = {};
    for (const { table, where, isNotExported } of PERSON_ROWS) {
      if (isNotExported) continue;
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${where(subject)}`.execute(trx);
      tables[table] = (table === 'quizDetails' ? await withAnswersInWords(trx, rows) : rows).map(toExported);
    }
    const marketing = await Promise.all(
      emails.map(async (email) => ({ email, wantsNone: await isSuppressed(trx, config, email) })),
    );
    const bytes = Buffer.from(
      JSON.stringify({ exportedAt: new Date().toISOString(), emails, marketing, ...tables }, null, 2),
    );
    return fileOf(bytes, 'application/json', `person-${id}.json`);
  });
}
