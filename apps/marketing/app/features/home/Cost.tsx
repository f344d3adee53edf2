import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cost } from '../../content/home/evidence.ts';
import { Section } from '../../layout/page/Section.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Fold, Folds } from '../../layout/parts/Fold.tsx';

interface CostProps {
  /** The guarantee's worked example. */
  chart: ReactNode;
  /** The lines of an example. */
  invoice: ReactNode;
  /** The clause of the trading terms that waives the fee. */
  clause: string;
}

/** Shows what the plans cost and guarantee; an invoice and the clause open below. */
export function Cost({ chart, invoice, clause }: CostProps) {
  const { title, lead, invoice: example, clause: signed, plans } = cost;
  return (
    <Section title={title} lead={lead} surface="ink" shape="split">
      <div className="below-4">{chart}</div>
      <Folds>
        <Fold title={signed.title}>
          <blockquote className="measure">{clause}</blockquote>
          <Link to={signed.to} className={buttons.quiet}>
            {signed.link}
          </Link>
        </Fold>
        <Fold title={example.title}>
          {invoice}
          <Link to={example.to} className={buttons.quiet}>
            {example.link}
          </Link>
        </Fold>
      </Folds>
      <Link to={paths.pricing()} prefetch="intent" className={buttons.quiet}>
        {plans}
      </Link>
    </Section>
  );
}
