import { formatNumber } from '@upcurve/site-content/money/format';
import { type Kind, kinds } from '@upcurve/site-content/report/content/kinds';
import { hoursOfCalls, hoursText } from '@upcurve/site-content/report/steps';
import { business as words } from '../../../content/quiz/quiz.ts';
import type { Fields } from '../progress/progress.ts';
import { readFigure } from '../session/figures.ts';
import type { StepField } from './FieldStep.tsx';

const { fields: labels, callers, deciders } = words;

const TYPICAL_ENQUIRIES = 80;

/** What is typical of a kind of clinic, or of all kinds: `240–4,500`. */
function typicalOf(kind: Kind | undefined, figure: 'value' | 'noShows'): string {
  const values = (kind ? [kind] : kinds).map((each) => each[figure]);
  const ends = new Set([Math.min(...values), Math.max(...values)]);
  return [...ends].map(formatNumber).join('–');
}

/** Returns the fields about the clinic, with what is typical of its kind, if that is known yet. */
export function clinicFields({ enquiries, noShows }: Partial<Fields>, kind: Kind | undefined): StepField[] {
  const { booked, noShows: typicalNoShows } = kind ?? kinds.at(-1)!; // The last is a clinic of any kind.
  const hours = hoursOfCalls({
    enquiries: readFigure('enquiries', enquiries) ?? TYPICAL_ENQUIRIES,
    booked,
    noShows: readFigure('noShows', noShows) ?? typicalNoShows,
  });
  const isOptional = true;
  const value = `£${typicalOf(kind, 'value')}`;
  const missed = `${typicalOf(kind, 'noShows')}%`;
  return [
    { name: 'businessName', label: labels.businessName, isOptional, autoComplete: 'organization' },
    { name: 'enquiries', label: labels.enquiries, isOptional, typical: String(TYPICAL_ENQUIRIES) },
    { name: 'value', label: labels.value, isOptional, typical: value },
    { name: 'noShows', label: labels.noShows, isOptional, typical: missed },
    {
      name: 'caller',
      label: labels.caller,
      options: { someone: { label: callers.someone(hoursText(hours)) }, nobody: { label: callers.nobody } },
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
