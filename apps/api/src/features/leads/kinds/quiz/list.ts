import { NO_TAG } from '@upcurve/contracts/analytics/campaign-tree';
import type { Submission, SubmissionExport, SubmissionFilter } from '@upcurve/contracts/leads/submissions';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { CsvAnswer } from '@upcurve/contracts/shared/download';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import { assignedTo, outcomeIs, tagOf } from '../../../../db/lead-columns.ts';
import { callColumns } from '../../calls.ts';
import {
  arrivedBetween,
  type Condition,
  equalTo,
  everyLead,
  type LeadQuery,
  orderOfLeads,
  pageOfLeads,
  sortByIds,
  whereOf,
} from '../../list/list.ts';
import { submissionQueries } from './queries.ts';

function taggedAs(tags: Pick<SubmissionFilter, 'medium' | 'campaign'>): Condition[] {
  return (['medium', 'campaign'] as const).flatMap((name) => {
    const wanted = tags[name];
    if (wanted === undefined) return [];
    const tag = sql`attribution ->> ${sql.lit(name)}`;
    // Written so that the index on campaigns is used.
    return wanted === NO_TAG
      ? sql<SqlBool>`${tagOf(sql.ref('attribution'), name)} = ${NO_TAG}`
      : sql<SqlBool>`${tag} = ${wanted}`;
  });
}

function queryOf(filter: SubmissionFilter): LeadQuery {
  const { sort = '-completedAt', status, tier, source, eligible, outcome, assignee, from, to } = filter;
  const { limit, cursor, search } = filter;
  return {
    limit,
    cursor,
    search,
    order: orderOfLeads(sort.replace('completedAt', 'createdAt')),
    conditions: [
      sql<SqlBool>`kind = 'eligibility'`,
      ...equalTo({ status, tier, source, isEligible: eligible && eligible === 'true' }),
      ...arrivedBetween(from, to),
      ...assignedTo(assignee),
      ...outcomeIs(outcome),
      ...taggedAs(filter),
    ],
  };
}

function questionSetsOf(db: Db, filter: SubmissionFilter) {
  return db
    .selectFrom('questionSets')
    .select(['hash', 'questions'])
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('leads')
        .innerJoin('quizDetails', 'leadId', 'id')
        .select('questionSet')
        .where(whereOf(queryOf(filter))),
    )
    .execute();
}

/** Formatted by the database: in JavaScript, this takes longer than the rest of a row. */
const LONDON = sql<string>`to_char(created_at at time zone ${sql.lit(AGENCY_ZONE)}, 'YYYY-MM-DD HH24:MI:SS')`;

/** Lists submissions. @throws {HttpError} 400 if the cursor belongs to another sort order */
export async function listSubmissions(db: Db, filter: SubmissionFilter): Promise<PageOf<Submission>> {
  const { items: ids, ...page } = await pageOfLeads(db, queryOf(filter));
  return { ...page, items: sortByIds(ids, await submissionQueries(db).rows(ids).execute()) };
}

/** Yields all submissions that match the filter in list order, with the extra columns of an export. */
const everySubmission = (db: Db, filter: SubmissionFilter) =>
  everyLead(db, queryOf(filter), (ids) =>
    submissionQueries(db)
      .rows(ids)
      .select(['questionSet', 'consent', 'attribution', LONDON.as('completedAtLondon'), ...callColumns])
      .execute(),
  );

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
