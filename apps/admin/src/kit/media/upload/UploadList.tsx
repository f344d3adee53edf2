import { ActionIcon, Box, Button, Center, Group, Paper, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconClock, IconUpload, IconX } from '@tabler/icons-react';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { formatCount } from '../../list/format-count.ts';
import { MediaThumb } from '../MediaThumb.tsx';
import classes from './UploadList.module.css';
import { isUnderway, type Upload, type UploadState } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

type UploadListProps = Pick<Uploads, 'uploads' | 'cancel' | 'retry' | 'remove'>;

const files = (count: number) => formatCount(count, 'file');

/** Summarises the progress in a sentence that changes only when a file is finished. */
function summaryOf(uploads: readonly Upload[]): string {
  const done = uploads.filter(({ state }) => state.step === 'done').length;
  const failed = uploads.filter(({ state }) => state.step === 'failed').length;
  const running = uploads.filter(isUnderway).length;
  const parts = [
    running > 0 && `Uploading ${files(running)}`,
    done > 0 && `${files(done)} uploaded`,
    failed > 0 && `${files(failed)} not uploaded`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Lists running and finished uploads. Renders no panel if there are none. */
export function UploadList({ uploads, cancel, retry, remove }: UploadListProps) {
  const isBusy = uploads.some(isUnderway);
  // Finished rows stay while uploads are running, so that rows do not move under the pointer. Then only failures
  // remain.
  const shown = isBusy ? uploads : uploads.filter(({ state }) => state.step === 'failed');
  const finished = uploads.filter((upload) => !isUnderway(upload));
  return (
    // Not a landmark, because a screen may have several lists.
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div tabIndex={-1} role="group" aria-label="Uploads">
      <VisuallyHidden role="status">{uploads.length > 0 && summaryOf(uploads)}</VisuallyHidden>
      {uploads.length > 0 && (
        <Paper mb="sm">
          <Group justify="space-between" gap="xs" px="sm" py={4}>
            <Text size="sm" fw={600} aria-hidden>
              {summaryOf(uploads)}
            </Text>
            {finished.length > 0 && (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label="Clear finished uploads"
                onClick={() => {
                  for (const { id } of finished) remove(id);
                }}
              >
                Clear
              </Button>
            )}
          </Group>
          {shown.length > 0 && (
            <ul className={`rows ${classes.list}`} aria-label="Files">
              {shown.map((upload) => (
                <UploadRow key={upload.id} upload={upload} {...{ cancel, retry, remove }} />
              ))}
            </ul>
          )}
        </Paper>
      )}
    </div>
  );
}

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

function UploadRow({ upload, cancel, retry, remove }: UploadRowProps) {
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
