import { SHEET, sheet } from './sheet.ts';

const LINES = 34;
const STEP = 40;
/** Where the skin rises, how far across and how high. */
const hills = [
  { x: 250, y: 170, across: 120, height: 92 },
  { x: 90, y: 330, across: 90, height: 48 },
  { x: 330, y: 420, across: 100, height: 60 },
];

function lineAt(y: number): string {
  const lift = (x: number) =>
    hills.reduce(
      (sum, hill) =>
        sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.across ** 2),
      0,
    );
  const points = Array.from({ length: SHEET.width / STEP + 3 }, (_, at) => {
    const x = (at - 1) * STEP;
    return [x, Math.round(y - lift(x))] as const;
  });
  // Through the middles between points, so that the line is round with few of them.
  const middles = points.slice(1).map(([x, height], at) => [x - STEP / 2, (height + points[at]![1]) / 2]);
  const [start, ...rest] = middles;
  return `M${start!.join(' ')}${rest.map(([x, height], at) => `Q${points[at + 1]!.join(' ')} ${x} ${height}`).join('')}`;
}

/** A cheek as a surveyor would draw it, lit from the right. */
export function contours(): string {
  const lines = Array.from({ length: LINES }, (_, at) => lineAt(-10 + at * 18)).join('');
  return sheet(
    `<linearGradient id="g" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#dcae9b"/><stop offset="1" stop-color="#f9e9df"/></linearGradient><linearGradient id="l" gradientUnits="userSpaceOnUse" x2="400"><stop stop-color="#86301f"/><stop offset=".62" stop-color="#c4705a"/><stop offset="1" stop-color="#fffdfa"/></linearGradient><path fill="url(#g)" d="M0 0h400v500H0z"/><path stroke="url(#l)" stroke-width="1.3" d="${lines}"/>`,
  );
}
