import { AGENCY_ZONE, CALLING_HOURS, PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import { type Day, isDay, isWorkingDay, today, workingDaysAfter } from '../../calendar/days.ts';
import { clockIn } from '../../calendar/zones.ts';

const MINUTE_MS = 60_000;
const OPENING = `${String(CALLING_HOURS.from).padStart(2, '0')}:${String(PROMPT_CALL_MINUTES).padStart(2, '0')}`;

/** When a test call is due at the latest, in UK time. It is the query of the thank-you page. */
export type TestCall = { call: Day; by: string };

/** Returns when we ring somebody who asks for a test call now: within minutes, or when the calling hours begin. */
export function testCall(now: number): TestCall {
  const day = today(now);
  const hour = Number(clockIn(AGENCY_ZONE, now).slice(0, 2));
  if (!isWorkingDay(day) || hour >= CALLING_HOURS.to) return { call: workingDaysAfter(day, 1), by: OPENING };
  if (hour < CALLING_HOURS.from) return { call: day, by: OPENING };
  return { call: day, by: clockIn(AGENCY_ZONE, now + PROMPT_CALL_MINUTES * MINUTE_MS) };
}

export function readTestCall(query: URLSearchParams): TestCall | undefined {
  const [call, by] = [query.get('call') ?? '', query.get('by') ?? ''];
  return isDay(call) && /^\d{2}:\d{2}$/.test(by) ? { call, by } : undefined;
}
