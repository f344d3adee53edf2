import type { BookingRow } from './queries.ts';

export const eventOf = ({
  id,
  slug,
  start,
  end,
  zone,
  hostName,
  status,
  placeKind,
  placeText,
  answers,
}: BookingRow) => ({
  booking_id: id,
  meeting_type: slug,
  start,
  end,
  zone,
  host: hostName,
  place: placeText || placeKind,
  answers,
  status,
});
