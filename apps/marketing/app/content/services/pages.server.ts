import type { ServiceId } from '@upcurve/site-content/services';
import { content } from './content.ts';
import { conversion } from './conversion.ts';
import { paidMedia } from './paid-media.ts';
import { podcast } from './podcast.ts';
import { referral } from './referral.ts';
import { sales } from './sales.ts';
import { seo } from './seo.ts';
import type { ServicePage } from './service-page.ts';
import { tracking } from './tracking.ts';
import { website } from './website.ts';

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
