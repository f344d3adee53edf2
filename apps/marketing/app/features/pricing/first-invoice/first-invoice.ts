import { poundsAndPence } from '@upcurve/site-content/money/format';
import { addOns, plans, rules } from '@upcurve/site-content/pricing/plans';
import {
  addDays,
  type Day,
  dateInYear,
  dayOfMonth,
  fullDate,
  monthEnd,
  monthStart,
  workingDayFrom,
} from '../../../calendar/days.ts';
import { invoice, invoiceExample } from '../../../content/pricing/detail.ts';

interface InvoiceFacts {
  /** Pounds a month. */
  fee: number;
  daysServed: number;
  daysInMonth: number;
  /** The price of the extra, in pounds. */
  extra: number;
  vatPercent: number;
}

const toPenny = (sum: number) => Math.round(sum * 100) / 100;

/** Returns the sums of an invoice for part of a month, in pounds, each rounded to the penny. */
export function invoiceSums({ fee, daysServed, daysInMonth, extra, vatPercent }: InvoiceFacts) {
  const plan = toPenny((fee * daysServed) / daysInMonth);
  const net = toPenny(plan + extra);
  const vat = toPenny((net * vatPercent) / 100);
  return { plan, extra, net, vat, total: toPenny(net + vat) };
}

/** The day of the month when the clinic starts, late enough that it clearly pays for part of a month. */
const STARTS_ON = 10;

/** Returns the texts and figures of the invoice for a clinic that starts in the month after `today`. */
export function firstInvoice(today: Day) {
  const start = workingDayFrom(addDays(monthStart(today, 1), STARTS_ON - 1));
  const end = monthEnd(start);
  const served = dayOfMonth(end) - dayOfMonth(start) + 1;
  const month = dayOfMonth(end);
  const { fee } = plans[invoiceExample.plan];
  const extra = addOns.find(({ id }) => id === invoiceExample.addOn)?.price ?? 0;
  const sums = invoiceSums({
    fee,
    daysServed: served,
    daysInMonth: month,
    extra,
    vatPercent: rules.vatPercent,
  });
  const { rows, terms } = invoice;
  return {
    facts: [
      { term: terms.dated, detail: fullDate(start) },
      { term: terms.due, detail: fullDate(addDays(start, rules.paymentDays)) },
      { term: terms.covers, detail: `${dayOfMonth(start)} to ${dateInYear(end)}` },
    ],
    lines: [
      { id: 'plan', label: rows.plan(served, month), how: invoice.sum(fee, served, month), sum: sums.plan },
      { id: 'addOn', label: rows.addOn, sum: sums.extra },
      { id: 'net', label: rows.net, sum: sums.net },
      { id: 'vat', label: rows.vat, sum: sums.vat },
      { id: 'total', label: rows.total, sum: sums.total },
    ].map((line) => ({ ...line, sum: poundsAndPence(line.sum) })),
  };
}

export type FirstInvoiceFacts = ReturnType<typeof firstInvoice>;
