import { paths } from '@upcurve/site-content/paths';
import { today } from '../../calendar/days.ts';
import {
  changes,
  subscriptionHead,
  subscriptionMeta,
  subscriptionQuestions,
  subscriptionQuestionsTitle,
} from '../../content/subscription.ts';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Leaving } from '../../features/subscription/Leaving.tsx';
import { leavingThread } from '../../features/subscription/leaving-thread.ts';
import { Ownership } from '../../features/subscription/Ownership.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { Route } from './+types/subscription-model';

/** The emails have the date on which the page is rendered. */
export const loader = () => leavingThread(today());

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...subscriptionMeta,
    path: paths.subscriptionModel(),
    above: [{ label: 'Pricing', path: paths.pricing() }],
    questions: subscriptionQuestions,
  });
}

/** The fourth tab of the prices: how a clinic leaves, pauses or changes its plan. */
export default function SubscriptionModel({ loaderData }: Route.ComponentProps) {
  return (
    <PricingPage {...subscriptionHead} surface="ink" shape="split" figure={<Leaving {...loaderData} />}>
      <Ownership />
      <Section title={changes.title} lead={changes.lead} surface="blush" shape="split">
        <Terms items={changes.items} />
      </Section>
      <Section title={subscriptionQuestionsTitle} shape="split">
        <Questions items={subscriptionQuestions} />
      </Section>
    </PricingPage>
  );
}
