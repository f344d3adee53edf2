import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import styles from '../../forms/Field.module.css';

interface TextFieldProps {
  id: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete: HTMLInputAutoCompleteAttribute;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, isOptional, type = 'text', autoComplete, value, error, onChange } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className={styles.input}
        type={type}
        autoComplete={autoComplete}
        value={value}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
