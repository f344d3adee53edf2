/**
 * Splits text into lines without their line breaks. The last line may lack a line break.
 * @param max maximum length of a line, in characters
 * @param tooLong creates the error for a longer line
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
