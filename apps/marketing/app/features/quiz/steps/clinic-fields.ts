import type { Kind } from '@upcurve/site-content/report/content/kinds';
import { MINUTES } from '@upcurve/site-content/report/steps';
import { business as words } from '../../../content/quiz/quiz.ts';
import type { Fields } from '../progress/progress.ts';
import { readFigure } from '../session/figures.ts';
import type { StepField } from './FieldStep.tsx';

const { fields: labels, callers, deciders } = words;

const TYPICAL_ENQUIRIES = 80;

/** Returns the hours a month for a call to each enquiry and a second one to those that do not book. */
function hoursOfCalls(enquiries: number, booked: number): number {
  const minutes = enquiries * (MINUTES.first + ((100 - booked) / 100) * MINUTES.second);
  return Math.max(1, Math.round(minutes / 60));
}

/** Returns the fields about the clinic, with what is typical of its kind. */
export function clinicFields({ enquiries }: Partial<Fields>, { value, noShows, booked }: Kind): StepField[] {
  const hours = hoursOfCalls(readFigure('enquiries', enquiries) ?? TYPICAL_ENQUIRIES, booked);
  const isOptional = true;
  return [
    { name: 'businessName', label: labels.businessName, isOptional, autoComplete: 'organization' },
    { name: 'enquiries', label: labels.enquiries, isOptional, typical: String(TYPICAL_ENQUIRIES) },
    { name: 'value', label: labels.value, isOptional, typical: `£${value.toLocaleString('en-GB')}` },
    { name: 'noShows', label: labels.noShows, isOptional, typical: `${noShows}%` },
    {
      name: 'caller',
      label: labels.caller,
      options: { someone: { label: callers.someone(hours) }, nobody: { label: callers.nobody } },
    },
    {
      name: 'canDecide',
      label: labels.canDecide,
      options: {
        yes: { label: deciders.yes },
        together: { label: deciders.together },
        no: { label: deciders.no },
      },
    },
  ];
}
