import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SECRET_OVERLAP_HOURS, type WebhookSettings } from '@upcurve/contracts/webhook';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { OneTimeText } from '../../components/OneTimeText.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { useNewSecret } from './use-new-secret.ts';
import { webhookQueries } from './webhook-queries.ts';

/** The secret that signs deliveries: shown once when it is made, replaced on request. */
export function SigningSecret({ settings }: { settings: WebhookSettings }) {
  const { newSecret, setNewSecret } = useNewSecret();
  const title = useRef<HTMLHeadingElement>(null);
  const confirm = useDialog<'rotate'>(title);
  const { toast } = useToast();
  const client = useQueryClient();

  const rotate = useMutation({
    gcTime: 0,
    mutationFn: () => api.webhook.rotateSecret(),
    onSuccess: ({ secret, ...saved }) => {
      client.setQueryData(webhookQueries.settings().queryKey, saved);
      confirm.finish();
      setNewSecret(secret);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'The secret was not rotated',
        description: errorMessage(error, 'Please try again. The current secret still signs.'),
      }),
  });

  return (
    <Paper component="section" p="lg" aria-labelledby="signing-secret">
      <Title order={2} id="signing-secret" mb="sm" ref={title} tabIndex={-1}>
        Signing secret
      </Title>
      <Stack gap="md" align="flex-start">
        {newSecret ? (
          <OneTimeText
            title="Copy the secret now"
            label="Signing secret"
            text={newSecret}
            onDone={() => {
              setNewSecret(null);
              title.current?.focus();
            }}
          >
            It will not be shown again. Keep it where your receiver can read it; the Documentation tab shows
            how to check a signature with it.
          </OneTimeText>
        ) : (
          <Text size="sm" c="dimmed">
            {settings.hasSecret
              ? 'Every delivery is signed, so that your receiver can tell it came from here. The secret was shown when it was made and is not shown again. If it is lost or somebody saw it, rotate it.'
              : 'The first time you save, a secret is made that signs every delivery. It is shown once.'}
          </Text>
        )}
        {settings.hasSecret && (
          <Button variant="default" onClick={(event) => confirm.open('rotate', event.currentTarget)}>
            Rotate Secret
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        opened={confirm.isOpen}
        title="Rotate Signing Secret"
        question={`A new secret is made and shown once. For ${SECRET_OVERLAP_HOURS} hours each delivery carries two signatures, one by each secret, so that nothing is refused while you put the new one into your receiver. After that the old secret signs no more.`}
        confirmLabel="Rotate Secret"
        pendingLabel="Rotating..."
        isPending={rotate.isPending}
        returnFocus={false}
        onConfirm={() => rotate.mutate()}
        onClose={confirm.close}
      />
    </Paper>
  );
}
