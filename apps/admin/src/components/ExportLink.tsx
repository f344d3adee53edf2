import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Total } from '@upcurve/contracts/paging';
import type { Permission } from '@upcurve/contracts/permissions';
import { useToast } from '@upcurve/ui/use-toast';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import { errorMessage } from '../error-message.ts';
import { totalInWords } from '../total-in-words.ts';
import { readRows, save } from './read-rows.ts';

const WORDS = { leads: ['lead', 'leads'], entries: ['entry', 'entries'] } as const;

interface ExportLinkProps {
  /** What its rows are. Default leads. */
  of?: keyof typeof WORDS;
  /** Who may take them out. Default whoever may export leads. */
  permission?: Permission;
  /** How many rows it will have, where that is known. */
  total: Total | undefined;
  fetchRows: (signal: AbortSignal) => Promise<Response>;
}

const inWords = (rows: number) => rows.toLocaleString('en-GB');

/** Saves what a list finds as CSV: says how far it is, and stops when asked to or when its screen is left. */
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
        save(file.blob, response);
        return file.rows;
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
    onSuccess: (saved) =>
      saved !== undefined &&
      toast({ title: 'Export saved', description: `${inWords(saved)} ${saved === 1 ? one : more}.` }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The export broke off',
        description: errorMessage(error, 'Nothing was saved. Please try again.'),
      }),
  });
  if (!can(permission)) return null;

  const isRunning = download.isPending;
  return (
    <>
      {/* One button throughout, so that the focus stays where it is. */}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={() => (isRunning ? running.current?.abort() : download.mutate())}
      >
        {isRunning ? 'Cancel export' : 'Export'}
      </Anchor>
      {isRunning && (
        <span>
          {' '}
          {inWords(rows)} {total && `of ${totalInWords(total)} `}
          {more}
        </span>
      )}
    </>
  );
}
