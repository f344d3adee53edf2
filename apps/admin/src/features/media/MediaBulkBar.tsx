import { Button } from '@mantine/core';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Media } from '@upcurve/contracts/media';
import type { RefObject } from 'react';
import { api } from '../../api.ts';
import { BulkBar } from '../../components/BulkBar.tsx';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { orGone } from '../../components/or-gone.ts';
import { useDialog } from '../../components/use-dialog.ts';

/** Each is a call of its own. */
const AT_ONCE_MAX = 50;

interface MediaBulkBarProps {
  selected: readonly Media[];
  home: RefObject<HTMLElement | null>;
  onClear: () => void;
}

const counted = (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`;

/** Deletes one after the other; gives the names of those that stay because something uses them. */
async function deleteAll(files: readonly Media[]): Promise<string[]> {
  const kept: string[] = [];
  for (const { id, fileName } of files) {
    try {
      await orGone(api.media.deleteMedia({ params: { id } }));
    } catch (error) {
      if (!(error instanceof ApiError && error.usedIn.length > 0)) throw error;
      kept.push(fileName);
    }
  }
  return kept;
}

/** What is done to the selected files. */
export function MediaBulkBar({ selected, home, onClear }: MediaBulkBarProps) {
  const dialog = useDialog<readonly Media[]>(home);
  return (
    <>
      <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
        <Button
          variant="default"
          size="xs"
          aria-label="Delete selected"
          onClick={(event) => dialog.open(selected, event.currentTarget)}
        >
          Delete
        </Button>
      </BulkBar>
      <ConfirmAction
        dialog={dialog}
        title="Delete Files"
        question="Are you sure you want to delete these files? What is in use stays. This action cannot be undone."
        confirmLabel="Delete All"
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
