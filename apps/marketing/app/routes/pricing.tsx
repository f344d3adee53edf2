import { pricingMeta, pricingQuestions, pricingQuestionsTitle } from '../content/pricing/page.ts';
import { Guarantee } from '../features/pricing/Guarantee.tsx';
import { Hiring } from '../features/pricing/Hiring.tsx';
import { NotIncluded } from '../features/pricing/NotIncluded.tsx';
import { Plans } from '../features/pricing/Plans.tsx';
import { PricingHead } from '../features/pricing/PricingHead.tsx';
import { PricingNext } from '../features/pricing/PricingNext.tsx';
import { Questions } from '../layout/Questions.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/pricing';

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
