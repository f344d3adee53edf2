import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX } from '@upcurve/contracts/media/media-limits';
import { describeFailure, requestSafely, requestWithRedirects } from '../../../../lib/http/safe-request.ts';

/** Why a picture cannot be fetched or placed, as a sentence for staff. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** For the whole picture. The queue gives a job 60 s, of which encoding takes a few. */
const SECONDS = 30;

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
    return await read(await send(address, allowPrivate, signal, request));
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

async function send(
  address: string,
  allowPrivate: boolean,
  signal: AbortSignal,
  request: typeof requestSafely,
): Promise<IncomingMessage> {
  const headers = {
    accept: 'image/jpeg, image/png, image/webp',
    'accept-encoding': 'identity',
    'user-agent': 'Upcurve-Import/1.0',
  };
  const { statusCode, response } = await requestWithRedirects(
    address,
    { method: 'GET', headers, allowPrivate, allowHttp: true, signal },
    request,
  );
  if (statusCode === 200 && response) return response;
  response?.destroy();
  throw new PictureError(`The site answered with status ${statusCode}.`);
}
