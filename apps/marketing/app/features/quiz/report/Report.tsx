import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { ASSUMED_LIMITS, type Assumed, isInPounds } from '@upcurve/site-content/report/assumed';
import { ending, instead, top, working } from '@upcurve/site-content/report/content/words';
import type { CheckedFigure as Figure } from '@upcurve/site-content/report/title';
import { type ReportView, viewOf } from '@upcurve/site-content/report/view';
import { type FormEvent, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { keeping } from '../../../content/report-actions.ts';
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
  replaced: Partial<Assumed>;
}

/** What to do next: three slots, for someone who cannot decide a mail to who can, for a small clinic the free guide. */
function Next({ view, forwarded, resultToken, name, replaced }: NextProps) {
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
  const { slots, slotsNotYet, slotsOwnTeam } = instead;
  const free = { yes: slots, notYet: slotsNotYet, no: slotsOwnTeam }[verdict?.answer ?? 'yes'];
  return <Slots resultToken={resultToken} name={name} lead={free} isYes={verdict?.answer === 'yes'} />;
}

interface CheckedFigureProps {
  figure: Figure;
  /** The report's assumptions; none while the figure is unknown. */
  assumed: Assumed | undefined;
  onReplace: (replaced: Partial<Assumed>) => void;
}

/** Asks for a figure that is missing or explains too little of the turnover. Sent unchanged, it is confirmed. */
function CheckedFigure({ figure, assumed, onReplace }: CheckedFigureProps) {
  const [value, setValue] = useState(assumed?.[figure] ?? Number.NaN);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!Number.isNaN(value)) onReplace({ [figure]: value });
  }
  return (
    <form onSubmit={send}>
      <label htmlFor="checked">{working.fields[figure]}</label>
      <div className="cluster">
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
      </div>
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
  const replace = (figures: Partial<Assumed>) => {
    setReplaced(figures);
    keepOwnFigures(resultToken, figures);
  };
  const heading = useStepFocus<HTMLHeadingElement>(resultToken);
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
          view.check && (
            <CheckedFigure
              figure={view.check}
              assumed={view.check === 'budget' ? undefined : view.estimate?.assumed}
              onReplace={(checked) => replace({ ...replaced, ...checked })}
            />
          )
        }
        action={
          <Next {...{ view, forwarded, resultToken, replaced }} name={isForDecider ? '' : report.name} />
        }
      />
      <ReportWorking view={view} onReplace={replace} />
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
