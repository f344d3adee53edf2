const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});
const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Pence as pounds, without decimals: `£3,404`. */
export const formatPounds = (pence: number): string => pounds.format(pence / 100);

/** A count with at most one decimal place. */
export const formatNumber = (value: number): string => decimal.format(value);

/** Content with its `{names}` filled in; a name without a value stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : all,
  );
}
