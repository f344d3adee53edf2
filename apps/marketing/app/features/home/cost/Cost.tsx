import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { cost, leak } from '../../../content/home/evidence.ts';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';
import { InvoiceLines } from '../../pricing/first-invoice/FirstInvoice.tsx';
import type { FirstInvoiceFacts } from '../../pricing/first-invoice/first-invoice.ts';
import { GuaranteePiece } from './GuaranteePiece.tsx';
import { LeakSum } from './LeakSum.tsx';

interface CostProps extends Pick<FirstInvoiceFacts, 'lines'> {
  /** The clause of the trading terms that waives the fee. */
  clause: string;
}

/** Shows what the plans cost and guarantee; an invoice, the clause and a calculation open below. */
export function Cost({ lines, clause }: CostProps) {
  const { title, lead, invoice, clause: signed, plans } = cost;
  return (
    <Section title={title} lead={lead} surface="ink" shape="split">
      <GuaranteePiece />
      <Folds>
        <Fold title={signed.title}>
          <blockquote className="measure">{clause}</blockquote>
          <Link to={signed.to} className={buttons.quiet}>
            {signed.link}
          </Link>
        </Fold>
        <Fold title={invoice.title}>
          <InvoiceLines lines={lines} />
          <Link to={invoice.to} className={buttons.quiet}>
            {invoice.link}
          </Link>
        </Fold>
        <Fold title={leak.title}>
          <LeakSum />
        </Fold>
      </Folds>
      <Link to={paths.pricing()} prefetch="intent" className={buttons.quiet}>
        {plans}
      </Link>
    </Section>
  );
}
