import type { Multipart } from '@upcurve/contracts/multipart';
import type { FastifyRequest } from 'fastify';
import { readForm } from './read-form.ts';

/** Reads the form of a request, and has it handled. What is wrong with the form is said, whatever the handler makes of it. */
export async function handleForm(
  accepts: Multipart,
  request: FastifyRequest,
  handle: (form: { fields: unknown; files: unknown }) => Promise<unknown>,
): Promise<unknown> {
  const form = await readForm(request, accepts);
  try {
    const answer = await handle(form);
    if (!form.isRead()) throw form.fault() ?? new Error('The handler answers before it has read all files.');
    return answer;
  } catch (error) {
    throw form.fault() ?? error;
  } finally {
    form.release();
  }
}
