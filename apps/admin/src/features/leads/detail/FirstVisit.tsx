import type { Attribution } from '@upcurve/contracts/leads/lead';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { Section } from '../../../kit/screen/Section.tsx';

export function FirstVisit({ attribution }: { attribution: Attribution | null }) {
  const first = attribution ?? {};
  return (
    <Section title="First visit">
      <Facts
        facts={[
          ['Source', first.source ?? 'Direct'],
          ['Medium', first.medium],
          ['Campaign', first.campaign],
          ['Term', first.term],
          ['Content', first.content],
          ['Came from', first.referrer],
          ['First page', first.landingPage],
        ]}
      />
    </Section>
  );
}
