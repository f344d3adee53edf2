import { type ServiceId, serviceOf, services } from '@upcurve/site-content/services';
import { serviceBlocks } from '../../content/home/service-blocks.ts';
import { readService } from '../../content/services/read-service.server.ts';
import { type ServicePage, serviceWording } from '../../content/services/service-page.ts';

/** Returns all data for the page of one service; undefined if no service has this slug. */
export function serviceContent(slug: string) {
  const id = serviceOf(slug);
  if (!id) return undefined;
  const page = servicePages[id];
  const { benefits, description } = serviceBlocks[id];
  return {
    id,
    page,
    description,
    benefits: benefits.map(({ title }, place) => ({ term: title, detail: page.benefits[place] ?? '' })),
    facts: [
      { term: serviceWording.when, detail: page.when },
      { term: serviceWording.who, detail: page.who },
      { term: serviceWording.fromYou, detail: page.fromYou },
    ],
  };
}

const files = import.meta.glob<string>('../../content/services/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The texts of the nine pages. They stay on the server, so that a visitor downloads only the page they request. */
export const servicePages = Object.fromEntries(
  Object.keys(services).map((id) => [id, readService(files[`../../content/services/${id}.md`] ?? '')]),
) as Record<ServiceId, ServicePage>;
