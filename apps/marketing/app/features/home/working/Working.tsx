import { working } from '../../../content/home/home-working.ts';
import shelf from '../testimonials/Shelf.module.css';
import { GuaranteePiece } from './GuaranteePiece.tsx';
import { LeakSum } from './LeakSum.tsx';
import { Papers } from './Papers.tsx';
import { ReportPiece } from './ReportPiece.tsx';
import styles from './Working.module.css';

/** The working behind the claims: what is promised, reported, asked and written, and a sum of the clinic's own. */
export function Working() {
  return (
    <section className={styles.working} data-surface="ink" aria-labelledby="working-title">
      <div className={styles.papers}>
        <header className={styles.head}>
          <h2 id="working-title" className="title">
            {working.title}
          </h2>
          <p className="quiet">{working.lead}</p>
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
