import { partnerFee } from '../../content/partners.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';

/** How the fee is worked out, and when it comes. */
export function Fee() {
  const { title, lead, items } = partnerFee;
  return (
    <Section title={title} lead={lead} shape="split">
      <Terms items={items} />
    </Section>
  );
}
