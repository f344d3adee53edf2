import { partnerRules } from '../../content/partners.ts';
import { NumberedList } from '../../layout/NumberedList.tsx';
import { Section } from '../../layout/Section.tsx';

/** What partners hold to. */
export function Rules() {
  return (
    <Section id="rules" title={partnerRules.title} lead={partnerRules.lead}>
      <NumberedList items={partnerRules.items} />
    </Section>
  );
}
