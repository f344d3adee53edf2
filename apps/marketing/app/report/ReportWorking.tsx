import { fill, pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import type { Assumed } from '@upcurve/site-content/report/assumed';
import * as words from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import type { ReportView } from '@upcurve/site-content/report/view';
import { basisTexts, leakRows } from '@upcurve/site-content/report/working';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SumTable } from '../layout/parts/SumTable.tsx';
import { AssumedForm } from './AssumedForm.tsx';
import styles from './ReportWorking.module.css';

interface ReportWorkingProps {
  view: ReportView;
  /** The level of the headings: 2 in a report, 3 in a sample on another page. */
  level?: 2 | 3;
  /** Asks who could make the calls. */
  caller?: ReactNode;
  /** Shows the report with these assumptions. In a sample they cannot be changed. */
  onReplace?: (replaced: Partial<Assumed>) => void;
}

/** What is folded below the first screen of a report: its sums, the other steps, and the plan. */
export function ReportWorking({ view, level = 2, caller, onReplace }: ReportWorkingProps) {
  const { estimate, steps, challenge } = view;
  return (
    <div className={`frame rows closed ${styles.working}`}>
      {estimate && (
        <Fold title={words.working.title} level={level}>
          <Money view={view} estimate={estimate} onReplace={onReplace} />
        </Fold>
      )}
      <Fold title={words.others.title} level={level}>
        <ul className="stack">
          {steps.slice(1).map(({ title, step, cost, keeps, link }) => (
            <li key={title}>
              <p className="subheading">{title}</p>
              <p>{step}</p>
              <p className="small">
                {[cost, keeps && fill(words.others.keeps, { sum: pounds(keeps) })]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {link?.startsWith('/lead-guide') && (
                <Link to={link} className="target not-printed">
                  {words.others.more}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
        {challenge && (
          <div>
            <p className="kicker">{words.others.challenge}</p>
            <blockquote className="quoted">{challenge.quote}</blockquote>
            <p className="subheading">{challenge.title}</p>
            <p>{challenge.text}</p>
            <Link to={challenge.link.to} className="target not-printed">
              {challenge.link.label}
            </Link>
          </div>
        )}
      </Fold>
      <Fold title={words.plan.title} level={level}>
        {caller}
        <Contract view={view} />
      </Fold>
    </div>
  );
}

function Fold({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Title = `h${level}` as const;
  return (
    <details>
      <summary className="disclosure">
        <Title className="subheading">{title}</Title>
      </summary>
      <div className={`stack ${styles.fold}`}>{children}</div>
    </details>
  );
}

function Money({ view, estimate, onReplace }: ReportWorkingProps & { estimate: Estimate }) {
  const { range, basis } = basisTexts(estimate, view.steps[0]);
  const { lost } = words.working;
  return (
    <>
      <SumTable
        title={words.working.title}
        isTitleHidden
        rows={[...leakRows(estimate, view.challenge), { label: lost, sum: estimate.lost, isSum: true }]}
      />
      <p className="small">{range}</p>
      <AssumedForm estimate={estimate} onReplace={onReplace} />
      <p className="small">{basis}</p>
    </>
  );
}

function Contract({ view: { verdictText, contract, criteria } }: { view: ReportView }) {
  return (
    <>
      <p>
        <strong>{verdictText.title}</strong> <span>{verdictText.text}</span>
      </p>
      {contract.length > 0 && (
        <>
          <SumTable title={words.plan.title} isTitleHidden rows={contract} />
          <p className="small">{`${words.plan.closes} ${words.plan.growth}`}</p>
        </>
      )}
      <Link to={paths.pricingInDetail()} className="target not-printed">
        {words.plan.link}
      </Link>
      {criteria.length > 0 && (
        <div>
          <p className="kicker">{words.plan.conditions}</p>
          <ul className={`rows ${styles.criteria}`}>
            {criteria.map(({ questionId, question, answer, isMet, state }) => (
              <li key={questionId}>
                <p>
                  {question} <span className="quiet">{answer}</span>
                </p>
                <p className={isMet ? 'small success' : 'small accent'}>{state}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
