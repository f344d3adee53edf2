import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SECRET_OVERLAP_HOURS, type WebhookEndpoint } from '@upcurve/contracts/webhook';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { useRef } from 'react';
import { OneTimeText } from '../../components/OneTimeText.tsx';
import { useDialog } from '../../components/use-dialog.ts';
import { errorMessage } from '../../error-message.ts';
import { callsOf } from './endpoint-calls.ts';
import { useNewSecret } from './use-new-secret.ts';
import { rememberSaved } from './webhook-queries.ts';

/** The secret that signs deliveries: shown once when it is made, replaced on request. */
export function SigningSecret({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { newSecret, setNewSecret } = useNewSecret();
  const own = newSecret?.endpointId === endpoint.id ? newSecret.secret : null;
  const title = useRef<HTMLHeadingElement>(null);
  const confirm = useDialog<'rotate'>(title);
  const { toast } = useToast();
  const client = useQueryClient();

  const rotate = useMutation({
    gcTime: 0,
    mutationFn: () => callsOf(endpoint).rotateSecret(),
    onSuccess: (saved) => {
      confirm.finish();
      if (saved.secret) setNewSecret({ endpointId: saved.id, secret: saved.secret });
      return rememberSaved(client, saved);
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
            It will not be shown again. Keep it where your receiver can read it; the Documentation tab shows
            how to check a signature with it.
          </OneTimeText>
        ) : (
          <Text size="sm" c="dimmed">
            {endpoint.hasSecret
              ? 'Every delivery is signed, so that your receiver can tell it came from here. The secret was shown when it was made and is not shown again. If it is lost or somebody saw it, rotate it.'
              : 'The first time you save, a secret is made that signs every delivery. It is shown once.'}
          </Text>
        )}
        {endpoint.hasSecret && (
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
