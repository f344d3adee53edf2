import { ApiError } from '@upcurve/api-client/api-error';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';

const isGone = (error: Error) => error instanceof ApiError && [400, 404].includes(error.statusCode);

/** The data of a query; undefined once the server says that the item is gone. */
export const dataUnlessGone = <Item,>({ data, error }: { data: Item | undefined; error: Error | null }) =>
  error && isGone(error) ? undefined : data;

/** The message for a missing item; undefined for other errors. */
export function goneMessage(error: Error, noun: string) {
  if (!isGone(error)) return undefined;
  return (
    <MessagePanel role="alert" title={`This ${noun} was not found`}>
      It may have been deleted, or the link is incomplete.
    </MessagePanel>
  );
}

/** The answer of a call; undefined if its subject is gone (404). */
export async function ignoreGone<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return undefined;
    throw error;
  }
}
