import { useMutation } from '@tanstack/react-query';
import type { Permission } from '@upcurve/contracts/permissions';
import type { Total } from '@upcurve/contracts/shared/paging';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-context.ts';
import { failureToast } from '../feedback/use-action.ts';
import { TextButton } from '../screen/TextButton.tsx';
import { formatNumber, formatTotal } from './format-count.ts';
import { readRows, saveResponse } from './read-rows.ts';

const WORDS = {
  leads: ['lead', 'leads'],
  entries: ['entry', 'entries'],
  bookings: ['booking', 'bookings'],
} as const;

interface ExportLinkProps {
  /** The kind of rows. Defaults to leads. */
  of?: keyof typeof WORDS;
  /** The permission required to export. Defaults to the permission to export leads. */
  permission?: Permission;
  /** The expected number of rows, if known. */
  total: Total | undefined;
  fetchRows: (signal: AbortSignal) => Promise<Response>;
}

/** Exports the rows of a list as CSV and shows the progress. Stops on request or when the screen is left. */
export function ExportLink(props: ExportLinkProps) {
  const { of = 'leads', permission = 'leads:export', total, fetchRows } = props;
  const [one, more] = WORDS[of];
  const { can } = useAuth();
  const { toast } = useToast();
  const [rows, setRows] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const download = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      running.current = controller;
      setRows(0);
      try {
        const response = await fetchRows(controller.signal);
        const file = await readRows(response, setRows);
        saveResponse(file.blob, response);
        return file.rows;
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
    onSuccess: (saved) =>
      saved !== undefined &&
      toast({ title: 'Export saved', description: `${formatNumber(saved)} ${saved === 1 ? one : more}.` }),
    onError: (error) =>
      toast(
        failureToast(error, { title: 'Export failed', fallback: 'Nothing was saved. Please try again.' }),
      ),
  });
  if (!can(permission)) return null;

  const isRunning = download.isPending;
  return (
    <>
      {/* Always the same element, to keep the focus. */}
      <TextButton onClick={() => (isRunning ? running.current?.abort() : download.mutate())}>
        {isRunning ? 'Cancel export' : 'Export'}
      </TextButton>
      {isRunning && (
        <span>
          {' '}
          {formatNumber(rows)} {total && `of ${formatTotal(total)} `}
          {more}
        </span>
      )}
    </>
  );
}
