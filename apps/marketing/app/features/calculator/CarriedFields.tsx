import { changedAssumptions, KEYS } from '../../money/link.ts';
import type { Assumptions, Figures } from '../../money/model.ts';

/** Assumptions that the visitor has changed, taken along by a form that does not ask for them. */
export function CarriedAssumptions({ assumptions }: { assumptions: Assumptions }) {
  return changedAssumptions(assumptions).map((id) => (
    <input key={id} type="hidden" name={KEYS[id]} value={assumptions[id]} />
  ));
}

/** The figures, taken along by a form that does not ask for them. */
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
