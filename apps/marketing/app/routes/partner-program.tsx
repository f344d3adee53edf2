import { paths } from '@upcurve/site-content/paths';
import { partnerApply, partnerFee, partnerRules, partnersMeta } from '../content/partners.ts';
import styles from '../features/partners/Partners.module.css';
import { PartnersHead } from '../features/partners/PartnersHead.tsx';
import { ContactForm } from '../forms/ContactForm.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Terms } from '../layout/parts/Terms.tsx';
import { useSite } from '../layout/parts/use-site.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/partner-program';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersMeta, path: paths.partnerProgram() });
}

export default function PartnerProgram() {
  const { email } = useSite().company;
  return (
    <>
      <PartnersHead />
      <Section title={partnerFee.title} lead={partnerFee.lead} shape="split">
        <Terms items={partnerFee.items} />
      </Section>
      <Section id="rules" title={partnerRules.title} lead={partnerRules.lead} surface="blush" shape="split">
        <Terms items={partnerRules.items} />
      </Section>
      <Section id="apply" title={partnerApply.title} lead={partnerApply.lead} shape="split">
        <ContactForm form="partner" source={paths.partnerProgram()} />
        {email && (
          <p className={styles.mail}>
            {partnerApply.byMail} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </Section>
    </>
  );
}
