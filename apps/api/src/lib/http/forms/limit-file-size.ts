import { type Readable, Transform } from 'node:stream';

/** Wraps a file in a stream that fails if the file is too large or incomplete. The parser's own stream does not. */
export function limitFileSize(
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
  // A file that arrived in one chunk may already have failed.
  if (file.destroyed) breakOff();
  // The reader gets the error. Without this listener, an earlier error would end the process.
  limit.on('error', () => {}).once('close', () => file.destroy());
  return file.pipe(limit);
}
