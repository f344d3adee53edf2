import { STATUS_CODES } from 'node:http';

/** The one body of every refusal and failure; of the API's, some hold more. */
export const errorBody = (statusCode: number, message: string) => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
});
