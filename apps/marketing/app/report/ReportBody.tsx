import type { Assumed } from '@upcurve/site-content/report/assumed';
import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode, Ref } from 'react';
import { ChallengePart } from './parts/ChallengePart.tsx';
import { ChangesPart } from './parts/ChangesPart.tsx';
import { FitPart } from './parts/FitPart.tsx';
import { MoneyPart, MoneyUnknown } from './parts/MoneyPart.tsx';
import { MonthPart } from './parts/MonthPart.tsx';
import { StandingPart } from './parts/StandingPart.tsx';

interface ReportBodyProps {
  view: ReportView;
  onReplace: (replaced: Partial<Assumed>) => void;
  /** The heading of the part on the plan. */
  fit: Ref<HTMLHeadingElement>;
  /** The link to booking. */
  book: ReactNode;
}

/** All sections of the report below its head. */
export function ReportBody({ view, onReplace, fit, book }: ReportBodyProps) {
  const { challenge, estimate, early, weeks } = view;
  return (
    <>
      {challenge && <ChallengePart challenge={challenge} />}
      {estimate && <MoneyPart view={view} estimate={estimate} onReplace={onReplace} />}
      {!estimate && !early && <MoneyUnknown isTight={view.changes.length === 0} />}
      {early && <MonthPart weeks={weeks} />}
      <ChangesPart view={view} />
      {!early && <MonthPart weeks={weeks} />}
      <FitPart view={view} ref={fit} book={book} />
      <StandingPart view={view} />
    </>
  );
}
