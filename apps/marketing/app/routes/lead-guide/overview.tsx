import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { guideOverview } from '../../content/lead-guide/overview.ts';
import { type GuideSlug, guidePages } from '../../content/lead-guide/pages.ts';
import { handbook } from '../../content/lead-guide/read-guide.server.ts';
import { Drawing } from '../../drawings/Drawing.tsx';
import styles from '../../features/lead-guide/overview/GuideOverview.module.css';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/overview';

export const loader = () => guidePages.map((page) => ({ ...page, summary: handbook[page.slug].summary }));

export function meta({ matches }: Route.MetaArgs) {
  const { searchTitle, description } = guideOverview;
  return pageMeta(matches, { title: searchTitle, description, path: paths.leadGuide.overview() });
}

export default function GuideOverview({ loaderData: pages }: Route.ComponentProps) {
  const { kicker, title, lead, begin, pages: list, purpose, lines, next } = guideOverview;
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
        <Drawing name="lead-guide" viewBox="0 0 1000 400" />
      </div>
      <Section title={list.title} lead={list.lead} shape="split">
        <GuideList pages={pages} />
      </Section>
      <Section title={purpose.title} shape="split" surface="blush">
        <div className="stack measure">
          {purpose.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
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
        <p className="small above-4 measure">{lines.caveat}</p>
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

interface GuideEntry {
  slug: GuideSlug;
  title: string;
  summary: string;
}

function GuideList({ pages }: { pages: readonly GuideEntry[] }) {
  return (
    <ol className="rows closed">
      {pages.map(({ slug, title, summary }, index) => (
        <li key={slug} className={styles.item}>
          <span className="accent heading" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>
              <Link to={paths.leadGuide.page(slug)} prefetch="intent" className="covering">
                {title}
              </Link>
            </h3>
            <p className="quiet measure">{summary}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
