import { openDocument } from '@upcurve/pdf/document';
import { printable } from '@upcurve/pdf/fonts';
import { fill } from '@upcurve/site-content/money/format';
import type { Assumed } from '@upcurve/site-content/report/assumed';
import { printed } from '@upcurve/site-content/report/content/words';
import type { ReportSource } from '@upcurve/site-content/report/source';
import { viewOf } from '@upcurve/site-content/report/view';
import { addPage, type Flow, PAGE } from './flow.ts';
import { drawHead } from './head.ts';
import * as parts from './parts.ts';

interface Printing {
  source: ReportSource;
  /** The assumptions that the visitor replaced. */
  replaced?: Partial<Assumed>;
  agency: string;
  addresses: parts.Addresses;
}

/** Returns a report without the visitor's texts that our fonts cannot show, as if they had not been given. */
const printableSource = (source: ReportSource): ReportSource => ({
  ...source,
  name: printable(source.name),
  businessName: printable(source.businessName ?? ''),
  answers: Object.fromEntries(
    Object.entries(source.answers).map(([id, answer]) => [
      id,
      typeof answer === 'string' ? printable(answer) : answer,
    ]),
  ),
});

/** Returns a report as a tagged PDF on A4, with the words and sums of its page. */
export async function printReport({ source, replaced, agency, addresses }: Printing): Promise<Buffer> {
  const view = viewOf(printableSource(source), replaced);
  const title = view.isScored ? fill(printed.title, { score: String(view.score) }) : printed.titleUnscored;
  const { doc, whole } = await openDocument({
    size: [PAGE.width, PAGE.height],
    title,
    subject: [view.clinic, view.date].filter(Boolean).join(' · '),
    author: agency,
    date: new Date(source.completedAt ?? 0),
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const flow: Flow = {
    doc,
    parent: root,
    y: 0,
    pages: 0,
    foot: [agency, addresses.phone, title].filter(Boolean).join(' · '),
  };
  addPage(flow);
  drawHead(flow, view, agency);
  parts.writeChallenge(flow, view);
  parts.writeMoney(flow, view);
  // The month of an early clinic begins with other steps than the changes.
  if (view.early) parts.writeMonth(flow, view);
  parts.writeChanges(flow, view);
  if (!view.early) parts.writeMonth(flow, view);
  // Before the plan, because it fills the page of the month.
  parts.writeStanding(flow, view);
  parts.writeFit(flow, view, addresses);
  parts.writeClosing(flow, view, addresses);
  root.end();
  doc.end();
  return whole;
}
