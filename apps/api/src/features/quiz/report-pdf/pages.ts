import {
  colours,
  decorate,
  drawMark,
  drawRule,
  MARGIN,
  measure,
  type Style,
  styles,
  write,
  writeLink,
} from '@upcurve/pdf/sheet';
import { fill, pounds, signedPounds } from '@upcurve/site-content/money/format';
import type { ContractRow } from '@upcurve/site-content/pricing/verdict';
import { ASSUMED_IDS, assumedText } from '@upcurve/site-content/report/assumed';
import { clamped } from '@upcurve/site-content/report/challenge';
import * as words from '@upcurve/site-content/report/content/words';
import type { ReportView } from '@upcurve/site-content/report/view';
import { assumptionSource, basisTexts, leakRows } from '@upcurve/site-content/report/working';
import { type Flow, INNER, keepTogether, PAGE, writeElement, writeRow, writeText } from './flow.ts';

const body: Style = { ...styles.body, size: 10, leading: 14 };
const strong: Style = { ...styles.act, size: 10, leading: 14 };
const small: Style = { ...styles.small, size: 8.5, leading: 11.5, colour: colours.quiet };
const title: Style = { ...styles.heading, size: 14, leading: 18 };
const heading: Style = { ...styles.heading, size: 17, leading: 21 };
const onInk = (style: Style): Style => ({ ...style, colour: colours.ivory });
const quietOnInk: Style = { ...small, colour: colours.quietOnInk };
const number: Style = { ...styles.heading, colour: colours.clayLight, size: 21, leading: 26 };
const kicker: Style = { ...styles.kicker, colour: colours.clayLight };

/** The height of the agency's name above the head, and the room for a sum at the end of a row, in points. */
const NAME_ROOM = 28;
const SUM_ROOM = 60;
const LONGEST_QUOTE = 120;

type Link = readonly [label: string, address: string];

/** The addresses of a report, and a link for each thing to do next. */
export interface Links extends Record<ReportView['next'], Link> {
  report: string;
  mailed: string;
}

/** Draws the dark head of the first page: the agency's name, the sentence and the three numbers. */
export function drawHead(flow: Flow, view: ReportView, agency: string): void {
  const { clinic, date, title: sentence, note, numbers } = view;
  const line = [words.top.kicker, clinic, date].filter(Boolean).join(' · ');
  const big = onInk({ ...styles.heading, size: 24, leading: 30 });
  const column = (INNER - 48) / 3;
  const numbersHeight = Math.max(
    0,
    ...numbers.map(
      ({ value, label }) => measure(flow, value, number, column) + measure(flow, label, small, column),
    ),
  );
  const height =
    MARGIN +
    NAME_ROOM +
    measure(flow, line, kicker, INNER) +
    measure(flow, sentence, big, INNER) +
    (note ? measure(flow, note, small, INNER) : 0) +
    numbersHeight +
    44;
  decorate(flow, (doc) => doc.rect(0, 0, PAGE.width, height).fill(colours.ink));
  drawMark(flow, { x: MARGIN, y: MARGIN - 8, scale: 0.5 });
  write(flow, 'P', agency, onInk({ ...title, leading: 18 }), { x: MARGIN + 19, y: MARGIN - 8, width: 300 });
  const across = { x: MARGIN, width: INNER };
  let y = write(flow, 'P', line, kicker, { ...across, y: MARGIN + NAME_ROOM });
  y = write(flow, 'H1', sentence, big, { ...across, y: y + 4 });
  if (note) y = write(flow, 'P', note, quietOnInk, { ...across, y: y + 4 });
  numbers.forEach(({ value, label }, place) => {
    const at = { x: MARGIN + place * (column + 24), width: column };
    const below = write(flow, 'P', value, number, { ...at, y: y + 18 });
    write(flow, 'P', label, quietOnInk, { ...at, y: below });
  });
  flow.y = height + 18;
}

/** Writes the rest of the first page: this week's step, the verdict, and how to book. */
export function writeNext(flow: Flow, view: ReportView, links: Links, phone: string | null): void {
  const [step] = view.steps;
  if (step) {
    writeText(flow, 'P', words.top.step, styles.kicker);
    writeText(flow, 'H2', step.title, heading, { below: 2 });
    writeText(flow, 'P', step.step, body);
    if (step.cost) writeText(flow, 'P', step.cost, small);
    flow.y += 16;
  }
  writeText(flow, 'P', words.top.question, styles.kicker);
  writeText(flow, 'H2', view.verdictText.title, heading, { below: 2 });
  writeText(flow, 'P', [view.verdictText.text, view.reason].filter(Boolean).join(' '), body, { below: 8 });
  if (view.invitation) writeText(flow, 'P', view.invitation, body);
  const link = (text: string, to: string, style: Style) => {
    flow.y = writeLink(flow, text, to, style, { x: MARGIN, y: flow.y, width: INNER }) + 4;
  };
  const action = { ...title, colour: colours.clay };
  link(...links[view.next], action);
  if (phone) writeText(flow, 'P', `${words.ending.call} ${phone}`, body, { below: 12 });
  writeText(flow, 'P', `${words.ending.address}. ${words.ending.addressNote}`, small);
  link(links.report, links.report, small);
}

/** A part of the working with its heading, which stays on one page with the first line below it. */
function part(flow: Flow, name: string, draw: (inner: Flow) => void): void {
  keepTogether(flow, 72);
  writeElement(flow, 'Sect', (inner) => {
    drawRule(inner, { x: MARGIN, y: inner.y, width: INNER });
    inner.y += 8;
    writeText(inner, 'H2', name, title, { below: 4 });
    draw(inner);
    inner.y += 8;
  });
}

function writeSums(flow: Flow, rows: readonly ContractRow[]): void {
  for (const { label, sum, isSum } of rows)
    writeRow(flow, [
      { x: MARGIN, width: INNER - SUM_ROOM - 12, cells: [{ text: label, style: isSum ? strong : body }] },
      {
        x: MARGIN + INNER - SUM_ROOM,
        width: SUM_ROOM,
        cells: [{ text: signedPounds(sum), style: isSum ? strong : body }],
      },
    ]);
}

/** Writes the steps after the first, and our reply to the challenge that the visitor named. */
export function writeOthers(flow: Flow, { steps, challenge }: ReportView): void {
  part(flow, words.others.title, (inner) => {
    for (const { title: name, step, cost, keeps } of steps.slice(1)) {
      writeText(inner, 'H3', name, strong);
      const kept = keeps && `It ${fill(words.others.keeps, { sum: pounds(keeps) })}.`;
      writeText(inner, 'P', [step, cost, kept].filter(Boolean).join(' '), body, { below: 4 });
    }
    if (challenge) {
      writeText(inner, 'H3', words.others.challenge, styles.kicker);
      writeText(inner, 'BlockQuote', `“${clamped(challenge.quote, LONGEST_QUOTE)}”`, strong);
      writeText(inner, 'P', `${challenge.title} ${challenge.text}`, body);
    }
  });
}

/** Writes the working: the leaks with their assumptions, and the plan in numbers. */
export function writeWorking(flow: Flow, view: ReportView): void {
  const { estimate, contract, criteria } = view;
  if (estimate)
    part(flow, words.working.title, (inner) => {
      writeSums(inner, [
        ...leakRows(estimate, view.challenge),
        { label: words.working.lost, sum: estimate.lost, isSum: true },
      ]);
      const { range, basis } = basisTexts(estimate, view.steps[0]);
      writeText(inner, 'P', range, small, { below: 6 });
      writeText(inner, 'P', fill(words.working.assumed, { kind: estimate.kind.name }), small);
      for (const id of ASSUMED_IDS) {
        const source = assumptionSource(id, estimate);
        writeRow(inner, [
          { x: MARGIN, width: 270, cells: [{ text: words.working.fields[id], style: small }] },
          {
            x: MARGIN + 274,
            width: 50,
            cells: [{ text: assumedText(id, estimate.assumed), style: small }],
          },
          {
            x: MARGIN + 328,
            width: INNER - 328,
            cells: source ? [{ text: source, style: small }] : [],
          },
        ]);
      }
      writeText(inner, 'P', basis, small);
    });
  part(flow, words.plan.title, (inner) => {
    if (contract.length > 0) {
      writeSums(inner, contract);
      writeText(inner, 'P', `${words.plan.closes} ${words.plan.growth}`, small, { below: 6 });
    } else writeText(inner, 'P', view.verdictText.text, body, { below: 6 });
    const met = criteria.map(({ question, answer, state }) =>
      [question, answer && `${answer}.`, `${state}.`].filter(Boolean).join(' '),
    );
    writeText(inner, 'P', met.join(' '), small);
  });
}
