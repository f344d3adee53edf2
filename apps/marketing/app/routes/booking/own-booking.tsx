import type { OwnBooking } from '@upcurve/contracts/bookings/bookings';
import { paths } from '@upcurve/site-content/paths';
import { data, Link, redirect } from 'react-router';
import { ownBookingPage } from '../../content/booking.ts';
import { BookingSlip } from '../../features/booking/BookingSlip.tsx';
import { CancelBooking, ConfirmBooking, MoveBooking } from '../../features/booking/change-forms.tsx';
import { changeOwnBooking, readOwnBooking } from '../../features/booking/read-own-booking.server.ts';
import { chosenDay, readStarts } from '../../features/booking/read-slots.server.ts';
import styles from '../../features/contact/Contact.module.css';
import { Notice } from '../../forms/Notice.tsx';
import { SendingFailed } from '../../forms/SendingFailed.tsx';
import { STATUS_OF } from '../../forms/sending/status-of.ts';
import { PageHead } from '../../layout/page/PageHead.tsx';
import buttons from '../../layout/parts/button.module.css';
import { pageMeta } from '../../page-meta.ts';
import { Text } from '../../prose/Text.tsx';
import { ownHeaders, type RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/own-booking';

export const handle: RoutePolicy = { varyBy: 'all' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Your meeting', path: paths.booking('-'), isIndexed: false });
}

export const headers = ownHeaders;

/**
 * The address is private, because its token can change the booking. Referer headers contain the origin only; with
 * `no-referrer`, browsers would send the forms without an Origin, and the server rejects those.
 */
const HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
};

const STATUS = { unknown: 404, unreachable: 503 } as const;

export async function loader({ request, params: { token } }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const now = Date.now();
  const day = chosenDay(query.get('day'), now);
  const found = await readOwnBooking(token);
  const common = { day, now, done: query.get('done'), confirmToken: query.get('confirm') };
  if (typeof found === 'string')
    return data(
      { ...common, booking: undefined, reason: found, starts: [] },
      { status: STATUS[found], headers: HEADERS },
    );
  // A kind of meeting that is no longer offered has no slots.
  const starts = found.canChange ? await readStarts(found.type.slug, day, now).catch(() => []) : [];
  return data({ ...common, booking: found, reason: undefined, starts }, { headers: HEADERS });
}

export async function action({ request, params: { token } }: Route.ActionArgs) {
  const answer = await changeOwnBooking(token, request);
  if (answer.state === 'done') throw redirect(answer.next, 303);
  const status = answer.state === 'taken' ? 409 : answer.state === 'refused' ? 400 : STATUS_OF[answer.reason];
  return data(answer, { status });
}

type Head = keyof typeof ownBookingPage.heads;

function headOf(
  { status, canChange, isHeld }: OwnBooking,
  { done, confirmToken }: { done: string | null; confirmToken: string | null },
): Head {
  if (status === 'cancelled') return done === 'taken' ? 'taken' : 'cancelled';
  if (!canChange) return 'past';
  if (isHeld) return confirmToken ? 'confirm' : 'held';
  if (done === 'booked' || done === 'moved' || done === 'confirmed') return done;
  return 'coming';
}

/** The page behind the link in a booking's mails: when, with whom and how, and forms to move and cancel it. */
export default function OwnBookingPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { booking, reason, starts, day, now, confirmToken } = loaderData;
  const head = booking ? headOf(booking, loaderData) : (reason ?? 'unknown');
  const { title, lead } = ownBookingPage.heads[head];
  const { atHand } = ownBookingPage;
  const again = (
    <Link to={paths.bookConsultation()} className={buttons.primary}>
      {ownBookingPage.again}
    </Link>
  );
  return (
    <>
      <PageHead
        kicker={ownBookingPage.kicker}
        title={title}
        lead={lead}
        actions={booking?.canChange || reason === 'unreachable' ? undefined : again}
      />
      {booking && (
        <div className={styles.columns}>
          <BookingSlip booking={booking} token={token} />
          {booking.canChange && (
            <div>
              {actionData?.state === 'refused' && (
                <Notice tone="problem">
                  <p>{actionData.message}</p>
                </Notice>
              )}
              {actionData?.state === 'failed' && <SendingFailed reason={actionData.reason} />}
              {confirmToken && <ConfirmBooking confirmToken={confirmToken} />}
              <section aria-labelledby="at-hand">
                <h2 id="at-hand">{atHand.title}</h2>
                <ul className="rows above-2 below-4 measure">
                  {atHand.things.map((thing) => (
                    <li key={thing}>
                      <Text>{thing}</Text>
                    </li>
                  ))}
                </ul>
              </section>
              <MoveBooking
                token={token}
                zone={booking.zone}
                starts={starts}
                next={actionData?.state === 'taken' ? actionData.next : undefined}
                day={day}
                now={now}
              />
              <CancelBooking />
            </div>
          )}
        </div>
      )}
    </>
  );
}
