import { data, isRouteErrorResponse } from 'react-router';
import { services } from '../content/services.ts';
import { ServiceArticle } from '../features/services/ServiceArticle.tsx';
import { serviceContent } from '../features/services/service-content.server.ts';
import { NotFoundCard } from '../layout/NotFoundCard.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  const content = serviceContent(params.slug);
  if (!content) throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
  return content;
}

export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: '404 Page Not Found · Upcurve' }, { name: 'robots', content: 'noindex' }];
  const { id, page, block } = loaderData;
  const { slug, label } = services[id];
  return pageMeta(matches, {
    title: page.metaTitle,
    description: page.metaDescription,
    path: paths.service(slug),
    questions: page.questions,
    service: { name: label, description: block.description },
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServiceArticle {...loaderData} />;
}

/** Within the site's frame, as any other address without a page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundCard />;
  throw error;
}
