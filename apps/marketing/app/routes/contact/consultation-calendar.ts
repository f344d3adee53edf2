import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { weekdayAndDay } from '../../calendar/days.ts';
import { readCompany } from '../../company.server.ts';
import { calendarEntry, partsOfDay } from '../../content/contact/booking.ts';
import { agencyMoment, calendarAnswer } from '../../forms/calendar/calendar-file.ts';
import { readWish } from '../../forms/calendar/wish.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/consultation-calendar';

/** Not cached, because the query contains the visitor's request. */
export const handle: RoutePolicy = { varyBy: 'all' };

export async function loader({ request }: Route.LoaderArgs) {
  const wish = readWish(new URL(request.url).searchParams);
  if (!wish) throw data(null, { status: 404 });
  const { marketingUrl } = config();
  const { phone, email } = await readCompany();
  const ways = [phone, email].filter(Boolean).join(' · ');
  const { from, to } = partsOfDay[wish.part];
  const entry = {
    uid: `${wish.ref}@${new URL(marketingUrl).hostname}`,
    title: calendarEntry.title,
    text: [calendarEntry.text(weekdayAndDay(wish.by)), ways].filter(Boolean).join('\n'),
    url: marketingUrl + paths.bookConsultation(),
    start: agencyMoment(wish.day, from),
    end: agencyMoment(wish.day, to),
    status: 'TENTATIVE' as const,
  };
  return calendarAnswer(entry, 'upcurve-consultation.ics');
}
