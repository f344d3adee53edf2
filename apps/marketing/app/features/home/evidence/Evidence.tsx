import { Link } from 'react-router';
import { evidence, papers } from '../../../content/home/evidence.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { IntroFilm } from '../film/IntroFilm.tsx';
import styles from './Evidence.module.css';
import { GuaranteePiece } from './GuaranteePiece.tsx';
import { ReportPiece } from './ReportPiece.tsx';

/** The evidence for our claims: the film, the guarantee, the report, and links to prices and terms. */
export function Evidence() {
  return (
    <Section title={evidence.title} lead={evidence.lead} surface="ink" shape="spread">
      <IntroFilm />
      <div className={styles.pieces}>
        <GuaranteePiece />
        <ReportPiece />
      </div>
      <ul className={`rows ${styles.papers}`}>
        {papers.map(({ title, text, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent">
              <h3 className={styles.name}>{title}</h3>
              <Arrow />
              <p className="small not-on-phones">{text}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
