import { ChoiceField, type FieldProps } from './ChoiceField.tsx';
import styles from './Field.module.css';

const TYPES = { line: 'text', email: 'email', tel: 'tel', day: 'date' } as const;

/** A field of a public form with its label, hint and error. It is uncontrolled: the browser stores the value. */
export function Field(props: FieldProps) {
  const { id, words, value, error } = props;
  const { name, label, hint, kind = 'line', autoComplete, missing } = words;
  if (kind === 'choice') return <ChoiceField {...props} />;
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
    <div className={styles.field} data-short={words.isShort}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {missing === undefined && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="small">
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
