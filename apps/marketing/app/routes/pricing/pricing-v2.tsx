import { paths } from '@upcurve/site-content/paths';
import { today } from '../../calendar/days.ts';
import {
  detailMeta,
  detailNext,
  detailQuestions,
  detailQuestionsTitle,
} from '../../content/pricing/detail.ts';
import { Comparison } from '../../features/pricing/Comparison.tsx';
import { DetailHead } from '../../features/pricing/DetailHead.tsx';
import { firstInvoice } from '../../features/pricing/first-invoice/first-invoice.ts';
import { Extras, Payment } from '../../features/pricing/Payment.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { BookOrTerms } from '../../layout/parts/BookOrTerms.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/pricing-v2';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** The invoice has the date on which the page is rendered. */
export const loader = () => firstInvoice(today());

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...detailMeta,
    path: paths.pricingInDetail(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
    questions: detailQuestions,
  });
}

export default function PricingInDetail({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DetailHead {...loaderData} />
      <Comparison />
      <Payment />
      <Extras />
      <Section title={detailQuestionsTitle} surface="blush" shape="split">
        <Questions items={detailQuestions} />
      </Section>
      <BookOrTerms {...detailNext} />
    </>
  );
}
