import { partnerQuestions, partnerQuestionsTitle, partnersHead, partnersMeta } from '../content/partners.ts';
import { Apply } from '../features/partners/Apply.tsx';
import { Fee } from '../features/partners/Fee.tsx';
import { Kinds } from '../features/partners/Kinds.tsx';
import { PartnersFigure } from '../features/partners/PartnersFigure.tsx';
import { Rules } from '../features/partners/Rules.tsx';
import { Steps } from '../features/partners/Steps.tsx';
import { ContactForm } from '../forms/ContactForm.tsx';
import { Arrow } from '../layout/Arrow.tsx';
import buttons from '../layout/button.module.css';
import { PageHead } from '../layout/PageHead.tsx';
import { Questions } from '../layout/Questions.tsx';
import { Section } from '../layout/Section.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/partner-program';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersMeta, path: paths.partnerProgram(), questions: partnerQuestions });
}

export default function PartnerProgram() {
  return (
    <>
      <PageHead
        kicker={partnersHead.kicker}
        title={partnersHead.title}
        lead={partnersHead.lead}
        actions={
          <>
            <a href="#apply" className={buttons.primary}>
              {partnersHead.apply}
              <Arrow />
            </a>
            <a href="#sums" className={buttons.quiet}>
              {partnersHead.sums}
            </a>
          </>
        }
        figure={<PartnersFigure />}
      />
      <Kinds />
      <Fee />
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
