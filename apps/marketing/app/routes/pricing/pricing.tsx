import { pricingMeta, pricingQuestions, pricingQuestionsTitle } from '../../content/pricing/page.ts';
import { Guarantee } from '../../features/pricing/guarantee/Guarantee.tsx';
import { Hiring } from '../../features/pricing/hiring/Hiring.tsx';
import { NotIncluded, Plans } from '../../features/pricing/Plans.tsx';
import { PricingHead } from '../../features/pricing/PricingHead.tsx';
import { PricingNext } from '../../features/pricing/PricingNext.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/pricing';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...pricingMeta, path: paths.pricing(), questions: pricingQuestions });
}

export default function Pricing() {
  return (
    <>
      <PricingHead />
      <Plans />
      <NotIncluded />
      <Guarantee />
      <Hiring />
      <Section title={pricingQuestionsTitle} surface="blush" shape="split">
        <Questions items={pricingQuestions} />
      </Section>
      <PricingNext />
    </>
  );
}
