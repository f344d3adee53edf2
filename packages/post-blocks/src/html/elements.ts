import { LINE_MAX, TEXT_MAX } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import type { Draft } from '../write.ts';
import { addQuestion, type Reader } from './flow.ts';
import { fitOnLine, linesOf, plainLine, removeBold, textsOf } from './lines.ts';
import { list } from './lists.ts';
import { abbreviate, type LossReport } from './loss-report.ts';
import { figure, frame, image, reportAsLost, video } from './media.ts';
import { table } from './tables.ts';
import { type Element, textIn } from './tree.ts';

const heading =
  (rank: number): Reader =>
  (element, marks, flow, reading) => {
    const { texts, items, others } = textsOf(reading.inner(element, { ...marks, bold: false }));
    const text = removeBold(texts.join(' '));
    const line = fitOnLine(text, LINE_MAX);
    const level = Math.min(Math.max(rank + (reading.hasTitles ? 1 : 0), 2), 4) as BlockOf<'heading'>['level'];
    if (line) flow.add({ type: 'heading', level, text: line });
    else for (const paragraph of texts) flow.addNode({ type: 'paragraph', text: paragraph });
    if (line === undefined) reportText('The heading', element, reading.left, '. It was kept as text.');
    if (items.length > 0) flow.addNode({ type: 'list', isOrdered: false, items });
    flow.addAll(others);
  };

/** Reads text as quotes, with other content between them. The last quote gets the author's name. */
const blockquote: Reader = (element, marks, flow, reading) => {
  const isSource = (child: unknown): child is Element =>
    typeof child === 'object' && ['cite', 'footer'].includes((child as Element).name);
  const source = element.children.find(isSource);
  const rest = element.children.filter((child) => child !== source);
  const drafts = reading.inner({ children: rest }, marks).flatMap((draft): Draft[] => {
    if (draft.type !== 'richText') return [draft];
    return inQuotes(linesOf(draft.nodes)).map((text) => ({ type: 'quote', text, name: '', role: '' }));
  });
  const last = drafts.findLast((draft) => draft.type === 'quote');
  if (source) {
    const name = plainLine(textsOf(reading.inner(source, marks)).texts.join(' '), LINE_MAX).replace(
      /^[\s–—-]+/,
      '',
    );
    if (last?.type === 'quote' && last.name === '') last.name = name;
    else drafts.push({ type: 'richText', nodes: [{ type: 'paragraph', text: name }] });
  }
  flow.addAll(drafts);
};

/** Splits paragraphs into quotes of the allowed length. */
function inQuotes(lines: readonly string[]): string[] {
  const quotes: string[] = [];
  for (const line of lines.flatMap((each) => (each.length > TEXT_MAX ? each.split('\n') : [each]))) {
    const last = quotes.at(-1);
    if (last !== undefined && last.length + line.length + 2 <= TEXT_MAX)
      quotes[quotes.length - 1] = `${last}\n\n${line}`;
    else quotes.push(line);
  }
  return quotes;
}

/** Reads a disclosure as a question with its answer. */
const details: Reader = (element, marks, flow, reading) => {
  const summary = element.children.find((child) => typeof child === 'object' && child.name === 'summary');
  const asked = summary ? reading.inner({ children: [summary] }, { ...marks, bold: false }) : [];
  const answered = reading.inner({ children: element.children.filter((child) => child !== summary) }, marks);
  addQuestion(asked, answered, flow, reading);
};

export const READERS: Readonly<Record<string, Reader>> = {
  __proto__: null as never,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  ul: list,
  ol: list,
  table,
  blockquote,
  figure,
  img: image,
  iframe: frame,
  video,
  details,
  hr: (_element, _marks, flow) => flow.add({ type: 'divider' }),
  br: (_element, marks, flow) => flow.lineBreak(marks),
  pre(element, marks, flow) {
    flow.endParagraph();
    flow.lines(textIn(element), { ...marks, code: true });
    flow.endParagraph();
  },
  // Without its mark, deleted text would say what its author took back.
  del: (element, _marks, _flow, { left }) => reportText('The deleted text', element, left),
  audio: reportAsLost('A sound recording'),
  object: reportAsLost('Something that needs a plug-in'),
  embed: reportAsLost('Something that needs a plug-in'),
  svg: reportAsLost('A drawing'),
  canvas: reportAsLost('A drawing'),
  script: reportAsLost('A script'),
  input: reportAsLost('A field of a form'),
  select: reportAsLost('A field of a form'),
  textarea: reportAsLost('A field of a form'),
};

/** Reports what happened to the text of an element, if it has any. */
export function reportText(what: string, element: Element, left: LossReport, more = ''): void {
  const text = abbreviate(textIn(element));
  if (text) left.add(`${what} “${text}”${more}`);
}

export const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside body caption center dd div dl dt fieldset figcaption footer form header html li main nav p section summary tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** Elements without visible content. */
export const SILENT: ReadonlySet<string> = new Set(
  'base col colgroup datalist head link meta noembed noframes noscript param source style template title track xml'.split(
    ' ',
  ),
);
