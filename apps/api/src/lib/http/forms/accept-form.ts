import multipart from '@fastify/multipart';
import {
  FIELD_MAX,
  type FormFault,
  formFaults,
  formMax,
  type Multipart,
  partsMax,
} from '@upcurve/contracts/shared/multipart';
import { paceBody } from '@upcurve/web-server/security/pace-body';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/** More strays than these are not named one by one. */
const STRAYS = 10;

export const refusal = ({ statusCode, message, issues }: FormFault) =>
  new HttpError(statusCode, message, { issues });

/** Has a scope take the forms of one contract and nothing else, at the pace of uploads. */
export async function acceptForm(scope: FastifyInstance, form: Multipart): Promise<void> {
  const fileSize = Math.max(...Object.values(form.files).map(({ max }) => max));
  await scope.register(multipart, {
    // One byte more than is allowed shows that there are too many: at its own limit the parser cuts in silence.
    limits: {
      fileSize: fileSize + 1,
      fieldSize: FIELD_MAX,
      parts: partsMax(form) + STRAYS,
      headerPairs: 20,
    },
  });
  scope.addContentTypeParser('*', async () => {
    throw refusal(formFaults.notAForm());
  });
  scope.addHook('onRequest', async ({ raw, headers }) => {
    if (Number(headers['content-length'] ?? 0) > formMax(form)) throw refusal(formFaults.tooLarge(form));
    paceBody(scope.server, raw);
  });
}
