import {
  balancedWidth,
  colours,
  decorate,
  drawRule,
  group,
  measure,
  type Sheet,
  styles,
  write,
  writeTwo,
} from '@upcurve/pdf/sheet';
import { type Step, stepHeadings, steps } from '../../app/content/ebook.ts';
import { exampleHeight, writeExample } from './example.ts';
import { assertFits, PAGE } from './page.ts';
import { drawSteps } from './rising-curve.ts';

const { margin, width, height } = PAGE;
const INNER = width - 2 * margin;
const GAP = 30;
const WHY = 168;
const LIST = 146;
const PAD = 26;

/** Draws a step: reason and task at the top, the example and the checklist on blush below. */
export function drawStep(sheet: Sheet, step: Step, number: number): void {
  const bottom = writeHead(sheet, step, number);
  const why = writeWhy(sheet, step, bottom + 22);
  const week = writeWeek(sheet, step, bottom + 22);
  const words = Math.max(why, week);
  const exampleWidth = INNER - LIST - GAP;
  const panel =
    PAD +
    Math.max(exampleHeight(sheet, step.example, exampleWidth), listHeight(sheet, step)) +
    22 +
    PAGE.foot;
  assertFits(step.title, words + 14 + panel, height);
  const spare = height - panel - words - 14;
  const top = height - panel - Math.min(spare * 0.4, 40);
  decorate(sheet, (doc) => doc.rect(0, top, width, height - top).fill(colours.blush));
  const inside = top + PAD + (height - top - panel) / 3;
  writeExample(sheet, step.example, { x: margin, y: inside, width: exampleWidth });
  decorate(sheet, (doc) =>
    doc
      .moveTo(margin + exampleWidth + GAP / 2, inside + 2)
      .lineTo(margin + exampleWidth + GAP / 2, height - PAGE.foot - 14)
      .lineWidth(0.6)
      .stroke(colours.hairlineOnBlush),
  );
  writeList(sheet, step, inside);
}

function writeHead(sheet: Sheet, step: Step, number: number): number {
  decorate(sheet, (doc) =>
    drawSteps(doc, { x: width - 226, y: 44, width: 230, height: 92 }, steps.length, number, {
      ahead: colours.hairline,
      drawn: colours.clay,
      last: colours.clay,
      surface: colours.ivory,
      weight: 1.5,
      radius: 2.4,
    }),
  );
  const kicker = stepHeadings.kicker(number, steps.length);
  const y = write(sheet, 'P', kicker, styles.kicker, { x: margin, y: 50, width: 200 });
  const titleWidth = balancedWidth(sheet, step.title, styles.title, 330);
  const below = write(sheet, 'H1', step.title, styles.title, { x: margin, y: y + 8, width: titleWidth });
  const promiseWidth = balancedWidth(sheet, step.promise, styles.promise, 420);
  return write(sheet, 'P', step.promise, styles.promise, { x: margin, y: below + 13, width: promiseWidth });
}

function writeWhy(sheet: Sheet, step: Step, top: number): number {
  drawRule(sheet, { x: margin, y: top, width: WHY });
  let y = write(sheet, 'H2', stepHeadings.why, styles.kicker, { x: margin, y: top + 9, width: WHY }) + 5;
  for (const text of step.why) {
    y = write(sheet, 'P', text, styles.body, { x: margin, y, width: WHY }) + 7;
  }
  return y;
}

function writeWeek(sheet: Sheet, step: Step, top: number): number {
  const x = margin + WHY + GAP;
  const room = INNER - WHY - GAP;
  drawRule(sheet, { x: x, y: top, width: room });
  let y = write(sheet, 'H2', stepHeadings.week, styles.kicker, { x, y: top + 9, width: room }) + 5;
  const list = group(sheet, 'L');
  for (const [index, { act, how }] of step.week.entries()) {
    const item = group(list, 'LI');
    write(
      item,
      'Lbl',
      String(index + 1),
      { ...styles.heading, colour: colours.clay },
      { x, y: y - 3, width: 16 },
    );
    const place = { x: x + 20, y, width: room - 20 };
    y =
      writeTwo(
        item,
        'LBody',
        [
          [act, styles.act],
          [how, styles.body],
        ],
        place,
      ) + 7;
    item.parent.end();
  }
  list.parent.end();
  return y;
}

const listWidth = LIST - 18;

function listHeight(sheet: Sheet, { checklist }: Step): number {
  return checklist.reduce((sum, line) => sum + measure(sheet, line, styles.small, listWidth) + 6, 27);
}

function writeList(sheet: Sheet, { checklist }: Step, top: number): void {
  const x = width - margin - LIST;
  let y = write(sheet, 'H2', stepHeadings.checklist, styles.heading, { x, y: top - 3, width: LIST }) + 8;
  const list = group(sheet, 'L');
  for (const line of checklist) {
    const at = y + 1.5;
    decorate(sheet, (doc) => doc.roundedRect(x, at, 9.5, 9.5, 1.5).lineWidth(0.9).stroke(colours.clay));
    const item = group(list, 'LI');
    y = write(item, 'LBody', line, styles.small, { x: x + 18, y, width: listWidth }) + 6;
    item.parent.end();
  }
  list.parent.end();
}
