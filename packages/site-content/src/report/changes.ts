import { fill, pounds } from '../money/format.ts';
import { LEAKS, type Leaks, speeds } from '../money/model.ts';
import type { Step } from './content/challenges.ts';
import {
  CALLING_MINUTES,
  type ChangeTopic,
  FOLLOW_UP_MINUTES,
  HOURLY_WAGE,
  topicByCategory,
  topicsByWords,
  WORKING_DAYS,
} from './content/changes.ts';
import { stepEarns } from './content/kinds.ts';
import { money, changes as words } from './content/words.ts';
import { type Estimate, hasOpened, roundSum } from './estimate.ts';
import type { Improvement, ReportSource } from './source.ts';
import { bandOf, middleOf } from './turnover.ts';

const MOST_NEXT = 2;
/** An answer that means a new post at the front desk. */
const POST = /receptionist|front desk team/i;

/** A change as shown in the report. */
export interface Change {
  questionId: number;
  title: string;
  why: string;
  thisWeek: string;
  link?: string;
  gain: number;
  /** What the change brings in or saves, in pounds a month; null if the report names no sums. */
  worth: number | null;
  /** What is left of that after materials, the practitioner, and the cost of calls or ads. */
  keeps: number;
  /** Whether its calls are those of a change above, which contains its worth. */
  isCountedAbove?: true;
  cost: string;
  /** What someone who is paid for the change costs, in pounds a month; not for calls. */
  paid: number;
  /** Whether the cost is time on the phone, for first or second calls. */
  calls: ChangeTopic['calls'];
  /** The leak that the change narrows; null if it brings new demand or saves money. */
  leak: keyof Leaks | null;
  /** How much more the change spends on ads, in pounds a month. */
  moreAds: number;
  question: string;
  /** The next better answers, at most two; empty if they would not be useful advice. */
  next: string[];
}

/** Returns our texts for a question: by its wording, otherwise by its category. */
function topicOf({ question, category }: Pick<Improvement, 'question' | 'category'>) {
  return topicsByWords.find(([text]) => text.test(question))?.[1] ?? topicByCategory[category];
}

/** Returns a generic text, for when the question's own text was already used for another change. */
function plainWords({ question, answer }: Improvement) {
  const { title, skippedTitle, why, thisWeek } = words.plain;
  const asked = { question: question.replace(/[\s?.!]+$/, '') };
  return {
    title: answer ? fill(title, { answer }) : fill(skippedTitle, asked),
    why,
    thisWeek: fill(thisWeek, asked),
  };
}

/** Returns the spend of the next answer, and how much less or more than today's it is, in pounds a month. */
function spendStep({ questionId, better }: Improvement, { questions, answers }: ReportSource) {
  const options = questions.find(({ id }) => id === questionId)?.options ?? [];
  const next = options.find(({ label }) => label === better[0])?.spend;
  const now = options.find(({ value }) => value === answers[questionId])?.spend;
  const middle = (spend: typeof now) => spend && middleOf(bandOf(spend));
  const more = next ? (middle(next) ?? 0) - (middle(now) ?? 0) : 0;
  return { next, saved: Math.max(0, -more), added: Math.max(0, more) };
}

/** Formats minutes: up to an hour in steps of five, then in quarters of an hour. */
function timeOf(minutes: number): string {
  if (minutes <= 55) return `${Math.max(5, Math.round(minutes / 5) * 5)} minutes`;
  const quarters = Math.max(4, Math.round(minutes / 15));
  const hours = `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]}`;
  return hours === '1' ? 'an hour' : `${hours} hours`;
}

const openEnquiries = ({ assumed: { enquiries, booked } }: Estimate) =>
  Math.round((enquiries * (100 - booked)) / 100);

/** The minutes a month that a clinic's first or second calls take. */
function minutesOf(estimate: Estimate, calls: 'first' | 'second'): number {
  const { assumed, hasCaller, isFollowedUp } = estimate;
  if (calls === 'second') return isFollowedUp ? 0 : openEnquiries(estimate) * FOLLOW_UP_MINUTES;
  return hasCaller ? 0 : assumed.enquiries * CALLING_MINUTES;
}

/** What a clinic keeps of a revenue after materials and the practitioner. */
const keptOf = ({ assumed }: Estimate, revenue: number) => (revenue * assumed.kept) / 100;

/** The wages of calls in pounds a month; 0 if they exceed what the clinic keeps of `worth`, so that nobody is paid for them. */
function wagesOf(estimate: Estimate, calls: 'first' | 'second', worth: number): number {
  const wages = (minutesOf(estimate, calls) / 60) * HOURLY_WAGE;
  return wages > keptOf(estimate, worth) ? 0 : wages;
}

/** The hours a month that a clinic needs to call every enquiry at once and the open ones again. */
export const phoneHours = (estimate: Estimate): number =>
  Math.round((minutesOf(estimate, 'first') + minutesOf(estimate, 'second')) / 60);

/** Says what calls cost in time and wages a month. */
function callsCost(estimate: Estimate, calls: 'first' | 'second', worth: number): string {
  if (calls === 'first' && estimate.hasCaller) return words.costs.sooner;
  const minutes = minutesOf(estimate, calls);
  const wages = wagesOf(estimate, calls, worth);
  const isUnpaid = minutes > 0 && wages === 0;
  return fill(isUnpaid ? words.costs.quietMinutes : words.costs[calls], {
    time: timeOf(minutes / WORKING_DAYS),
    enquiries: String(calls === 'first' ? estimate.assumed.enquiries : openEnquiries(estimate)),
    sum: pounds(roundSum(wages)),
    wage: String(HOURLY_WAGE),
  });
}

const paidFor = ({ paid }: ChangeTopic, title: string) => (paid?.title.test(title) ? paid : undefined);

const costOf = ({ toBegin }: ChangeTopic, cost: string, answer: string | null) =>
  toBegin && !/^yes/i.test(answer ?? '') ? `${cost} ${toBegin}` : cost;

function changeOf(improvement: Improvement, told: ReadonlySet<string>, source: ReportSource): Change {
  const { questionId, question, answer, better, gain, advice } = improvement;
  const topic = topicOf(improvement);
  const early = hasOpened(source) ? undefined : topic.beforeOpening;
  const said = early ?? advice ?? (told.has(topic.title) ? plainWords(improvement) : topic);
  const today = answer?.split(', ') ?? [];
  const spend = spendStep(improvement, source);
  const ads = spend.next?.to && fill(words.costs.ads, { sum: pounds(spend.next.to) });
  return {
    questionId,
    title: said.title,
    why: 'why' in said ? said.why : topic.why,
    thisWeek: said.thisWeek,
    link: advice && !early ? advice.link : topic.link,
    gain,
    worth: null,
    keeps: 0,
    paid: 0,
    cost:
      spend.saved > 0
        ? words.costs.saves
        : ads || (early?.cost ?? costOf(topic, paidFor(topic, said.title)?.once ?? topic.cost, answer)),
    calls: early ? undefined : topic.calls,
    leak: topic.earns === 'demand' ? null : topic.earns,
    moreAds: roundSum(spend.added),
    question,
    // Older reports have no advice. They name the best possible answer, however far away it is.
    next:
      advice || !topic.hidesAnswers ? better.filter((each) => !today.includes(each)).slice(0, MOST_NEXT) : [],
  };
}

/** Says what the first calls of a change cost, and whether a new post is part of it. */
const firstCallsCost = (estimate: Estimate, { next }: Change, worth: number): string =>
  [callsCost(estimate, 'first', worth), worth > 0 && POST.test(next[0] ?? '') && words.costs.postLater]
    .filter(Boolean)
    .join(' ');

/** Adds what each change is worth, and what calling costs. Changes that narrow the same leak share it by their points. */
function withWorth(
  changes: readonly Change[],
  improvements: readonly Improvement[],
  source: ReportSource,
  estimate: Estimate,
) {
  return changes.map((change, place) => {
    const improvement = improvements[place]!; // One change per improvement.
    const { saved, added } = spendStep(improvement, source);
    if (saved > 0) return { ...change, worth: roundSum(saved), keeps: roundSum(saved) };
    if (added > 0) {
      const enquiries = added / estimate.assumed.perEnquiry;
      const brought = roundSum(enquiries * estimate.fromEnquiry);
      const sum = pounds(roundSum(added));
      const { first, more, why } = words.moreAds;
      return {
        ...change,
        title: fill(estimate.assumed.spend > 0 ? more : first, { sum }),
        why: fill(why, { each: pounds(estimate.assumed.perEnquiry) }),
        leak: null,
        cost: fill(words.costs.moreAds, { sum, enquiries: String(Math.round(enquiries)) }),
        worth: brought,
        keeps: roundSum(keptOf(estimate, brought) - added),
      };
    }
    const sum = change.leak ? estimate.leaks[change.leak] : 0;
    const rivals = changes.filter(({ leak }) => leak === change.leak);
    const part =
      change.gain /
      Math.max(
        1,
        rivals.reduce((all, { gain }) => all + gain, 0),
      );
    // Calls bring no new demand: if they lose nothing, they are worth nothing.
    const worth =
      sum > 0 || change.calls
        ? roundSum(((sum * stepEarns.leak) / 100) * part)
        : roundSum((estimate.fromNew * Math.min(stepEarns.demand, change.gain)) / 100);
    const costs = {
      first: firstCallsCost(estimate, change, worth),
      second: costOf(topicOf(improvement), callsCost(estimate, 'second', worth), improvement.answer),
    };
    const host = paidFor(topicOf(improvement), change.title);
    const monthly = host && host.sum < keptOf(estimate, worth) ? host : undefined;
    const cost = change.calls ? costs[change.calls] : (monthly?.cost ?? change.cost);
    const paid = monthly?.sum ?? 0;
    const wages = change.calls ? wagesOf(estimate, change.calls, worth) : 0;
    const keeps = roundSum(keptOf(estimate, worth) - wages - paid);
    const speed = speeds[estimate.figures.speed].inText;
    const isSaid = change.calls === 'first' && estimate.speedFrom === 'words';
    const isCovered = change.calls && worth === 0;
    const why = isCovered ? words.covered : isSaid ? fill(words.saidSoon, { speed }) : change.why;
    return { ...change, why, leak: sum > 0 ? change.leak : null, worth, keeps, cost, paid };
  });
}

/** Sorts changes and other steps: those that leave the clinic most first, and more ads last. */
export const byKeeps = (
  a: { keeps: number; moreAds?: number },
  b: { keeps: number; moreAds?: number },
): number => Number(Boolean(a.moreAds)) - Number(Boolean(b.moreAds)) || b.keeps - a.keeps;

/** What a report's steps bring in together without more ads, and what is left of it, in pounds a month. */
export function sumOfSteps(changes: readonly Change[], remedies: readonly Remedy[]) {
  const steps = [...changes.filter(({ moreAds }) => moreAds === 0), ...remedies];
  return {
    worth: steps.reduce((sum, { worth }) => sum + (worth ?? 0), 0),
    keeps: steps.reduce((sum, { keeps }) => sum + keeps, 0),
  };
}

/** Counts the worth and the cost of the same calls once: with the first of the changes that make them. */
function oncePerCalls(sorted: readonly Change[], estimate: Estimate): Change[] {
  const [first, ...others] = sorted.filter(({ calls, leak }) => calls === 'first' && leak !== null);
  if (!first || others.length === 0) return [...sorted];
  const worth = roundSum([first, ...others].reduce((sum, each) => sum + (each.worth ?? 0), 0));
  const keeps = roundSum(keptOf(estimate, worth) - wagesOf(estimate, 'first', worth));
  return sorted
    .map((change) => {
      if (change === first) return { ...change, worth, keeps, cost: firstCallsCost(estimate, first, worth) };
      if (!others.includes(change)) return change;
      const why = estimate.speedFrom === 'words' ? words.sameStep : change.why;
      const cost = words.costs.sameCalls;
      return { ...change, why, worth: 0, keeps: 0, cost, isCountedAbove: true as const };
    })
    .toSorted(byKeeps);
}

/**
 * Returns the changes that would raise the score most, each with a different text. If the report names sums, those
 * that leave the clinic most come first, and more ads last.
 */
export function changesOf(source: ReportSource, estimate: Estimate | undefined): Change[] {
  const told = new Set<string>();
  const { improvements } = source.result;
  const changes = improvements.map((improvement) => {
    const change = changeOf(improvement, told, source);
    told.add(change.title);
    return change;
  });
  if (!estimate) return changes;
  const sorted = withWorth(changes, improvements, source, estimate).toSorted(
    (a, b) => byKeeps(a, b) || b.gain - a.gain,
  );
  return oncePerCalls(sorted, estimate);
}

/** A first step against a leak that no change narrows. */
export interface Remedy extends Step {
  leak: keyof Leaks;
  /** What the step brings in, and what is left of it after all costs, in pounds a month. */
  worth: number;
  keeps: number;
}

/** Returns the first step against each leak that none of the changes narrows. */
export function remediesOf(estimate: Estimate, changes: readonly Change[]): Remedy[] {
  return LEAKS.filter(
    (leak) => estimate.leaks[leak] > 0 && !changes.some((change) => change.leak === leak),
  ).map((leak) => {
    const { step: usual, cost } = money.remedies[leak];
    const own =
      leak === 'returning'
        ? estimate.kind.returningStep
        : leak === 'slow' && (estimate.hasCaller || estimate.figures.speed === 'hour') && money.fasterStep;
    const step = own || usual;
    const worth = roundSum((estimate.leaks[leak] * stepEarns.leak) / 100);
    const calls = leak === 'followUp' ? 'second' : 'first';
    const wages = leak === 'returning' ? 0 : wagesOf(estimate, calls, worth);
    return {
      leak,
      worth,
      keeps: roundSum(keptOf(estimate, worth) - wages),
      title: fill(money.remedyFor, { leak: money.leaks[leak], sum: pounds(worth) }),
      step,
      cost: fill(cost, {
        cost: callsCost(estimate, calls, worth),
      }),
    };
  });
}
