import { Anchor, Modal, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { isScreenKey } from '../focus/screen-keys.ts';
import { keysAt, useScreens } from '../screen/screens.ts';
import { KEY_NAMES, KeyList } from './KeyList.tsx';
import { useDialog } from './use-dialog.ts';

/** Shows the keyboard shortcuts. `?` opens it on any screen. */
export function KeysDialog() {
  const { isOpen, open, close } = useDialog<true>();
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || !isScreenKey(event)) return;
    event.preventDefault();
    open(true);
  });
  return (
    <Modal opened={isOpen} onClose={close} title="Keys" size="lg">
      <ScreenKeys onLeave={close} />
    </Modal>
  );
}

/** Lists the keys of the screen, then all others. */
function ScreenKeys({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation();
  const isHelp = pathname.startsWith(paths.help());
  const own = keysAt(useScreens(), pathname);
  return (
    <>
      {!isHelp && (
        <Text mb="sm">
          <Anchor component={Link} to={paths.helpFor(pathname)} onClick={onLeave} inherit underline="always">
            Help for this screen
          </Anchor>
        </Text>
      )}
      {own.length > 0 && <KeyList names={own} />}
      <details open={own.length === 0}>
        <summary>{own.length > 0 ? 'All other keys' : 'All keys'}</summary>
        <KeyList names={KEY_NAMES.filter((name) => !own.includes(name))} />
      </details>
    </>
  );
}
