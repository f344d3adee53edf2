import { partnerKinds } from '../../content/partners.ts';
import { Section } from '../../layout/Section.tsx';
import { Terms } from '../../layout/Terms.tsx';

/** Whom the programme is for. */
export function Kinds() {
  return (
    <Section title={partnerKinds.title} lead={partnerKinds.lead} surface="blush" shape="split">
      <Terms items={partnerKinds.items} />
    </Section>
  );
}
