import type { ComponentProps, HTMLInputTypeAttribute } from 'react';
import styles from '../../../forms/fields/Field.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'onFocus' | 'onKeyDown'
>;

interface TextFieldProps extends InputProps {
  id: string;
  label: string;
  isOptional?: boolean;
  /** Whether it is one of several short fields in a row. */
  isShort?: boolean;
  /** Whether the value is our assumption. */
  isTypical?: boolean;
  type?: HTMLInputTypeAttribute;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    isOptional,
    isShort,
    isTypical,
    type = 'text',
    value,
    error,
    onChange,
    ...input
  } = props;
  return (
    <div className={styles.field} data-short={isShort || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}>{isTypical ? ' (typical)' : ' (optional)'}</span>}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        type={type}
        value={value}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
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
