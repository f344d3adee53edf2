import type { ErrorBody, Issue, MediaUse, PostFinding } from '@upcurve/contracts/shared/error';

const FALLBACK_MESSAGE = 'An error occurred while fetching the data.';

/** The API answered with something other than success. `message` is fit to show to a person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  /** The status in words, or 'API Error' where the answer was none of the API's. */
  readonly error: string;
  readonly issues: readonly Issue[];
  /** For a 409: where the medium is used. */
  readonly usedIn: readonly MediaUse[];
  /** For a 409 of publishing: the reasons. */
  readonly findings: readonly PostFinding[];
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** False where the answer was not JSON, as a proxy's error page is not. */
  readonly isJson: boolean;

  constructor(statusCode: number, body: Partial<ErrorBody> & { isJson: boolean }, retryAfter?: number) {
    super(body.message || FALLBACK_MESSAGE);
    this.statusCode = statusCode;
    this.error = body.error || 'API Error';
    this.issues = body.issues ?? [];
    this.usedIn = body.usedIn ?? [];
    this.findings = body.findings ?? [];
    this.isJson = body.isJson;
    this.retryAfter = retryAfter;
  }
}

/** No answer at all: offline, refused, or cut on the way. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  constructor(cause: unknown) {
    super('Connection error. Please check your network and try again.', { cause });
  }
}

const isOptional = (type: string, value: unknown) => value === undefined || typeof value === type;
const isList = (value: unknown) => value === undefined || Array.isArray(value);

/* By hand, since every page of the site that sends something would otherwise load the schemas' library for it. */
function isErrorBody(body: unknown): body is Partial<ErrorBody> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { statusCode, error, message, issues, usedIn, findings }: { [name in keyof ErrorBody]?: unknown } =
    body;
  return (
    isOptional('number', statusCode) &&
    [error, message].every((words) => isOptional('string', words)) &&
    [issues, usedIn, findings].every(isList)
  );
}

/** Reads the error out of an answer that is not a success. */
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
