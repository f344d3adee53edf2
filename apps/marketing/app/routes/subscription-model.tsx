import { today } from '../calendar/days.ts';
import {
  subscriptionMeta,
  subscriptionNext,
  subscriptionQuestions,
  subscriptionQuestionsTitle,
} from '../content/subscription.ts';
import { Changes } from '../features/subscription/Changes.tsx';
import { leavingThread } from '../features/subscription/leaving-thread.ts';
import { Mechanics, PriceRise } from '../features/subscription/Mechanics.tsx';
import { Ownership } from '../features/subscription/Ownership.tsx';
import { SubscriptionHead } from '../features/subscription/SubscriptionHead.tsx';
import { Year } from '../features/subscription/Year.tsx';
import { BookOrTerms } from '../layout/BookOrTerms.tsx';
import { Questions } from '../layout/Questions.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/subscription-model';

/** The e-mails are dated from the day on which the page is made. */
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
