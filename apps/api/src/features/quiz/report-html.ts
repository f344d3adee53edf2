import { ending, instead, top } from '@upcurve/site-content/report/content/words';
import type { ReportView } from '@upcurve/site-content/report/view';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Styles are inline and there are no pictures, because mail programs drop style sheets and block pictures. */
const line = (style: string, text: string) => `<p style="margin:0;${style}">${escaped(text)}</p>`;
const QUIET = 'font-size:14px;color:#5d5263';
const HEADING = 'padding-top:24px;font-size:20px;font-family:Georgia,serif';

/** Returns the first screen of a report as the HTML of its mail, beside the same as plain text. */
export function reportHtml(view: ReportView, links: { report: string; booking: string }): string {
  const [step] = view.steps;
  const numbers = view.numbers.map(
    ({ value, label }) =>
      `<tr><td style="padding:8px 16px 8px 0;font:24px Georgia,serif;white-space:nowrap">${escaped(value)}</td><td style="${QUIET}">${escaped(label)}</td></tr>`,
  );
  const parts = [
    line('font-size:28px;line-height:1.2;font-family:Georgia,serif', view.title),
    view.note && line(QUIET, view.note),
    numbers.length > 0 && `<table role="presentation" style="margin-top:16px">${numbers.join('')}</table>`,
    step && line(HEADING, `${top.step}: ${step.title}`),
    step && line('', step.step),
    step?.cost && line(QUIET, `${top.cost} ${step.cost}`),
    line(HEADING, view.verdictText.title),
    line('', view.verdictText.text),
    `<p style="margin:24px 0"><a href="${escaped(links.booking)}" style="padding:12px 24px;border-radius:24px;background:#a23e2a;color:#fff;text-decoration:none">${escaped(instead.book)}</a></p>`,
    `<p style="margin:0;${QUIET}"><a href="${escaped(links.report)}" style="color:#a23e2a">${escaped(ending.whole)}</a></p>`,
    line(QUIET, ending.notAsked),
  ];
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbf7f2;color:#1b1320;font:16px/1.5 Arial,sans-serif"><div style="max-width:560px">${parts.filter(Boolean).join('')}</div></body></html>`;
}
