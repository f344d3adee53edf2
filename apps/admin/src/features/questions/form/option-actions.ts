import { OPTION_TEXT_MAX, OPTIONS_MAX } from '@upcurve/contracts/quiz/questions';
import { flushSync } from 'react-dom';
import { type AdviceDraft, type BandDraft, type FieldsProps, newOption } from './question-draft.ts';

/** The fields of an option that do not affect other fields. */
export type PlainField =
  | 'points'
  | 'qualifies'
  | `advice.${keyof AdviceDraft}`
  | `${'turnover' | 'spend'}.${keyof BandDraft}`;

/**
 * Creates the actions on a question's options. They manage the focus and announce the result to screen readers. They
 * are created once per form, so only changed options rerender: there may be 50.
 */
export function optionActions({ form, idOf, tell }: FieldsProps & { tell: (news: string) => void }) {
  const current = () => form.getValues().options;
  const focus = (path: string) => document.getElementById(idOf(path))?.focus();
  const valuesBut = (index: number) =>
    current()
      .filter((_, i) => i !== index)
      .map(({ value }) => value);

  return {
    /** Inserts an empty option at an index and focuses it. */
    add(index: number) {
      if (current().length >= OPTIONS_MAX) return tell(`There are ${OPTIONS_MAX} options already.`);
      flushSync(() => form.insertListItem('options', newOption(), index));
      form.clearFieldError('options');
      tell(`Option ${index + 1} added.`);
      focus(`options.${index}.label`);
    },

    /** Adds an option for each label. The first label goes into the option at `index` if that option is empty. */
    paste(index: number, labels: string[]) {
      const options = current();
      const start = options[index]?.label.trim() ? index + 1 : index;
      const kept = labels.slice(0, OPTIONS_MAX - options.length + index + 1 - start);
      const taken = options.map(({ value }) => value);
      const added = kept.map((label) => {
        const value = suggestValue(label, taken);
        taken.push(value);
        return newOption({ label, value });
      });
      flushSync(() =>
        form.setFieldValue('options', [...options.slice(0, start), ...added, ...options.slice(index + 1)]),
      );
      const lost = labels.length - kept.length;
      tell(`${kept.length} options added.${lost > 0 ? ` ${lost} did not fit.` : ''}`);
      focus(`options.${start + kept.length - 1}.label`);
    },

    remove(index: number) {
      flushSync(() => form.removeListItem('options', index));
      tell(`Option ${index + 1} removed.`);
      const next = Math.min(index, current().length - 1);
      focus(next < 0 ? 'options' : `options.${next}.remove`);
    },

    /** Moves an option up or down by one and keeps the focus. */
    move(index: number, by: 1 | -1) {
      const to = index + by;
      const count = current().length;
      if (to < 0 || to >= count) return;
      const focused = document.activeElement;
      flushSync(() => form.reorderListItem('options', { from: index, to }));
      tell(`Moved to place ${to + 1} of ${count}.`);
      if (focused instanceof HTMLElement) focused.focus();
    },

    /** Sets the label. The value follows the label until the value is edited. */
    setLabel(index: number, label: string) {
      form.setFieldValue(`options.${index}.label`, label);
      if (current()[index]?.isValueKept) return;
      form.setFieldValue(`options.${index}.value`, suggestValue(label, valuesBut(index)));
    },

    setValue(index: number, value: string) {
      form.setFieldValue(`options.${index}.value`, value);
      form.setFieldValue(`options.${index}.isValueKept`, value !== '');
    },

    set(index: number, name: PlainField, value: number | string | boolean) {
      form.setFieldValue(`options.${index}.${name}`, value);
    },
  };
}

export type OptionActions = ReturnType<typeof optionActions>;

/** Creates a short, unused value for an option from its label. */
export function suggestValue(label: string, taken: readonly string[]): string {
  const base = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, OPTION_TEXT_MAX - 4)
    .replace(/^-+|-+$/g, '');
  if (!base) return '';
  let value = base;
  for (let n = 2; taken.includes(value); n++) value = `${base}-${n}`;
  return value;
}

/** Splits pasted text into lines without list bullets. Returns an empty list for a single line. */
export function pastedLabels(text: string): string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter(Boolean);
  return lines.length > 1 ? lines.map((line) => line.slice(0, OPTION_TEXT_MAX)) : [];
}
