import {
  type Assumptions,
  type Figures,
  tidyAssumptions,
  tidyFigures,
} from '@upcurve/site-content/money/model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, type Shared, writeQuery } from '../../money/link.ts';

/**
 * Replaces the query of the page's address, so that a reload or the back button shows the same values. Bypasses the
 * router, which would treat this as a navigation and scroll to the top.
 */
export function keepInAddress(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
}

/** Holds the figures and assumptions, initially from the page's address. */
export function useShared() {
  const [query] = useSearchParams();
  const address = query.toString();
  const [seen, setSeen] = useState(address);
  const [shared, setShared] = useState<Shared>(() => readQuery(query));
  if (address !== seen) {
    setSeen(address);
    setShared(readQuery(query));
  }
  return {
    ...shared,
    query: writeQuery(shared),
    changeFigures: (part: Partial<Figures>) =>
      setShared((now) => ({ ...now, figures: tidyFigures({ ...now.figures, ...part }), isExample: false })),
    changeAssumptions: (part: Partial<Assumptions>) =>
      setShared((now) => ({ ...now, assumptions: tidyAssumptions({ ...now.assumptions, ...part }) })),
    /** Writes the shown values to the address; `part` contains the values that just changed. */
    settle: (part: Partial<Assumptions> = {}) => {
      const assumptions = tidyAssumptions({ ...shared.assumptions, ...part });
      keepInAddress(writeQuery({ ...shared, assumptions }));
    },
  };
}
