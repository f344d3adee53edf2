import { ApiError } from '@upcurve/api-client/api-error';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';

/** What is said where an item is not, or no longer, there; undefined for another error. */
export function goneIfSo(error: Error, noun: string) {
  if (!(error instanceof ApiError && [400, 404].includes(error.statusCode))) return undefined;
  return (
    <MessagePanel role="alert" title={`This ${noun} is not here`}>
      Somebody may have deleted it, or the link is incomplete.
    </MessagePanel>
  );
}
