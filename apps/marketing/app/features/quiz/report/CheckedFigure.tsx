import { ASSUMED_LIMITS, type Assumed, isInPounds } from '@upcurve/site-content/report/assumed';
import { top, working } from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import type { CheckedFigure as Figure } from '@upcurve/site-content/report/title';
import { type FormEvent, useState } from 'react';
import { NumberInput } from '../../../forms/fields/NumberInput.tsx';
import buttons from '../../../layout/parts/button.module.css';
import styles from './Report.module.css';

interface CheckedFigureProps {
  figure: Figure;
  estimate: Estimate;
  onReplace: (replaced: Partial<Assumed>) => void;
}

/** Asks for a figure that explains too little of the turnover. Sent unchanged, it is confirmed. */
export function CheckedFigure({ figure, estimate, onReplace }: CheckedFigureProps) {
  const { assumed, replaced } = estimate;
  const [value, setValue] = useState(assumed[figure]);
  function send(event: FormEvent) {
    event.preventDefault();
    const others = Object.fromEntries(replaced.map((id) => [id, assumed[id]]));
    onReplace({ ...others, [figure]: value });
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
