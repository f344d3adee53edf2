import { type FormEvent, type ReactNode, useState } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { fieldErrors } from './field-checks.ts';
import type { Field, Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';
import { TextField } from './TextField.tsx';

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
  /** What the server found wrong with these fields, if it did. */
  refused?: Partial<Record<Field, string>>;
  /** Stands between the fields and the buttons. */
  children?: ReactNode;
  actions: ReactNode;
  onDone: () => void;
}

/** A form of text fields: saved as typed, checked when sent, then as each is mended. */
export function FieldStep({ fields, progress, refused = {}, children, actions, onDone }: FieldStepProps) {
  const [errors, setErrors] = useState(refused);
  const [attempt, setAttempt] = useState(0);
  const names = fields.map(({ name }) => name);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

  function change(name: Field, value: string) {
    const next = { ...progressStore().get().fields, [name]: value };
    progressStore().update({ fields: next });
    if (!errors[name]) return;
    const { [name]: _, ...others } = errors;
    setErrors({ ...others, ...fieldErrors([name], next) });
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const found = fieldErrors(names, progressStore().get().fields);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) onDone();
  }

  return (
    <form noValidate onSubmit={send}>
      <ErrorSummary errors={errors} labels={labels} attempt={attempt} />
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          id={name}
          {...field}
          value={progress.fields[name]}
          error={errors[name]}
          onChange={(value) => change(name, value)}
        />
      ))}
      {children}
      {actions}
    </form>
  );
}
