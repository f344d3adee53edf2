import { paths } from '@upcurve/site-content/paths';
import { today } from '../../calendar/days.ts';
import {
  changes,
  subscriptionMeta,
  subscriptionNext,
  subscriptionQuestions,
  subscriptionQuestionsTitle,
} from '../../content/subscription.ts';
import { leavingThread } from '../../features/subscription/leaving-thread.ts';
import { Mechanics, PriceRise } from '../../features/subscription/Mechanics.tsx';
import { Ownership } from '../../features/subscription/Ownership.tsx';
import { SubscriptionHead } from '../../features/subscription/SubscriptionHead.tsx';
import { Year } from '../../features/subscription/Year.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { BookOrTerms } from '../../layout/parts/BookOrTerms.tsx';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import { pageMeta } from '../../page-meta.ts';
import type { PagePolicy } from '../../route-policy.ts';
import type { Route } from './+types/subscription-model';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** How to change plans or pause. */
function Changes() {
  return (
    <Section title={changes.title} lead={changes.lead} surface="blush" shape="split">
      <Terms items={changes.items} />
    </Section>
  );
}

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

export default function SubscriptionModel({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SubscriptionHead {...loaderData} />
      <Year />
      <Changes />
      <Ownership />
      <Mechanics />
      <PriceRise />
      <Section title={subscriptionQuestionsTitle} shape="split">
        <Questions items={subscriptionQuestions} />
      </Section>
      <BookOrTerms {...subscriptionNext} hasCurve={false} />
    </>
  );
}
