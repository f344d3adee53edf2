import { colours, decorate, group, type Sheet, type Style, styles, write } from '@upcurve/pdf/sheet';
import { type Funnel, sum } from '../../app/content/ebook.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const looks = [
  { fill: '#E2D3CC', figure: { ...styles.cue, colour: colours.quiet } },
  { fill: colours.clay, figure: { ...styles.cue, colour: colours.clay } },
];
const money: Style = { ...styles.heading, size: 13, leading: 17 };
const SLOT = 0.72;

/** Draws two funnels of a hundred enquiries, side by side at each stage: bars above a baseline, the result below. */
export function drawFunnels(sheet: Sheet, box: Box): void {
  const slot = box.width / sum.stages.length;
  const bar = (slot * SLOT) / 2;
  const ground = box.y + box.height;
  const tall = (count: number) => (count / 100) * (box.height - 18);
  const table = group(sheet, 'L');
  for (const [stage, label] of sum.stages.entries()) {
    const item = group(table, 'LI');
    const x = box.x + stage * slot;
    write(item, 'Lbl', label, styles.small, { x, y: ground + 7, width: slot });
    const body = group(item, 'LBody');
    for (const [index, { counts }] of sum.funnels.entries()) {
      const look = looks[index] ?? looks[0]!;
      const count = counts[stage] ?? 0;
      const left = x + index * (bar + 2);
      decorate(sheet, (doc) => doc.rect(left, ground - tall(count), bar, tall(count)).fill(look.fill));
      write(body, 'P', String(count), look.figure, { x: left, y: ground - tall(count) - 15, width: bar + 8 });
    }
    body.parent.end();
    item.parent.end();
  }
  table.parent.end();
  decorate(sheet, (doc) =>
    doc
      .moveTo(box.x, ground)
      .lineTo(box.x + box.width, ground)
      .lineWidth(0.8)
      .stroke(colours.ink),
  );
  for (const [index, funnel] of sum.funnels.entries()) writeOutcome(sheet, box, funnel, index);
}

function writeOutcome(sheet: Sheet, box: Box, { label, revenue }: Funnel, index: number): void {
  const look = looks[index] ?? looks[0]!;
  const x = box.x + index * (box.width / 2 + 16);
  const y = box.y + box.height + 30;
  decorate(sheet, (doc) => doc.rect(x, y + 4.5, 9, 9).fill(look.fill));
  write(sheet, 'P', label, styles.small, { x: x + 16, y: y + 2, width: 220 });
  write(sheet, 'P', revenue, money, { x: x + 16, y: y + 15, width: 220 });
}
