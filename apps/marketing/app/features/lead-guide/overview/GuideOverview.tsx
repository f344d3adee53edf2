import { Link } from 'react-router';
import { guideOverview } from '../../../content/lead-guide/overview.ts';
import { PageHead } from '../../../layout/page/PageHead.tsx';
import { Section } from '../../../layout/page/Section.tsx';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { ProgressSummary } from '../progress/ProgressSummary.tsx';
import { GuideCurve } from './GuideCurve.tsx';
import { type GuideEntry, GuideList } from './GuideList.tsx';
import styles from './GuideOverview.module.css';

const { kicker, title, lead, begin, pages: list, purpose, use, lines, next } = guideOverview;

/** The front page of the guide: its purpose, its pages, and the reader's progress. */
export function GuideOverview({ pages }: { pages: readonly GuideEntry[] }) {
  return (
    <div className={`prints-alone ${styles.overview}`}>
      <PageHead
        kicker={kicker}
        title={title}
        lead={lead}
        actions={
          <Link to={begin.to} prefetch="intent" className={buttons.primary}>
            {begin.label}
            <Arrow />
          </Link>
        }
      />
      <div className={`frame ${styles.curve}`}>
        <GuideCurve />
      </div>
      <Section title={list.title} lead={list.lead} shape="split">
        <ProgressSummary />
        <GuideList pages={pages} />
      </Section>
      <Section title={purpose.title} shape="split" surface="blush">
        <div className="stack measure">
          {purpose.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className={styles.useTitle}>{use.title}</h3>
        <ol className={styles.steps}>
          {use.steps.map((step) => (
            <li key={step.title}>
              <strong className={styles.step}>{step.title}</strong>
              {step.text}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={lines.title} lead={lines.lead} surface="ink">
        <ul className={styles.lines}>
          {lines.items.map((line) => (
            <li key={line.title}>
              <h3 className={`subheading ${styles.line}`}>{line.title}</h3>
              <p>{line.text}</p>
            </li>
          ))}
        </ul>
        <p className={`small ${styles.caveat}`}>{lines.caveat}</p>
      </Section>
      <Section title={next.title} lead={next.text}>
        <Link to={next.link.to} prefetch="intent" className={buttons.primary}>
          {next.link.label}
          <Arrow />
        </Link>
      </Section>
    </div>
  );
}
