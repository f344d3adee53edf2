import type { ErrorBody, Issue } from '@upcurve/contracts/shared/error';

const FALLBACK_MESSAGE = 'An error occurred while fetching the data.';

/** The API returned an error status. `message` can be shown to users. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  /** The status text, or 'API Error' if the response did not come from the API. */
  readonly error: string;
  readonly issues: readonly Issue[];
  /** The further fields of the body. The contract of the call has their schema. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** False if the response was not JSON, for example a proxy's error page. */
  readonly isJson: boolean;

  constructor(statusCode: number, body: Partial<ErrorBody> & { isJson: boolean }, retryAfter?: number) {
    const { statusCode: _, error, message, issues, isJson, ...details } = body;
    super(message || FALLBACK_MESSAGE);
    this.statusCode = statusCode;
    this.error = error || 'API Error';
    this.issues = issues ?? [];
    this.details = details;
    this.isJson = isJson;
    this.retryAfter = retryAfter;
  }
}

/** The API did not respond: offline, connection refused or connection lost. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  constructor(cause: unknown) {
    super('Connection error. Please check your network and try again.', { cause });
  }
}

const isOptional = (type: string, value: unknown) => value === undefined || typeof value === type;

/* Parsed by hand, because zod would otherwise be loaded on every page of the site that sends data. */
function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const fields: { [name in keyof ErrorBody]?: unknown } = body;
  const { statusCode, error, message, issues } = fields;
  return (
    isOptional('number', statusCode) &&
    [error, message].every((words) => isOptional('string', words)) &&
    (issues === undefined || Array.isArray(issues))
  );
}

/** Reads the error from an error response. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (!isErrorBody(body)) throw new TypeError('Not an error of the API.');
    return new ApiError(response.status, { ...body, isJson: true }, retryAfter);
  } catch {
    return new ApiError(response.status, { message: response.statusText, isJson: false }, retryAfter);
  }
}
