import { changes } from '../../content/subscription.ts';
import { Section } from '../../layout/Section.tsx';
import { Terms } from '../../layout/Terms.tsx';

/** Moving between plans, and pausing. */
export function Changes() {
  return (
    <Section title={changes.title} lead={changes.lead} surface="blush" shape="split">
      <Terms items={changes.items} />
    </Section>
  );
}
