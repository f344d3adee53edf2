import { type CountedMonth, PROMPT_CALL_MINUTES, waitOf } from '@upcurve/contracts/settings/counted-month';
import { pounds } from '@upcurve/site-content/money/format';
import { callingHoursOf, plans } from '@upcurve/site-content/pricing/plans';
import { dateInYear, fullDate } from '../../calendar/days.ts';
import { guaranteeExample } from '../pricing/guarantee-example.ts';

const ownMonth = {
  title: 'Our own month, counted.',
  lead: ({ from, to }: CountedMonth) =>
    `${from.slice(0, 4) === to.slice(0, 4) ? dateInYear(from) : fullDate(from)} to ${fullDate(to)}, from our own database.`,
};

/** Shown until there is a month to show. Its lead is the only place that marks its figures as an example. */
const exampleMonth = {
  title: 'How we count a month.',
  lead: 'An example month, until there is enough to count in ours.',
  figures: {
    checks: 46,
    firstCallMinutes: 4,
    leftNumber: 21,
    calledPromptly: 21,
    waived: {
      months: guaranteeExample.afterwards.length,
      pounds: guaranteeExample.afterwards.length * plans.rise.fee,
    },
  },
};

type Figures = Pick<CountedMonth, 'checks' | 'firstCallMinutes' | 'leftNumber' | 'calledPromptly'> & {
  waived: { months: number; pounds: number; on?: string } | null;
};

/** What the home page shows of a month. */
export interface MonthInFigures {
  title: string;
  lead: string;
  figures: { figure: string; text: string }[];
}

/** Returns our own month in figures, or an example if there is none to show. */
export const monthInFigures = (month: CountedMonth | null): MonthInFigures =>
  month
    ? { title: ownMonth.title, lead: ownMonth.lead(month), figures: figuresOf(month) }
    : { ...exampleMonth, figures: figuresOf(exampleMonth.figures) };

/** Leaves out the figures that are not known. */
function figuresOf({ checks, firstCallMinutes, leftNumber, calledPromptly, waived }: Figures) {
  return [
    firstCallMinutes !== null && {
      figure: waitOf(firstCallMinutes),
      text: 'to our first call, typically (the median)',
    },
    calledPromptly !== null && {
      // Rounded down, because the exact numbers are beside it.
      figure: `${Math.floor((100 * calledPromptly) / leftNumber)}%`,
      text: `called within ${PROMPT_CALL_MINUTES} minutes: ${calledPromptly} of ${leftNumber} who left a number, ${callingHoursOf('ground')}`,
    },
    waived && {
      figure: pounds(waived.pounds),
      text: `in fees waived after missed targets: ${waived.months} ${waived.months === 1 ? 'month' : 'months'}${waived.on ? `, up to ${fullDate(waived.on)}` : ''}`,
    },
    { figure: checks.toLocaleString('en-GB'), text: 'eligibility checks completed' },
  ].filter((item) => item !== null && item !== false);
}
