import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { serviceGroups, servicesPage } from '../content/services/overview.ts';
import { stepPoints } from '../drawings/curve.ts';
import { placeCurve } from '../drawings/place-curve.ts';
import styles from '../drawings/services/Drawing.module.css';
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

const FOOT = 330;
const rise = placeCurve({ x: 0, y: 40, width: 480, height: FOOT - 40 });
const stops = stepPoints(serviceGroups.flatMap(({ ids }) => ids).length).map((t) => ({ t, ...rise.at(t) }));

/** The stages with their first and last service on the curve. */
const stages = serviceGroups.map(({ title, ids }, place) => {
  const before = serviceGroups.slice(0, place).reduce((sum, group) => sum + group.ids.length, 0);
  return { title, first: stops[before]!, last: stops[before + ids.length - 1]! }; // One stop for each service.
});

/** Draws the rising curve with a dot for each service, grouped by the stages of the patient's journey. */
function JourneyDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 400" aria-hidden="true">
      <path className={styles.wash} d={rise.area} />
      {stages.map(({ title, first, last }, place) => (
        <g key={title}>
          <path
            className={styles.fine}
            d={`M${first.x} ${first.y + 14}V${FOOT + 12}H${last.x}V${last.y + 14}`}
          />
          <text
            // The last label would be wider than the drawing around its middle.
            x={place === stages.length - 1 ? 480 : (first.x + last.x) / 2}
            y={FOOT + 32}
            textAnchor={place === stages.length - 1 ? 'end' : 'middle'}
            fontSize="12.5"
            fill="currentColor"
          >
            {title}
          </text>
        </g>
      ))}
      <path className={styles.curve} d={rise.path} />
      {stops.map(({ t, x, y }, place) =>
        place === stops.length - 1 ? (
          <circle key={t} className={styles.gold} cx={x} cy={y} r="10" />
        ) : (
          <circle key={t} className={styles.accent} cx={x} cy={y} r="7" />
        ),
      )}
    </svg>
  );
}
