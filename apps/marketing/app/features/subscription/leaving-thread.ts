import { poundsAndPence } from '@upcurve/site-content/money/format';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import {
  addDays,
  type Day,
  dateInYear,
  dayOfMonth,
  monthEnd,
  weekdayAndDate,
  workingDayFrom,
  workingDaysAfter,
} from '../../calendar/days.ts';
import { leaving } from '../../content/subscription.ts';

/**
 * Returns two dated emails of a clinic on the Rise plan that cancels on the next working day from `today`, with its
 * last invoice.
 */
export function leavingThread(today: Day) {
  const sent = workingDayFrom(today);
  const last = addDays(sent, rules.noticeDays);
  const handover = workingDaysAfter(last, rules.handoverWorkingDays);
  const [served, month] = [dayOfMonth(last), dayOfMonth(monthEnd(last))];
  const { fee } = plans.rise;
  const { dates } = leaving;
  return {
    sent: weekdayAndDate(sent),
    dates: [
      { ...dates.last, when: weekdayAndDate(last) },
      {
        ...dates.invoice,
        when: poundsAndPence((fee * served) / month),
        text: dates.invoice.text(dateInYear(last), fee, served, month),
      },
      { ...dates.handover, when: weekdayAndDate(handover) },
    ],
  };
}

export type LeavingThread = ReturnType<typeof leavingThread>;
