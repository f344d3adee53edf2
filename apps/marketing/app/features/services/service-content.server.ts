import { inclusion } from '@upcurve/site-content/pricing/plans';
import { type ServiceId, serviceOf } from '@upcurve/site-content/services';
import { serviceBlocks } from '../../content/home/service-blocks.ts';
import { serviceWording } from '../../content/service-wording.ts';
import { content } from '../../content/services/content.ts';
import { conversion } from '../../content/services/conversion.ts';
import { paidMedia } from '../../content/services/paid-media.ts';
import { podcast } from '../../content/services/podcast.ts';
import { referral } from '../../content/services/referral.ts';
import { sales } from '../../content/services/sales.ts';
import { seo } from '../../content/services/seo.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { tracking } from '../../content/services/tracking.ts';
import { website } from '../../content/services/website.ts';

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

/** The texts of the nine pages. They stay on the server, so that a visitor downloads only the page they request. */
export const servicePages: Record<ServiceId, ServicePage> = {
  website,
  'paid-media': paidMedia,
  content,
  sales,
  tracking,
  referral,
  seo,
  podcast,
  conversion,
};
