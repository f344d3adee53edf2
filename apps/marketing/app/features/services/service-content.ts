import type { ServiceBlock } from '../../content/home/service-blocks.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import type { ServiceId } from '../../content/services.ts';

/** Each plan's quantities of a service, ready for a table. */
export interface Amounts {
  plans: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}

/** All that the server sends for the page of one service. */
export interface ServiceContent {
  id: ServiceId;
  page: ServicePage;
  block: ServiceBlock;
  amounts: Amounts;
}
