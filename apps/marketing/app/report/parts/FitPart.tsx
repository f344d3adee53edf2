import { fill } from '@upcurve/site-content/money/format';
import { fit as words } from '@upcurve/site-content/report/content/words';
import { fitHead } from '@upcurve/site-content/report/texts';
import type { Criterion, ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode, Ref } from 'react';
import styles from './FitPart.module.css';
import { OfferCard } from './OfferCard.tsx';
import { below, type Level, Part } from './Part.tsx';

interface FitPartProps {
  view: ReportView;
  level?: Level;
  /** The heading of the part. */
  ref?: Ref<HTMLHeadingElement>;
  /** The link to booking on the plan's card. */
  book?: ReactNode;
}

/**
 * Whether the RGD suits the clinic, with each condition. Below, the plan that suits it, or advice for going on without
 * us.
 */
export function FitPart({ view, level = 2, ref, book }: FitPartProps) {
  const { isEligible, criteria } = view;
  return (
    <Part {...fitHead(view)} surface="blush" level={level} ref={ref}>
      {isEligible ? (
        <details className={styles.met}>
          <summary className="disclosure">{words.allMet}</summary>
          <Conditions criteria={criteria} />
        </details>
      ) : (
        <Conditions criteria={criteria} />
      )}
      <OfferCard view={view} heading={below(level)} book={book} />
    </Part>
  );
}

function Conditions({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ul className={`rows ${styles.criteria}`}>
      {criteria.map((criterion) => (
        <Condition key={criterion.questionId} criterion={criterion} />
      ))}
    </ul>
  );
}

function Condition({ criterion }: { criterion: Criterion }) {
  const { question, answer, wanted, isMet, note } = criterion;
  return (
    <li data-met={isMet || undefined}>
      <strong>{isMet ? words.met : words.notMet}</strong>
      <div>
        <p>{question}</p>
        <p className="small">{fill(words.answered, { answer: answer ?? words.nothing })}</p>
        {!isMet && <p className="small">{fill(words.wanted, { wanted })}</p>}
        {note && <p className="small">{note}</p>}
      </div>
    </li>
  );
}
