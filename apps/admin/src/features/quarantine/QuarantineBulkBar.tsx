import { Button } from '@mantine/core';
import { QUARANTINE_BULK_MAX, type QuarantineBulk } from '@upcurve/contracts/leads/quarantine';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { BulkBar } from '../../kit/table/BulkBar.tsx';
import { REFETCH_AFTER_QUARANTINE } from './quarantine-queries.ts';

interface QuarantineBulkBarProps {
  ids: string[];
  onClear: () => void;
}

const WORDS = {
  release: {
    title: 'Release leads',
    question:
      'They will join the submissions, and quiz leads are sent to the webhook. This cannot be undone.',
    confirmLabel: 'Release all',
    pendingLabel: 'Releasing...',
    done: 'Submissions Released',
    verb: 'released',
  },
  delete: {
    title: 'Confirm Deletion',
    question: 'Are you sure you want to delete these submissions? This action cannot be undone.',
    confirmLabel: 'Delete all',
    pendingLabel: 'Deleting...',
    done: 'Submissions Deleted',
    verb: 'deleted',
  },
};

const counted = (count: number) => formatCount(count, 'submission');

/** Releases or deletes several leads after a confirmation, because neither can be undone. */
export function QuarantineBulkBar({ ids, onClear }: QuarantineBulkBarProps) {
  const { can } = useAuth();
  const dialog = useDialog<QuarantineBulk>();
  const { done, verb, ...words } = WORDS[dialog.subject?.action ?? 'release'];
  const ask = (action: QuarantineBulk['action']) => () => dialog.open({ action, ids });
  return (
    <>
      <BulkBar count={ids.length} max={QUARANTINE_BULK_MAX} onClear={onClear}>
        <Button size="xs" aria-label="Release selected" onClick={ask('release')}>
          Release
        </Button>
        {can('leads:delete') && (
          <Button variant="default" size="xs" aria-label="Delete selected" onClick={ask('delete')}>
            Delete
          </Button>
        )}
      </BulkBar>
      <ConfirmAction
        {...words}
        dialog={dialog}
        facts={(bulk) => [['Selected', counted(bulk.ids.length)]]}
        act={(body) => api.quarantine.bulkQuarantine({ body })}
        done={(bulk, result) => {
          const { changed = bulk.ids.length, missing = 0, failed = [] } = result ?? {};
          const gone = missing > 0 && `${missing} had already been released or deleted.`;
          if (failed.length === 0)
            return {
              title: done,
              description: gone ? `${counted(changed)}; ${gone}` : `${counted(changed)}.`,
            };
          const reasons = [...new Set(failed.map(({ message }) => message))];
          return {
            variant: 'destructive',
            title: changed > 0 ? done : 'Release Failed',
            description: [`${changed} ${verb}, ${failed.length} failed: ${reasons.join(' ')}`, gone]
              .filter(Boolean)
              .join(' '),
          };
        }}
        failed={{ title: dialog.subject?.action === 'delete' ? 'Delete Failed' : 'Release Failed' }}
        changes={REFETCH_AFTER_QUARANTINE}
        onDone={onClear}
      />
    </>
  );
}
