import { colours, decorate, drawMark, MARGIN, measure, type Style, styles, write } from '@upcurve/pdf/sheet';
import * as words from '@upcurve/site-content/report/content/words';
import { afterLine, lossNote, lossRange } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import { type Flow, PAGE } from './flow.ts';
import { body, small, strong } from './parts.ts';

const onInk = (style: Style): Style => ({ ...style, colour: colours.ivory });

/** The height of the agency's name above the head, in points. */
const NAME_ROOM = 22;

/** Writes the agency's name, with the curve rising before it. */
function writeName(flow: Flow, agency: string, y: number): void {
  drawMark(flow, { x: MARGIN, y, scale: 0.5 });
  const style = { ...onInk(styles.heading), leading: 18 };
  write(flow, 'P', agency, style, { x: MARGIN + 19, y, width: 300 });
}

/** Draws the head of the first page: whose report, the score, and what is left on the table. */
export function drawHead(flow: Flow, view: ReportView, agency: string): void {
  const { clinic, date, estimate } = view;
  const width = 320;
  const kicker = [words.head.kicker, clinic, date].filter(Boolean).join(' · ');
  const money = estimate && lossRange(estimate);
  const note = estimate ? lossNote(estimate, view) : '';
  const big: Style = { ...styles.title, colour: colours.ivory, size: 30, leading: 34 };
  const sum: Style = { ...styles.title, colour: colours.clayLight, size: 24, leading: 28 };
  const texts = measure(flow, kicker, styles.kicker, width) + measure(flow, view.title, big, width);
  const height =
    MARGIN + Math.max(NAME_ROOM + texts + 8 + (money ? 62 + measure(flow, note, small, width) : 0), 150) + 14;
  decorate(flow, (doc) => doc.rect(0, 0, PAGE.width, height).fill(colours.ink));
  writeName(flow, agency, MARGIN - 8);
  let y = write(
    flow,
    'P',
    kicker,
    { ...styles.kicker, colour: colours.clayLight },
    { x: MARGIN, y: MARGIN + NAME_ROOM, width },
  );
  y = write(flow, 'H1', view.title, big, { x: MARGIN, y: y + 8, width });
  if (money) {
    y = write(flow, 'P', money, sum, { x: MARGIN, y: y + 10, width });
    y = write(flow, 'P', words.head.money, onInk(body), { x: MARGIN, y: y + 2, width });
    write(flow, 'P', note, { ...small, colour: colours.quietOnInk }, { x: MARGIN, y, width });
  }
  if (view.isScored) drawScore(flow, view, big);
  flow.y = height + 18;
}

/** Draws the ring with the score, its tier, and the score after the changes. */
function drawScore(flow: Flow, { score, tier, scoreAfter, changes }: ReportView, big: Style): void {
  const quiet: Style = { ...body, colour: colours.quietOnInk };
  drawRing(flow, { score, scoreAfter });
  const x = PAGE.width - MARGIN - 120;
  const inRing = { x, width: 120, align: 'center' } as const;
  write(flow, 'P', String(score), { ...big, size: 34, leading: 36 }, { ...inRing, y: MARGIN + 26 });
  write(flow, 'P', words.head.outOf, { ...small, colour: colours.quietOnInk }, { ...inRing, y: MARGIN + 62 });
  const below = write(flow, 'P', tier, onInk(strong), { ...inRing, y: MARGIN + 120 });
  if (scoreAfter !== null)
    write(
      flow,
      'P',
      `${scoreAfter} ${afterLine(changes)}`,
      { ...quiet, size: 8.25, leading: 11 },
      { ...inRing, y: below },
    );
}

function drawRing(flow: Flow, { score, scoreAfter }: Pick<ReportView, 'score' | 'scoreAfter'>): void {
  const centre = { x: PAGE.width - MARGIN - 60, y: MARGIN + 56 };
  const radius = 52;
  const pointAt = (share: number) => {
    const turn = (share / 100) * 2 * Math.PI - Math.PI / 2;
    return `${centre.x + radius * Math.cos(turn)} ${centre.y + radius * Math.sin(turn)}`;
  };
  decorate(flow, (doc) => {
    doc.lineWidth(5).circle(centre.x, centre.y, radius).stroke(colours.hairlineOnInk);
    const arc = (from: number, to: number, colour: string) => {
      // A whole circle would begin where it ends, and so have no length.
      const end = Math.min(to, from + 99.9);
      const isLong = end - from > 50 ? 1 : 0;
      if (to > from)
        doc.path(`M ${pointAt(from)} A ${radius} ${radius} 0 ${isLong} 1 ${pointAt(end)}`).stroke(colour);
    };
    arc(score, scoreAfter ?? score, colours.gold);
    arc(0, score, colours.clayLight);
  });
}
