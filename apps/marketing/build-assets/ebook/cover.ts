import { colours, decorate, drawMark, group, type Sheet, type Style, write } from '@upcurve/pdf/sheet';
import { ebook } from '../../app/content/ebook-cover.ts';
import { agency } from '../../app/content/site/company.ts';
import { PAGE } from './page.ts';
import { drawSteps } from './rising-curve.ts';

const title: Style = { cut: 'display', size: 61, leading: 61, colour: colours.ivory, spacing: -1.2 };
const subtitle: Style = { cut: 'heading', size: 15, leading: 21.5, colour: colours.quietOnInk };
const name: Style = { cut: 'heading', size: 19, leading: 22, colour: colours.ivory };
const audience: Style = { cut: 'text', size: 9.5, leading: 14, colour: colours.quietOnInk };

export function drawCover(sheet: Sheet): void {
  const { width, height, margin } = PAGE;
  decorate(sheet, (doc) => {
    doc.rect(0, 0, width, height).fill(colours.ink);
    doc.font('display').fontSize(540).fillColor(colours.inkRaised);
    doc.text('7', width - 274, 236, { lineBreak: false });
  });
  const figure = group(sheet, 'Figure', { alt: ebook.drawing });
  figure.parent.add(() => {
    drawSteps(sheet.doc, { x: -4, y: 356, width: width + 8, height: 228 }, 7, 7, {
      ahead: colours.hairlineOnInk,
      drawn: colours.clayLight,
      last: colours.gold,
      surface: colours.ink,
      weight: 2.25,
      radius: 4.5,
    });
  });
  drawMark(sheet, { x: margin, y: 51 });
  write(sheet, 'P', agency.name, name, { x: margin + 26, y: 45, width: 200 });
  write(sheet, 'H1', ebook.titleLines.join(' \n'), title, { x: margin, y: 112, width: 440 });
  const y = write(sheet, 'P', ebook.subtitleLines.join(' \n'), subtitle, { x: margin, y: 632, width: 330 });
  write(sheet, 'P', ebook.audience, audience, { x: margin, y: y + 12, width: 420 });
}
