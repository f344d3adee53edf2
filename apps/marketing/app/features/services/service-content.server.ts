import { serviceBlocks } from '../../content/home/service-blocks.ts';
import { inclusions, planIds, plans } from '../../content/pricing/plans.ts';
import { servicePages } from '../../content/services/pages.server.ts';
import { type ServiceId, services } from '../../content/services.ts';
import type { ServiceContent } from './service-content.ts';

/** The page of a slug; undefined if there is no such service. */
export function serviceContent(slug: string): ServiceContent | undefined {
  const id = (Object.keys(services) as ServiceId[]).find((each) => services[each].slug === slug);
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
