import type { Checklist, Script, Template } from '../../../content/lead-guide/blocks.ts';
import { guideWords } from '../../../content/lead-guide/words.ts';

const { speakers, subject } = guideWords;

export function scriptText({ title, lines }: Script): string {
  const spoken = lines.map((line) => {
    if ('you' in line) return `${speakers.you}: ${line.you}`;
    if ('patient' in line) return `${speakers.patient}: ${line.patient}`;
    return `(${line.aside})`;
  });
  return [title, '', ...spoken].join('\n');
}

/** Returns a message that is ready to send, without our internal title. */
export function templateText({ subject: about, text }: Template): string {
  return about ? `${subject}: ${about}\n\n${text}` : text;
}

export function checklistText({ title, items }: Checklist): string {
  return [title, '', ...items.map((item) => `[ ] ${item}`)].join('\n');
}
