import type { QuestionFigures } from '@upcurve/contracts/analytics/analytics';
import type { Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { askedQuestions } from '../questions/service.ts';
import { sumOf, type TalliesByMeasure } from './tallies.ts';

type Wording = Pick<Question, 'id' | 'text' | 'inputType' | 'order'> & {
  options: Pick<QuestionOption, 'value' | 'label'>[] | null;
};

/** Returns the questions of these versions in their newest wording. Removed options keep their last label. */
async function wordingsOf(db: Db, versions: readonly number[]): Promise<Map<number, Wording>> {
  const { rows } = await sql<{ asked: Wording[] | null }>`
    select (
      select jsonb_agg(jsonb_build_object('id', each->'id', 'text', each->'text', 'inputType', each->'inputType',
        'order', each->'order', 'options', (
          select jsonb_agg(jsonb_build_object('value', option->'value', 'label', option->'label'))
          from jsonb_array_elements(case jsonb_typeof(each->'options') when 'array' then each->'options' else '[]' end) option
        )))
      from jsonb_array_elements(questions) each
    ) as asked
    from question_sets where number = any(${versions}) order by number`.execute(db);
  const wordings = new Map<number, Wording>();
  for (const { asked } of rows)
    for (const question of asked ?? []) {
      const earlier = wordings.get(question.id)?.options ?? [];
      const own = question.options ?? [];
      const gone = earlier.filter(({ value }) => !own.some((option) => option.value === value));
      wordings.set(question.id, { ...question, options: [...own, ...gone] });
    }
  return wordings;
}

/** Returns the label of a band of numbers, given its lower bound: `20` becomes “20 to 29”. */
function bandLabel(from: string): string {
  const width = 10 ** (from.replace('-', '').length - 1);
  return width === 1 || from.startsWith('-') ? from : `${from} to ${Number(from) + width - 1}`;
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function choicesOf({ inputType, options }: Wording, given: readonly { value: string }[]) {
  if (inputType === 'yesno') return YES_NO;
  if (inputType === 'number')
    return given
      .toSorted((a, b) => Number(a.value) - Number(b.value))
      .map(({ value }) => ({ value, label: bandLabel(value) }));
  const known = options ?? [];
  const unknown = given.filter(({ value }) => !known.some((option) => option.value === value));
  return [...known, ...unknown.map(({ value }) => ({ value, label: value }))];
}

/** Returns the figures of each question. The tallies must belong to these versions. */
export async function questionFigures(
  db: Db,
  of: TalliesByMeasure,
  versions: readonly number[],
): Promise<QuestionFigures[]> {
  const wordings = await wordingsOf(db, versions);
  const asked = new Set((await askedQuestions(db)).map(({ id }) => id));
  const countOf = (measure: string, id: number) =>
    sumOf(of(measure).filter(({ questionId }) => questionId === id));
  return [...wordings.values()]
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map((wording) => {
      const { id, text, inputType } = wording;
      const given = of('answer').filter(({ questionId }) => questionId === id);
      const counts = new Map(given.map(({ value, count }) => [value, count]));
      const [answered, skipped, leftHere] = [
        countOf('answered', id),
        countOf('skipped', id),
        countOf('left', id),
      ];
      return {
        id,
        text,
        isAsked: asked.has(id),
        isMany: inputType === 'checkbox',
        shown: answered + skipped + leftHere,
        answered,
        skipped,
        leftHere,
        answers: choicesOf(wording, given).map(({ value, label }) => ({
          value,
          label,
          count: counts.get(value) ?? 0,
        })),
      };
    });
}
