import multipart from '@fastify/multipart';
import {
  FIELD_MAX,
  type FormFault,
  formFaults,
  formMax,
  type Multipart,
  partsMax,
} from '@upcurve/contracts/shared/multipart';
import { allowSlowBody } from '@upcurve/web-server/limits';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/** Up to this many unexpected parts get an error message with their name. */
const STRAYS = 10;

export const toHttpError = ({ statusCode, message, issues }: FormFault) =>
  new HttpError(statusCode, message, { issues });

/** Makes a scope accept only the forms of one contract, with more time than other requests have. */
export async function acceptForm(scope: FastifyInstance, form: Multipart): Promise<void> {
  const fileSize = Math.max(...Object.values(form.files).map(({ max }) => max));
  await scope.register(multipart, {
    // Allows one byte more than the maximum, so that a file that is too large is detected. At its own limit the parser
    // truncates silently.
    limits: {
      fileSize: fileSize + 1,
      fieldSize: FIELD_MAX,
      parts: partsMax(form) + STRAYS,
      headerPairs: 20,
    },
  });
  scope.addContentTypeParser('*', async () => {
    throw toHttpError(formFaults.notAForm());
  });
  scope.addHook('onRequest', async ({ raw, headers }, reply) => {
    if (Number(headers['content-length'] ?? 0) > formMax(form)) throw toHttpError(formFaults.tooLarge(form));
    allowSlowBody(raw, reply.raw);
  });
}
