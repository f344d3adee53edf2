import { fill, pounds } from '@upcurve/site-content/money/format';
import {
  ASSUMED_IDS,
  ASSUMED_LIMITS,
  type Assumed,
  assumedText,
  isInPounds,
} from '@upcurve/site-content/report/assumed';
import { working as words } from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import { assumptionSource } from '@upcurve/site-content/report/working';
import { useState } from 'react';
import { NumberInput } from '../forms/fields/NumberInput.tsx';
import buttons from '../layout/parts/button.module.css';
import { SpokenResult } from '../layout/parts/SpokenResult.tsx';
import styles from './AssumedForm.module.css';

interface AssumedFormProps {
  estimate: Estimate;
  /** Shows the sums for these assumptions. Without it they are text. */
  onReplace?: ((replaced: Partial<Assumed>) => void) | undefined;
}

/** Every assumption of a report with its source. A change applies at once. */
export function AssumedForm({ estimate, onReplace }: AssumedFormProps) {
  const { assumed, replaced, lost } = estimate;
  const [typed, setTyped] = useState<Partial<Assumed>>(() =>
    Object.fromEntries(replaced.map((id) => [id, assumed[id]])),
  );
  const replace = (next: Partial<Assumed>) => {
    setTyped(next);
    onReplace?.(next);
  };
  const sources = ASSUMED_IDS.map((id) => ({ id, source: assumptionSource(id, estimate) }));
  return (
    <fieldset className={styles.form}>
      <legend className="small">
        {fill(words.assumed, { kind: estimate.kind.name })} {onReplace && words.change}
      </legend>
      {sources.map(({ id, source }) => (
        <div key={id} className={styles.row}>
          <div>
            <label htmlFor={`assumed-${id}`}>{words.fields[id]}</label>
            {source && (
              <small id={`assumed-${id}-source`} className="small">
                {source}
              </small>
            )}
          </div>
          {onReplace ? (
            <NumberInput
              id={`assumed-${id}`}
              name={id}
              className={styles.amount}
              value={typed[id] ?? assumed[id]}
              limits={ASSUMED_LIMITS[id]}
              before={isInPounds(id) ? '£' : undefined}
              describedBy={source && `assumed-${id}-source`}
              onChange={(value) => replace({ ...typed, [id]: value })}
            />
          ) : (
            <output id={`assumed-${id}`}>{assumedText(id, assumed)}</output>
          )}
        </div>
      ))}
      {replaced.length > 0 && (
        <button type="button" className={buttons.quiet} onClick={() => replace({})}>
          {words.reset}
        </button>
      )}
      <SpokenResult>{`${words.lost}: ${pounds(lost)}`}</SpokenResult>
    </fieldset>
  );
}
