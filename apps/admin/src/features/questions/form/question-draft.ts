import type { UseFormReturnType } from '@mantine/form';
import { randomId } from '@mantine/hooks';
import type { Advice } from '@upcurve/contracts/quiz/advice';
import {
  type Category,
  type InputType,
  type MoneyBand,
  type Question,
  QuestionInput,
  type QuestionOption,
  type ShowIf,
  takesOptions,
} from '@upcurve/contracts/quiz/questions';
import type { z } from 'zod';

export type NumberText = number | string;

export type AdviceDraft = Record<keyof Advice, string>;
export type BandDraft = Record<keyof MoneyBand, NumberText>;

export interface OptionDraft {
  /** A React key that stays with the option when it moves. */
  key: string;
  label: string;
  value: string;
  points: NumberText;
  qualifies: boolean;
  advice: AdviceDraft;
  turnover: BandDraft;
  spend: BandDraft;
  /** False as long as the value follows the label. */
  isValueKept: boolean;
}

export type OptionErrors = Readonly<Record<string, string>>;

export type QuestionDraft = {
  text: string;
  description: string;
  inputType: InputType;
  category: Category;
  isActive: boolean;
  order: NumberText;
  min: NumberText;
  max: NumberText;
  step: NumberText;
  options: OptionDraft[];
  /** Without a question id, the question is always shown. */
  showIf: { questionId: string; values: string[] };
};

export function newOption(part: Partial<OptionDraft> = {}): OptionDraft {
  return {
    key: randomId('option-'),
    label: '',
    value: '',
    points: '',
    qualifies: false,
    advice: adviceOf(undefined),
    turnover: bandOf(undefined),
    spend: bandOf(undefined),
    isValueKept: false,
    ...part,
  };
}

/** Creates the form values of a new question. */
export function newDraft(order: number): QuestionDraft {
  return {
    text: '',
    description: '',
    inputType: 'text',
    category: 'general',
    isActive: true,
    order,
    min: '',
    max: '',
    step: '',
    options: [],
    showIf: conditionOf(undefined),
  };
}

/** Creates the form values of an existing question. Its options keep their values, because answers refer to them. */
export function draftOf(question: Question): QuestionDraft {
  return {
    text: question.text,
    description: question.description ?? '',
    inputType: question.inputType,
    category: question.category,
    isActive: question.isActive,
    order: question.order,
    min: question.min ?? '',
    max: question.max ?? '',
    step: question.step ?? '',
    options: (question.options ?? []).map((option) =>
      newOption({
        value: option.value,
        label: option.label,
        points: option.points ?? '',
        qualifies: option.qualifies ?? false,
        advice: adviceOf(option.advice),
        turnover: bandOf(option.turnover),
        spend: bandOf(option.spend),
        isValueKept: true,
      }),
    ),
    showIf: conditionOf(question.showIf),
  };
}

const conditionOf = (showIf: ShowIf | undefined) => ({
  questionId: showIf ? String(showIf.questionId) : '',
  values: [...(showIf?.values ?? [])],
});

function adviceOf(advice: Advice | undefined): AdviceDraft {
  const { title = '', why = '', thisWeek = '', link = '' } = advice ?? {};
  return { title, why, thisWeek, link };
}

function bandOf(band: MoneyBand | undefined): BandDraft {
  return { from: band?.from ?? '', to: band?.to ?? '' };
}

const toNumber = (text: NumberText) => (text === '' ? undefined : Number(text));

/** Returns the question to send: bounds only for numbers, options only for choices, nothing empty. */
export function toInput(draft: QuestionDraft): z.input<typeof QuestionInput> {
  const { text, description, inputType, category, isActive, order, showIf } = draft;
  const isNumber = inputType === 'number';
  return {
    text,
    description: description.trim() ? description : undefined,
    inputType,
    category,
    isActive,
    order: toNumber(order),
    min: isNumber ? toNumber(draft.min) : undefined,
    max: isNumber ? toNumber(draft.max) : undefined,
    step: isNumber ? toNumber(draft.step) : undefined,
    options: takesOptions(inputType) && draft.options.length > 0 ? draft.options.map(toOption) : undefined,
    showIf: showIf.questionId ? { ...showIf, questionId: Number(showIf.questionId) } : undefined,
  };
}

function toOption({ value, label, points, qualifies, advice, turnover, spend }: OptionDraft) {
  return {
    value,
    label,
    points: toNumber(points),
    qualifies: qualifies || undefined,
    advice: toAdvice(advice),
    turnover: toBand(turnover),
    spend: toBand(spend),
  } satisfies QuestionOption;
}

/** Returns undefined if empty. Otherwise the contract's schema reports missing parts. */
function toAdvice({ title, why, thisWeek, link }: AdviceDraft): Advice | undefined {
  if (![title, why, thisWeek, link].some((text) => text.trim())) return undefined;
  return { title, why, thisWeek, link: link.trim() || undefined };
}

/** Returns undefined if empty. An empty start is omitted. */
function toBand({ from, to }: BandDraft): MoneyBand | undefined {
  if (from === '' && to === '') return undefined;
  return { from: toNumber(from) ?? Number.NaN, to: toNumber(to) };
}

/** Returns the first error of each field, by path. */
export function draftErrors(draft: QuestionDraft): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of QuestionInput.safeParse(toInput(draft)).error?.issues ?? []) {
    errors[path.join('.')] ??= message;
  }
  return errors;
}

const FIELD_NAMES: Record<string, string> = {
  text: 'Question Text',
  description: 'Description',
  inputType: 'Input Type',
  category: 'Category',
  isActive: 'Question Status',
  order: 'Display Order',
  min: 'Minimum',
  max: 'Maximum',
  step: 'Step',
  options: 'Options',
  showIf: 'Condition',
};

/** Returns the label of the field at a path, or undefined if there is none. */
export function fieldName(path: string): string | undefined {
  const option = /^options\.(\d+)/.exec(path);
  return option ? `Option ${Number(option[1]) + 1}` : FIELD_NAMES[path.replace(/\..*/, '')];
}

/** Returns the names of the fields that differ between two drafts. */
export function changedFields(before: QuestionDraft, after: QuestionDraft): string[] {
  const [a, b] = [toInput(before), toInput(after)];
  return Object.keys(FIELD_NAMES)
    .filter((name) => JSON.stringify(a[name as keyof typeof a]) !== JSON.stringify(b[name as keyof typeof b]))
    .map((name) => FIELD_NAMES[name] ?? name);
}

export type QuestionForm = UseFormReturnType<QuestionDraft>;

export interface FieldsProps {
  form: QuestionForm;
  idOf: (path: string) => string;
}
