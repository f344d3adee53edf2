interface InvoiceFacts {
  /** Pounds a month. */
  fee: number;
  daysServed: number;
  daysInMonth: number;
  /** Pounds for what was added. */
  extra: number;
  vatPercent: number;
}

const toPenny = (sum: number) => Math.round(sum * 100) / 100;

/** The sums of an invoice for part of a month, in pounds, each rounded to the penny. */
export function invoiceSums({ fee, daysServed, daysInMonth, extra, vatPercent }: InvoiceFacts) {
  const plan = toPenny((fee * daysServed) / daysInMonth);
  const net = toPenny(plan + extra);
  const vat = toPenny((net * vatPercent) / 100);
  return { plan, extra, net, vat, total: toPenny(net + vat) };
}
