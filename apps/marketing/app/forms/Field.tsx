import type { FieldWords } from '../content/forms.ts';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  words: FieldWords;
  value?: string;
  error?: string;
}

const TYPES = { line: 'text', email: 'email', tel: 'tel', time: 'datetime-local' } as const;

/** A field of a public form with its label, hint and error. The browser keeps what is typed. */
export function Field({ id, words, value, error }: FieldProps) {
  const { name, label, hint, kind = 'line', autoComplete, missing } = words;
  const input = {
    id,
    name,
    className: styles.input,
    defaultValue: value,
    required: missing !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {missing === undefined && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {kind === 'lines' ? (
        <textarea {...input} rows={4} />
      ) : (
        <input {...input} type={TYPES[kind]} autoComplete={autoComplete} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
