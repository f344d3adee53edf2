import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import {
  bookings,
  CANCEL_REASON_MAX,
  type OwnBooking,
  SlotTaken,
} from '@upcurve/contracts/bookings/bookings';
import { paths } from '@upcurve/site-content/paths';
import { config } from '../../../server/config.ts';
import { ownBookingPage } from '../../content/booking.ts';
import { readerOf } from '../../forms/sending/read-form.ts';
import { type Failure, failureOf, patience, visitorOptions } from '../../forms/sending/visitor-api.server.ts';

/** The token is no booking, or the API does not answer. */
export type NoBooking = 'unknown' | 'unreachable';

export async function readOwnBooking(manageToken: string): Promise<OwnBooking | NoBooking> {
  const api = createClient({ get: bookings.getOwnBooking }, { baseUrl: config().apiUrl });
  try {
    return await api.get({ params: { manageToken } }, patience());
  } catch (error) {
    return error instanceof ApiError && [400, 404].includes(error.statusCode) ? 'unknown' : 'unreachable';
  }
}

/** The result of moving, cancelling or confirming a booking. */
export type OwnBookingAnswer =
  | { state: 'done'; next: string }
  | { state: 'taken'; next: readonly string[] }
  | { state: 'refused'; message: string }
  | ({ state: 'failed' } & Failure);

/** Does what a form of the booking's page asks for. */
export async function changeOwnBooking(manageToken: string, request: Request): Promise<OwnBookingAnswer> {
  const { text, unseen } = readerOf(await request.formData());
  const api = createClient(bookings, visitorOptions(request));
  const params = { manageToken };
  const { trouble } = ownBookingPage;
  try {
    switch (text('intent')) {
      case 'move':
        await api.moveOwnBooking({ params, body: { start: text('start') } }, patience());
        return { state: 'done', next: paths.booking(manageToken, { done: 'moved' }) };
      case 'cancel': {
        const reason = unseen('reason', CANCEL_REASON_MAX);
        await api.cancelOwnBooking({ params, body: reason ? { reason } : {} }, patience());
        return { state: 'done', next: paths.booking(manageToken) };
      }
      case 'confirm': {
        const body = { confirmToken: text('confirmToken') };
        const { status } = await api.confirmOwnBooking({ params, body }, patience());
        const done = status === 'cancelled' ? 'taken' : 'confirmed';
        return { state: 'done', next: paths.booking(manageToken, { done }) };
      }
      default:
        return { state: 'failed', reason: 'refused' };
    }
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'failed', ...failureOf(error) };
    if (error.statusCode === 409) {
      const taken = SlotTaken.safeParse(error.details).data;
      return taken?.next.length
        ? { state: 'taken', next: taken.next }
        : { state: 'refused', message: text('intent') === 'confirm' ? error.message : trouble.late };
    }
    if (error.statusCode === 429 && text('intent') === 'confirm')
      return { state: 'refused', message: error.message };
    if (error.statusCode === 404) return { state: 'refused', message: trouble.expired };
    if (error.statusCode === 400 && text('intent') === 'move')
      return { state: 'refused', message: trouble.noTime };
    return { state: 'failed', ...failureOf(error) };
  }
}
