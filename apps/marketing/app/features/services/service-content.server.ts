import { inclusion } from '@upcurve/site-content/pricing/plans';
import { serviceOf } from '@upcurve/site-content/services';
import { serviceBlocks } from '../../content/home/service-blocks.ts';
import { serviceWording } from '../../content/service-wording.ts';
import { servicePages } from '../../content/services/pages.server.ts';

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
    benefits: benefits.map(({ title }, place) => ({ term: title, detail: page.work.benefits[place] ?? '' })),
    facts: [
      { term: serviceWording.when, detail: page.when },
      { term: serviceWording.who, detail: page.who },
      { term: serviceWording.fromYou, detail: page.fromYou },
      { term: serviceWording.amount, detail: serviceWording.amounts(inclusion(page.amount)) },
    ],
  };
}

export type ServiceContent = NonNullable<ReturnType<typeof serviceContent>>;
