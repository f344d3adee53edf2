import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import type { Assumed } from '@upcurve/site-content/report/assumed';
import { money as words } from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import { leakRows, lossTexts, noLossText, uncountedLoss } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import { Link } from 'react-router';

import motion from '../../drawings/motion.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { AssumedForm } from './AssumedForm.tsx';
import styles from './MoneyPart.module.css';
import { below, type Level, Part } from './Part.tsx';

interface MoneyPartProps {
  view: ReportView;
  estimate: Estimate;
  level?: Level;
  /** Shows the report with these assumptions. Without it, the form leads to the calculator. */
  onReplace?: (replaced: Partial<Assumed>) => void;
}

/** The clinic's estimated loss by cause, with the first step against each, and every assumption as a field. */
export function MoneyPart({ view, estimate, level = 2, onReplace }: MoneyPartProps) {
  const { likely } = estimate;
  const { lead, result, basis } = lossTexts(estimate, view);
  const noLoss = noLossText(estimate);
  const uncounted = uncountedLoss(estimate, view);
  return (
    <Part title={words.title} lead={lead} level={level} breaks>
      <ul className={styles.leaks}>
        {leakRows(estimate, view).map(({ leak, name, sum, closedBy }) => (
          <li key={leak}>
            <span>{name}</span>
            <strong>{pounds(sum)}</strong>
            <svg className={motion.inView} aria-hidden="true">
              <rect
                className={`fill-accent ${motion.bar}`}
                width={`${(sum / Math.max(1, likely)) * 100}%`}
                height="100%"
              />
            </svg>
            {closedBy && <p className="small">{`${words.closedBy} ${closedBy}`}</p>}
          </li>
        ))}
        {uncounted && (
          <li>
            <span>{uncounted.name}</span>
            <em className="small">{uncounted.sum}</em>
            <p className="small">{uncounted.text}</p>
          </li>
        )}
        {noLoss && <li className="small">{noLoss}</li>}
      </ul>
      <AssumedForm
        estimate={estimate}
        heading={below(level)}
        result={result}
        basis={basis}
        onReplace={onReplace}
      />
    </Part>
  );
}

/** Shown if there is no estimate, because the turnover is missing or no answer could be better. */
export function MoneyUnknown({ isTight }: { isTight: boolean }) {
  const { title, text, link } = isTight ? words.tight : words.unknown;
  return (
    <Part title={title} lead={text}>
      <Link to={paths.calculator.questions()} className={buttons.secondary}>
        {link}
        <Arrow />
      </Link>
    </Part>
  );
}
