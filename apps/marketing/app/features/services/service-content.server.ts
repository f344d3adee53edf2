import { inclusions, planIds, plans } from '@upcurve/site-content/pricing/plans';
import { type ServiceId, serviceOf } from '@upcurve/site-content/services';
import { type ServiceBlock, serviceBlocks } from '../../content/home/service-blocks.ts';
import { servicePages } from '../../content/services/pages.server.ts';
import type { ServicePage } from '../../content/services/service-page.ts';

/** Each plan's quantities of a service, ready for a table. */
export interface Amounts {
  plans: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}

/** All data that the server sends for the page of one service. */
export interface ServiceContent {
  id: ServiceId;
  page: ServicePage;
  block: ServiceBlock;
  amounts: Amounts;
}

/** Returns the content for a slug; undefined if there is no such service. */
export function serviceContent(slug: string): ServiceContent | undefined {
  const id = serviceOf(slug);
  if (!id) return undefined;
  return {
    id,
    page: servicePages[id],
    block: serviceBlocks[id],
    amounts: {
      plans: planIds.map((plan) => plans[plan].name),
      rows: inclusions[id].map(({ label, values }) => ({
        label,
        values: planIds.map((plan) => values[plan]),
      })),
    },
  };
}
