import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { data } from 'react-router';
import { servicesPage } from '../content/services/overview.ts';
import { ServiceArticle } from '../features/services/ServiceArticle.tsx';
import { serviceContent } from '../features/services/service-content.server.ts';
import { failedMeta, PageError } from '../layout/page/ErrorCard.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  const content = serviceContent(params.slug);
  if (!content) throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
  return content;
}

export const ErrorBoundary = PageError;

export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { id, page, description } = loaderData;
  const { slug, label } = services[id];
  return pageMeta(matches, {
    title: page.metaTitle,
    description: page.metaDescription,
    path: paths.service(slug),
    above: [{ label: servicesPage.label, path: paths.services() }],
    questions: page.questions,
    service: { name: label, description },
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServiceArticle {...loaderData} />;
}
