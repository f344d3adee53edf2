import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { PASSWORD_LINK_HOURS, type User } from '@upcurve/contracts/account/team';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { api } from '../../api.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { OneTimeText } from '../../kit/feedback/OneTimeText.tsx';
import { failureToast } from '../../kit/feedback/use-action.ts';
import { SubmitButton, submitOnModEnter } from '../../kit/forms/SubmitButton.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';

const HOURS = [PASSWORD_LINK_HOURS.min, 4, PASSWORD_LINK_HOURS.max];
const inWords = (hours: number) => (hours === 1 ? 'One hour' : `${hours} hours`);

/** Creates a link that lets a member choose a new password, and shows it once. */
export function PasswordLinkDialog({ dialog }: { dialog: Dialog<User> }) {
  const { subject, isOpen, close, opening } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Password Link">
      {subject && <LinkForm key={opening} member={subject} onClose={close} />}
    </Modal>
  );
}

function LinkForm({ member, onClose }: { member: User; onClose: () => void }) {
  const [hours, setHours] = useState<number>(PASSWORD_LINK_HOURS.min);
  const { toast } = useToast();
  const make = useMutation({
    // The response contains the link, so it is only stored in this component's state.
    gcTime: 0,
    mutationFn: () => api.team.makePasswordLink({ params: { id: member.id }, body: { hours } }),
    onError: (error) => toast(failureToast(error, { title: 'Link not created' })),
  });
  if (make.data)
    return (
      <OneTimeText title="Copy the link now" label="Password link" text={make.data.link} onDone={onClose}>
        It will not be shown again. Send it to {member.username} in private. It works once, until{' '}
        {formatDateTime(make.data.expiresAt)}.
      </OneTimeText>
    );
  return (
    <form
      onKeyDown={submitOnModEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.isPending) make.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          {member.username} uses the link to choose a new password, which ends their sessions. Their second
          factor does not change. Any earlier link stops working.
        </Text>
        <Radio.Group label="Good for" value={String(hours)} onChange={(value) => setHours(Number(value))}>
          <Stack gap="xs" mt="xs">
            {HOURS.map((option, i) => (
              <Radio
                key={option}
                value={String(option)}
                label={inWords(option)}
                data-autofocus={i === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton isPending={make.isPending} pendingLabel="Making...">
            Make Link
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
