import { pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { addOns, inclusions, teamInclusions } from '@upcurve/site-content/pricing/plans';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { today } from '../../calendar/days.ts';
import { comparison, detailHead, detailMeta, extras, payment } from '../../content/pricing/detail.ts';
import { FirstInvoice } from '../../features/pricing/first-invoice/FirstInvoice.tsx';
import { firstInvoice } from '../../features/pricing/first-invoice/first-invoice.ts';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { planRows } from '../../features/pricing/plan-rows.ts';
import { Section } from '../../layout/page/Section.tsx';
import { PlanTable } from '../../layout/parts/PlanTable.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
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

export default function PricingInDetail({ loaderData }: Route.ComponentProps) {
  return (
    <PricingPage {...detailHead} surface="blush" shape="split" figure={<FirstInvoice {...loaderData} />}>
      <Comparison />
      <Extras />
      <Payment />
    </PricingPage>
  );
}

const groups = [
  { id: 'team', label: comparison.team, rows: [...planRows, ...teamInclusions] },
  ...(Object.keys(services) as ServiceId[]).map((id) => ({
    id,
    label: services[id].label,
    rows: inclusions[id],
  })),
];

function Comparison() {
  const { title, lead, caption, corner } = comparison;
  return (
    <Section id="comparison" title={title} lead={lead}>
      <PlanTable caption={caption} corner={corner} groups={groups} />
    </Section>
  );
}

function Payment() {
  return (
    <Section title={payment.title} shape="split">
      <Terms items={payment.items} />
    </Section>
  );
}

function Extras() {
  const { title, lead, caption, columns } = extras;
  return (
    <Section id="extras" title={title} lead={lead} shape="split">
      <div className="scroll">
        <table className="table figures">
          <caption>{caption}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.price}</th>
            </tr>
          </thead>
          <tbody>
            {addOns.map(({ id, label, price, per }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  {pounds(price)} <span className="small block">{per}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
