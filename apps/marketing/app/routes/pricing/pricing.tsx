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
import { Hiring } from '../../features/pricing/hiring/Hiring.tsx';
import { NotIncluded, Plans } from '../../features/pricing/Plans.tsx';
import styles from '../../features/pricing/Pricing.module.css';
import { PricingNext } from '../../features/pricing/PricingNext.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/pricing';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...pricingMeta, path: paths.pricing(), questions: pricingQuestions });
}

export default function Pricing() {
  const [stop, setStop] = useState(FIRST_STOP);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className="kicker">{pricingHead.kicker}</p>
          <h1 className="headline">{pricingHead.title}</h1>
          <p className="lead">{pricingHead.lead}</p>
        </div>
        <PlanFinder stop={stop} onChange={setStop} />
      </header>
      <Plans stop={stop} />
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
