import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GuideSection, GuideText } from '../../../content/lead-guide/blocks.ts';
import { guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { ContentsMenu, GuideContents, GuideSide, PagesMenu } from '../navigation/GuideNav.tsx';
import { GuideBlocks } from './GuideBlocks.tsx';
import styles from './GuidePage.module.css';

interface GuidePageProps {
  title: string;
  /** The number of the page, from 1. */
  number: number;
  text: GuideText;
}

export function GuidePage({ title, number, text }: GuidePageProps) {
  const { lead, sections, offer } = text;
  return (
    <div className={`prints-alone ${styles.page}`}>
      <GuideSide />
      <GuideContents sections={sections} />
      <div className={styles.main}>
        <PagesMenu />
        <header className={styles.head}>
          <p className="kicker">{guideWords.pageOf(number, guidePages.length)}</p>
          <h1 className={`title ${styles.title}`}>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <ContentsMenu sections={sections} />
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
        <Pager number={number} />
        <p className="quiet not-printed above-4">
          {offer.text}{' '}
          <Link to={offer.link.to} className="target accent strong">
            {offer.link.label} <Arrow />
          </Link>
        </p>
      </div>
    </div>
  );
}

function Part({ id, title, blocks }: GuideSection): ReactNode {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <GuideBlocks blocks={blocks} />
    </section>
  );
}

/** Links to the previous and next page; the overview comes before the first. */
function Pager({ number }: { number: number }) {
  const before = guidePages[number - 2];
  const after = guidePages[number];
  return (
    <nav className={`not-printed ${styles.pager}`} aria-label={`${guideWords.previous}, ${guideWords.next}`}>
      <Link
        to={before ? paths.leadGuide.page(before.slug) : paths.leadGuide.overview()}
        rel="prev"
        prefetch="intent"
      >
        <span className="kicker">{guideWords.previous}</span>
        {before?.title ?? guideWords.home}
      </Link>
      <Link
        to={after ? paths.leadGuide.page(after.slug) : paths.leadGuide.overview()}
        rel="next"
        prefetch="intent"
        className={styles.next}
      >
        <span className="kicker">{guideWords.next}</span>
        {after?.title ?? guideWords.home}
      </Link>
    </nav>
  );
}
