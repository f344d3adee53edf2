import type { Change } from '@upcurve/site-content/report/changes';
import { changes as words } from '@upcurve/site-content/report/content/words';
import { changesLead, changesTitle, worthText } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import { Link } from 'react-router';
import styles from './ChangesPart.module.css';
import { below, type Level, Part } from './Part.tsx';

/** The changes that would raise the score most, each with its reason, its worth and its cost. */
export function ChangesPart({ view, level = 2 }: { view: ReportView; level?: Level }) {
  const { changes } = view;
  const title = changesTitle(view);
  if (changes.length === 0) {
    return <Part title={title} lead={words.none.text} level={level} children={null} />;
  }
  return (
    <Part title={title} lead={changesLead(view)} level={level} breaks>
      <ol className={`rows ${styles.list}`}>
        {changes.map((change) => (
          <ChangeItem key={change.questionId} change={change} view={view} level={level} />
        ))}
      </ol>
    </Part>
  );
}

function ChangeItem({ change, view, level }: { change: Change; view: ReportView; level: Level }) {
  const { title, why, gain, cost, link } = change;
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
        <p className="small">{`${words.cost}: ${cost}`}</p>
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
