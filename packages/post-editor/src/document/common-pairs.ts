/** The maximum size of the table of a comparison, in cells. In larger ones, only both ends can match. */
const CELLS_MAX = 4_000_000;

type Pair = readonly [before: number, after: number];

/** Returns the indexes of matching entries of two lists, in order: as many as possible. */
export function commonPairs<T>(
  before: readonly T[],
  after: readonly T[],
  isMatch: (one: T, other: T) => boolean = Object.is,
): Pair[] {
  const matches = (row: number, column: number) => isMatch(before[row] as T, after[column] as T);
  const pairs: Pair[] = [];
  let start = 0;
  for (; start < Math.min(before.length, after.length) && matches(start, start); start += 1)
    pairs.push([start, start]);
  let [rows, columns] = [before.length, after.length];
  const tail: Pair[] = [];
  while (rows > start && columns > start && matches(rows - 1, columns - 1)) {
    rows -= 1;
    columns -= 1;
    tail.push([rows, columns]);
  }
  // Longest common subsequence of the part between.
  const width = columns - start + 1;
  const cells = (rows - start + 1) * width;
  if (cells <= CELLS_MAX) {
    const lengths = new Uint32Array(cells);
    const at = (row: number, column: number) => (row - start) * width + column - start;
    const lengthAt = (row: number, column: number) => lengths[at(row, column)] ?? 0;
    for (let row = rows - 1; row >= start; row -= 1)
      for (let column = columns - 1; column >= start; column -= 1)
        lengths[at(row, column)] = matches(row, column)
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    for (let [row, column] = [start, start]; row < rows && column < columns; ) {
      if (matches(row, column)) {
        pairs.push([row, column]);
        row += 1;
        column += 1;
      } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
      else column += 1;
    }
  }
  return [...pairs, ...tail.reverse()];
}
