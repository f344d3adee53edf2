import { Anchor, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { keysAt, useScreens } from '../screen/screens.ts';
import classes from './KeyList.module.css';
import { KEY_NAMES, KeyList } from './KeyList.tsx';

export function KeysModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const isHelp = pathname.startsWith(paths.help());
  const own = keysAt(useScreens(), pathname);
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys" size="lg">
      {!isHelp && (
        <Text mb="sm">
          <Anchor component={Link} to={paths.helpFor(pathname)} onClick={onClose} inherit underline="always">
            Help for this screen
          </Anchor>
        </Text>
      )}
      {own.length > 0 && <KeyList names={own} />}
      <details className={classes.others} open={own.length === 0}>
        <summary>{own.length > 0 ? 'All other keys' : 'All keys'}</summary>
        <KeyList names={KEY_NAMES.filter((name) => !own.includes(name))} />
      </details>
    </Modal>
  );
}
