import type { Submission, SubmissionExport, SubmissionFilter } from '@upcurve/contracts/leads/submissions';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import type { CsvAnswer } from '@upcurve/contracts/shared/download';
import type { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { everySubmission, questionSetsOf } from './list.ts';

type ExportRow = z.infer<typeof SubmissionExport> & Pick<Submission, 'answers'> & { set: string };

async function* exportRows(db: Db, filter: SubmissionFilter): AsyncGenerator<ExportRow> {
  for await (const { questionSet, attribution, ...row } of everySubmission(db, filter))
    yield {
      ...row,
      medium: attribution?.medium ?? '',
      campaign: attribution?.campaign ?? '',
      set: questionSet.toString('hex'),
    };
}

const identity = ({ id, text }: Question) => `${id} ${text}`;

/** Returns the columns of questions, one per wording, since people answered that wording. */
function questionColumns(sets: readonly { hash: Buffer; questions: Question[] }[]) {
  const columns = new Map(sets.flatMap(({ questions }) => questions.map((each) => [identity(each), each])));
  const sorted = [...columns.values()].toSorted((a, b) => a.order - b.order || a.id - b.id);
  const asked = new Map(
    sets.map(({ hash, questions }) => {
      const own = new Map(questions.map((each) => [identity(each), each]));
      return [hash.toString('hex'), sorted.map((each) => own.get(identity(each)))];
    }),
  );
  return {
    headers: sorted.map(({ text }) => text),
    cells: ({ set, answers }: ExportRow) =>
      sorted.map((_, i) => {
        const question = asked.get(set)?.[i];
        return question ? answerInWords(question, answers[question.id]) : '';
      }),
  };
}

export async function exportSubmissions(db: Db, filter: SubmissionFilter): Promise<CsvAnswer<ExportRow>> {
  const sets = await questionSetsOf(db, filter);
  return {
    fileName: 'eligibility-submissions.csv',
    rows: exportRows(db, filter),
    more: questionColumns(sets),
  };
}
