import { answerInWords } from '@upcurve/contracts/answers';
import type { CsvAnswer } from '@upcurve/contracts/download';
import type { Question } from '@upcurve/contracts/questions';
import type { Submission, SubmissionExport, SubmissionFilter } from '@upcurve/contracts/submissions';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { listSubmissions, questionSetsOf } from './list.ts';
import { submissionQueries } from './queries.ts';

type Exported = z.infer<typeof SubmissionExport> & Pick<Submission, 'answers'> & { set: string };

/** Rows that are fetched at a time: few enough to hold, many enough that the trips do not count. */
const AT_ONCE = 250;

const london = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What a list finds, in its order: page after page, so that neither memory nor a connection is held for long. */
async function* everySubmission(db: Db, filter: SubmissionFilter): AsyncGenerator<Exported> {
  const stored = submissionQueries(db);
  let cursor: string | undefined;
  do {
    const page = await listSubmissions(db, { ...filter, limit: AT_ONCE, cursor });
    const rest = await stored.exportParts(page.items.map(({ id }) => id));
    for (const item of page.items) {
      const { questionSet, consent, attribution } = rest.get(item.id) ?? {};
      // Deleted since its page was read.
      if (!questionSet) continue;
      yield {
        ...item,
        completedAtLondon: london.format(new Date(item.completedAt)),
        medium: attribution?.medium ?? '',
        campaign: attribution?.campaign ?? '',
        consent: consent ?? false,
        set: questionSet.toString('hex'),
      };
    }
    cursor = page.next;
  } while (cursor);
}

const identity = ({ id, text }: Question) => `${id} ${text}`;

/** The columns of questions: one for each wording, since that is what people answered. */
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
    cells: ({ set, answers }: Exported) =>
      sorted.map((_, i) => {
        const question = asked.get(set)?.[i];
        return question ? answerInWords(question, answers[question.id]) : '';
      }),
  };
}

/** What the list finds, as a table for a spreadsheet. */
export async function exportSubmissions(db: Db, filter: SubmissionFilter): Promise<CsvAnswer<Exported>> {
  const sets = await questionSetsOf(db, filter);
  return {
    fileName: 'eligibility-submissions.csv',
    rows: everySubmission(db, filter),
    more: questionColumns(sets),
  };
}
