import { ASK_FOR_NUMBER, readTypedNumber } from '@upcurve/contracts/shared/typed-number';
import { clampToLimits, type Limits } from '@upcurve/site-content/money/model';
import { useEffect, useState } from 'react';
import field from './Field.module.css';
import styles from './NumberInput.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface NumberInputProps {
  id: string;
  name: string;
  /** NaN while there is none. */
  value: number;
  limits: Limits;
  before?: string;
  after?: string;
  className?: string;
  describedBy?: string;
  /** Called with each typed number, clamped to the limits. */
  onChange: (value: number) => void;
}

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** Either no comma, or commas between thousands. Browsers check it without script. */
const PATTERN = String.raw`[^,]*|[^,\d]*[1-9]\d{0,2}(,\d{3})+(\.\d+)?[^,\d]*`;

/**
 * A number field that may be empty or incomplete while typing. On blur it shows the parsed value, with commas, or asks
 * for a number that can be read in one way only. It's a text field, because browsers show no commas in a number field
 * and refuse typed ones.
 */
export function NumberInput(props: NumberInputProps) {
  const { id, name, value, limits, before, after, className, describedBy, onChange } = props;
  const [draft, setDraft] = useState<{ text: string; value: number } | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const input = useEarlyInput(change);
  // The typed text applies only until the value changes elsewhere.
  const typed = Object.is(draft?.value, value) ? draft?.text : undefined;
  const isUnclear = Boolean(typed?.trim()) && readTypedNumber(typed ?? '', limits.places) === undefined;
  const error = isUnclear && !isTyping ? ASK_FOR_NUMBER : undefined;

  // A form with such a number is not sent.
  useEffect(() => input.current?.setCustomValidity(isUnclear ? ASK_FOR_NUMBER : ''));

  function change({ value: text }: HTMLInputElement) {
    const next = clampToLimits(limits, readTypedNumber(text, limits.places), value);
    setDraft({ text, value: next });
    setIsTyping(true);
    onChange(next);
  }

  return (
    <>
      <span className={`${styles.amount} ${className ?? ''}`}>
        {before && <span>{before}</span>}
        <input
          ref={input}
          id={id}
          name={name}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          pattern={PATTERN}
          title={ASK_FOR_NUMBER}
          aria-describedby={[describedBy, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={error && true}
          value={typed ?? (Number.isNaN(value) ? '' : grouped.format(value))}
          onChange={({ target }) => change(target)}
          onBlur={() => {
            setIsTyping(false);
            if (!isUnclear) setDraft(null);
          }}
          onInvalid={(event) => {
            event.preventDefault();
            setIsTyping(false);
            event.currentTarget.focus();
          }}
        />
        {after && <span>{after}</span>}
      </span>
      {error && (
        <p id={`${id}-error`} role="alert" className={`${field.error} ${styles.error}`}>
          {error}
        </p>
      )}
    </>
  );
}
