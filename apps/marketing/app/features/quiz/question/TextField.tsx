import type { ComponentProps, HTMLInputTypeAttribute } from 'react';
import styles from '../../../forms/fields/Field.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'onKeyDown'
>;

interface TextFieldProps extends InputProps {
  id: string;
  label: string;
  isOptional?: boolean;
  /** Whether it is one of several short fields in a row. */
  isShort?: boolean;
  type?: HTMLInputTypeAttribute;
  value: string;
  /** How we read the value. */
  hint?: string;
  /** The element that says what is wrong; undefined if nothing is. */
  errorId?: string;
  onChange: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { id, label, isOptional, isShort, type = 'text', value, hint, errorId, onChange, ...input } = props;
  return (
    <div className={styles.field} data-short={isShort || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && !isShort && <span className={styles.optional}> (optional)</span>}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        type={type}
        value={value}
        required={!isOptional}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId ?? (hint && `${id}-hint`)}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className="small">
          {hint}
        </p>
      )}
    </div>
  );
}
