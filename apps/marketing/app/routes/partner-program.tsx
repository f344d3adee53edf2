import { paths } from '@upcurve/site-content/paths';
import { today } from '../calendar/days.ts';
import {
  partnerApply,
  partnerFee,
  partnerKinds,
  partnerQuestions,
  partnerQuestionsTitle,
  partnerRules,
  partnerSteps,
  partnersMeta,
} from '../content/partners.ts';
import styles from '../features/partners/Partners.module.css';
import { PartnersHead } from '../features/partners/PartnersHead.tsx';
import { statementOf } from '../features/partners/partner-statement.ts';
import { ContactForm } from '../forms/ContactForm.tsx';
import { Section } from '../layout/page/Section.tsx';
import { NumberedList } from '../layout/parts/NumberedList.tsx';
import { Questions } from '../layout/parts/Questions.tsx';
import { Terms } from '../layout/parts/Terms.tsx';
import { useSite } from '../layout/parts/use-site.ts';
import { pageMeta } from '../page-meta.ts';
import type { PagePolicy } from '../route-policy.ts';
import type { Route } from './+types/partner-program';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** The example statement ends with the last month paid by today. */
export const loader = () => statementOf(today());

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersMeta, path: paths.partnerProgram(), questions: partnerQuestions });
}

export default function PartnerProgram({ loaderData }: Route.ComponentProps) {
  const { email } = useSite().company;
  return (
    <>
      <PartnersHead {...loaderData} />
      <Section title={partnerFee.title} lead={partnerFee.lead} shape="split">
        <Terms items={partnerFee.items} />
      </Section>
      <Section title={partnerKinds.title} lead={partnerKinds.lead} surface="blush" shape="split">
        <Terms items={partnerKinds.items} />
      </Section>
      <Section id="rules" title={partnerRules.title} lead={partnerRules.lead}>
        <NumberedList items={partnerRules.items} />
      </Section>
      <Section title={partnerSteps.title} surface="blush" shape="split">
        <Terms items={partnerSteps.items} />
      </Section>
      <Section title={partnerQuestionsTitle} shape="split">
        <Questions items={partnerQuestions} />
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
