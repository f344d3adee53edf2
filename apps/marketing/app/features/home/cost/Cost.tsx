import { paths } from '@upcurve/site-content/paths';
import { rules } from '@upcurve/site-content/pricing/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cost, guaranteePiece } from '../../../content/home/evidence.ts';
import { guaranteeExample } from '../../../content/pricing/guarantee-example.ts';
import { CURVE_BOX, curveAtWidth, curveUpTo } from '../../../drawings/curve.ts';
import { Section } from '../../../layout/page/Section.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';
import styles from './Cost.module.css';

interface CostProps {
  /** The lines of an example. */
  invoice: ReactNode;
  /** The clause of the trading terms that waives the fee. */
  clause: string;
}

/** Shows what the plans cost and guarantee; an invoice and the clause open below. */
export function Cost({ invoice, clause }: CostProps) {
  const { title, lead, invoice: example, clause: signed, plans } = cost;
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

/** The months drawn, the month in which the curve reaches the target, and the months without a fee. */
const MONTHS = Array.from({ length: 15 }, (_, place) => place + 1);
const REACHED = 14;
const isFree = (month: number) => month > rules.targetMonth && month <= REACHED;

/** In percent of the height: the target, and in proportion the turnover before the first month. */
const TARGET = 88;
const START = (TARGET * guaranteeExample.baseline) / guaranteeExample.target;
const heightIn = (month: number) => {
  const { y } = curveUpTo(curveAtWidth(Math.min(1, month / REACHED))).point;
  return START + (TARGET - START) * ((380 - y) / (CURVE_BOX.height - 40));
};
const bar = (month: number) => {
  const height = heightIn(month).toFixed(1);
  return `M${month * 10 - 9} 100v-${height}h8v${height}z`;
};

/** The text below a bar. Other months have none, because fifteen numbers collide on phones. */
const labelOf = (month: number) => {
  if (isFree(month)) return guaranteePiece.free;
  return month === 1 || month === rules.targetMonth ? `${guaranteePiece.month} ${month}` : undefined;
};

/** Draws fifteen months of the guarantee's worked example: turnover as bars; below them, the months without a fee. */
function GuaranteePiece() {
  const { target, start, text } = guaranteePiece;
  return (
    <figure className={styles.guarantee}>
      <div className={styles.plot} aria-hidden="true">
        <span>{target}</span>
        <div className={styles.bars}>
          <svg viewBox="0 0 150 100" preserveAspectRatio="none" aria-hidden="true">
            {MONTHS.map((month) => (
              <path key={month} d={bar(month)} data-free={isFree(month) || undefined} />
            ))}
            <path className={styles.target} d={`M0 ${100 - TARGET}H150`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.start}>{start}</span>
        </div>
        <ol className={styles.months}>
          {MONTHS.map((month) => (
            <li key={month} data-free={isFree(month) || undefined}>
              {labelOf(month)}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="small measure">{text}</figcaption>
    </figure>
  );
}
