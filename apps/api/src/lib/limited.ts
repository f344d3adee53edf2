import { type Readable, Transform } from 'node:stream';

/** A file that fails, as it should and the parser's does not, where it is too large or ends before its time. */
export function limited(
  file: Readable,
  max: number,
  tooLarge: () => Error,
  brokenOff: () => Error,
): Readable {
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > max) done(tooLarge());
      else done(null, chunk);
    },
  });
  const breakOff = () => {
    if (!file.readableEnded && !limit.destroyed) limit.destroy(brokenOff());
  };
  file.once('error', breakOff).once('close', breakOff);
  // What came in one piece has broken off already.
  if (file.destroyed) breakOff();
  // Whoever reads hears of it; a failure before anybody does must not end the process.
  limit.on('error', () => {}).once('close', () => file.destroy());
  return file.pipe(limit);
}
