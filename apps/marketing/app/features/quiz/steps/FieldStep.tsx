import { businessFields, contactFields } from '@upcurve/contracts/leads/lead';
import { FIGURE_MAX } from '@upcurve/contracts/quiz/figure-max';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { figures as words } from '../../../content/quiz/quiz.ts';
import { ChoiceField } from '../../../forms/fields/ChoiceField.tsx';
import field from '../../../forms/fields/Field.module.css';
import type { Field, Fields, Progress } from '../progress/progress.ts';
import { progressStore } from '../progress/progress-store.ts';
import { TextField } from '../question/TextField.tsx';
import { isFigure, readNumber, type TypedFigure } from '../session/figures.ts';
import { StepActions } from './StepActions.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

const figure = (name: TypedFigure) =>
  z
    .string()
    .optional()
    .refine((text = '') => !text.trim() || readNumber(text) !== undefined, words.unread)
    .refine((text = '') => !((readNumber(text) ?? 0) > FIGURE_MAX[name]), words.tooMuch(FIGURE_MAX[name]));

const schemas: Record<Field, z.ZodType> = {
  ...contactFields,
  ...businessFields,
  enquiries: figure('enquiries'),
  value: figure('value'),
  noShows: figure('noShows'),
  caller: z.unknown(),
  canDecide: z.unknown(),
};

/** Says how we read a figure that is not typed as a plain number. */
function readingOf(text = ''): string | undefined {
  const number = readNumber(text);
  const isPlain = text.replaceAll(/[£%,\s]/g, '') === String(number);
  return number === undefined || isPlain ? undefined : words.read(number.toLocaleString('en-GB'));
}

/** Returns the errors of these fields; empty if all are valid. */
function fieldErrors(names: readonly Field[], values: Fields) {
  const errors: Partial<Record<Field, string>> = {};
  for (const name of names) {
    const outcome = schemas[name].safeParse(values[name]);
    if (!outcome.success) errors[name] = outcome.error.issues[0]?.message ?? 'Invalid input';
  }
  return errors;
}

export interface StepField {
  name: Field;
  label: string;
  isOptional?: boolean;
  type?: string;
  autoComplete?: string;
  /** The labels of a choice by value. Without them the field is typed into. */
  options?: Record<string, { label: string }>;
}

interface FieldStepProps {
  fields: readonly StepField[];
  typical?: Partial<Record<Field, string>> | undefined;
  progress: Progress;
  /** Errors that the server returned for these fields. */
  refused?: Partial<Record<Field, string>>;
  startsInField?: boolean;
  next: string;
  children?: ReactNode;
  onDone: () => void;
}

/** A form of text fields. Saves as the visitor types; validates on submit, then again as fields with errors change. */
export function FieldStep(props: FieldStepProps) {
  const {
    fields,
    typical = {},
    progress,
    refused = {},
    startsInField = false,
    next,
    children,
    onDone,
  } = props;
  const [errors, setErrors] = useState(refused);
  const names = fields.map(({ name }) => name);
  // What several fields lack is said once.
  const messages = [...new Set(Object.values(errors))];
  const first = useStepFocus<HTMLInputElement>(names.join(), startsInField);

  function change(name: Field, value: string) {
    const given = { ...progressStore().get().fields, [name]: value };
    progressStore().update({ fields: given });
    if (!errors[name]) return;
    const { [name]: _, ...others } = errors;
    setErrors({ ...others, ...fieldErrors([name], given) });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const found = fieldErrors(names, progressStore().get().fields);
    setErrors(found);
    const wrong = names.find((name) => found[name]);
    if (wrong) document.getElementById(wrong)?.focus();
    else onDone();
  }

  /** Makes Enter focus the next field if it is required and empty, so that the keyboard of a phone stays open. */
  function onEnter(event: KeyboardEvent, index: number) {
    const after = fields[index + 1];
    if (event.key !== 'Enter' || !after || after.isOptional || progress.fields[after.name]) return;
    event.preventDefault();
    document.getElementById(after.name)?.focus();
  }

  return (
    <form noValidate aria-labelledby="step" onSubmit={send}>
      <div role="alert">
        {messages.map((message, line) => (
          <p key={message} id={`error-${line}`} className={field.error}>
            {`${fields
              .filter(({ name }) => errors[name] === message)
              .map(({ label }) => label)
              .join(', ')}: ${message}`}
          </p>
        ))}
      </div>
      <div className={styles.fields}>
        {fields.map(({ name, options, ...own }, index) => {
          const value = progress.fields[name] ?? typical[name];
          const onChange = (text: string) => change(name, text);
          return options ? (
            <ChoiceField
              key={name + typical[name]}
              id={name}
              words={{ name, label: own.label, options }}
              value={value}
              onChange={onChange}
            />
          ) : (
            <TextField
              key={name}
              ref={index === 0 ? first : undefined}
              {...own}
              id={name}
              errorId={errors[name] && `error-${messages.indexOf(errors[name])}`}
              isShort={isFigure(name)}
              hint={isFigure(name) ? readingOf(value) : undefined}
              inputMode={isFigure(name) ? 'numeric' : undefined}
              enterKeyHint={fields[index + 1] && !fields[index + 1]?.isOptional ? 'next' : 'go'}
              value={value ?? ''}
              onChange={onChange}
              onKeyDown={(event) => onEnter(event, index)}
            />
          );
        })}
      </div>
      {children}
      <StepActions next={next} />
    </form>
  );
}
