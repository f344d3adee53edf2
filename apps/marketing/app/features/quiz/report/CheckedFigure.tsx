import { ASSUMED_LIMITS, type Assumed, isInPounds } from '@upcurve/site-content/report/assumed';
import { top, working } from '@upcurve/site-content/report/content/words';
import type { CheckedFigure as Figure } from '@upcurve/site-content/report/title';
import { type FormEvent, useState } from 'react';
import { NumberInput } from '../../../forms/fields/NumberInput.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './Report.module.css';

interface CheckedFigureProps {
  figure: Figure;
  /** The report's assumptions; none while the figure is unknown. */
  assumed: Assumed | undefined;
  onReplace: (replaced: Partial<Assumed>) => void;
}

/** Asks for a figure that is missing or explains too little of the turnover. Sent unchanged, it is confirmed. */
export function CheckedFigure({ figure, assumed, onReplace }: CheckedFigureProps) {
  const [value, setValue] = useState(assumed?.[figure] ?? Number.NaN);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!Number.isNaN(value)) onReplace({ [figure]: value });
  }
  return (
    <form onSubmit={send}>
      <label htmlFor="checked">{working.fields[figure]}</label>
      <div className="cluster">
        <NumberInput
          id="checked"
          name={figure}
          className={styles.checked}
          value={value}
          limits={ASSUMED_LIMITS[figure]}
          before={isInPounds(figure) ? '£' : undefined}
          onChange={setValue}
        />
        <button type="submit" className={buttons.secondary}>
          {top.use}
        </button>
      </div>
    </form>
  );
}
