import { Button } from '@mantine/core';
import type { Mail } from '@upcurve/contracts/settings/mail';
import { api } from '../../api.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { mailQueries } from './mail-queries.ts';

/** Sends a failed email again. */
export function ResendButton({ mail }: { mail: Mail }) {
  const resend = useAction({
    act: () => api.mail.resendMail({ params: { id: mail.id } }),
    done: () => ({ title: 'Email sent again', description: `It is being sent to ${mail.toAddress}.` }),
    failed: { title: 'Email not sent again' },
    changes: [mailQueries.all],
  });

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Send again to ${mail.toAddress}: ${mail.subject}`}
      // Not disabled while pending, because a disabled button would lose the focus.
      aria-disabled={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate()}
    >
      Send again
    </Button>
  );
}
