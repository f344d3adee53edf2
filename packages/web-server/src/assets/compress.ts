import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller than this, the headers of a coding cost more than it saves. */
const smallestWorthwhile = 860;

/** How hard to press: `build` once per release (34 ms for 41 kB), `live` while somebody waits (1.3 ms). */
export type Effort = 'build' | 'live';

/** Compressed copies of a body; a coding is absent where it would not make the body smaller. */
export interface Compressed {
  br?: Buffer;
  gzip?: Buffer;
}

/** Compresses off the main thread, with all of these codings at once. */
export async function compress(
  body: Buffer,
  effort: Effort,
  codings: readonly Encoding[] = ['br', 'gzip'],
): Promise<Compressed> {
  if (body.length < smallestWorthwhile) return {};
  const [br, gz] = await Promise.all([
    codings.includes('br') &&
      brotliAsync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort === 'build' ? 11 : 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    codings.includes('gzip') && gzipAsync(body, { level: effort === 'build' ? 9 : 6 }),
  ]);
  return {
    ...(br && br.length < body.length && { br }),
    ...(gz && gz.length < body.length && { gzip: gz }),
  };
}
