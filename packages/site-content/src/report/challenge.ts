import type { Speed } from '../money/model.ts';
import { clauseNaming } from './clause.ts';
import {
  type ChallengeReply,
  challengeAnswers,
  noTime,
  otherChallenge,
  quietDay,
} from './content/challenges.ts';
import type { Early } from './content/early.ts';
import { type ReportSource, SUBJECTS } from './source.ts';

const LONGEST_QUOTE = 280;
/** Texts that visitors type to skip a question. */
const NO_ANSWER =
  /^(n\/?a|none?|nothing( really)?|not sure|no idea|(i )?don.?t know|nil|no|yes|test|[-.?!\s]*)[.!]?$/i;

/** Words of a visitor who has no time. */
const NO_TIME =
  /\b(no|not enough|short of|lack of|haven.?t (got )?(the )?) ?time\b|too busy|treating all day/i;

const ANSWERING = /\b(answer|call|ring|phone|repl(y|ies)|respond)/i;
const NOT_YET = /can.?t|cannot|don.?t|do not|never|not |should|want|need|try|goal|wish|if only|late\b|slow/i;
/** How soon visitors say that they answer, fastest first. */
const SAID_SPEEDS: readonly [RegExp, Speed][] = [
  [/within (five|5|ten|10|a few) min/i, 'minutes'],
  [/within (an|one|1|the) hour|(under|less than) an hour/i, 'hour'],
  [/the same day/i, 'day'],
];

/** Returns how soon the visitor says the clinic answers; undefined unless it is a plain statement. */
export function saidSpeed(source: Pick<ReportSource, 'questions' | 'answers'>): Speed | undefined {
  const sentences = wordsOf(source)?.split(/[.!?;\n]|\bbut\b/) ?? [];
  return sentences
    .filter((sentence) => ANSWERING.test(sentence) && !NOT_YET.test(sentence))
    .flatMap((sentence) => SAID_SPEEDS.find(([words]) => words.test(sentence))?.[1] ?? [])[0];
}

export interface Challenge extends ChallengeReply {
  /** Null if the challenge is not recognised. */
  id: string | null;
  quote: string;
  /** The words of the visitor that name it in short; undefined if there are none. */
  clause: string | undefined;
}

/** Returns a text on one line, shortened between words if it is too long. */
export function clamped(text: string, longest = LONGEST_QUOTE): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // Cuts by code point, so that no character is cut in half.
  const cut = [...line].slice(0, longest - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Returns what the visitor wrote about the challenge; undefined if they wrote nothing of use. */
function wordsOf({ questions, answers }: Pick<ReportSource, 'questions' | 'answers'>): string | undefined {
  const open = questions.filter(({ inputType }) => inputType === 'freeText');
  const question = open.find(({ text }) => SUBJECTS.challenge.test(text)) ?? open.at(-1);
  const words = question && answers[question.id];
  return typeof words === 'string' && !NO_ANSWER.test(words.trim()) ? words : undefined;
}

/** Returns the reply with the most matching words. */
export function answerTo(words: string) {
  let best: { fits: number; answer: ChallengeReply & { id?: string; isBroad?: true } } = {
    fits: 0,
    answer: otherChallenge,
  };
  for (const answer of challengeAnswers) {
    const found = answer.words.filter((word) => word.test(words)).length;
    const fits = answer.isBroad ? Math.min(1, found) : found;
    if (fits > best.fits) best = { fits, answer };
  }
  return best.answer;
}

const idOf = (words: string) => answerTo(words).id;

/**
 * Returns the visitor's challenge and our reply; undefined if they gave none. If hardly anyone asks the clinic, there
 * are no enquiries to keep, so a wish for enquiries has another reply.
 */
export function challengeOf(
  source: Pick<ReportSource, 'questions' | 'answers'>,
  early: Early | null = null,
): Challenge | undefined {
  const words = wordsOf(source);
  if (words === undefined) return undefined;
  const answer = answerTo(words);
  const id = answer.id ?? null;
  const { isBroad } = answer;
  const { title, text, link, week, leak, replacesStep, headline } =
    early && id === 'enquiries' ? early.enquiries : answer;
  const lacksTime = NO_TIME.test(words);
  const hasQuietDay = challengeAnswers.some(
    (each) => each.id === 'quiet-days' && each.words.some((word) => word.test(words)),
  );
  const reply = [text, id === 'season' && hasQuietDay && quietDay, lacksTime && id !== 'time' && noTime]
    .filter(Boolean)
    .join(' ');
  const typed = words.replaceAll("'", '’');
  // A wish, or a general topic, is no problem that can be quoted.
  const isProblem = !early && !isBroad && (leak !== undefined || headline !== undefined);
  const clause = isProblem ? clauseNaming(typed, (part) => idOf(part) === id) : undefined;
  return {
    id,
    quote: clamped(typed),
    clause,
    title,
    text: reply,
    link,
    week,
    leak,
    replacesStep,
    headline: early ? undefined : headline,
  };
}
