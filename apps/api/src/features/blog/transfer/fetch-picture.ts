import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FetchedPicture, MissingPicture } from '@upcurve/contracts/blog/blog-transfer';
import { IMAGE_MAX } from '@upcurve/contracts/media/media-limits';
import { HttpError } from '../../../lib/http/errors.ts';
import { describeFailure, requestSafely, requestWithRedirects } from '../../../lib/http/safe-request.ts';
import type { Services } from '../../../services.ts';
import { mediaService } from '../../media/service.ts';
import { fileNameIn } from './imported-blog.ts';

/** For the whole picture. */
const SECONDS = 30;

const refused = (message: string) => new HttpError(400, message);

/** Adds a picture of another blog to the media library, like an upload. Returns its id, or why that is impossible. */
export async function fetchPicture(
  services: Services,
  { address, alt }: MissingPicture,
  createdBy: string,
  isCut: () => boolean,
): Promise<FetchedPicture> {
  try {
    const bytes = await requestPicture(address, services.config.allowPrivateNetworks);
    const stream = Readable.from([bytes], { objectMode: false });
    const files = Readable.from([{ name: 'file', fileName: fileNameIn(address), type: '', stream }]);
    const upload = { files, fields: { alt }, size: bytes.length, createdBy, isCut };
    const added = await mediaService(services).add(upload, { name: 'file', kinds: ['image'] });
    return { id: added?.media.id ?? '' };
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
    const isNone = error.statusCode === 415;
    return { reason: isNone ? 'The address does not lead to a JPEG, PNG or WebP picture.' : error.message };
  }
}

/**
 * Requests a picture from an address that an imported file names. Checks every redirect like the address itself. Reads
 * no more than is needed to see that a picture is too large.
 * @throws {HttpError} 400
 */
export async function requestPicture(
  address: string,
  allowPrivate: boolean,
  { seconds = SECONDS, request = requestSafely } = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const headers = {
    accept: 'image/jpeg, image/png, image/webp',
    'accept-encoding': 'identity',
    'user-agent': 'Upcurve-Import/1.0',
  };
  try {
    const { statusCode, response } = await requestWithRedirects(
      address,
      { method: 'GET', headers, allowPrivate, allowHttp: true, signal },
      request,
    );
    if (statusCode === 200 && response) return await read(response);
    response?.destroy();
    throw refused(`The site answered with status ${statusCode}.`);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw refused(describeFailure(error, signal, seconds));
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
