import { paths } from '@upcurve/site-content/paths';
import PDFDocument from 'pdfkit';
import { closing, foreword, plan, steps, sum } from '../../app/content/ebook.ts';
import { ebook } from '../../app/content/ebook-cover.ts';
import { agency } from '../../app/content/site/company.ts';
import { printCuts } from '../fonts/cuts.ts';
import { drawClosing, drawPlan } from './closing-pages.ts';
import { drawCover } from './cover.ts';
import { drawForeword, drawSum } from './opening-pages.ts';
import { colours, decorate, drawFoot, PAGE, pageName, type Sheet, typographic } from './sheet.ts';
import { drawStep } from './step-page.ts';

interface Page {
  title: string;
  draw: (sheet: Sheet) => void;
  /** Default: ivory. */
  surface?: string;
}

/** Returns the e-book as a tagged PDF. Its links lead to `site`. */
export async function printEbook(site: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    // The package's types do not include this value yet.
    subset: 'PDF/UA' as never,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: typographic(ebook.title),
      Author: agency.name,
      Subject: typographic(ebook.subtitle),
      // A fixed date, so that the same content produces the same bytes.
      CreationDate: new Date('2026-11-01T09:00:00Z'),
    },
  });
  for (const [name, cut] of Object.entries(await printCuts())) doc.registerFont(name, cut);
  const whole = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const [index, page] of pagesFor(site).entries()) drawPage({ doc, parent: root }, page, index + 1);
  root.end();
  doc.end();
  return whole;
}

function pagesFor(site: string): Page[] {
  const opening: Page[] = [
    { title: ebook.coverName, draw: drawCover, surface: colours.ink },
    { title: foreword.title, draw: (sheet) => drawForeword(sheet, (step) => opening.length + step + 1) },
    { title: sum.title, draw: drawSum },
  ];
  const links = {
    eligibility: site + paths.eligibility.welcome(),
    calculator: site + paths.calculator.start(),
    booking: site + paths.bookConsultation(),
    contact: site + paths.contact(),
  };
  return [
    ...opening,
    ...steps.map((step, index) => ({
      title: step.title,
      draw: (sheet: Sheet) => drawStep(sheet, step, index + 1),
    })),
    { title: plan.title, draw: drawPlan },
    { title: closing.title, draw: (sheet) => drawClosing(sheet, links), surface: colours.ink },
  ];
}

function drawPage({ doc, parent }: Sheet, { title, draw, surface }: Page, number: number): void {
  doc.addPage();
  doc.addNamedDestination(pageName(number));
  doc.outline.addItem(typographic(title));
  const section = doc.struct('Sect', { title: typographic(title) });
  parent.add(section);
  const sheet = { doc, parent: section };
  decorate(sheet, () => doc.rect(0, 0, PAGE.width, PAGE.height).fill(surface ?? colours.ivory));
  draw(sheet);
  const isCover = number === 1;
  if (!isCover) drawFoot(sheet, ebook.running, number, surface ? colours.quietOnInk : colours.quietOnBlush);
  section.end();
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
