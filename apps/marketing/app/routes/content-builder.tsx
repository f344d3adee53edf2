import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import { closing, head, words } from '../content/content-builder.ts';
import styles from '../drawings/services/Drawing.module.css';
import { ContentBuilder } from '../features/content-builder/ContentBuilder.tsx';
import { PageHead } from '../layout/page/PageHead.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Arrow } from '../layout/parts/Arrow.tsx';
import { BookingLink } from '../layout/parts/BookingLink.tsx';
import buttons from '../layout/parts/button.module.css';
import { pageMeta } from '../page-meta.ts';
import type { PagePolicy } from '../route-policy.ts';
import type { Route } from './+types/content-builder';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** The drawing of the page: a sheet of blocks, and a pen line that leaves it as the rising curve. */
function SheetDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 560 460" aria-hidden="true">
      <path className={styles.fine} d="M96 60H360V430H96Z" />
      <path className={styles.bold} d="M126 100H296M126 124H236" />
      <path className={styles.fine} d="M126 164H330M126 182H330M126 200H284" />
      <path className={styles.wash} d="M126 228H330V288H126Z" />
      <path className={styles.curve} d="M146 262q0-14 12-18M166 262q0-14 12-18" />
      <path className={styles.fine} d="M196 250H310M196 266H276M126 322H250" />
      <path className={styles.curve} d="M296 322H330" />
      <path className="fill-text" d="M142 356H226a16 16 0 0 1 0 32H142a16 16 0 0 1 0-32Z" />
      <path className={styles.curve} d="M20 446C250 446 370 350 494 66" />
      <path className={styles.sheet} d="M494 66l2-30 34-62 22 12-34 62-24 18ZM496 36l22 12M530-26l22 12" />
    </svg>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Content builder for clinics, a demo',
    description:
      'Write a treatment page or a social post for your clinic, see it on a phone as you type, and have it checked against the rules for advertising medicines.',
    path: paths.contentBuilder(),
    isIndexed: false,
  });
}

export default function Page() {
  return (
    <>
      <PageHead
        kicker={head.kicker}
        title={head.title}
        lead={head.lead}
        figure={<SheetDrawing />}
        actions={
          <a href="#builder" className={buttons.primary}>
            {head.begin}
          </a>
        }
      />
      <Section id="builder" title={words.title} surface="blush">
        <ContentBuilder />
      </Section>
      <Section title={closing.title} lead={closing.text}>
        <div className="cluster">
          <BookingLink className={buttons.primary}>
            {closing.book}
            <Arrow />
          </BookingLink>
          <Link to={paths.service(services.content.slug)} prefetch="intent" className={buttons.quiet}>
            {closing.service}
          </Link>
        </div>
      </Section>
    </>
  );
}
