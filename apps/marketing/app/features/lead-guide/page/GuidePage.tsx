import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import type { GuideSection, GuideText } from '../../../content/lead-guide/blocks.ts';
import { type GuideSlug, guidePages } from '../../../content/lead-guide/pages.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';
import { CURVE_BOX, CURVE_PATH } from '../../../drawings/curve.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import type { loader } from '../../../root.tsx';
import { ContentsMenu, GuideContents, GuideSide, PagesMenu } from '../navigation/GuideNav.tsx';
import { stations } from '../overview/stations.ts';
import { PractisedTick } from '../progress/PractisedTick.tsx';
import { GuideBlocks } from './GuideBlocks.tsx';
import styles from './GuidePage.module.css';

interface GuidePageProps {
  slug: GuideSlug;
  title: string;
  /** The number of the page, from 1. */
  number: number;
  minutes: number;
  text: GuideText;
}

export function GuidePage({ slug, title, number, minutes, text }: GuidePageProps) {
  const { lead, sections, practice, offer } = text;
  return (
    <div className={`prints-alone ${styles.page}`}>
      <GuideSide />
      <GuideContents sections={sections} />
      <div className={styles.main}>
        <PagesMenu />
        <header className={styles.head}>
          <p className="kicker">
            {guideWords.pageOf(number, guidePages.length)}, {guideWords.minutes(minutes)}
          </p>
          <h1 className={`title ${styles.title}`}>{title}</h1>
          <p className="lead">{lead}</p>
          <StationStrip number={number} />
        </header>
        <ContentsMenu sections={sections} />
        {sections.map((section) => (
          <Part key={section.id} {...section} />
        ))}
        <PractisedTick slug={slug} practice={practice} />
        <Pager number={number} />
        <p className="quiet not-printed above-4">
          {offer.text}{' '}
          <Link to={offer.link.to} className="target accent strong">
            {offer.link.label} <Arrow />
          </Link>
        </p>
        <PrintedFrom path={paths.leadGuide.page(slug)} />
      </div>
    </div>
  );
}

function Part({ id, title, blocks }: GuideSection): ReactNode {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        <a href={`#${id}`} className={styles.anchor} aria-label={guideWords.linkTo(title)}>
          #
        </a>
      </h2>
      <GuideBlocks blocks={blocks} />
    </section>
  );
}

/** Prints the page's address, since links do not work on paper. */
function PrintedFrom({ path }: { path: string }) {
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <p className={styles.printed}>
      {guideWords.printedFrom} {site?.marketingUrl}
      {path}
    </p>
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

/** Shows the page's position in the guide: the curve up to its station, with later stations as rings. */
function StationStrip({ number }: { number: number }) {
  const here = stations[number - 1];
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path className="line-quiet" d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
      <path className="line" d={here?.path} vectorEffect="non-scaling-stroke" />
      {stations.map(({ point }, index) => (
        // A zero-length line with round caps is a dot that stays round when the drawing is stretched.
        <path
          key={point.x}
          className={index < number ? styles.passed : styles.coming}
          data-here={index === number - 1 || undefined}
          d={`M${point.x.toFixed(1)} ${point.y.toFixed(1)}h0.01`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
