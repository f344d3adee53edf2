import { ChallengePart } from './parts/ChallengePart.tsx';
import { ChangesPart } from './parts/ChangesPart.tsx';
import { FitPart } from './parts/FitPart.tsx';
import { MoneyPart, MoneyUnknown } from './parts/MoneyPart.tsx';
import { MonthPart } from './parts/MonthPart.tsx';
import type { Level } from './parts/Part.tsx';
import { StandingPart } from './parts/StandingPart.tsx';
import type { ReportView } from './view.ts';

/** All sections of the report below its head. */
export function ReportBody({ view, level }: { view: ReportView; level?: Level }) {
  const { challenge, estimate, weeks, bars } = view;
  return (
    <>
      {challenge && <ChallengePart challenge={challenge} level={level} />}
      {estimate ? (
        <MoneyPart estimate={estimate} level={level} />
      ) : (
        <MoneyUnknown isTight={view.changes.length === 0} level={level} />
      )}
      <ChangesPart view={view} level={level} />
      <MonthPart weeks={weeks} level={level} />
      {bars.length > 0 && <StandingPart bars={bars} level={level} />}
      <FitPart view={view} level={level} />
    </>
  );
}
