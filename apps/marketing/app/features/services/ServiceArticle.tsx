import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { ServiceDrawing } from '../../drawings/services/ServiceDrawing.tsx';
import { Closing } from '../../layout/footer/Closing.tsx';
import { Section } from '../../layout/page/Section.tsx';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Questions } from '../../layout/parts/Questions.tsx';
import { Benefits } from './Benefits.tsx';
import { Cost } from './Cost.tsx';
import { Monthly } from './Monthly.tsx';
import { People } from './People.tsx';
import { Plan } from './Plan.tsx';
import { ServiceHead } from './ServiceHead.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import type { ServiceContent } from './service-content.server.ts';
import { WorkedExample } from './WorkedExample.tsx';

/** The page of one service, from the problem that it solves to the next step. */
export function ServiceArticle({ id, page, block, amounts }: ServiceContent) {
  return (
    <>
      <ServiceHead
        id={id}
        title={page.title}
        lead={page.lead}
        actions={
          <>
            <NextStepLink id={id} next={page.next} />
            <Link to="#example" className={buttons.quiet}>
              {serviceWording.example}
            </Link>
          </>
        }
      />
      <Cost {...page.cost} />
      <Section title={page.work.title} lead={page.work.lead}>
        <Benefits titles={block.benefits} texts={page.work.benefits} />
      </Section>
      <Section title={page.start.title} surface="ink">
        <Plan stages={page.start.stages} />
      </Section>
      <Section title={page.monthly.title} lead={page.monthly.lead} shape="split">
        <Monthly habits={page.monthly.habits} amounts={amounts} />
      </Section>
      <Section
        id="example"
        title={page.example.title}
        lead={page.example.setting}
        surface="blush"
        shape="split"
      >
        <WorkedExample lines={page.example.lines} reading={page.example.reading} />
      </Section>
      <Section title={page.people.title} shape="split">
        <People {...page.people} />
      </Section>
      <Section title={serviceWording.questions} shape="split">
        <Questions items={page.questions} />
      </Section>
      <Section title={serviceWording.related} surface="blush">
        <ServiceLinks ids={page.related} />
      </Section>
      <Closing
        title={page.next.title}
        lead={page.next.text}
        actions={<NextStepLink id={id} next={page.next} />}
        hasCurve={false}
      >
        <ServiceDrawing id={id} />
      </Closing>
    </>
  );
}

/** The next step of the page, as a button. */
function NextStepLink({ id, next: { action, label } }: Pick<ServicePage, 'next'> & { id: ServiceId }) {
  return action === 'quiz' ? (
    <Link to={paths.eligibility.welcome()} prefetch="intent" className={buttons.primary}>
      {label}
      <Arrow />
    </Link>
  ) : (
    <BookingLink className={buttons.primary} service={services[id].slug}>
      {label}
      <Arrow />
    </BookingLink>
  );
}
