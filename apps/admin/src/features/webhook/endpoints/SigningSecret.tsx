import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SECRET_OVERLAP_HOURS, type WebhookEndpoint } from '@upcurve/contracts/webhooks/webhook';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { OneTimeText } from '../../../kit/feedback/OneTimeText.tsx';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { Section } from '../../../kit/screen/Section.tsx';
import { useNewSecret } from '../WebhookScreen.tsx';
import { endpointCalls, rememberSaved } from '../webhook-queries.ts';

/** Shows the signing secret once when it is created, and can replace it. */
export function SigningSecret({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { newSecret, setNewSecret } = useNewSecret();
  const own = newSecret?.endpointId === endpoint.id ? newSecret.secret : null;
  const title = useRef<HTMLHeadingElement>(null);
  const confirm = useDialog<'rotate'>();
  const { toast } = useToast();
  const client = useQueryClient();

  const rotate = useMutation({
    gcTime: 0,
    mutationFn: () => endpointCalls(endpoint).rotateSecret(),
    onSuccess: (saved) => {
      confirm.finish();
      if (saved.secret) setNewSecret({ endpointId: saved.id, secret: saved.secret });
      return rememberSaved(client, saved);
    },
    onError: (error) =>
      toast(
        failureToast(error, {
          title: 'The secret was not rotated',
          fallback: 'Please try again. The current secret is still in use.',
        }),
      ),
  });

  return (
    <Section title="Signing secret" titleRef={title}>
      <Stack gap="md" align="flex-start">
        {own ? (
          <OneTimeText
            title="Copy the secret now"
            label="Signing secret"
            text={own}
            onDone={() => {
              setNewSecret(null);
              title.current?.focus();
            }}
          >
            It will not be shown again. Store it where your endpoint can read it; the Documentation tab shows
            how to check a signature with it.
          </OneTimeText>
        ) : (
          <Text size="sm" c="dimmed">
            {endpoint.hasSecret
              ? 'Every delivery is signed, so that your endpoint can verify where it came from. The secret was shown once when it was created. If it is lost or exposed, rotate it.'
              : 'The first save creates a secret that signs every delivery. It is shown once.'}
          </Text>
        )}
        {endpoint.hasSecret && (
          <Button variant="default" onClick={() => confirm.open('rotate')}>
            Rotate secret
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        opened={confirm.isOpen}
        title="Rotate signing secret"
        question={`A new secret is created and shown once. For ${SECRET_OVERLAP_HOURS} hours each delivery has two signatures, one with each secret, so that you have time to update your endpoint. After that only the new secret is used.`}
        confirmLabel="Rotate secret"
        pendingLabel="Rotating..."
        isPending={rotate.isPending}
        onConfirm={() => rotate.mutate()}
        onClose={confirm.close}
      />
    </Section>
  );
}
