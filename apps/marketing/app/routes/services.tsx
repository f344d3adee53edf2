import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { serviceGroups, servicesPage } from '../content/services/overview.ts';
import { JourneyDrawing } from '../features/services/JourneyDrawing.tsx';
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

/** Lists the nine services, grouped by stage of the patient's journey. */
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
