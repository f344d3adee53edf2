import PDFDocument from 'pdfkit';
import { printCuts, scriptCuts } from './fonts.ts';
import { typographic } from './sheet.ts';

interface DocumentFacts {
  /** Page width and height in points. */
  size: [number, number];
  title: string;
  subject: string;
  author: string;
  /** When it was created. The same content and date produce the same bytes. */
  date: Date;
}

/**
 * Opens a tagged PDF (PDF/UA) without pages, with all fonts registered. `whole` resolves to its bytes after `doc.end()`.
 */
export async function openDocument({ size, title, subject, author, date }: DocumentFacts) {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    // The package's types do not include this value yet.
    subset: 'PDF/UA' as never,
    lang: 'en-GB',
    displayTitle: true,
    info: {
      Title: typographic(title),
      Author: author,
      Subject: typographic(subject),
      CreationDate: date,
    },
  });
  // PDFKit puts the facts into the XML of the metadata unescaped, each as an item of a list.
  const appendXml = doc.appendXML.bind(doc);
  doc.appendXML = (xml, newLine) =>
    appendXml(xml.replace(/(?<=<rdf:li[^>]*>).*(?=<\/rdf:li>)/s, escapeXml), newLine);
  for (const cuts of [await printCuts(), await scriptCuts()])
    for (const [name, cut] of Object.entries(cuts)) doc.registerFont(name, cut);
  return { doc, whole: collect(doc) };
}

const escapeXml = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
