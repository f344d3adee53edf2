import {
  colours,
  decorate,
  drawRule,
  MARGIN,
  measure,
  type Style,
  styles,
  write,
  writeLink,
} from '@upcurve/pdf/sheet';
import { fill, formatNumber, pounds } from '@upcurve/site-content/money/format';
import { clamped } from '@upcurve/site-content/report/challenge';
import { benchmarkSource } from '@upcurve/site-content/report/content/benchmarks';
import * as words from '@upcurve/site-content/report/content/words';
import { isOffer } from '@upcurve/site-content/report/offer';
import {
  offerBill,
  offerHead,
  offerOutcome,
  offerTerms,
  planIncludes,
  targetTexts,
} from '@upcurve/site-content/report/offer-texts';
import {
  aloneLinks,
  assumptionIds,
  assumptionSource,
  basisTitle,
  changesLead,
  changesTitle,
  comparison,
  fitHead,
  isInPounds,
  leakRows,
  lossTexts,
  noLossText,
  toneOf,
  uncountedLoss,
  worthText,
} from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import { type Flow, INNER, keepTogether, writeElement, writeRow, writeText } from './flow.ts';

const heading: Style = { ...styles.title, size: 19, leading: 22, spacing: -0.2 };
const lead: Style = { ...styles.promise, size: 11, leading: 16 };
export const body: Style = { ...styles.body, size: 9.25, leading: 13.5 };
export const strong: Style = { ...styles.act, size: 9.25, leading: 13.5 };
export const small: Style = { ...styles.small, size: 8.25, leading: 11.75, colour: colours.quiet };
const smallInk: Style = { ...small, colour: colours.ink };
const smallStrong: Style = { ...styles.cue, size: 8.25, leading: 11.75 };
const title: Style = { ...styles.heading, size: 12.5, leading: 16 };
const quoted: Style = { ...title, size: 13.5, leading: 18 };
/** From this length on, a quote is written smaller, and half of the page wide. */
const LONG_QUOTE = 120;
const LONGEST_QUOTE = 110;

/** Room for a row of several texts, for one line, and for the closing, in points. */
const ROW_ROOM = 84;
const LINE_ROOM = 24;
const CLOSING_ROOM = 40;
const HALF = (INNER - 24) / 2;
const INTRO_WIDTH = INNER;
/** Room for a sum of the bill. */
const SUM_WIDTH = 48;
const BILL = 228;

/** A part of the report with its heading, which stays on one page with the `room` below it. */
function part(
  flow: Flow,
  { name, intro = '', room = LINE_ROOM }: { name: string; intro?: string; room?: number },
  draw: (inner: Flow) => void,
): void {
  keepTogether(flow, 44 + (intro ? measure(flow, intro, lead, INTRO_WIDTH) : 0) + room);
  writeElement(flow, 'Sect', (inner) => {
    drawRule(inner, { x: MARGIN, y: inner.y, width: INNER });
    inner.y += 8;
    writeText(inner, 'H2', name, heading, { width: INNER * 0.8, below: intro ? 2 : 6 });
    if (intro) writeText(inner, 'P', intro, lead, { width: INTRO_WIDTH, below: 6 });
    draw(inner);
    inner.y += 3;
  });
}

export function writeChallenge(flow: Flow, { challenge, lead: intro }: ReportView): void {
  writeText(flow, 'P', intro, lead, { width: INNER * 0.88, below: 12 });
  if (!challenge) return;
  const quote = clamped(challenge.quote, LONGEST_QUOTE);
  const isLong = quote.length > LONG_QUOTE;
  const width = isLong ? HALF : INNER * 0.32;
  writeRow(flow, [
    {
      x: MARGIN,
      width,
      cells: [
        { text: words.challenge.asked, style: styles.kicker },
        {
          text: `“${quote}”`,
          style: isLong ? title : quoted,
          tag: 'BlockQuote',
        },
      ],
    },
    {
      x: MARGIN + width + 24,
      width: INNER - width - 24,
      cells: [
        { text: words.challenge.ours, style: styles.kicker },
        { text: challenge.title, style: title, tag: 'H2' },
        { text: challenge.text, style: body },
      ],
    },
  ]);
  flow.y += 10;
}

/** Writes the loss by cause, and every assumption behind it. */
export function writeMoney(flow: Flow, view: ReportView): void {
  const { estimate } = view;
  if (!estimate) return;
  const { lead: intro, basis } = lossTexts(estimate, view);
  part(flow, { name: words.money.title, intro }, (inner) => {
    for (const { name, sum, closedBy } of leakRows(estimate, view)) {
      const note = closedBy ? `${words.money.closedBy} ${closedBy}` : '';
      const top = writeRow(inner, [
        { x: MARGIN, width: 130, cells: [{ text: name, style: strong }] },
        { x: MARGIN + 130, width: 60, cells: [{ text: pounds(sum), style: strong }] },
        { x: MARGIN + 200, width: INNER - 200, cells: [{ text: note, style: small }] },
      ]);
      const y = top + 17;
      drawBar(inner, { x: MARGIN, y, width: 190, share: sum / Math.max(1, estimate.likely) });
      inner.y = Math.max(inner.y + 4, y + 12);
    }
    const { name: uncounted, text } = uncountedLoss(estimate, view) ?? {};
    const losses = [uncounted && `${uncounted}: ${text}`, noLossText(estimate)].filter(Boolean);
    if (losses.length > 0) writeText(inner, 'P', losses.join(' '), small);
    inner.y += 3;
    writeText(inner, 'H3', basisTitle(estimate), styles.kicker, { below: 4 });
    const sources = [...new Set(assumptionIds.map((id) => assumptionSource(id, estimate)))];
    /** Leads from an assumption to its source. */
    const mark = (place: number) => `[${place + 1}]`;
    const markOf = (id: (typeof assumptionIds)[number]) =>
      mark(sources.indexOf(assumptionSource(id, estimate)));
    for (let place = 0; place < assumptionIds.length; place += 2)
      writeRow(
        inner,
        assumptionIds.slice(place, place + 2).flatMap((id, index) => {
          const value = estimate.assumed[id];
          const x = MARGIN + index * (HALF + 24);
          const figure = isInPounds(id) ? pounds(value) : formatNumber(value);
          return [
            { x, width: HALF - 56, cells: [{ text: words.money.fields[id], style: small }] },
            {
              x: x + HALF - 50,
              width: 50,
              cells: [{ text: `${figure} ${markOf(id)}`, style: smallInk }],
            },
          ];
        }),
      );
    inner.y += 4;
    const notes = sources.map((source, place) => `${mark(place)} ${source}.`);
    writeText(inner, 'P', [...notes, basis].join(' '), small);
  });
}

interface Bar {
  x: number;
  y: number;
  width: number;
  /** The length of the bar and the place of the mark, from 0 to 1. */
  share: number;
  mark?: number;
}

function drawBar(flow: Flow, { x, y, width, share, mark }: Bar): void {
  decorate(flow, (doc) => {
    doc.rect(x, y + 1, width, 1).fill(colours.hairline);
    doc.rect(x, y, width * share, 4).fill(colours.clay);
    if (mark !== undefined) doc.rect(x + width * mark, y - 3, 1.2, 10).fill(colours.ink);
  });
}

/** Writes the changes that would raise the score most. */
export function writeChanges(flow: Flow, view: ReportView): void {
  const { changes } = view;
  const name = changesTitle(view);
  const intro = changes.length > 0 ? changesLead(view) : words.changes.none.text;
  part(flow, { name, intro, room: ROW_ROOM }, (inner) => {
    for (const change of changes) {
      const { gain, cost } = change;
      const gains = [
        { text: `+${gain} ${gain === 1 ? 'point' : 'points'}`, style: { ...title, colour: colours.clay } },
        { text: worthText(change, view), style: small },
      ];
      const left = view.isScored ? 116 : 0;
      writeRow(inner, [
        ...(view.isScored ? [{ x: MARGIN, width: 104, cells: gains }] : []),
        {
          x: MARGIN + left,
          width: INNER - left,
          cells: [
            { text: change.title, style: title, tag: 'H3' },
            { text: change.why, style: body },
            { text: `${words.changes.cost}: ${cost}`, style: small },
          ],
        },
      ]);
      inner.y += 5;
    }
  });
}

export function writeMonth(flow: Flow, { weeks }: ReportView): void {
  part(flow, { name: words.month.title, intro: words.month.lead, room: ROW_ROOM }, (inner) => {
    for (let place = 0; place < weeks.length; place += 2) {
      writeRow(
        inner,
        weeks.slice(place, place + 2).map(({ days, step, cost }, index) => ({
          x: MARGIN + index * (HALF + 24),
          width: HALF,
          cells: [
            { text: days, style: styles.kicker },
            { text: step, style: strong, tag: 'H3' },
            ...(cost ? [{ text: `${words.month.cost} ${cost}`, style: small }] : []),
          ],
        })),
      );
      inner.y += 4;
    }
  });
}

/** Writes the score of each category beside the typical one, three in a row. */
export function writeStanding(flow: Flow, { bars, isSpendUnscored }: ReportView): void {
  if (bars.length === 0) return;
  const width = (INNER - 2 * 24) / 3;
  const rows = Math.ceil(bars.length / 3);
  // On one page, because the note explains the bars.
  part(flow, { name: words.standing.title, room: rows * 48 + LINE_ROOM }, (inner) => {
    for (let place = 0; place < bars.length; place += 3) {
      const shown = bars
        .slice(place, place + 3)
        .map((bar, index) => ({ ...bar, x: MARGIN + index * (width + 24), width }));
      writeRow(
        inner,
        shown.map(({ name, score, x }) => ({
          x,
          width,
          cells: [{ text: `${name}: ${score}`, style: strong, tag: 'H3' }],
        })),
      );
      for (const { x, score, typical } of shown)
        drawBar(inner, { x, y: inner.y + 4, width, share: score / 100, mark: typical / 100 });
      inner.y += 16;
      writeRow(
        inner,
        shown.map((bar) => ({ x: bar.x, width, cells: [{ text: `${comparison(bar)}.`, style: small }] })),
      );
      inner.y += 4;
    }
    writeText(
      inner,
      'P',
      `${benchmarkSource} ${isSpendUnscored ? words.standing.unscored : ''}`.trim(),
      small,
    );
  });
}

/** Writes whether the RGD suits the clinic, and the plan that fits. */
export function writeFit(flow: Flow, view: ReportView, { booking }: Addresses): void {
  const { isEligible, criteria, offer, estimate } = view;
  const { title: name, lead: intro } = fitHead(view);
  part(flow, { name, intro }, (inner) => {
    if (isEligible) {
      const met = { ...strong, colour: colours.sage };
      const notes = criteria.map(({ note }) => note).filter(Boolean);
      writeText(inner, 'P', `${words.fit.allMet}: ${criteria.map(({ answer }) => answer).join(' · ')}`, met);
      if (notes.length > 0) writeText(inner, 'P', notes.join(' '), small);
    }
    for (const { question, answer, wanted, isMet, note } of isEligible ? [] : criteria) {
      writeRow(inner, [
        {
          x: MARGIN,
          width: 60,
          cells: [
            {
              text: isMet ? words.fit.met : words.fit.notMet,
              style: { ...strong, colour: isMet ? colours.sage : colours.clay },
            },
          ],
        },
        {
          x: MARGIN + 66,
          width: 262,
          cells: [{ text: question, style: body }, ...(note ? [{ text: note, style: small }] : [])],
        },
        {
          x: MARGIN + 340,
          width: INNER - 340,
          cells: [
            { text: fill(words.fit.answered, { answer: answer ?? words.fit.nothing }), style: small },
            ...(isMet ? [] : [{ text: fill(words.fit.wanted, { wanted }), style: small }]),
          ],
        },
      ]);
      inner.y += 2;
    }
    inner.y += 8;
    if (!isEligible || (offer && !isOffer(offer))) {
      writeText(inner, 'H3', words.fit.alone.title, title, { below: 2 });
      const link = { ...body, colour: colours.clay };
      for (const { label, to } of aloneLinks(view)) {
        keepTogether(inner, LINE_ROOM);
        const place = { x: MARGIN, y: inner.y, width: INNER };
        inner.y = writeLink(inner, label, new URL(to, booking).href, link, place);
      }
      if (!isEligible) writeText(inner, 'P', words.fit.alone.again, small);
      return;
    }
    const { kicker, name: plan, fee, inAll, floor, tight } = offerHead(offer, view);
    keepTogether(inner, ROW_ROOM);
    writeText(inner, 'P', kicker, styles.kicker);
    writeText(inner, 'H3', plan, heading);
    writeText(inner, 'P', [`${fee}.`, inAll, floor, tight].filter(Boolean).join(' '), strong, { below: 4 });
    if (offer && estimate) {
      const includes = planIncludes(offer.plan).map(({ label, value }) => `${label}: ${value}`);
      writeText(inner, 'P', `${words.fit.plan.includes.brief}: ${includes.join('; ')}.`, small, { below: 3 });
      const { leaks, demand, sum, note } = targetTexts(offer, estimate);
      const closed = `${leaks}: ${pounds(offer.leaksClosed)}`;
      const explained = offer.demand > 0 ? `${closed} + ${demand}: ${pounds(offer.demand)}` : closed;
      const bill = offerBill(offer, estimate.assumed);
      writeRow(inner, [
        {
          x: MARGIN,
          width: BILL - SUM_WIDTH,
          cells: [
            { text: words.fit.plan.bill.title, style: smallStrong },
            ...bill.map(({ label, isSum }) => ({ text: label, style: isSum ? smallStrong : smallInk })),
          ],
        },
        {
          x: MARGIN + BILL - SUM_WIDTH,
          width: SUM_WIDTH,
          cells: [
            { text: '\u00a0', style: smallStrong },
            ...bill.map(({ sum: each, isSum }) => ({
              text: pounds(each),
              style: isSum ? smallStrong : smallInk,
            })),
          ],
        },
        {
          x: MARGIN + BILL + 12,
          width: INNER - BILL - 12,
          cells: [
            { text: words.fit.plan.bar, style: smallStrong },
            { text: `${explained} = ${sum}: ${pounds(offer.target)}.`, style: smallInk },
            { text: note, style: small },
          ],
        },
      ]);
      inner.y += 3;
      const outcome = offerOutcome(offer, estimate, view);
      const sums = ['', ...outcome.heads];
      writeRow(inner, [
        ...[0, 1, 2].map((column) => ({
          x: MARGIN + [0, 178, 236][column]!,
          width: [174, 54, 72][column]!,
          cells: [
            { text: column === 0 ? outcome.title : sums[column]!, style: smallStrong },
            ...outcome.rows.map(({ label, sums: each }) => ({
              text: column === 0 ? label : each[column - 1]!,
              style: smallInk,
            })),
          ],
        })),
        {
          x: MARGIN + 316,
          width: INNER - 316,
          cells: [{ text: outcome.advice, style: small }],
        },
      ]);
      writeText(inner, 'P', outcome.note, small);
      inner.y += 3;
      for (const { term, brief, detail } of offerTerms(offer, estimate))
        writeRow(inner, [
          { x: MARGIN, width: 64, cells: [{ text: term, style: smallStrong }] },
          {
            x: MARGIN + 70,
            width: INNER - 70,
            cells: [{ text: `${brief}. ${detail}`, style: smallInk }],
          },
        ]);
    }
  });
}

export interface Addresses {
  report: string;
  booking: string;
  phone: string | null;
}

/** Writes how to book, and where the report is. */
export function writeClosing(flow: Flow, view: ReportView, { report, booking, phone }: Addresses): void {
  const tone = toneOf(view);
  part(
    flow,
    { name: words.closing.title[tone], intro: words.closing.text[tone], room: CLOSING_ROOM },
    (inner) => {
      const left = { x: MARGIN, width: HALF };
      const right = { x: MARGIN + HALF + 24, width: HALF };
      const top = inner.y;
      let y = writeLink(
        inner,
        words.head.book,
        booking,
        { ...title, colour: colours.clay },
        { ...left, y: top },
      );
      if (phone) y = write(inner, 'P', `${words.closing.call} ${phone}`, body, { ...left, y: y + 4 });
      const note = `${words.printed.address}. ${words.printed.note}`;
      const below = write(inner, 'P', note, small, { ...right, y: top });
      inner.y = Math.max(y, writeLink(inner, report, report, small, { ...right, y: below }));
    },
  );
}
