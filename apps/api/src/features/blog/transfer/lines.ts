/**
 * Text in lines, without what ends them. The last one may be without an end.
 * @param max how long a line may be, in characters
 * @param tooLong makes the error for a longer one
 */
export async function* linesOf(
  chunks: AsyncIterable<unknown>,
  max = Number.POSITIVE_INFINITY,
  tooLong: () => Error = () => new RangeError('A line is too long.'),
): AsyncGenerator<string> {
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string) => {
    length += piece.length;
    if (length > max) throw tooLong();
    pieces.push(piece);
  };
  for await (const chunk of chunks) {
    const [first = '', ...rest] = String(chunk).split('\n');
    add(first);
    for (const next of rest) {
      yield pieces.join('');
      pieces = [];
      length = 0;
      add(next);
    }
  }
  const last = pieces.join('');
  if (last !== '') yield last;
}
