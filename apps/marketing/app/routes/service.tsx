import { data } from 'react-router';
import { services } from '../content/services.ts';
import { ServiceArticle } from '../features/services/ServiceArticle.tsx';
import { serviceContent } from '../features/services/service-content.server.ts';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  const content = serviceContent(params.slug);
  if (!content) throw data(null, { status: 404 });
  return content;
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
