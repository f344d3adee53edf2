import { businessFields, contactFields } from '@upcurve/contracts/leads/lead';
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { ErrorSummary } from '../../../forms/fields/ErrorSummary.tsx';
import type { Field, Progress } from '../progress/progress.ts';
import { progressStore } from '../progress/progress-store.ts';
import { TextField } from '../question/TextField.tsx';
import { StepActions } from './StepActions.tsx';
import styles from './StepFrame.module.css';
import { useStepFocus } from './use-step-focus.ts';

const schemas: Record<Field, z.ZodType> = { ...contactFields, ...businessFields };

/** Returns the errors of these fields; empty if all are valid. */
export function fieldErrors(names: readonly Field[], values: Record<Field, string>) {
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
  hint?: string;
  isOptional?: boolean;
  type?: string;
  autoComplete: string;
}

interface FieldStepProps {
  fields: readonly StepField[];
  progress: Progress;
  /** Errors that the server returned for these fields. */
  refused?: Partial<Record<Field, string>>;
  startsInField?: boolean;
  next: string;
  skip?: { label: string; onSkip: () => void };
  /** Content between the fields and the buttons. */
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
        {fields.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            ref={index === 0 ? first : undefined}
            id={name}
            {...field}
            enterKeyHint={fields[index + 1] && !fields[index + 1]?.isOptional ? 'next' : 'go'}
            value={progress.fields[name]}
            error={errors[name]}
            onChange={(value) => change(name, value)}
            onKeyDown={(event) => onEnter(event, index)}
          />
        ))}
      </div>
      {children}
      <StepActions next={next} skip={skip} />
    </form>
  );
}
