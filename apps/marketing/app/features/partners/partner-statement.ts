import { pounds } from '@upcurve/site-content/money/format';
import { plans, rules } from '@upcurve/site-content/pricing/plans';
import { type Day, fullDate, monthEnd, monthStart, shortMonth } from '../../calendar/days.ts';
import { partnerStatement } from '../../content/partners.ts';

/** Returns a partner's earnings from a clinic on Rise, month by month, up to the last month paid by `today`. */
export function statementOf(today: Day) {
  const { fee } = plans.rise;
  const share = (fee * rules.referralPercent) / 100;
  // We pay by the end of the month after the clinic has paid, so the month before last is the newest settled one.
  const first = -1 - rules.referralMonths;
  return {
    dated: fullDate(monthEnd(monthStart(today, -1))),
    months: Array.from({ length: rules.referralMonths }, (_, place) => ({
      month: shortMonth(monthStart(today, first + place)),
      paid: pounds(fee),
      share: pounds(share),
      sum: pounds(share * (place + 1)),
    })),
    total: pounds(share * rules.referralMonths),
    clinic: partnerStatement.clinic(plans.rise.name),
  };
}

export type PartnerStatement = ReturnType<typeof statementOf>;
