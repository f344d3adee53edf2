import type { Assumptions, Figures } from '@upcurve/site-content/money/model';
import { changedAssumptions, KEYS } from '../../money/link.ts';

export function CarriedAssumptions({ assumptions }: { assumptions: Assumptions }) {
  return changedAssumptions(assumptions).map((id) => (
    <input key={id} type="hidden" name={KEYS[id]} value={assumptions[id]} />
  ));
}

export function CarriedFigures({ figures }: { figures: Figures }) {
  return (Object.keys(figures) as (keyof Figures)[]).map((id) => (
    <input
      key={id}
      type="hidden"
      name={KEYS[id]}
      value={id === 'value' ? figures.value / 100 : figures[id]}
    />
  ));
}
