import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, type Shared, writeQuery } from '../../money/link.ts';
import { type Assumptions, type Figures, tidyAssumptions, tidyFigures } from '../../money/model.ts';

/**
 * Replaces the query of the page's address, so that a reload or the back button shows the same. Bypasses the router, for
 * which this would be a navigation that scrolls to the top.
 */
export function keepInAddress(search: string): void {
  history.replaceState(history.state, '', location.pathname + search);
}

/** Figures and assumptions, begun from the page's address. */
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
    /** Puts the shown values into the address; `part` has just changed. */
    settle: (part: Partial<Assumptions> = {}) => {
      const assumptions = tidyAssumptions({ ...shared.assumptions, ...part });
      keepInAddress(writeQuery({ ...shared, assumptions }));
    },
  };
}
