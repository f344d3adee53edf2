import { Link } from 'react-router';
import { closing, head, words } from '../content/content-builder.ts';
import { services } from '../content/services.ts';
import { ContentBuilder } from '../features/content-builder/ContentBuilder.tsx';
import { SheetDrawing } from '../features/content-builder/SheetDrawing.tsx';
import { Arrow } from '../layout/Arrow.tsx';
import { BookingLink } from '../layout/BookingLink.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/content-builder';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Content builder for clinics, a demo',
    description:
      'Write a treatment page or a social post for your clinic, see it on a phone as you type, and have it checked against the rules for advertising medicines.',
    path: paths.contentBuilder(),
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
