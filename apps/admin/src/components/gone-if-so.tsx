import { ApiError } from '@upcurve/api-client/api-error';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';

const isGone = (error: Error) => error instanceof ApiError && [400, 404].includes(error.statusCode);

/** The item that a query has read; undefined, too, once it is known to be gone. */
export const unlessGone = <Item,>({ data, error }: { data: Item | undefined; error: Error | null }) =>
  error && isGone(error) ? undefined : data;

/** What is said where an item is not, or no longer, there; undefined for another error. */
export function goneIfSo(error: Error, noun: string) {
  if (!isGone(error)) return undefined;
  return (
    <MessagePanel role="alert" title={`This ${noun} is not here`}>
      Somebody may have deleted it, or the link is incomplete.
    </MessagePanel>
  );
}
