import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { guarantee } from '../../content/pricing/guarantee.ts';
import {
  notIncluded,
  pricingHead,
  pricingMeta,
  pricingQuestions,
  pricingQuestionsTitle,
} from '../../content/pricing/page.ts';
import { PlanFinder } from '../../features/pricing/finder/PlanFinder.tsx';
import { FIRST_STOP } from '../../features/pricing/finder/turnover-scale.ts';
import styles from '../../features/pricing/guarantee/Guarantee.module.css';
import { GuaranteeChart } from '../../features/pricing/guarantee/GuaranteeChart.tsx';
import { guaranteeClause } from '../../features/pricing/guarantee/guarantee-clause.server.ts';
import { Plans } from '../../features/pricing/Plans.tsx';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { FigureList } from '../../layout/parts/FigureList.tsx';
import { Fold, Folds } from '../../layout/parts/Fold.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import { Text } from '../../prose/Text.tsx';
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
      <Section title={notIncluded.title} lead={notIncluded.lead} shape="split">
        <Terms items={notIncluded.items} />
      </Section>
      <Guarantee text={loaderData.clause} />
      <Section title={pricingQuestionsTitle} surface="blush" shape="split">
        <Questions items={pricingQuestions} />
      </Section>
    </PricingPage>
  );
}

/** Shows the guarantee in figures, with a worked example and `text`, the clause of the contract. */
function Guarantee({ text }: { text: string }) {
  const { title, lead, facts, conditions, clause } = guarantee;
  return (
    <Section id="guarantee" title={title} lead={lead} surface="ink">
      <FigureList items={facts} />
      <GuaranteeChart>
        <figcaption className={styles.caption}>
          <h3>{guarantee.example.title}</h3>
          <p>{guarantee.example.summary}</p>
        </figcaption>
      </GuaranteeChart>
      <Folds>
        <Fold title={conditions.title}>
          <ul className="rows">
            {conditions.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
        <Fold title={clause.title}>
          <blockquote className="measure">{text}</blockquote>
          <p className="quiet">
            <Text>{clause.text}</Text>
          </p>
        </Fold>
      </Folds>
    </Section>
  );
}
