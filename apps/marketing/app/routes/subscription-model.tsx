import {
  boundMonths,
  subscriptionHead,
  subscriptionMeta,
  subscriptionQuestions,
  subscriptionQuestionsTitle,
} from '../content/subscription.ts';
import { Changes } from '../features/subscription/Changes.tsx';
import { Leaving } from '../features/subscription/Leaving.tsx';
import { Mechanics, PriceRise } from '../features/subscription/Mechanics.tsx';
import { Ownership } from '../features/subscription/Ownership.tsx';
import { SubscriptionNext } from '../features/subscription/SubscriptionNext.tsx';
import { Year } from '../features/subscription/Year.tsx';
import { YearCurve } from '../features/subscription/YearCurve.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { Questions } from '../layout/Questions.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/subscription-model';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...subscriptionMeta,
    path: paths.subscriptionModel(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
    questions: subscriptionQuestions,
  });
}

export default function SubscriptionModel() {
  return (
    <>
      <PageHead
        kicker={subscriptionHead.kicker}
        title={subscriptionHead.title}
        lead={subscriptionHead.lead}
        actions={
          <>
            <a href="#leaving" className={buttons.secondary}>
              {subscriptionHead.leaving}
            </a>
            <a href="#ownership" className={buttons.quiet}>
              {subscriptionHead.keeping}
            </a>
          </>
        }
        figure={<YearCurve bound={boundMonths} />}
      />
      <Year />
      <Changes />
      <Leaving />
      <Ownership />
      <Mechanics />
      <PriceRise />
      <Section title={subscriptionQuestionsTitle} shape="split">
        <Questions items={subscriptionQuestions} />
      </Section>
      <SubscriptionNext />
    </>
  );
}
