import type { ComponentProps, HTMLInputTypeAttribute } from 'react';
import styles from '../../../forms/fields/Field.module.css';

type InputProps = Pick<ComponentProps<'input'>, 'ref' | 'autoComplete' | 'enterKeyHint' | 'onKeyDown'>;

interface TextFieldProps extends InputProps {
  id: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: HTMLInputTypeAttribute;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** A single-line text field with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, label, hint, isOptional, type = 'text', value, error, onChange, ...input } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        type={type}
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
