import { brand } from '@upcurve/ui/palette';
import { type Cut, runsOf } from './fonts.ts';

/** The margin of every page, in points. */
export const MARGIN = 48;

export const colours = {
  ...brand,
  inkRaised: '#271C2D',
  quiet: '#5D5263',
  quietOnBlush: '#574B5C',
  quietOnInk: '#C9BCC4',
  hairline: '#DDD6D3',
  hairlineOnBlush: '#D9C8C3',
  hairlineOnInk: '#4A3F4E',
};

export interface Style {
  cut: Cut;
  size: number;
  leading: number;
  colour: string;
  /** Letter spacing in points. */
  spacing?: number;
}

export const styles = {
  title: { cut: 'display', size: 33, leading: 35, colour: colours.ink, spacing: -0.4 },
  promise: { cut: 'heading', size: 13.5, leading: 19, colour: colours.quiet },
  heading: { cut: 'heading', size: 15, leading: 20, colour: colours.ink },
  kicker: { cut: 'strong', size: 9.5, leading: 13, colour: colours.clay },
  body: { cut: 'text', size: 10.25, leading: 15.25, colour: colours.ink },
  act: { cut: 'strong', size: 10.25, leading: 15.25, colour: colours.ink },
  small: { cut: 'text', size: 9, leading: 13.25, colour: colours.ink },
  cue: { cut: 'strong', size: 9, leading: 13.25, colour: colours.ink },
  folio: { cut: 'text', size: 8, leading: 11, colour: colours.quiet },
} satisfies Record<string, Style>;

type Structure = PDFKit.PDFStructureElement;

export interface Place {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Figures of equal width, for columns. */
  tabular?: boolean;
}

/** Replaces straight apostrophes with typographic ones. */
export const typographic = (text: string) => text.replaceAll("'", '’');

/** A page and the current element of the document structure; new content is added to `parent`. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  parent: Structure;
}

function setStyle({ doc }: Sheet, style: Style, { width, align, tabular }: Omit<Place, 'x' | 'y'>) {
  doc.font(style.cut).fontSize(style.size);
  return {
    width,
    align,
    characterSpacing: style.spacing ?? 0,
    lineGap: style.leading - doc.currentLineHeight(true),
    ...(tabular && { features: ['tnum' as const] }),
  };
}

/** Returns the height of a text. */
export function measure(sheet: Sheet, text: string, style: Style, width: number): number {
  const options = setStyle(sheet, style, { width });
  return sheet.doc.heightOfString(typographic(text), options);
}

/** Writes text as an element of the document structure. Returns the y position below it. */
export function write(sheet: Sheet, tag: string, text: string, style: Style, place: Place): number {
  const { doc, parent } = sheet;
  add(parent, tag, doc, () => {
    const options = setStyle(sheet, style, place);
    doc.fillColor(style.colour);
    const runs = runsOf(typographic(text));
    for (const [index, run] of runs.entries()) {
      doc.font(run.script ?? style.cut);
      const continued = { ...options, continued: index < runs.length - 1 };
      if (index === 0) doc.text(run.text, place.x, place.y, continued);
      else doc.text(run.text, continued);
    }
  });
  return doc.y;
}

/** Writes texts in different styles on the same line. */
export function writeTwo(sheet: Sheet, tag: string, runs: [string, Style][], place: Place): number {
  const { doc, parent } = sheet;
  add(parent, tag, doc, () => {
    for (const [index, [text, style]] of runs.entries()) {
      const options = { ...setStyle(sheet, style, place), continued: index < runs.length - 1 };
      doc.fillColor(style.colour);
      if (index === 0) doc.text(`${typographic(text)} `, place.x, place.y, options);
      else doc.text(typographic(text), options);
    }
  });
  return doc.y;
}

/** Writes a link. */
export function writeLink(sheet: Sheet, text: string, target: string, style: Style, place: Place): number {
  const { doc, parent } = sheet;
  const link = doc.struct('Link');
  const draw = () => {
    const options = setStyle(sheet, style, place);
    const isPage = target.startsWith('page-');
    doc.fillColor(style.colour).text(typographic(text), place.x, place.y, { ...options, underline: !isPage });
    const wide = Math.min(doc.widthOfString(typographic(text)), place.width);
    const area = [place.x, place.y, wide, doc.y - place.y] as const;
    // PDFKit only writes String objects as PDF text strings.
    const told = { structParent: link, Contents: new String(text) as string };
    if (isPage) doc.goTo(...area, target, told);
    else doc.link(...area, target, told);
  };
  parent.add(link);
  link.add(draw);
  link.end();
  return doc.y;
}

/** Writes a link to another page of the document, by its number. */
export function writeGoTo(sheet: Sheet, text: string, page: number, style: Style, place: Place): number {
  return writeLink(sheet, text, pageName(page), style, place);
}

/** Returns the link target of a page. */
export const pageName = (page: number) => `page-${page}`;

/** Adds an element that contains others. */
export function group(sheet: Sheet, tag: string, options: { alt?: string; scope?: string } = {}): Sheet {
  const element = sheet.doc.struct(tag, options);
  sheet.parent.add(element);
  return { doc: sheet.doc, parent: element };
}

function add(parent: Structure, tag: string, doc: PDFKit.PDFDocument, draw: () => void): void {
  const element = doc.struct(tag);
  parent.add(element);
  element.add(draw);
  element.end();
}

/** Draws a decoration that screen readers skip. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}

/** Draws the curve of the wordmark with its dot on ink, 30 by 32 points at `scale` 1. */
export function drawMark(
  sheet: Sheet,
  { x, y, scale = 0.62 }: { x: number; y: number; scale?: number },
): void {
  decorate(sheet, (doc) => {
    doc.translate(x, y).scale(scale);
    doc.path('M2 27C13 27 20 22 24.5 7').lineCap('round').lineWidth(2.6).stroke(colours.ivory);
    doc.circle(25, 5.2, 3.2).fill(colours.clayLight);
  });
}

/** Draws a hairline from a point to the right. */
export function drawRule(
  sheet: Sheet,
  { x, y, width }: Pick<Place, 'x' | 'y' | 'width'>,
  colour = colours.hairline,
): void {
  decorate(sheet, (doc) =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(colour),
  );
}

function widthOf(sheet: Sheet, text: string, style: Style): number {
  const { characterSpacing } = setStyle(sheet, style, { width: 0 });
  return sheet.doc.widthOfString(typographic(text), { characterSpacing });
}

/** Draws the footer of a page. */
export function drawFoot(sheet: Sheet, words: string, page: number, colour: string): void {
  decorate(sheet, (doc) => {
    const options = setStyle(sheet, styles.folio, { width: doc.page.width - 2 * MARGIN - 60 });
    const y = doc.page.height - 32;
    doc.fillColor(colour).text(words, MARGIN, y, options);
    doc.text(String(page), doc.page.width - MARGIN - 60, y, { ...options, width: 60, align: 'right' });
  });
}

/** Returns the narrowest width that does not add a line to a heading, so that its lines have similar lengths. */
export function balancedWidth(sheet: Sheet, text: string, style: Style, width: number): number {
  const height = measure(sheet, text, style, width);
  const longest = Math.max(...text.split(' ').map((word) => widthOf(sheet, word, style)));
  let narrow = width;
  while (narrow - 6 > longest && measure(sheet, text, style, narrow - 6) <= height) narrow -= 6;
  return narrow;
}
