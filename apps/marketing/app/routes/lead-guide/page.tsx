import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { guidePages } from '../../content/lead-guide/pages.ts';
import { handbook } from '../../content/lead-guide/read-guide.server.ts';
import { guideWords } from '../../content/lead-guide/words.ts';
import { GuidePage } from '../../features/lead-guide/page/GuidePage.tsx';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/page';

export function loader({ params }: Route.LoaderArgs) {
  const place = guidePages.findIndex(({ slug }) => slug === params.page);
  const page = guidePages[place];
  if (!page) throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
  return { ...page, number: place + 1, text: handbook[page.slug] };
}

export const ErrorBoundary = PageError;

export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { slug, text } = loaderData;
  return pageMeta(matches, {
    title: text.searchTitle,
    description: text.description,
    path: paths.leadGuide.page(slug),
    above: [{ label: guideWords.home, path: paths.leadGuide.overview() }],
  });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <GuidePage key={loaderData.slug} {...loaderData} />;
}
