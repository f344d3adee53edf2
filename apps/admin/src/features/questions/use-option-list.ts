import { OPTIONS_MAX } from '@upcurve/contracts/question';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldsProps } from './QuestionFields.tsx';
import { newOption, type OptionDraft } from './question-draft.ts';
import { suggestValue } from './suggest-value.ts';

/** What can be done to the options of a question. Keeps the focus where the work goes on, and tells what happened. */
export function useOptionList({ form, idOf }: FieldsProps) {
  const [news, setNews] = useState('');
  const { options } = form.values;
  const room = OPTIONS_MAX - options.length;

  const focus = (path: string) => document.getElementById(idOf(path))?.focus();
  const put = (next: OptionDraft[]) => {
    flushSync(() => form.setFieldValue('options', next));
    form.clearFieldError('options');
  };
  const valuesBut = (index: number) => options.filter((_, i) => i !== index).map(({ value }) => value);

  return {
    options,
    room,
    news,

    /** Adds an empty option at a place and goes there. */
    add(index: number) {
      if (room <= 0) return setNews(`There are ${OPTIONS_MAX} options already.`);
      flushSync(() => form.insertListItem('options', newOption(), index));
      form.clearFieldError('options');
      setNews(`Option ${index + 1} added.`);
      focus(`options.${index}.label`);
    },

    /** Adds an option for every label; the first goes into the option at `index` if that is still empty. */
    paste(index: number, labels: string[]) {
      const start = options[index]?.label.trim() ? index + 1 : index;
      const kept = labels.slice(0, room + index + 1 - start);
      const taken = options.map(({ value }) => value);
      const added = kept.map((label) => {
        const value = suggestValue(label, taken);
        taken.push(value);
        return newOption({ label, value });
      });
      put([...options.slice(0, start), ...added, ...options.slice(index + 1)]);
      const lost = labels.length - kept.length;
      setNews(`${kept.length} options added.${lost > 0 ? ` ${lost} did not fit.` : ''}`);
      focus(`options.${start + kept.length - 1}.label`);
    },

    remove(index: number) {
      flushSync(() => form.removeListItem('options', index));
      setNews(`Option ${index + 1} removed.`);
      const next = Math.min(index, options.length - 2);
      focus(next < 0 ? 'options' : `options.${next}.remove`);
    },

    /** Moves an option by one place; what has the focus keeps it. */
    move(index: number, by: 1 | -1) {
      const to = index + by;
      if (to < 0 || to >= options.length) return;
      const focused = document.activeElement;
      flushSync(() => form.reorderListItem('options', { from: index, to }));
      setNews(`Moved to place ${to + 1} of ${options.length}.`);
      if (focused instanceof HTMLElement) focused.focus();
    },

    /** The value follows the label until somebody writes one. */
    setLabel(index: number, label: string) {
      form.setFieldValue(`options.${index}.label`, label);
      if (options[index]?.isValueKept) return;
      form.setFieldValue(`options.${index}.value`, suggestValue(label, valuesBut(index)));
    },

    setValue(index: number, value: string) {
      form.setFieldValue(`options.${index}.value`, value);
      form.setFieldValue(`options.${index}.isValueKept`, value !== '');
    },
  };
}

export type OptionList = ReturnType<typeof useOptionList>;
