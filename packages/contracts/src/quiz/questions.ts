import { del, get, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { areDistinct, Empty, Instant, integer, integerText, line, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Advice, isBrokenLink, LINK_MESSAGE } from './advice.ts';

export const OPTION_TEXT_MAX = 200;
export const OPTIONS_MAX = 50;
export const POINTS_LIMIT = 100;
const NUMBER_LIMIT = 1_000_000_000;
export const ORDER_MAX = 100_000;
export const QUESTION_ID_MAX = 2_147_483_647;
const ORDERED_MAX = 1000;

/** Input types and categories with their labels, in display order. */
export const INPUT_TYPES = {
  text: 'Text Input',
  number: 'Number Input',
  freeText: 'Free Text',
  multipleChoice: 'Multiple Choice',
  checkbox: 'Checkboxes',
  yesno: 'Yes/No',
} as const;
export const CATEGORIES = {
  business: 'Business Details',
  marketing: 'Marketing',
  sales: 'Sales',
  financial: 'Financial',
  general: 'General',
} as const;

export const InputType = z.enum(keysOf(INPUT_TYPES));
export type InputType = z.infer<typeof InputType>;
export const Category = z.enum(keysOf(CATEGORIES), 'Please select a category.');
export type Category = z.infer<typeof Category>;

export function takesOptions(inputType: InputType): boolean {
  return inputType === 'multipleChoice' || inputType === 'checkbox';
}

const MONEY_MAX = 10_000_000;
const pounds = integer({ min: 0, max: MONEY_MAX }, `Whole pounds, from 0 to ${MONEY_MAX}.`);

/** A range in pounds per month. Without `to` it has no upper limit. */
export const MoneyBand = z
  .strictObject({ from: pounds, to: pounds.optional() })
  .refine(({ from, to }) => to === undefined || to >= from, {
    error: 'Must not be below the lower end.',
    path: ['to'],
  });
export type MoneyBand = z.infer<typeof MoneyBand>;

/**
 * An option. `points` is its score (if omitted, it does not count for the score). `qualifies` marks answers that meet
 * the eligibility rule. `advice` is the next step for the visitor. `turnover` is the turnover that the answer states,
 * `spend` the marketing spend that it states or requires. Spend is judged by turnover.
 */
export const QuestionOption = z.strictObject({
  value: line({ min: 1, max: OPTION_TEXT_MAX }, 'Option value is required'),
  label: line({ min: 1, max: OPTION_TEXT_MAX }, 'Option label is required'),
  points: integer({ min: -POINTS_LIMIT, max: POINTS_LIMIT }).optional(),
  qualifies: z.boolean().optional(),
  advice: Advice.optional(),
  turnover: MoneyBand.optional(),
  spend: MoneyBand.optional(),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

const BOUND_MESSAGE = `A number from ${-NUMBER_LIMIT} to ${NUMBER_LIMIT}.`;
const bound = z
  .number(BOUND_MESSAGE)
  .min(-NUMBER_LIMIT, BOUND_MESSAGE)
  .max(NUMBER_LIMIT, BOUND_MESSAGE)
  .nullable();

const questionId = integer({ min: 1, max: QUESTION_ID_MAX }, 'Not a question.');

/** Shows a question only if an earlier one was answered with one of these option values, or with `yes` or `no`. */
export const ShowIf = z.strictObject({
  questionId,
  values: z
    .array(line({ min: 1, max: OPTION_TEXT_MAX }))
    .min(1, 'Choose at least one answer.')
    .max(OPTIONS_MAX, `At most ${OPTIONS_MAX} answers.`)
    .refine(areDistinct, 'Choose each answer once.'),
});
export type ShowIf = z.infer<typeof ShowIf>;

const fields = {
  text: line({ min: 5, max: 500 }, 'Question text must be at least 5 characters.'),
  description: paragraph({ max: 1000 }).nullable(),
  inputType: InputType,
  category: Category,
  min: bound,
  max: bound,
  step: bound,
  isActive: z.boolean(),
  options: z.array(QuestionOption).max(OPTIONS_MAX, `At most ${OPTIONS_MAX} options.`).nullable(),
  order: integer({ min: 0, max: ORDER_MAX }),
};

/** A question as visitors see it. Submissions store it in exactly this form. */
export const Question = z.strictObject({
  id: z.int(),
  ...fields,
  text: z.string(),
  description: z.string().nullable(),
  /** If omitted, all visitors see the question. */
  showIf: ShowIf.optional(),
});
export type Question = z.infer<typeof Question>;

/** A question as staff edit it. Send `version` back as `If-Match` to get a 412 if someone else has changed it. */
export const StoredQuestion = Question.extend({ version: z.int(), updatedAt: Instant });
export type StoredQuestion = z.infer<typeof StoredQuestion>;

/**
 * The body of a create or update. Defaults: no description, bounds, options or condition; active; last in order, or its
 * current position. Positions run from 1 without gaps: inserting a question moves the others.
 */
export const QuestionInput = z
  .strictObject({
    text: fields.text,
    description: fields.description.optional(),
    inputType: InputType,
    category: Category,
    min: bound.optional(),
    max: bound.optional(),
    step: bound.optional(),
    isActive: z.boolean().optional(),
    options: fields.options.optional(),
    order: fields.order.optional(),
    showIf: ShowIf.optional(),
  })
  .superRefine((question, context) => {
    const fault = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { inputType, options, min, max, step } = question;

    if (inputType !== 'number') {
      for (const name of ['min', 'max', 'step'] as const) {
        if (question[name] != null) fault([name], 'Only number questions can have this.');
      }
    }
    if (min != null && max != null && min > max) fault(['max'], 'Must not be below the minimum.');
    if (step != null && step <= 0) fault(['step'], 'Must be above 0.');

    if (!takesOptions(inputType)) {
      if (options?.length)
        fault(['options'], 'Only multiple choice and checkbox questions can have options.');
      return;
    }
    if (question.isActive !== false && !options?.length) {
      fault(['options'], 'Add at least one option, or make the question inactive.');
    }
    const seen = new Set<string>();
    options?.forEach((option, index) => {
      if (seen.has(option.value)) fault(['options', index, 'value'], 'Another option has this value.');
      seen.add(option.value);
      const link = option.advice?.link;
      if (link && isBrokenLink(link)) fault(['options', index, 'advice', 'link'], LINK_MESSAGE);
    });
  });
export type QuestionInput = z.infer<typeof QuestionInput>;

const byId = z.strictObject({ id: integerText({ min: 1, max: QUESTION_ID_MAX }) });

const ids = z
  .array(questionId)
  .max(ORDERED_MAX, `At most ${ORDERED_MAX} questions.`)
  .refine(areDistinct, 'Name each question once.');

/** The ids of all questions in their new order, and in the order that the caller saw. */
export const QuestionOrder = z.strictObject({ ids, seen: ids.optional() });

export const questions = {
  listQuestions: get('/api/eligibility/questions', {
    summary: 'Questions in order. Visitors see active ones, staff see all',
    access: 'public',
    response: z.array(StoredQuestion),
  }),
  createQuestion: post('/api/eligibility/questions', {
    summary: 'Add a question',
    access: 'questions:manage',
    body: QuestionInput,
    response: StoredQuestion,
    status: 201,
  }),
  updateQuestion: put('/api/eligibility/questions/{id}', {
    summary: 'Replace a question. With If-Match: 412 when stale',
    access: 'questions:manage',
    params: byId,
    headers: IfMatch,
    body: QuestionInput,
    response: StoredQuestion,
  }),
  orderQuestions: put('/api/eligibility/questions/order', {
    summary:
      'Reorder all questions. 409 if the list does not name every question, 412 if someone else has reordered them',
    access: 'questions:manage',
    body: QuestionOrder,
    response: z.array(StoredQuestion),
  }),
  deleteQuestion: del('/api/eligibility/questions/{id}', {
    summary: 'Delete a question. Submissions keep it as it was asked',
    access: 'questions:manage',
    params: byId,
    response: Empty,
  }),
  restoreQuestions: post('/api/eligibility/questions/restore', {
    summary: 'Store the 17 built-in questions. 409 if there are questions already',
    access: 'questions:manage',
    response: z.array(StoredQuestion),
    status: 201,
  }),
};
