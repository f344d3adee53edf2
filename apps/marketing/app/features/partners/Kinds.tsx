import { partnerKinds } from '../../content/partners.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';

/** The kinds of partner that the programme suits. */
export function Kinds() {
  return (
    <Section title={partnerKinds.title} lead={partnerKinds.lead} surface="blush" shape="split">
      <Terms items={partnerKinds.items} />
    </Section>
  );
}
