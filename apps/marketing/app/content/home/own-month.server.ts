import { PROMPT_CALL_MINUTES } from '@upcurve/contracts/settings/agency';
import { type CountedMonth, waitOf } from '@upcurve/contracts/settings/counted-month';
import { pounds } from '@upcurve/site-content/money/format';
import { callingHoursOf } from '@upcurve/site-content/pricing/plans';
import { dateInYear, fullDate } from '../../calendar/days.ts';

const ownMonth = {
  title: 'Our own month, counted.',
  lead: ({ from, to }: CountedMonth) =>
    `${from.slice(0, 4) === to.slice(0, 4) ? dateInYear(from) : fullDate(from)} to ${fullDate(to)}, from our own database.`,
};

export interface MonthInFigures {
  title: string;
  lead: string;
  figures: { figure: string; text: string }[];
}

export const monthInFigures = (month: CountedMonth): MonthInFigures => ({
  title: ownMonth.title,
  lead: ownMonth.lead(month),
  figures: figuresOf(month),
});

/** Leaves out the figures that are not known. */
function figuresOf({ checks, firstCallMinutes, leftNumber, calledPromptly, waived }: CountedMonth) {
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
