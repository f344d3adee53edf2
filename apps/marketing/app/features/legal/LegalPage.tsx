import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import {
  LEGAL_VERSION,
  type LegalDocument,
  type LegalName,
  legalPage,
} from '../../content/legal/legal-document.ts';
import { legalLinks } from '../../content/site/navigation.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import styles from './LegalPage.module.css';
import { LegalPart } from './LegalPart.tsx';

interface LegalPageProps {
  name: LegalName;
  path: string;
  document: LegalDocument;
}

/** The viewBoxes of the drawings: clauses with the curve as their signature, a fingerprint, a page in its window. */
const VIEW_BOXES: Record<LegalName, string> = {
  'trading-terms': '-20 -20 1060 560',
  'privacy-policy': '-480 -380 960 800',
  terms: '-20 -20 1060 640',
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ name, path, document }: LegalPageProps) {
  const { email } = useSite().company;
  const { title, lead, summary, sections } = document;
  const others = legalLinks.filter(({ to }) => to !== path);
  return (
    <article>
      <PageHead
        kicker={legalPage.kicker}
        title={title}
        lead={lead}
        figure={<Drawing name={name} viewBox={VIEW_BOXES[name]} />}
        actions={
          <p className="small">
            {legalPage.version}{' '}
            <time className="strong" dateTime={LEGAL_VERSION}>
              {date.format(new Date(LEGAL_VERSION))}
            </time>
          </p>
        }
      />
      <section className="section" data-surface="blush" aria-labelledby="short-title">
        <div className="frame">
          <h2 id="short-title" className="kicker">
            {legalPage.summary}
          </h2>
          <dl className={styles.summary}>
            {summary.map(({ term, detail }) => (
              <div key={term}>
                <dt className="heading">{term}</dt>
                <dd className="quiet">{detail}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{legalPage.summaryNote}</p>
        </div>
      </section>
      <div className={styles.body}>
        <nav className={`sticky not-printed ${styles.contents}`} aria-labelledby="contents-title">
          <h2 id="contents-title" className="kicker">
            {legalPage.contents}
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section, place) => (
            <LegalPart key={section.id} section={section} number={place + 1} />
          ))}
          <footer className={`stack quiet ${styles.end}`}>
            <p>
              {legalPage.next}{' '}
              {email ? (
                <a href={`mailto:${email}`}>{email}</a>
              ) : (
                <Link to={paths.contact()}>{legalPage.contact}</Link>
              )}
            </p>
            <p>
              {legalPage.others}{' '}
              {others.map(({ label, to }, place) => (
                <span key={to}>
                  {place > 0 && ', '}
                  <Link to={to}>{label}</Link>
                </span>
              ))}
            </p>
          </footer>
        </div>
      </div>
    </article>
  );
}
