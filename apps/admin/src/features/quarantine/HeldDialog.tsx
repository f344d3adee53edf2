import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import {
  QUARANTINE_REASONS,
  type QuarantinedLead,
  type QuarantinedLeadDetail,
} from '@upcurve/contracts/leads/quarantine';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { HeldActions } from './HeldActions.tsx';
import { formName } from './HeldLead.tsx';
import { quarantineQueries } from './quarantine-queries.ts';

interface HeldDialogProps {
  dialog: Dialog<QuarantinedLead>;
  onDelete: (lead: QuarantinedLead) => void;
}

export function HeldDialog({ dialog, onDelete }: HeldDialogProps) {
  const { subject, isOpen, close, finish } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Held lead" size="lg">
      {subject && (
        <Stack gap="md">
          <Whole lead={subject} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" size="xs" onClick={close}>
              Close
            </Button>
            <HeldActions
              lead={subject}
              onReleased={finish}
              onDelete={() => {
                close();
                onDelete(subject);
              }}
            />
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

function Whole({ lead }: { lead: QuarantinedLead }) {
  const query = useQuery(quarantineQueries.detail(lead.id));
  return (
    <QueryPanel query={query} what="held submission" explain={goneMessage}>
      {(detail) => <Content detail={detail} />}
    </QueryPanel>
  );
}

function goneMessage(error: Error) {
  if (!(error instanceof ApiError && error.statusCode === 404)) return undefined;
  return (
    <MessagePanel role="alert" level={3} title="This submission is no longer in quarantine">
      A colleague has released or deleted it.
    </MessagePanel>
  );
}

function Content({ detail }: { detail: QuarantinedLeadDetail }) {
  return (
    <Stack gap="md">
      <Facts
        facts={[
          ['Name', detail.name],
          ['Email', detail.email],
          ['Business', detail.businessName],
          ...detail.facts.map(({ label, value }): [string, string] => [label, value]),
          ['Form', formName(detail)],
          ['Sent', formatDateTime(detail.createdAt)],
          ['Held because', QUARANTINE_REASONS[detail.reason]],
        ]}
      />
      {detail.message && (
        <section>
          <Title order={3} size="h5" mb={4}>
            Message
          </Title>
          <Text size="sm" className="typed">
            {detail.message}
          </Text>
        </section>
      )}
      {detail.answers.length > 0 && (
        <section>
          <Title order={3} size="h5" mb={4}>
            Answers
          </Title>
          <Stack component="ol" gap="sm" pl="lg" style={{ listStyle: 'decimal' }}>
            {detail.answers.map(({ question, answer }) => (
              <li key={question}>
                <Text size="sm" fw={600}>
                  {question}
                </Text>
                <Text size="sm" className="typed" c={answer ? undefined : 'dimmed'}>
                  {answer || 'No answer'}
                </Text>
              </li>
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
