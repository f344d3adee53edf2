import { paths } from '@upcurve/site-content/paths';
import { Link, useSearchParams } from 'react-router';
import { thankYouPage } from '../../content/contact/contact.ts';
import { RequestedTimeSlip } from '../../features/booking/RequestedTimeSlip.tsx';
import { TestCallSlip } from '../../features/booking/TestCallSlip.tsx';
import styles from '../../features/contact/Contact.module.css';
import { readRequestedTime } from '../../forms/calendar/requested-time.ts';
import { readTestCall } from '../../forms/calendar/test-call.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/thank-you';

/** With a query, the page shows the visitor's request, so it must not be cached for others. */
export const handle: RoutePolicy = {
  varyBy: (query) => (query.toString() ? 'all' : []),
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Thank you', path: paths.thankYou(), isIndexed: false });
}

const targets = {
  calculator: paths.calculator.start(),
  eligibility: paths.eligibility.welcome(),
  leadGuide: paths.leadGuide.overview(),
};

export default function ThankYou() {
  const { title, text, home, guide, next } = thankYouPage;
  const [query] = useSearchParams();
  const requestedTime = readRequestedTime(query);
  const call = readTestCall(query);
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        lead={text}
        actions={
          <Link to={paths.home()} className={buttons.primary}>
            {home}
          </Link>
        }
      />
      <div className={`stack ${styles.main}`}>
        {requestedTime && <RequestedTimeSlip requestedTime={requestedTime} />}
        {call && <TestCallSlip call={call} />}
        {/* Only visible with the fragment #guide, after the visitor requested the guide. */}
        <section id="guide" className={styles.guide} aria-labelledby="guide-title">
          <h2 id="guide-title">{guide.title}</h2>
          <p>{guide.text}</p>
          <a href={paths.ebookFile()} className={buttons.primary} download>
            {guide.download}
          </a>
        </section>
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="heading">
            {next.title}
          </h2>
          <ul className={`rows above-2 measure ${styles.links}`}>
            {next.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={targets[to]}>
                  {label}
                  <Arrow />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
