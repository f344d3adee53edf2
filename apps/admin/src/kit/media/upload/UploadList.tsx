import { Button, Group, Paper, Text, VisuallyHidden } from '@mantine/core';
import { formatCount } from '../../list/format-count.ts';
import classes from './UploadList.module.css';
import { UploadRow } from './UploadRow.tsx';
import { isUnderway, type Upload } from './upload-queue.ts';
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
