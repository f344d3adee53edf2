import type { Draft } from '@upcurve/post-blocks/write';

/** One line of a script: spoken by you or the patient, or a stage direction. */
export type ScriptLine = { you: string } | { patient: string } | { aside: string };

/** A conversation, line by line. The reader fills in the parts in [square brackets]. */
export interface Script {
  title: string;
  lines: readonly ScriptLine[];
}

export const CHANNELS = [
  'Text message',
  'WhatsApp',
  'Email',
  'Voicemail',
  'Direct message',
  'Note in the record',
] as const;

/** A message to send unchanged, once its [square brackets] are filled in. An empty line starts a paragraph. */
export interface Template {
  title: string;
  channel: (typeof CHANNELS)[number];
  subject?: string;
  text: string;
}

export interface Checklist {
  title: string;
  items: readonly string[];
}

/** Phrases to use, phrases to avoid, and the reason. */
export interface Wording {
  say: readonly string[];
  avoid: readonly string[];
  why: string;
}

export interface Timetable {
  caption: string;
  rows: readonly { time: string; title: string; text: string }[];
}

export type GuideTool =
  | { script: Script }
  | { template: Template }
  | { checklist: Checklist }
  | { wording: Wording }
  | { timetable: Timetable }
  /** The point at which a clinician takes over. */
  | { handover: string };

export type GuideBlock = Draft | GuideTool;

/** A titled part of a page; `id` is its anchor. */
export interface GuideSection {
  id: string;
  title: string;
  blocks: readonly GuideBlock[];
}

export interface GuideText {
  /** The title for search engines, at most 60 characters. */
  searchTitle: string;
  /** The description for search engines, 110 to 160 characters. */
  description: string;
  /** The page's purpose in one line, for the overview. */
  summary: string;
  lead: string;
  sections: readonly GuideSection[];
  /** The last line of the page, which links to our service on the subject. */
  offer: { text: string; link: { label: string; to: string } };
}
