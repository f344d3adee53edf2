import { colour, ground, type Picture, riseAt, times } from '../draw.ts';

const path = { x: 60, y: 96, width: 1360, height: 560 };

/** A strip of paper along the curve, as wide as a receipt and turned a little as it rises. */
function strip(): { outline: string; print: string } {
  const upper: string[] = [];
  const lower: string[] = [];
  let print = '';
  for (let step = 0; step <= 60; step += 1) {
    const { x, y, angle } = riseAt(path, step / 60);
    const turn = ((angle + 90) * Math.PI) / 180;
    const half = 96 - step * 0.3;
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
    upper.push(`${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`);
    lower.unshift(`${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`);
    if (step % 2 === 0 && step > 6 && step < 50 && step % 14 !== 0) {
      const reach = 0.8 + ((step * 37) % 70) / 100;
      const mark = (from: number, to: number, ink: string) =>
        `<path d="M${(x + dx * from).toFixed(1)} ${(y + dy * from).toFixed(1)}L${(x + dx * to).toFixed(1)} ${(y + dy * to).toFixed(1)}" stroke="${ink}" stroke-width="${step === 8 ? 14 : 7}"/>`;
      print += mark(-0.74, -0.74 + reach * 0.7, colour.inkSoft) + mark(0.44, 0.74, colour.clay);
    }
  }
  return { outline: `M${upper.join('L')}L${teeth()}L${lower.join('L')}Z`, print: print + sign() };
}

const end = riseAt(path, 1);
/** A place on the paper's end: `along` its edge from -1 to 1, `on` further out. */
const atEnd = (along: number, on: number) => {
  const angle = (end.angle * Math.PI) / 180;
  const x = end.x - Math.sin(angle) * along * 78 + Math.cos(angle) * on;
  const y = end.y + Math.cos(angle) * along * 78 + Math.sin(angle) * on;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};
/** Where it was torn off. */
const teeth = () =>
  Array.from({ length: 15 }, (_, i) => atEnd(-1 + (i + 0.5) / 7.5, i % 2 ? 16 : -4)).join('L');
/** The clinic's sign at its head. */
function sign(): string {
  const { x, y } = riseAt(path, 0.9);
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="40" fill="${colour.clay}"/>
    <path d="M${(x - 20).toFixed(0)} ${(y + 12).toFixed(0)}q28 2 38-30" stroke="${colour.ivory}" stroke-width="7"/>`;
}

const { outline, print } = strip();

const pile = (x: number, count: number) =>
  `<ellipse cx="${x + 26}" cy="806" rx="104" ry="26" fill="#000" opacity=".28" filter="url(#soft)"/>` +
  times(count, (i) => {
    const y = 792 - i * 27;
    const shift = ((i * 53) % 11) - 5;
    return `<path d="M${x + shift - 78} ${y}v-23h156v23a78 24 0 0 1-156 0z" fill="${i % 2 ? colour.gold : colour.goldDeep}"/>
      <ellipse cx="${x + shift}" cy="${y - 23}" rx="78" ry="24" fill="${colour.goldLight}"/>
      <ellipse cx="${x + shift}" cy="${y - 23}" rx="56" ry="16" stroke="${colour.goldDeep}" stroke-width="4"/>`;
  });

/** A till receipt that rises along the curve; below it piles of coins, each taller than the one before. */
export const costPerTreatment: Picture = {
  body: `${ground(colour.sage)}
  <path d="M0 640C672 640 1152 560 1600 120V900H0Z" fill="${colour.sageDeep}" opacity=".5"/>
  <path d="M0 806H1600V900H0Z" fill="${colour.sageDeep}"/>
  <path d="${outline}" fill="#000" opacity=".32" transform="translate(20 46)" filter="url(#soft)"/>
  <path d="${outline}" fill="${colour.ivory}"/>${print}
  <path d="M-20 560h150v192H-20Z" fill="${colour.ink}"/><path d="M-20 560h150v34H-20Z" fill="${colour.inkSoft}"/><path d="M102 574v164" stroke="${colour.clay}" stroke-width="10"/>
  ${pile(640, 1)}${pile(850, 3)}${pile(1060, 6)}${pile(1280, 11)}`,
};
