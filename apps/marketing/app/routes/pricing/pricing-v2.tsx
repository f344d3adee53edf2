import { paths } from '@upcurve/site-content/paths';
import { today } from '../../calendar/days.ts';
import { detailHead, detailMeta } from '../../content/pricing/detail.ts';
import { Comparison } from '../../features/pricing/Comparison.tsx';
import { FirstInvoice } from '../../features/pricing/first-invoice/FirstInvoice.tsx';
import { firstInvoice } from '../../features/pricing/first-invoice/first-invoice.ts';
import { Extras, Payment } from '../../features/pricing/Payment.tsx';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/pricing-v2';

/** The invoice has the date on which the page is rendered. */
export const loader = () => firstInvoice(today());

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...detailMeta,
    path: paths.pricingInDetail(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
  });
}

/** The second tab of the prices: every quantity and every sum. */
export default function PricingInDetail({ loaderData }: Route.ComponentProps) {
  return (
    <PricingPage {...detailHead} surface="blush" shape="split" figure={<FirstInvoice {...loaderData} />}>
      <Comparison />
      <Extras />
      <Payment />
    </PricingPage>
  );
}
