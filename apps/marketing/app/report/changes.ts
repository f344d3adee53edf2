import { topicByCategory, topicsByWords } from '../content/report/changes.ts';
import { changes as words } from '../content/report/words.ts';
import { type ServiceId, services } from '../content/services.ts';
import { fill } from '../money/format.ts';
import { paths } from '../paths.ts';
import type { Improvement } from './source.ts';

const MOST_NEXT = 2;

/** A change as shown in the report. */
export interface Change {
  questionId: number;
  title: string;
  why: string;
  thisWeek: string;
  link?: string;
  gain: number;
  question: string;
  /** The given answer; empty if there is none. */
  today: string;
  /** The next better answers, at most two; empty if they would not be useful advice. */
  next: string[];
  services: readonly ServiceId[];
}

/** Returns our texts for a question: by its wording, otherwise by its category. */
function topicOf({ question, category }: Pick<Improvement, 'question' | 'category'>) {
  return topicsByWords.find(([text]) => text.test(question))?.[1] ?? topicByCategory[category];
}

const serviceAt = (link: string | undefined) =>
  (Object.keys(services) as ServiceId[]).find((id) => paths.service(services[id].slug) === link);

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

function changeOf(improvement: Improvement, told: ReadonlySet<string>): Change {
  const { questionId, question, answer, better, gain, advice } = improvement;
  const topic = topicOf(improvement);
  const said = advice ?? (told.has(topic.title) ? plainWords(improvement) : topic);
  const today = answer?.split(', ') ?? [];
  const led = serviceAt(said === topic ? topic.link : advice?.link);
  return {
    questionId,
    title: said.title,
    why: said.why,
    thisWeek: said.thisWeek,
    link: advice ? advice.link : topic.link,
    gain,
    question,
    today: answer ?? '',
    // Older reports have no advice. They name the best possible answer, however far away it is.
    next:
      advice || !topic.hidesAnswers ? better.filter((each) => !today.includes(each)).slice(0, MOST_NEXT) : [],
    services: [...new Set([...(led ? [led] : []), ...topic.services])].slice(0, 2),
  };
}

/** Returns the changes that would raise the score most, each with a different text. */
export function changesOf(improvements: readonly Improvement[]): Change[] {
  const told = new Set<string>();
  return improvements.map((improvement) => {
    const change = changeOf(improvement, told);
    told.add(change.title);
    return change;
  });
}
