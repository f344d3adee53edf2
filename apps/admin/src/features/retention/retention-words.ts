const count = new Intl.NumberFormat('en-GB');
const plural = new Intl.PluralRules('en-GB');

const of = (amount: number, one: string, more: string) =>
  `${count.format(amount)} ${plural.select(amount) === 'one' ? one : more}`;

export const daysInWords = (days: number) => of(days, 'day', 'days');

export const dueInWords = (due: number) =>
  due === 0 ? 'nothing is past its time' : `${count.format(due)} past that, deleted the next night`;
