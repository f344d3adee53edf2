import { ActionIcon, Box, Button, Center, Group, Progress, Text } from '@mantine/core';
import { IconClock, IconUpload, IconX } from '@tabler/icons-react';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { MediaThumb } from '../MediaThumb.tsx';
import classes from './UploadList.module.css';
import { isUnderway, type Upload, type UploadState } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

interface UploadRowProps extends Pick<Uploads, 'cancel' | 'retry' | 'remove'> {
  upload: Upload;
}

/** The visible state. Screen readers get the progress bar and the list's summary instead. */
function wordsOf(state: UploadState): string {
  switch (state.step) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `Sending ${Math.floor(state.share * 100)}%`;
    case 'preparing':
      return 'Making ready';
    case 'done':
      return 'In the library';
    case 'failed':
      return state.message;
  }
}

const shareOf = (state: UploadState) =>
  state.step === 'sending' ? state.share * 100 : state.step === 'preparing' ? 100 : 0;

export function UploadRow({ upload, cancel, retry, remove }: UploadRowProps) {
  const { id, file, state } = upload;
  return (
    <Group component="li" wrap="nowrap" gap="sm" px="sm" py={6} data-row={id} tabIndex={-1}>
      <Center
        component="span"
        className={classes.mark}
        c={state.step === 'failed' ? 'red' : 'dimmed'}
        aria-hidden
      >
        {state.step === 'done' ? (
          <MediaThumb media={state.media} sizes="40px" isBare />
        ) : state.step === 'failed' ? (
          <IconX size={18} stroke={1.8} />
        ) : state.step === 'waiting' ? (
          <IconClock size={18} stroke={1.6} />
        ) : (
          <IconUpload size={18} stroke={1.6} />
        )}
      </Center>
      <Box flex={1} miw={0}>
        <Text size="sm" fw={500} truncate title={file.name}>
          {file.name}
        </Text>
        <Text size="xs" c={state.step === 'failed' ? 'red' : 'dimmed'}>
          {state.step === 'failed' ? state.message : `${wordsOf(state)} · ${sizeInWords(file.size)}`}
        </Text>
        {isUnderway(upload) && (
          <Progress
            size={4}
            mt={4}
            value={shareOf(state)}
            animated={state.step === 'preparing'}
            aria-label={`${file.name}: ${wordsOf(state)}`}
          />
        )}
      </Box>
      {state.step === 'failed' && state.canRetry && (
        <Button variant="default" size="xs" aria-label={`Retry ${file.name}`} onClick={() => retry(id)}>
          Retry
        </Button>
      )}
      {isUnderway(upload) ? (
        <Button variant="default" size="xs" aria-label={`Cancel ${file.name}`} onClick={() => cancel(id)}>
          Cancel
        </Button>
      ) : (
        <ActionIcon size={30} aria-label={`Remove ${file.name} from this list`} onClick={() => remove(id)}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      )}
    </Group>
  );
}
