import { paths } from '@upcurve/site-content/paths';
import { ASSUMED_LIMITS, type Assumed } from '@upcurve/site-content/report/assumed';
import { money as words } from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import { assumptionIds, assumptionSource, basisTitle, isInPounds } from '@upcurve/site-content/report/texts';
import { Fragment, useState } from 'react';
import { NumberInput } from '../../forms/fields/NumberInput.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { SpokenResult } from '../../layout/parts/SpokenResult.tsx';
import { KEYS, VERSION } from '../../money/link.ts';
import styles from './AssumedForm.module.css';

interface AssumedFormProps {
  estimate: Estimate;
  /** The level of its heading. */
  heading: 'h3' | 'h4';
  /** The sums as a sentence, and what they are based on besides the assumptions. */
  result: string;
  basis: string;
  /** Shows the sums for these assumptions. In a sample there is none, and only the calculator shows the sums. */
  onReplace?: (replaced: Partial<Assumed>) => void;
}

/**
 * The assumptions of the report as fields below their sources, folded until they are wanted. Changes apply at once. Submitting the form, also
 * without script, opens the calculator with these figures.
 */
export function AssumedForm({ estimate, heading: Heading, result, basis, onReplace }: AssumedFormProps) {
  const { assumed, replaced, figures, assumptions } = estimate;
  const [typed, setTyped] = useState<Partial<Assumed>>(() =>
    Object.fromEntries(replaced.map((id) => [id, assumed[id]])),
  );
  const [isOpen] = useState(replaced.length > 0);
  const sources = assumptionIds.map((id) => assumptionSource(id, estimate));
  /** Returns where the assumptions begin that share their source with this one. */
  const firstOfSource = (place: number): number =>
    place > 0 && sources[place - 1] === sources[place] ? firstOfSource(place - 1) : place;
  const replace = (next: Partial<Assumed>) => {
    setTyped(next);
    onReplace?.(next);
  };
  return (
    <form
      action={paths.calculator.results()}
      className={styles.form}
      onSubmit={(event) => {
        // Enter in a field applies the value and does not leave the report.
        if (onReplace && document.activeElement instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <input type="hidden" name={KEYS.version} value={VERSION} />
      <input type="hidden" name={KEYS.speed} value={figures.speed} />
      <input type="hidden" name={KEYS.reachable} value={assumptions.reachable} />
      <input type="hidden" name={KEYS.followUp} value={assumptions.followUp} />
      <details className={styles.figures} open={isOpen}>
        <summary className="disclosure">
          <Heading className="kicker">
            <span>{basisTitle(estimate)}</span> {words.basisAction}
          </Heading>
        </summary>
        {assumptionIds.map((id, place) => {
          const source = firstOfSource(place);
          return (
            <Fragment key={id}>
              {source === place && (
                <p id={`assumed-${id}-source`} className={`small ${styles.source}`}>
                  {sources[place]}
                </p>
              )}
              <div className={styles.row}>
                <label htmlFor={`assumed-${id}`}>{words.fields[id]}</label>
                <NumberInput
                  id={`assumed-${id}`}
                  name={id in KEYS ? KEYS[id as keyof typeof KEYS] : id}
                  className={styles.amount}
                  value={typed[id] ?? assumed[id]}
                  limits={ASSUMED_LIMITS[id]}
                  before={isInPounds(id) ? '£' : undefined}
                  describedBy={`assumed-${assumptionIds[source]}-source`}
                  onChange={(value) => replace({ ...typed, [id]: value })}
                />
              </div>
            </Fragment>
          );
        })}
        <p className={`small ${styles.basis}`}>{basis}</p>
      </details>
      {onReplace && replaced.length > 0 && <p className={`strong ${styles.result}`}>{result}</p>}
      <div className="cluster not-printed">
        <button type="submit" className={buttons.secondary}>
          {words.link}
          <Arrow />
        </button>
        {replaced.length > 0 && (
          <button type="button" className={buttons.quiet} onClick={() => replace({})}>
            {words.reset}
          </button>
        )}
      </div>
      <SpokenResult>{result}</SpokenResult>
    </form>
  );
}
