import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/quarantine';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { useRowKeys } from '../../components/use-row-keys.ts';
import { paths } from '../../paths.ts';
import { formName } from './form-name.ts';
import { HeldLead } from './HeldLead.tsx';
import classes from './QuarantineScreen.module.css';

const listQuery = infiniteQueryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ pageParam, signal }) =>
    api.quarantine.listQuarantine({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** A released lead joins the submissions. */
const CHANGES = [listQuery.queryKey, ['submissions']];

/** Submissions that were held back as likely spam: let them in, or delete them. */
export function QuarantineScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRowKeys<HTMLUListElement>();
  const { toast } = useToast();
  const client = useQueryClient();
  const query = useInfiniteQuery(listQuery);
  const removal = useDialog<QuarantinedLead>(title);

  const release = useMutation({
    mutationFn: (lead: QuarantinedLead) => api.quarantine.releaseLead({ params: { id: lead.id } }),
    onSuccess: (_, lead) => {
      title.current?.focus();
      toast({
        title: 'Submission Released',
        description: `${lead.name} is now among the ${lead.kind} submissions.`,
      });
    },
    onError: ({ message }) =>
      toast({ variant: 'destructive', title: 'Release Failed', description: message }),
    // Whatever came of it: somebody else may have been faster.
    onSettled: () => Promise.all(CHANGES.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  return (
    <>
      <ListHeader
        title="Quarantine"
        subtitle="Submissions held back as likely spam, kept for 30 days"
        titleRef={title}
        takesFocus
      >
        <Button component={Link} to={paths.submissions()} variant="default">
          Back to List
        </Button>
      </ListHeader>
      <QueryPanel
        query={query}
        what="quarantine"
        label="Results"
        empty={
          <MessagePanel role="status" title="Nothing in quarantine">
            Submissions that look automated are held here, out of your figures and webhooks, until you decide.
          </MessagePanel>
        }
      >
        {(leads) => (
          <>
            <ul ref={rows} className={classes.list} aria-label="Held submissions">
              {leads.map((lead) => (
                <HeldLead
                  key={lead.id}
                  lead={lead}
                  isReleasing={release.isPending}
                  onRelease={() => release.mutate(lead)}
                  onDelete={(from) => removal.open(lead, from)}
                />
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
      <ConfirmAction
        dialog={removal}
        title="Confirm Deletion"
        question="Are you sure you want to delete this submission? This action cannot be undone."
        confirmLabel="Delete Submission"
        pendingLabel="Deleting..."
        facts={(lead) => [
          ['Name', lead.name],
          ['Email', lead.email],
          ['Form', formName(lead)],
          ['Reason', QUARANTINE_REASONS[lead.reason]],
        ]}
        act={({ id }) => api.quarantine.deleteQuarantined({ params: { id } })}
        done={({ name }) => ({
          title: 'Submission Deleted',
          description: `What ${name} sent has been permanently deleted.`,
        })}
        failed={{ title: 'Delete Failed' }}
        changes={CHANGES}
      />
    </>
  );
}
