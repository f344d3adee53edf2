import { Link } from 'react-router';
import { evidence, papers } from '../../../content/home/evidence.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import shelf from '../testimonials/Shelf.module.css';
import styles from './Evidence.module.css';
import { GuaranteePiece } from './GuaranteePiece.tsx';
import { LeakSum } from './LeakSum.tsx';
import { ReportPiece } from './ReportPiece.tsx';

/**
 * The evidence for our claims: guarantee, report, answers and articles, plus a calculation for the visitor's clinic.
 */
export function Evidence() {
  return (
    <section className={styles.evidence} data-surface="ink" aria-labelledby="evidence-title">
      <div className={styles.papers}>
        <header className={styles.head}>
          <h2 id="evidence-title" className="title">
            {evidence.title}
          </h2>
          <p className="quiet">{evidence.lead}</p>
        </header>
        <div className={`${shelf.shelf} ${styles.pieces}`} data-of="2">
          <GuaranteePiece />
          <ReportPiece />
        </div>
        <LeakSum />
        <Papers />
      </div>
    </section>
  );
}

/** One line each on price, cancellation and method, with links to the full pages. */
function Papers() {
  return (
    <ul className={`rows ${styles.more}`}>
      {papers.map(({ title, text, to }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            <h3 className={styles.name}>{title}</h3>
            <Arrow />
            <p className="small">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
