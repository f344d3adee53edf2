import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useScreenTitle } from '../components/use-screen-title.ts';

/** Holds the place of a screen that is not part of this release, and says so. */
export function LaterScreen({ name }: { name: string }) {
  useScreenTitle(name);
  return (
    <MessagePanel title={name} level={1}>
      {name} will arrive with the next release. Nothing is missing from your data in the meantime.
    </MessagePanel>
  );
}
