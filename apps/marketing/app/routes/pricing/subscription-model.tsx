import { paths } from '@upcurve/site-content/paths';
import { today } from '../../calendar/days.ts';
import {
  changes,
  ownership,
  subscriptionHead,
  subscriptionMeta,
  subscriptionQuestions,
  subscriptionQuestionsTitle,
} from '../../content/subscription.ts';
import { PricingPage } from '../../features/pricing/PricingPage.tsx';
import { Leaving } from '../../features/subscription/Leaving.tsx';
import { leavingThread } from '../../features/subscription/leaving-thread.ts';
import styles from '../../features/subscription/Ownership.module.css';
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

function Ownership() {
  const { title, lead, yours, ours } = ownership;
  return (
    <Section id="ownership" title={title} lead={lead}>
      <div className={styles.ledger}>
        <div>
          <h3 className="accent">{yours.title}</h3>
          <ul>
            {yours.items.map((item) => (
              <li key={item} className="heading">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="quiet">
          <h3>{ours.title}</h3>
          <ul>
            {ours.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
