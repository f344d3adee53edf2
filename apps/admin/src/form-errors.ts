import { ApiError } from '@upcurve/api-client/api-error';

/** The server's issues as errors of a Mantine form: path → message. */
export function formErrors(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
