import { fill } from '@upcurve/site-content/money/format';
import { ASSUMPTION_LIMITS, ASSUMPTIONS, type Assumptions } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { assumptionGroups, assumptions as words } from '../../../content/calculator.ts';
import { NumberInput } from '../../../forms/fields/NumberInput.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { SpokenResult } from '../../../layout/parts/SpokenResult.tsx';
import { changedAssumptions, KEYS, type Shared, VERSION } from '../../../money/link.ts';
import { CarriedFigures } from '../CarriedFields.tsx';
import styles from './AssumptionsForm.module.css';

interface AssumptionsFormProps {
  shared: Shared;
  /** The result as a sentence, which screen readers announce when it changes. */
  spoken: string;
  onChange: (part: Partial<Assumptions>) => void;
  /** Called when a field loses focus or all values are reset. */
  onSettle: (part?: Partial<Assumptions>) => void;
}

/** All assumptions behind the result, as editable fields. Without JavaScript the form submits to this page. */
export function AssumptionsForm({ shared, spoken, onChange, onSettle }: AssumptionsFormProps) {
  const { figures, assumptions, isExample } = shared;
  const [isReset, setIsReset] = useState(false);
  const isChanged = changedAssumptions(assumptions).length > 0;
  return (
    <form
      action={paths.calculator.results()}
      onBlur={() => onSettle()}
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
    >
      <input type="hidden" name={KEYS.version} value={VERSION} />
      {!isExample && <CarriedFigures figures={figures} />}
      {assumptionGroups.map(({ title, text, items }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={`subheading ${styles.title}`}>{title}</legend>
          <p className={`quiet ${styles.text}`}>{text}</p>
          {items.map(({ id, label }) => (
            <div key={id} className={styles.row}>
              <label htmlFor={`assumption-${id}`}>{label}</label>
              <span id={`assumption-${id}-ours`} className={`small accent tabular ${styles.ours}`}>
                {assumptions[id] !== ASSUMPTIONS[id] &&
                  fill(words.ours, { ours: `${ASSUMPTIONS[id]}${words.unit}` })}
              </span>
              <NumberInput
                id={`assumption-${id}`}
                name={KEYS[id]}
                className={styles.amount}
                value={assumptions[id]}
                limits={ASSUMPTION_LIMITS[id]}
                after={words.unit}
                describedBy={`assumption-${id}-ours`}
                onChange={(value) => {
                  setIsReset(false);
                  onChange({ [id]: value });
                }}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <div className={styles.group}>
        <button type="submit" className={`${buttons.primary} ${styles.again}`}>
          {words.again}
        </button>
        <button
          type="button"
          className={`needs-script ${buttons.secondary} ${styles.reset}`}
          aria-disabled={!isChanged}
          onClick={() => {
            if (!isChanged) return;
            onChange(ASSUMPTIONS);
            onSettle(ASSUMPTIONS);
            setIsReset(true);
          }}
        >
          {words.reset}
        </button>
      </div>
      <SpokenResult>{isReset ? `${words.isReset} ${spoken}` : spoken}</SpokenResult>
    </form>
  );
}
