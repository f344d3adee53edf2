import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { Audiences } from '../features/home/Audiences.tsx';
import { Department } from '../features/home/Department.tsx';
import { Evidence } from '../features/home/evidence/Evidence.tsx';
import { Hero } from '../features/home/hero/Hero.tsx';
import { PainPoints } from '../features/home/PainPoints.tsx';
import { ServiceRows } from '../features/home/services/ServiceRows.tsx';
import { readMonth } from '../features/home/testimonials/read-month.server.ts';
import { Testimonials } from '../features/home/testimonials/Testimonials.tsx';
import { HomeStories } from '../features/stories/HomeStories.tsx';
import { loadTeasers } from '../features/stories/read-stories.server.ts';
import { pageMeta } from '../page-meta.ts';
import { ownHeaders, type PagePolicy } from '../route-policy.ts';
import type { Route } from './+types/home';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export const headers = ownHeaders;

export async function loader() {
  const [{ data: teasers, init }, month] = await Promise.all([loadTeasers(), readMonth()]);
  return data({ ...teasers, month }, init ?? undefined);
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

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Evidence />
      <Testimonials month={loaderData.month}>
        <HomeStories stories={loaderData.stories} />
      </Testimonials>
      <PainPoints />
      <Department />
      <ServiceRows />
      <Audiences />
    </>
  );
}
