import type { FieldWords } from '../../content/contact/forms.ts';
import styles from './Field.module.css';

export interface FieldProps {
  id: string;
  words: FieldWords;
  value?: string;
  error?: string;
}

interface ChoiceFieldProps extends FieldProps {
  onChange?: (value: string) => void;
}

/**
 * A choice between a few options, shown as chips: native radio buttons. The first one has the field's id, so its error
 * links to it.
 */
export function ChoiceField({ id, words, value, error, onChange }: ChoiceFieldProps) {
  const { name, label, hint, missing, options = {} } = words;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.field}
      data-invalid={error ? '' : undefined}
      aria-describedby={described || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
      <div className={styles.chips}>
        {Object.entries(options).map(([option, words], i) => (
          <label key={option} className={styles.chip}>
            <input
              className="covering"
              type="radio"
              id={i === 0 ? id : undefined}
              name={name}
              value={option}
              defaultChecked={value === option}
              required={missing !== undefined}
              onChange={() => onChange?.(option)}
            />
            {/* A page that the browser translates shows a changed label only in a new element. */}
            <span key={words.label}>
              {words.label} {words.hours && <small className={styles.hours}>{words.hours}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
