import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { serviceGroups, servicesPage } from '../content/services/overview.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { ServiceLinks } from '../features/services/ServiceLinks.tsx';
import { Closing } from '../layout/footer/Closing.tsx';
import { PageHead } from '../layout/page/PageHead.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Arrow } from '../layout/parts/Arrow.tsx';
import { BookingLink } from '../layout/parts/BookingLink.tsx';
import buttons from '../layout/parts/button.module.css';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/services';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...servicesPage.meta, path: paths.services() });
}

export default function Services() {
  const { label, title, lead, check, prices, closing } = servicesPage;
  return (
    <>
      <PageHead
        kicker={label}
        title={title}
        lead={lead}
        figure={<JourneyDrawing />}
        isWideOnly
        actions={
          <>
            <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
              {check}
              <Arrow />
            </Link>
            <Link to={`${paths.pricingInDetail()}#comparison`} className={buttons.quiet}>
              {prices}
            </Link>
          </>
        }
      />
      {serviceGroups.map((group, place) => (
        <Section
          key={group.title}
          title={group.title}
          lead={group.line}
          surface={place === 1 ? 'blush' : undefined}
          shape="split"
        >
          <ServiceLinks ids={group.ids} />
        </Section>
      ))}
      <Closing
        title={closing.title}
        lead={closing.lead}
        actions={
          <BookingLink className={buttons.primary}>
            {closing.book}
            <Arrow />
          </BookingLink>
        }
      />
    </>
  );
}

/** The middle of each stage's name below the drawing; the last would be wider than the drawing around its middle. */
const PLACES = [
  { x: 91, textAnchor: 'middle' },
  { x: 235, textAnchor: 'middle' },
  { x: 480, textAnchor: 'end' },
] as const;

/** The rising curve with a dot for each service, grouped by the stages of the patient's journey. */
function JourneyDrawing() {
  return (
    <Drawing name="journey">
      {serviceGroups.map(({ title }, stage) => (
        <text key={title} {...PLACES[stage]} y="362" fontSize="12.5" fill="currentColor">
          {title}
        </text>
      ))}
    </Drawing>
  );
}
