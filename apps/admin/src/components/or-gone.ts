import { ApiError } from '@upcurve/api-client/api-error';

/** What a call gives, undefined where the thing that it is about is gone (404). */
export async function orGone<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
