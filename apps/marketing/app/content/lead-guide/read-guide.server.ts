import { h3, list, note, p, steps, table } from '@upcurve/post-blocks/write';
import { lexer, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { anchored, linesOf, readFrontMatter } from '../front-matter.server.ts';
import { CHANNELS, type GuideBlock, type GuideSection, type GuideText, type ScriptLine } from './blocks.ts';
import { type GuideSlug, guidePages } from './pages.ts';

/** The lines at the top of a page, `name: text`. */
const FrontMatter = z.strictObject({
  searchTitle: z.string().max(60),
  description: z.string().min(110).max(160),
  summary: z.string(),
  lead: z.string(),
  offer: z.string(),
  /** A link, as in Markdown. */
  offerLink: z.string().regex(/^\[[^\]]+\]\(\/[^)]+\)$/),
});

const Channel = z.enum(CHANNELS);

/**
 * Reads a page of the guide: front matter, a section for each `## Title {#anchor}`, and the tools as code blocks, such
 * as ```script Title.
 * @throws if something is missing or unknown
 */
function readGuide(file: string): GuideText {
  const { front, body } = readFrontMatter(file, FrontMatter);
  const { offer, offerLink, ...texts } = front;
  const [, label = '', to = ''] = /\[(.*)\]\((.*)\)/.exec(offerLink) ?? [];
  return { ...texts, offer: { text: offer, link: { label, to } }, sections: sectionsOf(lexer(body)) };
}

function sectionsOf(tokens: Token[]): GuideSection[] {
  const sections: (GuideSection & { blocks: GuideBlock[] })[] = [];
  let caption = '';
  for (const token of tokens) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token.depth === 2) {
      sections.push({ ...anchored(token.text), blocks: [] });
    } else if (token.type === 'paragraph' && token.text.startsWith('Table: ')) {
      caption = token.text.slice('Table: '.length);
    } else {
      sections.at(-1)?.blocks.push(blockOf(token, caption));
    }
  }
  return sections;
}

function blockOf(token: Token, caption: string): GuideBlock {
  switch (token.type) {
    case 'heading':
      return h3(token.text);
    case 'paragraph':
      return p(token.text);
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return (ordered ? steps : list)(...items.map(({ text }) => text));
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const words = (cells: Tokens.TableCell[]) => cells.map(({ text }) => text);
      return table(caption, words(header), ...rows.map(words));
    }
    case 'code':
      return toolOf(token as Tokens.Code);
    default:
      throw new Error(`The guide has no ${token.type}: ${token.raw}`);
  }
}

function toolOf({ lang = '', text }: Tokens.Code): GuideBlock {
  const [kind, ...words] = lang.split(' ');
  const title = words.join(' ');
  switch (kind) {
    case 'script':
      return {
        script: { title, lines: linesOf(text).map((line) => Object.fromEntries([line]) as ScriptLine) },
      };
    case 'template': {
      const [head = '', ...paragraphs] = text.split('\n\n');
      const { channel, subject } = Object.fromEntries(linesOf(head));
      return {
        template: {
          title,
          channel: Channel.parse(channel),
          ...(subject && { subject }),
          text: paragraphs.join('\n\n'),
        },
      };
    }
    case 'checklist':
      return { checklist: { title, items: text.split('\n').map((line) => line.replace(/^- /, '')) } };
    case 'wording': {
      const lines = linesOf(text);
      const all = (wanted: string) => lines.flatMap(([name, said]) => (name === wanted ? [said] : []));
      return { wording: { say: all('say'), avoid: all('avoid'), why: all('why').join(' ') } };
    }
    case 'timetable': {
      const rows = text.split('\n').map((line) => {
        const [time = '', what = '', how = ''] = line.split(' | ');
        return { time, title: what, text: how };
      });
      return { timetable: { caption: title, rows } };
    }
    case 'note':
      return note(title, text);
    case 'handover':
      return { handover: text };
    default:
      throw new Error(`The guide has no tool “${kind}”.`);
  }
}

const files = import.meta.glob<string>('./*.md', { eager: true, query: '?raw', import: 'default' });

/** The text of every page. It stays on the server, so that a visitor downloads only the page they read. */
export const handbook = Object.fromEntries(
  guidePages.map(({ slug }) => [slug, readGuide(files[`./${slug}.md`] ?? '')]),
) as Record<GuideSlug, GuideText>;
