import { createRandom, sheet } from './sheet.ts';

const CELL = 38;
const COLUMNS = 13;
const ROWS = 17;

/** The fine net of lines on the back of a hand, in raking light. */
export function furrows(): string {
  const next = createRandom(7);
  const nodes = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const x = (column - 0.5 + (row % 2) / 2) * CELL + (next() - 0.5) * 22;
      const y = (row - 0.5) * CELL * 0.88 + (next() - 0.5) * 20;
      return `${Math.round(x)} ${Math.round(y)}`;
    }),
  );
  const at = (row: number, column: number) => nodes[row]?.[column];
  const edges = nodes.flatMap((line, row) =>
    line.flatMap((node, column) => {
      const below = column - ((row + 1) % 2);
      return [at(row, column + 1), at(row + 1, below), at(row + 1, below + 1)]
        .filter((other) => other !== undefined && next() > 0.18)
        .map((other) => `M${node}L${other}`);
    }),
  );
  const pores = nodes.flat().filter((_, place) => place % 3 === 0);
  return sheet(
    `<radialGradient id="g" cx=".78" cy=".2" r="1"><stop stop-color="#fdf6ef"/><stop offset=".6" stop-color="#ecd0c1"/><stop offset="1" stop-color="#c99b8b"/></radialGradient><path fill="url(#g)" d="M0 0h400v500H0z"/><defs><path id="n" d="${edges.join('')}"/></defs><g stroke-linecap="round"><use href="#n" stroke="#fffaf5" stroke-opacity=".75" stroke-width="1.2" transform="translate(1.5 1.8)"/><use href="#n" stroke="#a8705f" stroke-opacity=".4" stroke-width="1.4"/></g><path stroke="#8a5546" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round" d="${pores.map((node) => `M${node}h.1`).join('')}"/>`,
  );
}
