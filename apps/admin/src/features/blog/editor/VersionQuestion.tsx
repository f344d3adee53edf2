import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { Side } from '@upcurve/post-editor/saving/autosave';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { formatZoned } from '../post-time.ts';

interface VersionQuestionProps {
  /** The post as saved elsewhere; undefined if it is not loaded yet. */
  post: Pick<Post, 'id' | 'updatedAt'> | undefined;
  /** When the unsaved text restored from this browser was written; null if it was just typed. */
  restoredAt: number | null;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (side: Side) => void;
}

/** Asks which version of a post to keep, after it was saved elsewhere: by somebody else, or in another tab. */
export function VersionQuestion({ post, restoredAt, isOpen, onClose, onChoose }: VersionQuestionProps) {
  if (!post) return null;
  const choose = (side: Side) => {
    onClose();
    onChoose(side);
  };
  return (
    <Modal opened={isOpen} returnFocus onClose={onClose} title="This post was saved elsewhere">
      <Stack gap="md">
        <Text size="sm">
          The{' '}
          <Anchor component={Link} to={paths.postPreview(post.id)} target="_blank" inherit underline="always">
            other version
          </Anchor>{' '}
          was saved {formatZoned(post.updatedAt)}.{' '}
          {restoredAt === null
            ? 'Your text here is not saved yet.'
            : `Your unsaved text here is from ${formatZoned(new Date(restoredAt).toISOString())}.`}
        </Text>
        <Text size="sm">Which one do you want to continue with? The other one stays in the revisions.</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Later
          </Button>
          <Button variant="default" onClick={() => choose('theirs')}>
            Open the other version
          </Button>
          <Button onClick={() => choose('mine')}>Keep my text</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
