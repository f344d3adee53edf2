import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { today } from '../calendar/days.ts';
import { Audiences } from '../features/home/Audiences.tsx';
import { Cost } from '../features/home/cost/Cost.tsx';
import { Founder } from '../features/home/Founder.tsx';
import { Hero } from '../features/home/hero/Hero.tsx';
import { Proof } from '../features/home/proof/Proof.tsx';
import { readMonth } from '../features/home/proof/read-month.server.ts';
import { ServiceRows } from '../features/home/services/ServiceRows.tsx';
import { Testimonials } from '../features/home/testimonials/Testimonials.tsx';
import { InvoiceLines } from '../features/pricing/first-invoice/FirstInvoice.tsx';
import { firstInvoice } from '../features/pricing/first-invoice/first-invoice.ts';
import { guaranteeClause } from '../features/pricing/guarantee/guarantee-clause.server.ts';
import { HomeStories } from '../features/stories/HomeStories.tsx';
import { loadTeasers } from '../features/stories/read-stories.server.ts';
import { Leaving } from '../features/subscription/Leaving.tsx';
import { leavingThread } from '../features/subscription/leaving-thread.ts';
import { pageMeta } from '../page-meta.ts';
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
      <Cost invoice={<InvoiceLines lines={lines} />} clause={clause} />
      <Proof month={month} leaving={<Leaving {...leaving} />} />
      <Testimonials>
        <HomeStories stories={stories} />
      </Testimonials>
      <Audiences />
      <Founder />
    </>
  );
}
