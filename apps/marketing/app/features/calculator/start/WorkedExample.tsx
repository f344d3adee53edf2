import { fill, formatPounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { exampleClinic } from '../../../content/calculator.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { LeakFigures, LossChart } from '../chart/LossChart.tsx';
import { exampleLoss, exampleValues } from '../example.ts';

/** The calculator's result for the example clinic. */
export function WorkedExample() {
  return (
    <Section
      title={exampleClinic.title}
      lead={fill(exampleClinic.lead, exampleValues)}
      surface="ink"
      shape="split"
    >
      <div className="stack">
        <p>
          <strong className="amount">{formatPounds(exampleLoss.month.likely)}</strong> {exampleClinic.month}
        </p>
        <LossChart loss={exampleLoss} isSmall />
        <p>{fill(exampleClinic.year, exampleValues)}</p>
        <LeakFigures leaks={exampleLoss.leaks} className="rows closed" />
        <p>
          <Link to={paths.calculator.results()} prefetch="intent" className={buttons.secondary}>
            {exampleClinic.open}
            <Arrow />
          </Link>
        </p>
      </div>
    </Section>
  );
}
