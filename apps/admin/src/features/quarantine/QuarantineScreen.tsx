import { Button, Skeleton, Text } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/quarantine';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { formName } from './form-name.ts';
import { HeldLead } from './HeldLead.tsx';
import classes from './QuarantineScreen.module.css';

const KEY = ['quarantine'];

const listQuery = infiniteQueryOptions({
  queryKey: KEY,
  queryFn: ({ pageParam, signal }) =>
    api.quarantine.listQuarantine({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** Submissions that were held back as likely spam: let them in, or delete them. */
export function QuarantineScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast } = useToast();
  const client = useQueryClient();
  const query = useInfiniteQuery(listQuery);
  const [doomed, setDoomed] = useState<QuarantinedLead | null>(null);
  const [isAsking, setAsking] = useState(false);
  const fail = (title: string) => (error: Error) =>
    toast({ variant: 'destructive', title, description: error.message });
  // Whatever came of it: somebody else may have been faster, and a released lead joins the submissions.
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: ['submissions'] }),
    ]);

  const release = useMutation({
    mutationFn: (lead: QuarantinedLead) => api.quarantine.releaseLead({ params: { id: lead.id } }),
    onSuccess: (_, lead) => {
      title.current?.focus();
      toast({
        title: 'Submission Released',
        description: `${lead.name} is now among the ${lead.kind} submissions.`,
      });
    },
    onError: fail('Release Failed'),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (lead: QuarantinedLead) => api.quarantine.deleteQuarantined({ params: { id: lead.id } }),
    onSuccess: (_, lead) => {
      setAsking(false);
      title.current?.focus();
      toast({
        title: 'Submission Deleted',
        description: `What ${lead.name} sent has been permanently deleted.`,
      });
    },
    onError: fail('Delete Failed'),
    onSettled: refresh,
  });

  const leads = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <header className={classes.header}>
        <div>
          <ScreenTitle ref={title} takesFocus>
            Quarantine
          </ScreenTitle>
          <Text c="dimmed">Submissions held back as likely spam, kept for 30 days</Text>
        </div>
        <Button component={Link} to={paths.submissions()} variant="default">
          Back to List
        </Button>
      </header>
      {content()}
      {doomed && (
        <ConfirmDialog
          opened={isAsking}
          title="Confirm Deletion"
          question="Are you sure you want to delete this submission? This action cannot be undone."
          confirmLabel="Delete Submission"
          pendingLabel="Deleting..."
          isPending={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setAsking(false)}
        >
          <Facts
            facts={[
              ['Name', doomed.name],
              ['Email', doomed.email],
              ['Form', formName(doomed)],
              ['Reason', QUARANTINE_REASONS[doomed.reason]],
            ]}
          />
        </ConfirmDialog>
      )}
    </>
  );

  function content() {
    if (query.isPending) return <Skeleton height={200} />;
    if (!query.data) {
      return (
        <MessagePanel
          role="alert"
          title="The quarantine could not be loaded"
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {query.error.message}
        </MessagePanel>
      );
    }
    if (leads.length === 0) {
      return (
        <MessagePanel role="status" title="Nothing in quarantine">
          Submissions that look automated are held here, out of your figures and webhooks, until you decide.
        </MessagePanel>
      );
    }
    return (
      <>
        <ul className={classes.list} aria-label="Held submissions">
          {leads.map((lead) => (
            <HeldLead
              key={lead.id}
              lead={lead}
              isReleasing={release.isPending}
              onRelease={() => release.mutate(lead)}
              onDelete={() => {
                setDoomed(lead);
                setAsking(true);
              }}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            mt="md"
            variant="default"
            disabled={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? 'Loading...' : 'Load more'}
          </Button>
        )}
      </>
    );
  }
}
