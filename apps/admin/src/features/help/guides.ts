import { z } from 'zod';
import type { KeyName } from '../../kit/dialogs/KeyList.tsx';
import { fillIn, type MarkdownSection, readSections } from '../../kit/markdown/read-markdown.ts';
import { everyScreen, type Screen } from '../../kit/screen/screens.ts';
import { GUIDE_VALUES } from './guide-values.ts';

/** The lines at the top of a guide, `name: text`. */
const FrontMatter = z.strictObject({
  title: z.string().min(1),
  /** The alternative text of its picture, which `pnpm demo:help` takes. */
  picture: z.string().min(50),
});

export interface Guide extends z.output<typeof FrontMatter> {
  /** The purpose of the screen in one or two sentences. */
  purpose: string;
  /** Its tasks, and the actions that cannot be undone. */
  sections: MarkdownSection[];
  /** Every text of the guide without its headings, to search. */
  lines: string[];
}

/**
 * Reads a guide: front matter, the purpose of the screen, and sections.
 * @throws if something is missing or unknown
 */
function readGuide(file: string): Guide {
  const [, front = '', purpose = '', body = ''] =
    /^---\s+(.*?)\s+---\s+([^\n]+)\n(.*)$/s.exec(fillIn(file, GUIDE_VALUES)) ?? [];
  const fields = front.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  const texts = body
    .replace(/^## .*$/gm, '')
    .replace(/^### (.*)\n\n/gm, '$1: ')
    .replace(/^- /gm, '')
    .split('\n');
  return {
    ...FrontMatter.parse(Object.fromEntries(fields)),
    purpose,
    sections: readSections(body),
    lines: [purpose, ...texts.filter(Boolean)],
  };
}

const FILES = import.meta.glob<string>('./guides/*.md', { eager: true, query: '?raw', import: 'default' });

/** All guides by the last part of their address, which is the name of their file. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map(
  Object.entries(FILES).map(([path, file]) => [
    path.slice('./guides/'.length, -'.md'.length),
    readGuide(file),
  ]),
);

export interface NamedGuide extends Guide {
  name: string;
  area: 'Leads' | 'Website' | 'Settings';
  /** The address of its screen, unless the screen shows an item. */
  screen?: string;
  keys: readonly KeyName[];
}

/** Returns the guides to screens, in the order of the screens. */
export function guidesTo(screens: readonly Screen[]): NamedGuide[] {
  const guides = new Map<string, NamedGuide>();
  for (const { guide: name = '', path, group = 'Leads', keys = [] } of everyScreen(screens)) {
    const guide = GUIDES.get(name);
    if (guide && !guides.has(name))
      guides.set(name, { ...guide, name, area: group, keys, screen: path.includes(':') ? undefined : path });
  }
  return [...guides.values()];
}
