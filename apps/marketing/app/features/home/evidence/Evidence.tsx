import { evidence } from '../../../content/home/evidence.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { IntroFilm } from '../film/IntroFilm.tsx';
import styles from './Evidence.module.css';
import { GuaranteePiece } from './GuaranteePiece.tsx';
import { ReportPiece } from './ReportPiece.tsx';

/** The evidence for our claims: the film, the guarantee and the report. */
export function Evidence() {
  return (
    <Section title={evidence.title} lead={evidence.lead} surface="ink" shape="spread">
      <IntroFilm />
      <div className={styles.pieces}>
        <GuaranteePiece />
        <ReportPiece />
      </div>
    </Section>
  );
}
