import { answerBooking } from '../../features/booking/answer-booking.server.ts';
import type { Route } from './+types/booking-answer';

/** Handles a booking sent by script and responds with its result. */
export async function action({ request, params }: Route.ActionArgs) {
  return Response.json(await answerBooking(params.slug, request));
}

export function loader() {
  throw new Response(null, { status: 404 });
}
