import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { proof } from '../../../content/home/evidence.ts';
import type { MonthInFigures } from '../../../content/home/own-month.server.ts';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { FigureList } from '../../../layout/parts/FigureList.tsx';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';

interface ProofProps {
  /** Our own month in figures, if there is one to show. */
  month: MonthInFigures | null;
  report: ReactNode;
  leaving: ReactNode;
}

/** What an owner can check today: our own month once it is counted, a test call, a month's report, and how a client leaves. */
export function Proof({ month, report, leaving }: ProofProps) {
  const { title } = proof;
  return (
    <Section title={title} shape="split">
      {month && (
        <div className="stack">
          <h3>{month.title}</h3>
          <p className="quiet">{month.lead}</p>
          <FigureList items={month.figures} />
        </div>
      )}
      <Folds>
        <Fold title={proof.call.title}>
          <p>{proof.call.text}</p>
          <Link to={proof.call.to} className={buttons.quiet}>
            {proof.call.link}
          </Link>
        </Fold>
        <Fold title={proof.report.title}>
          {report}
          <Link to={proof.report.to} className={buttons.quiet}>
            {proof.report.link}
          </Link>
        </Fold>
        <Fold title={proof.leaving.title}>
          {leaving}
          <Link to={proof.leaving.to} className={buttons.quiet}>
            {proof.leaving.link}
          </Link>
        </Fold>
      </Folds>
    </Section>
  );
}
