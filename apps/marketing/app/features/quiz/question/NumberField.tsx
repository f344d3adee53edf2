import type { Question } from '@upcurve/contracts/quiz/questions';
import fields from '../../../forms/fields/Field.module.css';
import styles from './AnswerField.module.css';
import { normalizeAnswer } from './answers.ts';

interface NumberFieldProps {
  question: Question;
  value: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

function limitsOf({ min, max, step }: Question): string {
  const range =
    min != null && max != null
      ? `From ${min} to ${max}`
      : min != null
        ? `${min} or more`
        : max != null
          ? `Up to ${max}`
          : '';
  const steps = step != null && step !== 1 ? `in steps of ${step}` : '';
  return [range, steps].filter(Boolean).join(', ');
}

export function NumberField({ question, value, describedBy, isInvalid, onChange }: NumberFieldProps) {
  const { min, max, step } = question;
  const size = step ?? 1;
  const isWhole = Number.isInteger(size) && Number.isInteger(min ?? 0);
  const limits = limitsOf(question);

  function move(direction: 1 | -1) {
    const text = normalizeAnswer(question, value);
    const current = Number(text);
    const start = text === '' || Number.isNaN(current);
    const moved = start ? (min ?? 0) : current + direction * size;
    const bounded = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, moved));
    onChange(String(Number(bounded.toFixed(6))));
  }

  return (
    <div className={styles.number}>
      <button type="button" className={styles.step} aria-label="One less" onClick={() => move(-1)}>
        −
      </button>
      <input
        className={`amount ${fields.input} ${styles.figure}`}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-labelledby="question"
        aria-describedby={[describedBy, limits && 'number-limits'].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(1);
          else if (event.key === 'ArrowDown') move(-1);
          else return;
          event.preventDefault();
        }}
      />
      <button type="button" className={styles.step} aria-label="One more" onClick={() => move(1)}>
        +
      </button>
      {limits && (
        <p id="number-limits" className={styles.limits}>
          {limits}
        </p>
      )}
    </div>
  );
}
