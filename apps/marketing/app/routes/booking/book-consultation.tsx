import { ApiError } from '@upcurve/api-client/api-error';
import { paths } from '@upcurve/site-content/paths';
import type { PlanId } from '@upcurve/site-content/pricing/plans';
import { serviceOf, services } from '@upcurve/site-content/services';
import { data, Link, redirect, useSearchParams } from 'react-router';
import { config } from '../../../server/config.ts';
import { bookingForm } from '../../content/booking.ts';
import { chosenService } from '../../content/contact/booking.ts';
import { bookingPage } from '../../content/contact/contact.ts';
import { forms } from '../../content/contact/forms.ts';
import { answerBooking } from '../../features/booking/answer-booking.server.ts';
import { BookingForm } from '../../features/booking/BookingForm.tsx';
import { ChosenPlan } from '../../features/booking/ChosenPlan.tsx';
import { chosenDay, readSlots, type SlotsPage } from '../../features/booking/read-slots.server.ts';
import styles from '../../features/contact/Contact.module.css';
import { serviceContent } from '../../features/services/service-content.server.ts';
import { ContactForm } from '../../forms/ContactForm.tsx';
import { planOf } from '../../forms/calendar/requested-time.ts';
import { EmbeddedForm } from '../../forms/EmbeddedForm.tsx';
import { Notice } from '../../forms/Notice.tsx';
import { STATUS_OF } from '../../forms/sending/status-of.ts';
import { failedMeta, PageError } from '../../layout/page/ErrorCard.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { useSite } from '../../layout/parts/use-site.ts';
import { pageMeta } from '../../page-meta.ts';
import { Text } from '../../prose/Text.tsx';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/book-consultation';

/**
 * There are only a few plans and services, so the page is cached once for each; other days are not cached. The script
 * starts at once, because it shows the visitor's own time zone.
 */
export const handle: RoutePolicy = {
  startsAtLoad: true,
  varyBy: (query) => {
    if (query.has('day')) return 'all';
    if (planOf(query.get('plan'))) return ['plan'];
    return serviceOf(query.get('service')) ? ['service'] : [];
  },
};

export const ErrorBoundary = PageError;

export function meta({ matches, params, loaderData, error }: Route.MetaArgs) {
  if (error) return failedMeta(error);
  const other = params.slug ? loaderData?.slots?.type.name : undefined;
  return pageMeta(matches, {
    title: other ?? 'Book a consultation',
    description:
      'A free 30-minute consultation about growing your clinic: what happens in each ten minutes of it, and the times you can book.',
    path: paths.bookConsultation(),
    isIndexed: params.slug === undefined,
  });
}

/** Slots are taken and expire. Someone who chooses one that is gone is shown the next free ones. */
const LIFETIME = 'public, max-age=0, s-maxage=5';

export function headers(args: Route.HeadersArgs) {
  const retryAfter = args.actionHeaders.get('retry-after');
  return { ...ownHeaders(args), ...(retryAfter && { 'retry-after': retryAfter }) };
}

export async function loader({ request, params }: Route.LoaderArgs) {
  if (config().bookingUrl) return data({ slots: undefined, service: undefined });
  const now = Date.now();
  const { searchParams } = new URL(request.url);
  const day = chosenDay(searchParams.get('day'), now);
  const service = askedService(searchParams.get('service'));
  try {
    const slots = await readSlots(params.slug, day, now);
    return data({ slots, service }, { headers: { 'cache-control': LIFETIME } });
  } catch (error) {
    if (error instanceof ApiError)
      throw data(null, { status: 404, headers: { 'cache-control': 'no-cache' } });
    throw error;
  }
}

/** Returns the service that the visitor asks about, with what its page promises for the consultation. */
function askedService(slug: string | null) {
  const found = serviceContent(slug ?? '');
  return (
    found && { slug: services[found.id].slug, label: services[found.id].label, text: found.page.next.text }
  );
}

export type AskedService = NonNullable<ReturnType<typeof askedService>>;

/** Handles a booking sent without script. The response is this page, or the booking's own page. */
export async function action({ request, params }: Route.ActionArgs) {
  const answer = await answerBooking(params.slug ?? '', request);
  if (answer.state === 'sent') throw redirect(answer.next, 303);
  const retryAfter = answer.state === 'failed' ? answer.retryAfter : undefined;
  return data(answer, {
    status: STATUS_OF[answer.state === 'failed' ? answer.reason : answer.state],
    headers: retryAfter ? { 'retry-after': String(retryAfter) } : undefined,
  });
}

export default function BookConsultation({ loaderData, actionData, params }: Route.ComponentProps) {
  const { bookingUrl } = useSite();
  const [query] = useSearchParams();
  const plan = planOf(query.get('plan'));
  const { slots, service } = loaderData;
  const isFirst = !slots || slots.type.slug === slots.types[0]?.slug;
  const { agenda, prepare } = bookingPage;
  return (
    <div className={styles.page}>
      <PageHead
        kicker={bookingPage.kicker}
        title={isFirst ? bookingPage.title : slots.type.name}
        lead={isFirst ? bookingPage.lead : bookingForm.lead(slots.type.minutes, slots.type.place.kind)}
      />
      <section className={styles.main} aria-labelledby="booking">
        {bookingUrl ? (
          <External url={bookingUrl} />
        ) : (
          <Booking slots={slots} plan={plan} service={service} slug={params.slug} answer={actionData} />
        )}
      </section>
      <section className={`sticky ${styles.beside}`} aria-labelledby="agenda">
        {isFirst && (
          <>
            <h2 id="agenda">{agenda.title}</h2>
            <ol className={`rows ${styles.agenda}`}>
              {agenda.parts.map(({ minutes, text }) => (
                <li key={text}>
                  <p className={styles.minutes}>
                    {minutes} <span>min</span>
                  </p>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        <h3 id={isFirst ? undefined : 'agenda'}>{prepare.title}</h3>
        <p>
          <Text>{prepare.text}</Text>
        </p>
        {slots && <OtherTypes slots={slots} />}
      </section>
    </div>
  );
}

/** The agency's external calendar. */
function External({ url }: { url: string }) {
  const { calendar } = bookingPage;
  return (
    <>
      <h2 id="booking">{calendar.title}</h2>
      <p className="quiet above-1 below-4">{calendar.notice}</p>
      <EmbeddedForm url={url} title={calendar.title} height={800} />
    </>
  );
}

interface BookingProps {
  slots: SlotsPage | undefined;
  plan: PlanId | undefined;
  service: AskedService | undefined;
  slug: string | undefined;
  answer: Route.ComponentProps['actionData'];
}

/** The free slots; without any, the form that asks for a time. */
function Booking({ slots, plan, service, slug, answer }: BookingProps) {
  const hasSlots = slots !== undefined && (slots.starts.length > 0 || slots.day !== undefined || answer);
  if (hasSlots) {
    const { minutes, place } = slots.type;
    return (
      <>
        <h2 id="booking">{bookingForm.title}</h2>
        <p className="quiet above-1 below-4">{bookingForm.lead(minutes, place.kind)}</p>
        {plan && <ChosenPlan plan={plan} />}
        {service && <AskedAbout service={service} />}
        <BookingForm
          key={slots.type.slug}
          {...slots}
          slug={slug}
          plan={plan}
          service={service}
          answer={answer}
        />
        <p className="above-3">
          {bookingForm.without.text}{' '}
          <Link to={paths.form('consultation', { plan })}>{bookingForm.without.link}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <h2 id="booking">{forms.consultation.title}</h2>
      <p className="quiet above-1 below-4">{forms.consultation.lead}</p>
      {plan && <ChosenPlan plan={plan} />}
      {service && <AskedAbout service={service} />}
      <ContactForm
        form="consultation"
        source={paths.bookConsultation({ service: service?.slug })}
        plan={plan}
      />
    </>
  );
}

function AskedAbout({ service: { label, text } }: { service: AskedService }) {
  return (
    <Notice>
      <p>
        {chosenService}: <strong>{label}</strong>
      </p>
      <p>{text}</p>
    </Notice>
  );
}

function OtherTypes({ slots: { types, type } }: { slots: SlotsPage }) {
  const others = types.filter(({ slug }) => slug !== type.slug);
  if (others.length === 0) return null;
  return (
    <nav className={styles.others} aria-labelledby="other-meetings">
      <h3 id="other-meetings">{bookingForm.types}</h3>
      <ul>
        {others.map(({ slug, name, minutes }) => (
          <li key={slug}>
            <Link
              to={paths.bookConsultation({ type: slug === types[0]?.slug ? undefined : slug })}
              className="target"
            >
              {name}, {minutes} minutes
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
