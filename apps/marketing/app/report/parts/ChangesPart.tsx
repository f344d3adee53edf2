import { paths } from '@upcurve/site-content/paths';
import type { Change } from '@upcurve/site-content/report/changes';
import { changes as words } from '@upcurve/site-content/report/content/words';
import { changesLead, changesTitle, worthText } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import { services } from '@upcurve/site-content/services';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './ChangesPart.module.css';
import { below, type Level, Part } from './Part.tsx';
import { ScoreScale } from './ScoreScale.tsx';

/** The changes that would raise the score most, each with its reason, the next answer, and the new score. */
export function ChangesPart({ view, level = 2 }: { view: ReportView; level?: Level }) {
  const { changes, score, scoreAfter } = view;
  const title = changesTitle(view);
  if (changes.length === 0) {
    return <Part title={title} lead={words.none.text} level={level} children={null} />;
  }
  return (
    <Part title={title} lead={changesLead(view)} level={level} breaks>
      {scoreAfter !== null && <ScoreScale score={score} after={scoreAfter} changes={changes} />}
      <ol className={`rows ${styles.list}`}>
        {changes.map((change) => (
          <ChangeItem key={change.questionId} change={change} view={view} level={level} />
        ))}
      </ol>
    </Part>
  );
}

function ChangeItem({ change, view, level }: { change: Change; view: ReportView; level: Level }) {
  const { title, why, gain, cost, question, today, next, link } = change;
  const Title = below(level);
  return (
    <li className={view.isScored ? 'columns' : undefined}>
      {view.isScored && (
        <p className={styles.gain}>
          <strong>
            +{gain} <span>{gain === 1 ? 'point' : 'points'}</span>
          </strong>
          <small className="small">{worthText(change, view)}</small>
        </p>
      )}
      <div>
        <Title className="heading">{title}</Title>
        <p className={styles.why}>{why}</p>
        <dl className={styles.step}>
          <div className={styles.answer}>
            <dt className="quiet">{question}</dt>
            <dd>
              {today || words.unanswered}
              {next.length > 0 && (
                <>
                  {' '}
                  <span aria-hidden="true">→</span>
                  <span className="visually-hidden">{words.next}:</span> <strong>{next.join(', ')}</strong>
                </>
              )}
            </dd>
          </div>
          <div>
            <dt className="quiet">{words.cost}</dt>
            <dd>{cost}</dd>
          </div>
          {view.isEligible && (
            <div>
              <dt className="quiet">{words.services}</dt>
              <dd>
                {change.services.map((id, place) => (
                  <Fragment key={id}>
                    {place > 0 && ', '}
                    <Link to={paths.service(services[id].slug)}>{services[id].label}</Link>
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
        </dl>
        {link && !link.startsWith('/services/') && (
          <Link to={link} className="target not-printed">
            {words.more}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}
