import { Link } from 'react-router';
import {
  pricingHead,
  pricingMeta,
  pricingQuestions,
  pricingQuestionsTitle,
} from '../content/pricing/page.ts';
import { Guarantee } from '../features/pricing/Guarantee.tsx';
import { Hiring } from '../features/pricing/Hiring.tsx';
import { NotIncluded } from '../features/pricing/NotIncluded.tsx';
import { Plans } from '../features/pricing/Plans.tsx';
import { PricingFigure } from '../features/pricing/PricingFigure.tsx';
import { PricingNext } from '../features/pricing/PricingNext.tsx';
import { Arrow } from '../layout/Arrow.tsx';
import { BookingLink } from '../layout/BookingLink.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
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
      <PageHead
        kicker={pricingHead.kicker}
        title={pricingHead.title}
        lead={pricingHead.lead}
        actions={
          <>
            <BookingLink className={buttons.primary}>
              {pricingHead.book}
              <Arrow />
            </BookingLink>
            <Link to={paths.pricingInDetail()} className={buttons.quiet}>
              {pricingHead.compare}
            </Link>
          </>
        }
        figure={<PricingFigure />}
      />
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
