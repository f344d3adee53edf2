import { Button } from '@mantine/core';
import type { Mail } from '@upcurve/contracts/mail';
import { api } from '../../api.ts';
import { useAction } from '../../components/use-action.ts';
import { mailQueries } from './mail-queries.ts';

/** Sends one that failed once more. */
export function ResendButton({ mail }: { mail: Mail }) {
  const resend = useAction({
    act: () => api.mail.resendMail({ params: { id: mail.id } }),
    done: () => ({ title: 'Mail sent again', description: `It is on its way to ${mail.toAddress}.` }),
    failed: { title: 'Mail not sent again' },
    changes: [mailQueries.all],
  });

  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Send again to ${mail.toAddress}: ${mail.subject}`}
      // Stays in the tab order while it works, so that the focus is not lost.
      aria-disabled={resend.isPending}
      onClick={() => !resend.isPending && resend.mutate()}
    >
      Send again
    </Button>
  );
}
