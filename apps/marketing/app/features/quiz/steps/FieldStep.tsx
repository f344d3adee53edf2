import { businessFields, contactFields } from '@upcurve/contracts/leads/lead';
import { FIGURE_MAX } from '@upcurve/contracts/quiz/figure-max';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';
import { badFigure } from '../../../content/quiz/quiz.ts';
import { ChoiceField } from '../../../forms/fields/ChoiceField.tsx';
import { ErrorSummary } from '../../../forms/fields/ErrorSummary.tsx';
import type { Field, Fields, Progress } from '../progress/progress.ts';
import { progressStore } from '../progress/progress-store.ts';
import { TextField } from '../question/TextField.tsx';
import { readFigure, type TypedFigure } from '../session/figures.ts';
import { StepActions } from './StepActions.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

const figure = (name: TypedFigure) =>
  z
    .string()
    .optional()
    .refine((text) => !text?.trim() || readFigure(name, text) !== undefined, badFigure(FIGURE_MAX[name]));

const schemas: Record<Field, z.ZodType> = {
  ...contactFields,
  ...businessFields,
  enquiries: figure('enquiries'),
  value: figure('value'),
  noShows: figure('noShows'),
  caller: z.unknown(),
  canDecide: z.unknown(),
};

/** Returns the errors of these fields; empty if all are valid. */
export function fieldErrors(names: readonly Field[], values: Fields) {
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
  /** Our assumption about the clinic, shown until the visitor changes it. */
  typical?: string;
  /** The labels of a choice by value. Without them the field is typed into. */
  options?: Record<string, { label: string }>;
}

interface FieldStepProps {
  fields: readonly StepField[];
  progress: Progress;
  /** Errors that the server returned for these fields. */
  refused?: Partial<Record<Field, string>>;
  startsInField?: boolean;
  next: string;
  skip?: { label: string; onSkip: () => void };
  children?: ReactNode;
  onDone: () => void;
}

/** A form of text fields. Saves as the visitor types; validates on submit, then again as fields with errors change. */
export function FieldStep(props: FieldStepProps) {
  const { fields, progress, refused = {}, startsInField = false, next, skip, children, onDone } = props;
  const [errors, setErrors] = useState(refused);
  const [attempt, setAttempt] = useState(0);
  const names = fields.map(({ name }) => name);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
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
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) onDone();
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
      <ErrorSummary errors={errors} labels={labels} attempt={attempt} />
      <div className={styles.fields}>
        {fields.map(({ name, typical, options, ...field }, index) => {
          const value = progress.fields[name];
          const input = { id: name, error: errors[name], onChange: (text: string) => change(name, text) };
          return options ? (
            <ChoiceField key={name} {...input} words={{ name, label: field.label, options }} value={value} />
          ) : (
            <TextField
              key={name}
              ref={index === 0 ? first : undefined}
              {...field}
              {...input}
              isShort={typical !== undefined}
              isTypical={typical !== undefined && value === undefined}
              inputMode={typical === undefined ? undefined : 'numeric'}
              enterKeyHint={fields[index + 1] && !fields[index + 1]?.isOptional ? 'next' : 'go'}
              value={value ?? typical ?? ''}
              // So that typing replaces our assumption, and a tap corrects the visitor's own figure.
              onFocus={(event) => value === undefined && event.target.select()}
              onKeyDown={(event) => onEnter(event, index)}
            />
          );
        })}
      </div>
      {children}
      <StepActions next={next} skip={skip} />
    </form>
  );
}
