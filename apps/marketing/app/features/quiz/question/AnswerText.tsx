import fields from '../../../forms/fields/Field.module.css';
import styles from './AnswerField.module.css';

interface AnswerTextProps {
  isLong: boolean;
  /** Maximum length in characters. */
  max: number;
  value: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

export function AnswerText({ isLong, max, value, describedBy, isInvalid, onChange }: AnswerTextProps) {
  const left = max - value.length;
  const field = {
    'aria-labelledby': 'question',
    'aria-describedby': [describedBy, 'answer-room'].filter(Boolean).join(' '),
    'aria-invalid': isInvalid || left < 0 || undefined,
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={styles.text}>
      {isLong ? (
        <textarea rows={4} className={`${fields.input} ${styles.area}`} {...field} />
      ) : (
        <input className={fields.input} {...field} />
      )}
      <p id="answer-room" className={styles.limits} data-over={left < 0 || undefined}>
        {left < 0 ? `${-left} characters too many` : `${value.length} of ${max} characters`}
      </p>
    </div>
  );
}
