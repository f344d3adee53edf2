import {
  comparison,
  detailHead,
  detailMeta,
  detailQuestions,
  detailQuestionsTitle,
} from '../content/pricing/detail.ts';
import { Comparison } from '../features/pricing/Comparison.tsx';
import { DetailFigure } from '../features/pricing/DetailFigure.tsx';
import { DetailNext } from '../features/pricing/DetailNext.tsx';
import { FirstInvoice } from '../features/pricing/FirstInvoice.tsx';
import { Extras, Payment } from '../features/pricing/Payment.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { Questions } from '../layout/Questions.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/pricing-v2';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...detailMeta,
    path: paths.pricingInDetail(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
    questions: detailQuestions,
  });
}

export default function PricingInDetail() {
  return (
    <>
      <PageHead
        kicker={detailHead.kicker}
        title={detailHead.title}
        lead={detailHead.lead}
        actions={
          <>
            <a href="#comparison" className={buttons.secondary}>
              {detailHead.compare}
            </a>
            <a href="#invoice" className={buttons.quiet}>
              {detailHead.invoice}
            </a>
          </>
        }
        figure={<DetailFigure />}
      />
      <Section id="comparison" title={comparison.title}>
        <Comparison />
      </Section>
      <FirstInvoice />
      <Payment />
      <Extras />
      <Section title={detailQuestionsTitle} surface="blush" shape="split">
        <Questions items={detailQuestions} />
      </Section>
      <DetailNext />
    </>
  );
}
