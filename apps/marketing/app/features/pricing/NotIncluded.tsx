import { notIncluded } from '../../content/pricing/page.ts';
import { Section } from '../../layout/Section.tsx';
import { Terms } from '../../layout/Terms.tsx';

/** What stays on the clinic's own bill. */
export function NotIncluded() {
  return (
    <Section title={notIncluded.title} lead={notIncluded.lead} shape="split">
      <Terms items={notIncluded.items} />
    </Section>
  );
}
