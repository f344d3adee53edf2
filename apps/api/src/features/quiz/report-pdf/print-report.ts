import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { openDocument } from '@upcurve/pdf/document';
import { printable } from '@upcurve/pdf/fonts';
import { top } from '@upcurve/site-content/report/content/words';
import type { ReportSource } from '@upcurve/site-content/report/source';
import { viewOf } from '@upcurve/site-content/report/view';
import { addPage, type Flow, PAGE } from './flow.ts';
import { drawHead, type Links, writeNext, writeOthers, writeWorking } from './pages.ts';

interface Printing {
  source: ReportSource;
  replaced?: ReportAssumptions;
  reader?: 'visitor' | 'mail';
  agency: string;
  links: Links;
  phone: string | null;
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

/** Returns a report as a tagged PDF on A4: its first screen with the other steps, then its working. */
export async function printReport(printing: Printing): Promise<Buffer> {
  const { source, replaced, reader, agency, links, phone } = printing;
  const view = viewOf(printableSource(source), replaced, reader);
  const title = top.kicker;
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
    foot: [agency, phone, title].filter(Boolean).join(' · '),
  };
  addPage(flow);
  drawHead(flow, view, agency);
  writeNext(flow, view, links, phone);
  writeOthers(flow, view);
  // Long answers to many steps run over to the second page, where the working then follows them.
  if (flow.pages === 1) addPage(flow);
  writeWorking(flow, view);
  root.end();
  doc.end();
  return whole;
}
