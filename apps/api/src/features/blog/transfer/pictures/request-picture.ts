import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX } from '@upcurve/contracts/media/media-limits';
import { describeFailure, requestSafely } from '../../../../lib/http/safe-request.ts';

/** Why a picture cannot be fetched or placed, as a sentence for staff. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** For the whole picture. The queue gives a job 60 s, of which encoding takes a few. */
const SECONDS = 30;
const REDIRECTS_MAX = 3;

/**
 * Requests a picture from an address that an imported file names. Checks every redirect like the address itself. Reads
 * no more than is needed to see that a picture is too large.
 * @throws {PictureError}
 */
export async function requestPicture(
  address: string,
  allowPrivate: boolean,
  { seconds = SECONDS, request = requestSafely } = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(seconds * 1000);
  try {
    return await read(await follow(address, allowPrivate, signal, request));
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(describeFailure(error, signal, seconds));
  }
}

/* The signal of the request also ends its response. */
async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > IMAGE_MAX) break;
  }
  return Buffer.concat(chunks);
}

async function follow(
  first: string,
  allowPrivate: boolean,
  signal: AbortSignal,
  request: typeof requestSafely,
): Promise<IncomingMessage> {
  let address = first;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const { statusCode, headers, response } = await request(address, {
      method: 'GET',
      headers: {
        accept: 'image/jpeg, image/png, image/webp',
        'accept-encoding': 'identity',
        'user-agent': 'Upcurve-Import/1.0',
      },
      allowPrivate,
      allowHttp: true,
      signal,
    });
    if (statusCode === 200 && response) return response;
    response?.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400;
    if (!isRedirect || !headers.location)
      throw new PictureError(`The site answered with status ${statusCode}.`);
    address = URL.parse(headers.location, address)?.href ?? '';
  }
  throw new PictureError('The address redirects too often.');
}
