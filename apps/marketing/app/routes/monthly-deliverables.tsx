import { deliverablesHead, deliverablesMeta } from '../content/deliverables.ts';
import { Arrivals } from '../features/deliverables/Arrivals.tsx';
import { DeliverablesNext } from '../features/deliverables/DeliverablesNext.tsx';
import { Month } from '../features/deliverables/Month.tsx';
import { MonthFigure } from '../features/deliverables/MonthFigure.tsx';
import { Report } from '../features/deliverables/Report.tsx';
import { SignOff } from '../features/deliverables/SignOff.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/monthly-deliverables';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...deliverablesMeta,
    path: paths.monthlyDeliverables(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
  });
}

export default function MonthlyDeliverables() {
  return (
    <>
      <PageHead
        kicker={deliverablesHead.kicker}
        title={deliverablesHead.title}
        lead={deliverablesHead.lead}
        actions={
          <>
            <a href="#month" className={buttons.secondary}>
              {deliverablesHead.toMonth}
            </a>
            <a href="#report" className={buttons.quiet}>
              {deliverablesHead.toReport}
            </a>
          </>
        }
        figure={<MonthFigure />}
      />
      <Month />
      <Arrivals />
      <SignOff />
      <Report />
      <DeliverablesNext />
    </>
  );
}
