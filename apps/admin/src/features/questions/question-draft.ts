import {
  type Category,
  type InputType,
  type Question,
  QuestionInput,
  takesOptions,
} from '@upcurve/contracts/questions';
import type { z } from 'zod';

/** What a number field holds: a number, or the text somebody is in the middle of typing. */
export type NumberText = number | string;

export interface OptionDraft {
  /** Stays with the option while it moves. */
  key: string;
  label: string;
  value: string;
  points: NumberText;
  qualifies: boolean;
  /** False while the value still follows the label. */
  isValueKept: boolean;
}

/** The question form, field by field. */
export interface QuestionDraft {
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
}

let lastKey = 0;
export function newOption(part: Partial<OptionDraft> = {}): OptionDraft {
  lastKey += 1;
  return {
    key: `option-${lastKey}`,
    label: '',
    value: '',
    points: '',
    qualifies: false,
    isValueKept: false,
    ...part,
  };
}

/** The form as Add opens it. */
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
  };
}

/** The form filled from a question. Its options keep their values, since answers refer to them. */
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
    options: (question.options ?? []).map(({ value, label, points, qualifies }) =>
      newOption({ value, label, points: points ?? '', qualifies: qualifies ?? false, isValueKept: true }),
    ),
  };
}

const toNumber = (text: NumberText) => (text === '' ? undefined : Number(text));

/** What is sent: bounds only for numbers, options only for choices, and nothing that is empty. */
export function toInput(draft: QuestionDraft): z.input<typeof QuestionInput> {
  const { text, description, inputType, category, isActive, order } = draft;
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
    options:
      takesOptions(inputType) && draft.options.length > 0
        ? draft.options.map((option) => ({
            value: option.value,
            label: option.label,
            points: toNumber(option.points),
            qualifies: option.qualifies || undefined,
          }))
        : undefined,
  };
}

/** The contract's complaints, by the path of the field. The first of a field wins. */
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
};

/** What the form calls the field at a path; undefined for one it does not have. */
export function fieldName(path: string): string | undefined {
  const option = /^options\.(\d+)/.exec(path);
  return option ? `Option ${Number(option[1]) + 1}` : FIELD_NAMES[path];
}

/** Names of the fields in which two drafts differ. */
export function changedFields(before: QuestionDraft, after: QuestionDraft): string[] {
  const [a, b] = [toInput(before), toInput(after)];
  return Object.keys(FIELD_NAMES)
    .filter((name) => JSON.stringify(a[name as keyof typeof a]) !== JSON.stringify(b[name as keyof typeof b]))
    .map((name) => FIELD_NAMES[name] ?? name);
}
