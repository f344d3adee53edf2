import { Button } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { QUARANTINE_REASONS, type QuarantinedLead } from '@upcurve/contracts/quarantine';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { DELETE_SUBMISSION } from '../../components/delete-submission-words.ts';
import { ListHeader } from '../../components/ListHeader.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/use-action.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { paths } from '../../paths.ts';
import { formName } from './form-name.ts';
import { HeldLead } from './HeldLead.tsx';

const listQuery = infiniteQueryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ pageParam, signal }) =>
    api.quarantine.listQuarantine({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

/** A released lead joins the submissions of its kind. */
const CHANGES = [listQuery.queryKey, ['submissions'], ['contacts']];

/** Submissions that were held back as likely spam: let them in, or delete them. */
export function QuarantineScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const { can } = useAuth();
  const query = useInfiniteQuery(listQuery);
  const removal = useDialog<QuarantinedLead>(title);

  const release = useAction({
    act: ({ id }: QuarantinedLead) => api.quarantine.releaseLead({ params: { id } }),
    done: ({ name, kind }) => ({
      title: 'Submission Released',
      description: `${name} is now among the ${kind} submissions.`,
    }),
    failed: { title: 'Release Failed' },
    changes: CHANGES,
    onDone: () => title.current?.focus(),
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
            <RowList
              label="Held submissions"
              rows={leads}
              actions={(lead) => (
                <>
                  {can('leads:status') && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`Release ${lead.name}`}
                      disabled={release.isPending}
                      onClick={() => release.mutate(lead)}
                    >
                      Release
                    </Button>
                  )}
                  {can('leads:delete') && (
                    <Button
                      variant="subtle"
                      color="red"
                      size="xs"
                      aria-label={`Delete ${lead.name}`}
                      onClick={(event) => removal.open(lead, event.currentTarget)}
                    >
                      Delete
                    </Button>
                  )}
                </>
              )}
            >
              {(lead) => <HeldLead lead={lead} />}
            </RowList>
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
      <ConfirmAction
        {...DELETE_SUBMISSION}
        dialog={removal}
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
