import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readQuery, type Shared, writeQuery } from '../../money/link.ts';
import { type Assumptions, type Figures, tidyAssumptions, tidyFigures } from '../../money/model.ts';
import { keepInAddress } from './keep-in-address.ts';

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
    /** Makes the address tell what is shown now; `part` has been changed a moment ago. */
    settle: (part: Partial<Assumptions> = {}) => {
      const assumptions = tidyAssumptions({ ...shared.assumptions, ...part });
      keepInAddress(writeQuery({ ...shared, assumptions }));
    },
  };
}
