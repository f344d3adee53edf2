import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { weekdayAndDay } from '../../calendar/days.ts';
import { readCompany } from '../../company.server.ts';
import { calendarEntry, partsOfDay } from '../../content/contact/booking.ts';
import { agencyMoment, calendarAnswer } from '../../forms/calendar/calendar-file.ts';
import { readRequestedTime } from '../../forms/calendar/requested-time.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/consultation-calendar';

/** Not cached, because the query contains the visitor's request. */
export const handle: RoutePolicy = { varyBy: 'all' };

export async function loader({ request }: Route.LoaderArgs) {
  const requestedTime = readRequestedTime(new URL(request.url).searchParams);
  if (!requestedTime) throw data(null, { status: 404 });
  const { marketingUrl } = config();
  const { phone, email } = await readCompany();
  const ways = [phone, email].filter(Boolean).join(' · ');
  const { from, to } = partsOfDay[requestedTime.part];
  const entry = {
    uid: `${requestedTime.ref}@${new URL(marketingUrl).hostname}`,
    title: calendarEntry.title,
    text: [calendarEntry.text(weekdayAndDay(requestedTime.by)), ways].filter(Boolean).join('\n'),
    url: marketingUrl + paths.bookConsultation(),
    start: agencyMoment(requestedTime.day, from),
    end: agencyMoment(requestedTime.day, to),
    status: 'TENTATIVE' as const,
  };
  return calendarAnswer(entry, 'upcurve-consultation.ics');
}
