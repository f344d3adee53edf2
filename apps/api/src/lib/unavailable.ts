/* Codes of node and of PostgreSQL (classes 08, 53, 57 and others) for a database that is away, hung, full or refuses. */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08\w{3}|28\w{3}|3D000|53[1-3]\d\d|57P0\d|57014|25P0[34])$/;
const MESSAGES = /timeout exceeded when trying to connect|Query read timeout|Connection terminated/;

/** Whether an error says that the database cannot be used right now, rather than that we asked wrongly. */
export function isUnavailable(error: Error & { code?: string; errors?: Error[] }): boolean {
  return CODES.test(error.code ?? '') || MESSAGES.test(error.message);
}
