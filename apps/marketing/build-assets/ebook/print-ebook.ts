import { openDocument } from '@upcurve/pdf/document';
import { colours, decorate, drawFoot, pageName, type Sheet, typographic } from '@upcurve/pdf/sheet';
import { paths } from '@upcurve/site-content/paths';
import { closing, foreword, plan, steps, sum } from '../../app/content/ebook.ts';
import { ebook } from '../../app/content/ebook-cover.ts';
import { agency } from '../../app/content/site/company.ts';
import { drawClosing, drawPlan } from './closing-pages.ts';
import { drawCover } from './cover.ts';
import { drawForeword, drawSum } from './opening-pages.ts';
import { PAGE } from './page.ts';
import { drawStep } from './step-page.ts';

interface Page {
  title: string;
  draw: (sheet: Sheet) => void;
  /** Default: ivory. */
  surface?: string;
}

/** Returns the e-book as a tagged PDF. Its links lead to `site`. */
export async function printEbook(site: string): Promise<Buffer> {
  const { doc, whole } = await openDocument({
    size: [PAGE.width, PAGE.height],
    title: ebook.title,
    subject: ebook.subtitle,
    author: agency.name,
    // A fixed date, so that the same content produces the same bytes.
    date: new Date('2026-11-01T09:00:00Z'),
  });
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
