import {
  balancedWidth,
  colours,
  decorate,
  drawMark,
  drawRule,
  group,
  type Sheet,
  type Style,
  styles,
  write,
  writeLink,
} from '@upcurve/pdf/sheet';
import { closing, plan } from '../../app/content/ebook.ts';
import { ebook } from '../../app/content/ebook-cover.ts';
import { agency } from '../../app/content/site/company.ts';
import { assertFits, PAGE } from './page.ts';
import { drawSteps } from './rising-curve.ts';

const { margin, width, height } = PAGE;
const INNER = width - 2 * margin;
const big: Style = { ...styles.title, size: 40, leading: 41.5, spacing: -0.5 };
const columns = [
  { key: 'week', width: 36 },
  { key: 'act', width: 176 },
  { key: 'figure', width: 108 },
  { key: 'owner', width: 68 },
  { key: 'from', width: 46 },
  { key: 'to', width: 46 },
] as const;
const ROW = 82;

/** Draws a page to print and pin up: a month in four lines, with space for notes. */
export function drawPlan(sheet: Sheet): void {
  const y = write(sheet, 'P', plan.kicker, styles.kicker, { x: margin, y: 50, width: INNER });
  const below = write(sheet, 'H1', plan.title, big, {
    x: margin,
    y: y + 10,
    width: balancedWidth(sheet, plan.title, big, 440),
  });
  const top = write(sheet, 'P', plan.lead, styles.body, { x: margin, y: below + 14, width: 400 }) + 20;
  const end = writePlanTable(sheet, top);
  const panel = height - 190;
  assertFits(plan.title, end + 16, panel);
  decorate(sheet, (doc) => doc.rect(0, panel, width, height - panel).fill(colours.blush));
  writeFriday(sheet, panel + 24);
}

function writePlanTable(sheet: Sheet, top: number): number {
  const table = group(sheet, 'Table');
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + column.width, margin),
  );
  const header = group(table, 'TR');
  for (const [index, { key, width: room }] of columns.entries()) {
    const cell = group(header, 'TH', { scope: 'Column' });
    write(
      cell,
      'P',
      plan.columns[key],
      { ...styles.cue, size: 8.25, leading: 11, colour: colours.quiet },
      { x: lefts[index]! + 4, y: top, width: room - 8 },
    );
    cell.parent.end();
  }
  header.parent.end();
  for (const [index, week] of plan.weeks.entries()) {
    const y = top + 28 + index * ROW;
    decorate(sheet, (doc) =>
      doc
        .moveTo(margin, y)
        .lineTo(width - margin, y)
        .lineWidth(index === 0 ? 1 : 0.6)
        .stroke(index === 0 ? colours.ink : colours.hairline),
    );
    const row = group(table, 'TR');
    const first = group(row, 'TH', { scope: 'Row' });
    write(
      first,
      'P',
      week.name,
      { ...styles.title, size: 30, leading: 32, colour: colours.clay },
      { x: lefts[0]! + 4, y: y + 9, width: 34 },
    );
    first.parent.end();
    const second = group(row, 'TD');
    const act = write(second, 'P', week.step, styles.cue, {
      x: lefts[1]! + 4,
      y: y + 12,
      width: columns[1].width - 14,
    });
    write(second, 'P', week.act, styles.small, {
      x: lefts[1]! + 4,
      y: act + 1,
      width: columns[1].width - 14,
    });
    second.parent.end();
    const third = group(row, 'TD');
    write(third, 'P', week.figure, styles.small, {
      x: lefts[2]! + 4,
      y: y + 12,
      width: columns[2].width - 10,
    });
    third.parent.end();
    for (const column of [3, 4, 5]) {
      const cell = group(row, 'TD');
      cell.parent.end();
      const x = lefts[column]!;
      decorate(sheet, (doc) =>
        doc
          .roundedRect(x + 4, y + 12, columns[column]!.width - 6, ROW - 26, 2)
          .lineWidth(0.7)
          .stroke(colours.hairline),
      );
    }
    row.parent.end();
  }
  table.parent.end();
  return top + 28 + plan.weeks.length * ROW;
}

function writeFriday(sheet: Sheet, top: number): void {
  const left = 268;
  write(sheet, 'H2', plan.friday.title, styles.heading, { x: margin, y: top, width: left });
  const list = group(sheet, 'L');
  let y = top + 30;
  for (const [index, line] of plan.friday.lines.entries()) {
    const item = group(list, 'LI');
    write(
      item,
      'Lbl',
      String(index + 1),
      { ...styles.heading, colour: colours.clay },
      { x: margin, y: y - 4, width: 14 },
    );
    y = write(item, 'LBody', line, styles.small, { x: margin + 20, y, width: left - 20 }) + 7;
    item.parent.end();
  }
  list.parent.end();
  const x = margin + left + 32;
  write(sheet, 'H2', plan.after.title, styles.heading, { x, y: top, width: INNER - left - 32 });
  write(sheet, 'P', plan.after.text, styles.small, { x, y: top + 30, width: INNER - left - 32 });
}

const ivory: Style = { ...big, colour: colours.ivory };
const quiet: Style = { ...styles.body, size: 10.75, leading: 16.5, colour: colours.quietOnInk };
const link: Style = { ...styles.act, colour: colours.clayLight };

/** Draws the page about the authors and the next steps; `links` are the URLs of the choices and of the contact page. */
export function drawClosing(
  sheet: Sheet,
  links: Record<(typeof closing.choices)[number]['id'] | 'contact', string>,
): void {
  decorate(sheet, (doc) =>
    drawSteps(doc, { x: 318, y: 44, width: 262, height: 104 }, 7, 7, {
      ahead: colours.hairlineOnInk,
      drawn: colours.clayLight,
      last: colours.gold,
      surface: colours.ink,
      weight: 1.6,
      radius: 2.8,
    }),
  );
  const kicker = { ...styles.kicker, colour: colours.clayLight };
  const y = write(sheet, 'P', closing.kicker, kicker, { x: margin, y: 50, width: 200 });
  let at = write(sheet, 'H1', closing.title, ivory, { x: margin, y: y + 10, width: 260 }) + 22;
  for (const text of closing.paragraphs)
    at = write(sheet, 'P', text, quiet, { x: margin, y: at, width: 400 }) + 9;
  at += 16;
  for (const choice of closing.choices) {
    drawRule(sheet, { x: margin, y: at, width: INNER }, colours.hairlineOnInk);
    write(
      sheet,
      'H2',
      choice.title,
      { ...styles.heading, colour: colours.ivory },
      { x: margin, y: at + 12, width: 160 },
    );
    const below = write(
      sheet,
      'P',
      choice.text,
      { ...styles.small, size: 9.75, leading: 14.5, colour: colours.quietOnInk },
      { x: margin + 190, y: at + 14, width: INNER - 190 },
    );
    at =
      writeLink(sheet, choice.link, links[choice.id], link, {
        x: margin + 190,
        y: below + 5,
        width: INNER - 190,
      }) + 14;
  }
  assertFits(closing.title, at, height - 150);
  writeImprint(sheet, links.contact);
}

function writeImprint(sheet: Sheet, contact: string): void {
  const y = height - 132;
  drawRule(sheet, { x: margin, y: y - 14, width: INNER }, colours.hairlineOnInk);
  drawMark(sheet, { x: margin, y: y + 3 });
  write(
    sheet,
    'P',
    agency.name,
    { ...styles.heading, size: 17, colour: colours.ivory },
    { x: margin + 24, y: y - 1, width: 120 },
  );
  const x = margin + 190;
  const words: Style = { ...styles.small, colour: colours.quietOnInk };
  write(sheet, 'P', closing.contact.text, words, { x, y: y + 2, width: 130 });
  writeLink(
    sheet,
    closing.contact.link,
    contact,
    { ...words, colour: colours.ivory },
    { x: x + 120, y: y + 2, width: 170 },
  );
  const small: Style = { ...styles.folio, colour: colours.quietOnInk };
  write(sheet, 'P', `${closing.small} ${ebook.edition}.`, small, { x: margin, y: y + 50, width: INNER });
}
