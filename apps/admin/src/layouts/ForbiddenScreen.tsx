import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useUser } from '../auth/auth-context.ts';
import { useScreenTitle } from '../components/use-screen-title.ts';

/** For an address that exists, but not for this role. */
export function ForbiddenScreen() {
  const { role } = useUser();
  useScreenTitle('Not allowed');
  return (
    <MessagePanel level={1} title="403 Not Allowed">
      Your role ({role}) does not include this screen. An owner can change your role under Settings.
    </MessagePanel>
  );
}
