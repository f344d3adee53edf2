import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { ASSUMED_LIMITS, type Assumed, isInPounds } from '@upcurve/site-content/report/assumed';
import { ending, instead, top } from '@upcurve/site-content/report/content/words';
import { type ReportView, viewOf } from '@upcurve/site-content/report/view';
import { type FormEvent, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keeping } from '../../../content/report-actions.ts';
import { ChoiceField } from '../../../forms/fields/ChoiceField.tsx';
import { NumberInput } from '../../../forms/fields/NumberInput.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { useSite } from '../../../layout/parts/use-site.ts';
import { ReportTop } from '../../../report/ReportTop.tsx';
import { ReportWorking } from '../../../report/ReportWorking.tsx';
import { useStepFocus } from '../steps/use-step-focus.ts';
import { draftOf, KeepReport } from './KeepReport.tsx';
import { type KeptReport, keepOwnFigures, readOwnFigures, sourceOf } from './kept-report.ts';
import styles from './Report.module.css';
import { Slots } from './Slots.tsx';

interface NextProps {
  view: ReportView;
  /** The report as the person to whom it is forwarded reads it. */
  forwarded: ReportView;
  resultToken: string;
  /** The visitor's name; empty for the person who decides. */
  name: string;
  /** When the coming meeting starts; null for the person who decides. */
  bookedFor: KeptReport['bookedFor'];
  replaced: ReportAssumptions;
}

/** What to do next: three slots, for someone who cannot decide a mail to who can, for a small clinic the free guide. */
function Next({ view, forwarded, resultToken, name, bookedFor, replaced }: NextProps) {
  const { verdict } = view;
  if (view.next === 'guide') {
    return (
      <Link to={instead.guide.to} className={buttons.primary}>
        {instead.guide.label}
        <Arrow />
      </Link>
    );
  }
  if (view.next === 'forward') {
    return (
      <>
        <a href={draftOf(forwarded, resultToken, replaced)} className={buttons.primary}>
          {keeping.owner}
          <Arrow />
        </a>
        <p className="small">{keeping.ownerNote}</p>
        <BookingLink className={buttons.quiet} resultToken={resultToken}>
          {keeping.ownBooking}
        </BookingLink>
      </>
    );
  }
  if (view.next === 'check') {
    return (
      <>
        <p className="small">{view.verdictText.text}</p>
        <BookingLink className={buttons.quiet} resultToken={resultToken}>
          {instead.book}
        </BookingLink>
      </>
    );
  }
  return (
    <Slots
      resultToken={resultToken}
      name={name}
      lead={view.invitation ?? ''}
      isYes={verdict?.answer === 'yes'}
      bookedFor={bookedFor}
    />
  );
}

type CheckProps = NonNullable<ReportView['check']> & {
  /** The report's assumptions; none while the turnover is unknown. */
  assumed: Assumed | undefined;
  onReplace: (own: ReportAssumptions) => void;
};

/** Asks for what could change the verdict. A figure that is sent unchanged is confirmed. */
function Check({ figure, label, assumed, onReplace }: CheckProps) {
  const [value, setValue] = useState((figure === 'budget' ? undefined : assumed?.[figure]) ?? Number.NaN);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!Number.isNaN(value)) onReplace({ [figure]: value });
  }
  return (
    <form className={`cluster ${styles.check}`} onSubmit={send}>
      <label htmlFor="checked" className="small">
        {label}
      </label>
      <NumberInput
        id="checked"
        name={figure}
        className={styles.checked}
        value={value}
        limits={ASSUMED_LIMITS[figure]}
        before={isInPounds(figure) ? '£' : undefined}
        onChange={setValue}
      />
      <button type="submit" className={buttons.secondary}>
        {top.use}
      </button>
    </form>
  );
}

/** Shows a visitor's report: one screen, and its working folded below. */
export function Report({ report }: { report: KeptReport }) {
  const { resultToken, canMail = false } = report;
  const { hash } = useLocation();
  const [replaced, setReplaced] = useState(() => readOwnFigures(resultToken, hash));
  const { phone } = useSite().company;
  const [opened] = useState(() => new URLSearchParams(hash.slice(1)));
  const isForDecider = opened.has('decide');
  const view = useMemo(
    () => viewOf(sourceOf(report), replaced, isForDecider ? 'decider' : 'visitor'),
    [report, replaced, isForDecider],
  );
  const forwarded = view.isForAnother ? viewOf(sourceOf(report), replaced, 'decider') : view;
  const replace = (own: ReportAssumptions) => {
    setReplaced(own);
    keepOwnFigures(resultToken, own);
  };
  const heading = useStepFocus<HTMLHeadingElement>(resultToken);
  const caller = view.caller && (
    <ChoiceField
      id="caller"
      words={{ name: 'caller', label: top.caller, options: top.callers }}
      value={view.caller}
      onChange={(chosen) => {
        replace({ ...replaced, caller: chosen as keyof typeof top.callers });
        heading.current?.focus();
      }}
    />
  );
  return (
    <article className={styles.report}>
      <ReportTop
        view={view}
        title={
          <h1 ref={heading} tabIndex={-1}>
            {view.title}
          </h1>
        }
        check={
          <>
            {view.caller === 'someone' && caller}
            {view.check && (
              <Check
                key={view.check.figure}
                {...view.check}
                assumed={view.estimate?.assumed}
                onReplace={(checked) => {
                  replace({ ...replaced, ...checked });
                  heading.current?.focus({ preventScroll: true });
                }}
              />
            )}
          </>
        }
        action={
          <Next
            {...{ view, forwarded, resultToken, replaced }}
            name={isForDecider ? '' : report.name}
            bookedFor={isForDecider ? null : report.bookedFor}
          />
        }
      />
      <ReportWorking
        view={view}
        caller={view.caller === 'nobody' && caller}
        onReplace={(figures) => replace({ ...(replaced.caller && { caller: replaced.caller }), ...figures })}
      />
      <div className={`frame not-printed ${styles.end}`}>
        <KeepReport
          view={forwarded}
          resultToken={resultToken}
          canMail={canMail && !isForDecider && !opened.has('mailed')}
          replaced={replaced}
        />
        <p className="cluster">
          {phone && (
            <span>
              {ending.call} <a href={phoneLink(phone)}>{phone}</a>
            </span>
          )}
          <Link to={paths.eligibility.thankYou()} className={buttons.quiet}>
            {ending.done}
          </Link>
        </p>
      </div>
    </article>
  );
}
