import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import {
  pricingHead,
  pricingMeta,
  pricingQuestions,
  pricingQuestionsTitle,
} from '../../content/pricing/page.ts';
import { PlanFinder } from '../../features/pricing/finder/PlanFinder.tsx';
import { FIRST_STOP } from '../../features/pricing/finder/turnover-scale.ts';
import { Guarantee } from '../../features/pricing/guarantee/Guarantee.tsx';
import { guaranteeClause } from '../../features/pricing/guarantee/guarantee-clause.server.ts';
import { NotIncluded, Plans } from '../../features/pricing/Plans.tsx';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/pricing';

export const loader = () => ({ clause: guaranteeClause() });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...pricingMeta, path: paths.pricing(), questions: pricingQuestions });
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const [stop, setStop] = useState(FIRST_STOP);
  return (
    <PricingPage {...pricingHead} figure={<PlanFinder stop={stop} onChange={setStop} />}>
      <Plans stop={stop} />
      <NotIncluded />
      <Guarantee text={loaderData.clause} />
      <Section title={pricingQuestionsTitle} surface="blush" shape="split">
        <Questions items={pricingQuestions} />
      </Section>
    </PricingPage>
  );
}
