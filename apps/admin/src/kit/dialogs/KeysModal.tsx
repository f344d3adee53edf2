import { Anchor, Modal, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { KeyList } from './KeyList.tsx';

export function KeysModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  const isHelp = pathname.startsWith(paths.help());
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys" size="lg">
      {!isHelp && (
        <Text mb="sm">
          <Anchor component={Link} to={paths.helpFor(pathname)} onClick={onClose} inherit underline="always">
            Help for this screen
          </Anchor>
        </Text>
      )}
      <KeyList />
    </Modal>
  );
}
