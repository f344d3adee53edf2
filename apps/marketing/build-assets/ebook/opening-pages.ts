import {
  balancedWidth,
  colours,
  decorate,
  drawRule,
  group,
  type Sheet,
  type Style,
  styles,
  write,
  writeGoTo,
} from '@upcurve/pdf/sheet';
import { foreword, steps, sum } from '../../app/content/ebook.ts';
import { drawFunnels } from './funnel-chart.ts';
import { assertFits, PAGE } from './page.ts';

const { margin, width, height } = PAGE;
const INNER = width - 2 * margin;
const GAP = 32;
const big: Style = { ...styles.title, size: 40, leading: 41.5, spacing: -0.5 };
const roomy: Style = { ...styles.body, size: 10.75, leading: 16.5 };

function head(sheet: Sheet, { kicker, title }: { kicker: string; title: string }, room: number): number {
  const y = write(sheet, 'P', kicker, styles.kicker, { x: margin, y: 50, width: INNER });
  const wide = balancedWidth(sheet, title, big, room);
  return write(sheet, 'H1', title, big, { x: margin, y: y + 10, width: wide });
}

function paragraphs(
  sheet: Sheet,
  texts: readonly string[],
  style: Style,
  place: { x: number; y: number; width: number },
) {
  return texts.reduce((y, text) => write(sheet, 'P', text, style, { ...place, y }) + 9, place.y);
}

/** Draws the introduction and the table of contents; `pageOf` returns the page number of a step. */
export function drawForeword(sheet: Sheet, pageOf: (step: number) => number): void {
  const contents = 158;
  const column = INNER - contents - GAP;
  const top = head(sheet, foreword, 440) + 30;
  const end = paragraphs(sheet, foreword.paragraphs, roomy, { x: margin, y: top, width: column });
  const bottom = write(sheet, 'P', foreword.signature, styles.heading, {
    x: margin,
    y: end + 6,
    width: column,
  });
  writeContents(sheet, { x: margin + column + GAP, y: top, width: contents }, pageOf);
  const panel = height - 164;
  assertFits(foreword.title, bottom + 20, panel);
  decorate(sheet, (doc) => doc.rect(0, panel, width, height - panel).fill(colours.blush));
  write(sheet, 'H2', foreword.how.title, styles.heading, { x: margin, y: panel + 24, width: INNER });
  const list = group(sheet, 'L');
  const half = (INNER - GAP) / 2;
  for (const [index, line] of foreword.how.lines.entries()) {
    const x = margin + (index % 2) * (half + GAP);
    const y = panel + 54 + Math.floor(index / 2) * 36;
    const item = group(list, 'LI');
    write(
      item,
      'Lbl',
      String(index + 1),
      { ...styles.heading, colour: colours.clay },
      { x, y: y - 4, width: 14 },
    );
    write(item, 'LBody', line, styles.small, { x: x + 20, y, width: half - 20 });
    item.parent.end();
  }
  list.parent.end();
}

function writeContents(
  sheet: Sheet,
  place: { x: number; y: number; width: number },
  pageOf: (step: number) => number,
): void {
  const { x, width: room } = place;
  let y = write(sheet, 'H2', foreword.contents, styles.kicker, place) + 8;
  for (const [index, { title }] of steps.entries()) {
    const at = y;
    drawRule(sheet, { x, y: at, width: room });
    const page = pageOf(index);
    const number = { x: x + room - 20, y: at + 6, width: 20, align: 'right' } as const;
    y = writeGoTo(sheet, title, page, styles.small, { x, y: at + 6, width: room - 30 }) + 6;
    write(sheet, 'P', String(page), { ...styles.small, colour: colours.quiet }, number);
  }
}

/** Draws the calculation that the seven steps improve. */
export function drawSum(sheet: Sheet): void {
  const column = (INNER - GAP) / 2;
  const top = head(sheet, sum, INNER) + 20;
  const ends = sum.paragraphs.map((text, index) =>
    write(sheet, 'P', text, styles.body, { x: margin + index * (column + GAP), y: top, width: column }),
  );
  const chart = Math.max(...ends) + 26;
  drawFunnels(sheet, { x: margin, y: chart, width: INNER, height: 150 });
  let y = chart + 222;
  y =
    write(
      sheet,
      'H2',
      sum.moral.title,
      { ...styles.heading, size: 19, leading: 24 },
      { x: margin, y, width: INNER },
    ) + 8;
  const morals = sum.moral.paragraphs.map((text, index) =>
    write(sheet, 'P', text, styles.body, { x: margin + index * (column + GAP), y, width: column }),
  );
  const panel = height - 178;
  assertFits(sum.title, Math.max(...morals) + 18, panel);
  decorate(sheet, (doc) => doc.rect(0, panel, width, height - panel).fill(colours.blush));
  writeYours(sheet, panel + 24);
}

function writeYours(sheet: Sheet, top: number): void {
  write(sheet, 'H2', sum.yours.title, styles.heading, { x: margin, y: top, width: 240 });
  write(
    sheet,
    'P',
    sum.yours.note,
    { ...styles.small, colour: colours.quietOnBlush },
    { x: width - margin - 250, y: top + 5, width: 250, align: 'right' },
  );
  const gap = 10;
  const box = (INNER - 4 * gap) / 5;
  for (const [index, line] of sum.yours.lines.entries()) {
    const x = margin + index * (box + gap);
    decorate(sheet, (doc) =>
      doc
        .roundedRect(x, top + 32, box, 46, 2)
        .lineWidth(0.8)
        .fillAndStroke(colours.ivory, colours.hairlineOnBlush),
    );
    write(sheet, 'P', line, styles.cue, { x: x + 8, y: top + 37, width: box - 10 });
  }
  write(
    sheet,
    'P',
    sum.source,
    { ...styles.folio, colour: colours.quietOnBlush },
    { x: margin, y: top + 92, width: INNER - 60 },
  );
}
