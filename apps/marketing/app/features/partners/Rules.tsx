import { partnerRules } from '../../content/partners.ts';
import { Section } from '../../layout/page/Section.tsx';
import { NumberedList } from '../../layout/parts/NumberedList.tsx';

/** The rules for partners. */
export function Rules() {
  return (
    <Section id="rules" title={partnerRules.title} lead={partnerRules.lead}>
      <NumberedList items={partnerRules.items} />
    </Section>
  );
}
