import type { ServiceBlock } from '../../content/service-blocks.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import type { ServiceId } from '../../content/services.ts';

/** What each plan holds of a service, ready to be set as a table. */
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
