import { paths } from '@upcurve/site-content/paths';
import { data, Link } from 'react-router';
import { today } from '../calendar/days.ts';
import { guaranteeLine } from '../content/home/evidence.ts';
import { audiences, comparison, fitChecker, founder } from '../content/home/home.ts';
import { footerAudiences } from '../content/site/navigation.ts';
import { ReportTable } from '../features/deliverables/ReportTable.tsx';
import { Cost } from '../features/home/Cost.tsx';
import styles from '../features/home/Home.module.css';
import { Hero } from '../features/home/hero/Hero.tsx';
import { Proof } from '../features/home/proof/Proof.tsx';
import { readMonth } from '../features/home/proof/read-month.server.ts';
import { ServiceRows } from '../features/home/services/ServiceRows.tsx';
import { Testimonials } from '../features/home/testimonials/Testimonials.tsx';
import { InvoiceLines } from '../features/pricing/first-invoice/FirstInvoice.tsx';
import { firstInvoice } from '../features/pricing/first-invoice/first-invoice.ts';
import { GuaranteeChart } from '../features/pricing/guarantee/GuaranteeChart.tsx';
import { guaranteeClause } from '../features/pricing/guarantee/guarantee-clause.server.ts';
import { HomeStories } from '../features/stories/HomeStories.tsx';
import { loadTeasers } from '../features/stories/read-stories.server.ts';
import { Leaving } from '../features/subscription/Leaving.tsx';
import { leavingThread } from '../features/subscription/leaving-thread.ts';
import { Section } from '../layout/page/Section.tsx';
import { Arrow } from '../layout/parts/Arrow.tsx';
import { BookingLink } from '../layout/parts/BookingLink.tsx';
import buttons from '../layout/parts/button.module.css';
import { useSite } from '../layout/parts/use-site.ts';
import { pageMeta } from '../page-meta.ts';
import { Picture } from '../pictures/Picture.tsx';
import { ownHeaders } from '../route-policy.ts';
import type { Route } from './+types/home';

export const headers = ownHeaders;

export async function loader() {
  const [{ data: teasers, init }, month] = await Promise.all([loadTeasers(), readMonth()]);
  const { lines } = firstInvoice(today());
  const leaving = leavingThread(today());
  return data({ ...teasers, month, clause: guaranteeClause(), lines, leaving }, init ?? undefined);
}

/** Opening or closing a story only changes the URL, so nothing is reloaded. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Marketing and sales for aesthetic clinics',
    description:
      'A Revenue Generating Department for medspas, plastic surgeons, dental clinics and dermatologists: marketing, sales calls and follow-up from one team.',
    path: paths.home(),
  });
}

/** Seven blocks, each the answer to a question that an owner asks. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { stories, month, clause, lines, leaving } = loaderData;
  return (
    <>
      <Hero />
      <ServiceRows />
      <Cost
        chart={
          <GuaranteeChart>
            <figcaption className="small above-1">{guaranteeLine}</figcaption>
          </GuaranteeChart>
        }
        invoice={<InvoiceLines lines={lines} />}
        clause={clause}
      />
      <Proof month={month} report={<ReportTable />} leaving={<Leaving {...leaving} />} />
      <Testimonials>
        <HomeStories stories={stories} />
      </Testimonials>
      <Audiences />
      <Founder />
    </>
  );
}

function Founder() {
  const { company } = useSite();
  return (
    <Section title={founder.title} shape="split">
      <div className={styles.founder}>
        <Picture picture={founder.picture} alt={founder.alt} />
        <div>
          <p className="heading">{founder.quote}</p>
          <p className="small">{company.founder ? `${company.founder}, ${founder.role}` : founder.role}</p>
        </div>
        <p className={styles.story}>{founder.story}</p>
      </div>
      <div className={`stack ${styles.fit}`}>
        <h3 className="subtitle">{fitChecker.title}</h3>
        <p>{fitChecker.text}</p>
        <BookingLink className={buttons.primary}>{fitChecker.book}</BookingLink>
      </div>
    </Section>
  );
}

function Audiences() {
  const { title, check } = audiences;
  return (
    <Section id="who-we-serve" title={title} surface="ink" shape="spread">
      <ul className={styles.kinds}>
        {footerAudiences.map((name) => (
          <li key={name} className="subheading">
            {name}
          </li>
        ))}
      </ul>
      <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.secondary}>
        {check}
        <Arrow />
      </Link>
      <div className={`above-4 ${styles.comparison}`}>
        <h3 className="subtitle">{comparison.title}</h3>
        <p className="small" aria-hidden="true">
          {comparison.without} / <span className="accent">{comparison.with}</span>
        </p>
        <ul className="rows">
          {comparison.rows.map((row) => (
            <li key={row.without} className={styles.row}>
              <p>
                <span className="visually-hidden">{comparison.without}: </span>
                {row.without}
              </p>
              <p className="accent">
                <span className="visually-hidden">{comparison.with}: </span>
                {row.with}
              </p>
            </li>
          ))}
        </ul>
        <p className="accent subheading">{comparison.turn}</p>
      </div>
    </Section>
  );
}
