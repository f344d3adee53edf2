import { Modal } from '@mantine/core';
import { KeyList } from './KeyList.tsx';

export function KeysModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys" size="lg">
      <KeyList />
    </Modal>
  );
}
