import { today } from '../calendar/days.ts';
import { partnerQuestions, partnerQuestionsTitle, partnersMeta } from '../content/partners.ts';
import { Apply } from '../features/partners/Apply.tsx';
import { Fee } from '../features/partners/Fee.tsx';
import { Kinds } from '../features/partners/Kinds.tsx';
import { PartnersHead } from '../features/partners/PartnersHead.tsx';
import { statementOf } from '../features/partners/partner-statement.ts';
import { Rules } from '../features/partners/Rules.tsx';
import { Steps } from '../features/partners/Steps.tsx';
import { ContactForm } from '../forms/ContactForm.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Questions } from '../layout/parts/Questions.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { PagePolicy } from '../route-policy.ts';
import type { Route } from './+types/partner-program';

export const handle: PagePolicy = { varyBy: [], script: 'on-touch' };

/** The statement ends with the last month that would be paid. */
export const loader = () => statementOf(today());

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersMeta, path: paths.partnerProgram(), questions: partnerQuestions });
}

export default function PartnerProgram({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PartnersHead {...loaderData} />
      <Fee />
      <Kinds />
      <Rules />
      <Steps />
      <Section title={partnerQuestionsTitle} shape="split">
        <Questions items={partnerQuestions} />
      </Section>
      <Apply>
        <ContactForm form="partner" source={paths.partnerProgram()} />
      </Apply>
    </>
  );
}
