import { ApiError } from '@upcurve/api-client/api-error';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';

const isGone = (error: Error) => error instanceof ApiError && [400, 404].includes(error.statusCode);

/** Returns the data of a query, or undefined if the server reports that the item is gone. */
export const dataUnlessGone = <Item,>({ data, error }: { data: Item | undefined; error: Error | null }) =>
  error && isGone(error) ? undefined : data;

/** Returns the message for a missing item, or undefined for other errors. */
export function goneMessage(error: Error, noun: string) {
  if (!isGone(error)) return undefined;
  return (
    <MessagePanel role="alert" title={`This ${noun} was not found`}>
      It may have been deleted, or the link is incomplete.
    </MessagePanel>
  );
}

/** Returns the response of a call, or undefined if its item is gone (404). */
export async function ignoreGone<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
