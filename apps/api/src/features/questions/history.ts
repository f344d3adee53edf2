import type {
  Question,
  QuestionChange,
  QuestionChangeKind,
  QuestionHistoryFilter,
  StoredQuestion,
} from '@upcurve/contracts/quiz/questions';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { pageOf } from '../../lib/http/paging/paging.ts';

const COLUMNS = ['id', 'questionId', 'kind', 'before', 'after', 'actorName', 'createdAt'] as const;

export interface Actor {
  id: string;
  username: string;
}

interface Difference {
  questionId: number | null;
  kind: QuestionChangeKind;
  before: Question | null;
  after: Question | null;
}

const plain = ({ version: _, updatedAt: __, ...question }: StoredQuestion): Question => question;
const wording = ({ order: _, ...question }: Question) => JSON.stringify(question);

export function differencesOf(
  before: readonly StoredQuestion[],
  after: readonly StoredQuestion[],
): Difference[] {
  const then = new Map(before.map((question) => [question.id, plain(question)]));
  const now = new Map(after.map((question) => [question.id, plain(question)]));
  const gone = [...then.values()].filter(({ id }) => !now.has(id));
  const differences: Difference[] = [
    ...gone.map((question) => ({
      questionId: question.id,
      kind: 'deleted' as const,
      before: question,
      after: null,
    })),
    ...[...now.values()].flatMap((question): Difference[] => {
      const former = then.get(question.id) ?? null;
      if (former && wording(former) === wording(question)) return [];
      return [
        {
          questionId: question.id,
          kind: former ? 'changed' : 'added',
          before: former,
          after: question,
        },
      ];
    }),
  ];
  const stayed = (list: readonly Question[]) =>
    list.map(({ id }) => id).filter((id) => then.has(id) && now.has(id));
  const [order, newOrder] = [stayed(before), stayed(after)];
  if (order.join() === newOrder.join()) return differences;
  // A moved question has its own entry. Questions that shifted to make room count as unchanged.
  const without = (list: readonly number[], id: number) => list.filter((each) => each !== id).join();
  const movers = order.filter((id) => without(order, id) === without(newOrder, id));
  const changed = differences.find(({ questionId }) => questionId !== null && movers.includes(questionId));
  const moved = changed?.questionId ?? movers[0];
  if (moved === undefined)
    return [...differences, { questionId: null, kind: 'ordered', before: null, after: null }];
  if (changed) return differences;
  return [
    ...differences,
    { questionId: moved, kind: 'moved', before: then.get(moved) ?? null, after: now.get(moved) ?? null },
  ];
}

export function historyQueries(db: Db) {
  return {
    async remember(actor: Actor, differences: readonly Difference[]): Promise<void> {
      if (differences.length === 0) return;
      await db
        .insertInto('questionChanges')
        .values(
          differences.map(({ before, after, ...difference }) => ({
            ...difference,
            id: uuidv7(),
            before: before && JSON.stringify(before),
            after: after && JSON.stringify(after),
            actorId: actor.id,
            actorName: actor.username,
          })),
        )
        .execute();
    },

    list({ questionId, ...page }: QuestionHistoryFilter): Promise<PageOf<QuestionChange>> {
      let found = db.selectFrom('questionChanges').select(COLUMNS);
      if (questionId !== undefined) found = found.where('questionId', '=', questionId);
      return pageOf(db, found, page);
    },

    find: (id: string): Promise<QuestionChange | undefined> =>
      db.selectFrom('questionChanges').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
  };
}
