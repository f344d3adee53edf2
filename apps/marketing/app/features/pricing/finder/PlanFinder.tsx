import { type PlanId, plans } from '@upcurve/site-content/pricing/plans';
import { verdictOf, verdictWords } from '@upcurve/site-content/pricing/verdict';
import { useEffect, useRef, useState } from 'react';
import { finder } from '../../../content/pricing/finder.ts';
import { SpokenResult } from '../../../layout/parts/SpokenResult.tsx';
import styles from './PlanFinder.module.css';
import { FoundPlan, NoPlan } from './PlanFound.tsx';
import { bands, FIRST_STOP, LAST_STOP, TURNOVERS, turnoverAt } from './turnover-scale.ts';

interface PlanFinderProps {
  /** The slider's position, an index of `TURNOVERS`. */
  stop: number;
  onChange: (stop: number) => void;
}

/** A slider for the clinic's turnover, with the verdict of the report: the plan with its fee and target, or why not. */
export function PlanFinder({ stop, onChange }: PlanFinderProps) {
  const [canCall, setCanCall] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  // The visitor may have moved the slider before hydration.
  useEffect(() => onChange(slider.current?.valueAsNumber ?? FIRST_STOP), [onChange]);

  const turnover = TURNOVERS[stop] ?? 0;
  const shown = turnoverAt(stop);
  const verdict = verdictOf({ turnover, caller: canCall ? 'someone' : 'nobody' });
  const plan = verdict.answer === 'yes' ? verdict.plan : undefined;
  return (
    <div className={styles.finder} data-surface="ink">
      <div className={styles.ask}>
        <h2 className={styles.question}>
          <label htmlFor="turnover">{finder.question}</label>
        </h2>
        <p className={`amount ${styles.turnover}`} data-most={stop === LAST_STOP || undefined}>
          {shown}
        </p>
        <div className={styles.slider}>
          <Scale plan={plan} />
          <input
            ref={slider}
            id="turnover"
            type="range"
            className={styles.range}
            autoComplete="off"
            min={0}
            max={LAST_STOP}
            defaultValue={FIRST_STOP}
            aria-valuetext={shown}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        </div>
        <label className={`target needs-script ${styles.caller}`}>
          <input
            type="checkbox"
            autoComplete="off"
            checked={canCall}
            onChange={({ target }) => setCanCall(target.checked)}
          />
          {finder.caller}
        </label>
      </div>
      {plan ? (
        <FoundPlan id={plan} turnover={turnover} isMost={stop === LAST_STOP} />
      ) : (
        <NoPlan verdict={verdict} />
      )}
      <SpokenResult>{plan ? finder.spoken(plan) : verdictWords(verdict).title}</SpokenResult>
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

function Scale({ plan }: { plan: PlanId | undefined }) {
  return (
    <svg className={styles.scale} aria-hidden="true">
      {bands.map((band) => (
        <g key={band.plan ?? ''} data-found={(plan && band.plan === plan) || undefined}>
          <rect x={percent(band.from)} y="35" width={percent(band.width)} height="6" />
          <text x={percent(band.from)} y="12">
            {band.plan ? plans[band.plan].name : finder.below}
          </text>
          {band.plan && (
            <text className={styles.from} x={percent(band.from)} y="72">
              {finder.short(plans[band.plan].turnoverFrom)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
