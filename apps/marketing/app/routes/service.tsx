import { paths } from '@upcurve/site-content/paths';
import { type ServiceId, services } from '@upcurve/site-content/services';
import { data, Link } from 'react-router';
import { type ServicePage, serviceWording } from '../content/services/service-page.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { ServiceHead } from '../features/services/ServiceHead.tsx';
import { serviceContent } from '../features/services/service-content.server.ts';
import { Closing } from '../layout/footer/Closing.tsx';
import { failedMeta, PageError } from '../layout/page/ErrorCard.tsx';
import { Section } from '../layout/page/Section.tsx';
import { Arrow } from '../layout/parts/Arrow.tsx';
import { BookingLink } from '../layout/parts/BookingLink.tsx';
import buttons from '../layout/parts/button.module.css';
import { Questions } from '../layout/parts/Questions.tsx';
import { Terms } from '../layout/parts/Terms.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  const content = serviceContent(params.slug);
  if (!content) throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
  return content;
}

export const ErrorBoundary = PageError;

export function headers({ errorHeaders, parentHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? parentHeaders;
}

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(error);
  const { id, page, description } = loaderData;
  const { slug, label } = services[id];
  return pageMeta(matches, {
    title: page.metaTitle,
    description: page.metaDescription,
    path: paths.service(slug),
    questions: page.questions,
    service: { name: label, description },
  });
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { id, page, benefits, facts } = loaderData;
  const { problem, example, questions, next } = page;
  return (
    <>
      <ServiceHead
        id={id}
        title={page.title}
        lead={page.lead}
        actions={<NextStepLink id={id} next={next} />}
      />
      <Section title={problem.title} surface="blush" shape="split">
        <p className="measure">{problem.text}</p>
        <p className="accent heading above-3">{problem.aside}</p>
      </Section>
      <Section title={serviceWording.work} shape="split">
        <Terms items={benefits} />
      </Section>
      <Section title={example.title} lead={example.setting} surface="ink" shape="split">
        <WorkedExample {...example} />
      </Section>
      <Section title={serviceWording.plan} shape="split">
        <Terms items={facts} />
      </Section>
      <Section title={serviceWording.questions} surface="blush" shape="split">
        <Questions items={questions} />
      </Section>
      <Closing
        title={next.title}
        lead={next.text}
        actions={<NextStepLink id={id} next={next} />}
        hasCurve={false}
      >
        <div className="not-on-phones">
          <Drawing name={id} />
        </div>
      </Closing>
    </>
  );
}

/** A calculation as on paper: each line with its formula, the last one underlined. */
function WorkedExample({ lines, reading }: Pick<ServicePage['example'], 'lines' | 'reading'>) {
  return (
    <>
      <p className="kicker">{serviceWording.exampleMark}</p>
      <div className="scroll">
        <table className="table figures below-3">
          <caption className="visually-hidden">{serviceWording.exampleCaption}</caption>
          <tbody>
            {lines.map(({ label, working, result }, place) => (
              <tr key={label} className={place === lines.length - 1 ? 'result accent' : undefined}>
                <th scope="row">
                  {label}
                  <span className="small block">{working}</span>
                </th>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="measure">{reading}</p>
    </>
  );
}

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
