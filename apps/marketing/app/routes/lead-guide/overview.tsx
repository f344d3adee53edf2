import { paths } from '@upcurve/site-content/paths';
import { handbook } from '../../content/lead-guide/handbook.server.ts';
import { guideOverview } from '../../content/lead-guide/overview.ts';
import { guidePages } from '../../content/lead-guide/pages.ts';
import { GuideOverview } from '../../features/lead-guide/overview/GuideOverview.tsx';
import { minutesToRead } from '../../features/lead-guide/page/reading-time.ts';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/overview';

export function loader() {
  return guidePages.map((page) => {
    const text = handbook[page.slug];
    return { ...page, summary: text.summary, minutes: minutesToRead(text) };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  const { searchTitle, description } = guideOverview;
  return pageMeta(matches, { title: searchTitle, description, path: paths.leadGuide.overview() });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GuideOverview pages={loaderData} />;
}
