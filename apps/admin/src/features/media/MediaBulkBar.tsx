import { Button } from '@mantine/core';
import { ApiError } from '@upcurve/api-client/api-error';
import { InUse, type Media } from '@upcurve/contracts/media/media';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { formatCount } from '../../kit/list/format-count.ts';
import { mediaQueries } from '../../kit/media/media-queries.ts';
import { BulkBar } from '../../kit/table/BulkBar.tsx';

const AT_ONCE_MAX = 50;

interface MediaBulkBarProps {
  selected: readonly Media[];
  onClear: () => void;
}

const counted = (count: number) => formatCount(count, 'file');

/** Deletes files one after another. Returns the names of files that are still in use. */
async function deleteAll(files: readonly Media[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { id, fileName } of files) {
    try {
      await ignoreGone(api.media.deleteMedia({ params: { id } }));
    } catch (error) {
      if (!(error instanceof ApiError && InUse.safeParse(error.details).success)) throw error;
      kept.push(fileName);
    }
  }
  return kept;
}

export function MediaBulkBar({ selected, onClear }: MediaBulkBarProps) {
  const dialog = useDialog<readonly Media[]>();
  return (
    <>
      <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
        <Button
          variant="default"
          size="xs"
          aria-label="Delete selected"
          onClick={() => dialog.open(selected)}
        >
          Delete
        </Button>
      </BulkBar>
      <ConfirmAction
        dialog={dialog}
        title="Delete files"
        question="Are you sure you want to delete these files? Files in use are kept. This action cannot be undone."
        confirmLabel="Delete all"
        pendingLabel="Deleting..."
        facts={(files) => [['Selected', counted(files.length)]]}
        act={deleteAll}
        done={(files, kept = []) => ({
          title: kept.length === files.length ? 'Nothing Deleted' : 'Files Deleted',
          description:
            kept.length > 0
              ? `${counted(files.length - kept.length)}. Still in use: ${kept.join(', ')}.`
              : `${counted(files.length)}.`,
        })}
        failed={{ title: 'Delete Failed' }}
        changes={[mediaQueries.lists]}
        onDone={onClear}
      />
    </>
  );
}
