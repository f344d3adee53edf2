import { Button, Kbd, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLetterKeys, useNumberKeys } from '../../../kit/focus/screen-keys.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { lostReasonsQuery } from '../lead-queries.ts';

// Loads when a lead is won: its fields are too large for the first script of a list.
const WonForm = lazy(async () => ({ default: (await import('./WonForm.tsx')).WonForm }));

/** Asks for the value of a won lead, or for the reason of a lost one, and saves it. */
export function OutcomeDialog() {
  const { ending, setField } = useLeadActions();
  const { subject, isOpen, close, opening } = ending;
  if (!subject) return null;
  const { lead, outcome } = subject;
  // The change is shown at once, so the dialog does not wait for it.
  const save = (details: LeadFields) => {
    // While the dialog fades out, keys are for the list.
    if (!isOpen) return;
    close();
    void setField(lead, 'outcome', outcome, details);
  };
  const title = `Mark ${leadName(lead)} as ${outcome}`;
  return (
    <Modal opened={isOpen} onClose={close} title={title} size="sm">
      {outcome === 'won' ? (
        <Suspense>
          <WonForm key={opening} lead={lead} onSave={save} onCancel={close} />
        </Suspense>
      ) : (
        <LostReasons lead={lead} onPick={(lostReason) => save({ lostReason })} />
      )}
    </Modal>
  );
}

const NONE = 'No particular reason';

/** The dialog may have set its focus before the reasons have loaded. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

/** Shows the reasons to choose one with a press or a number key. */
function LostReasons({ lead, onPick }: { lead: LeadRow; onPick: (reason: string | null) => void }) {
  const { data, isPending, isError } = useQuery(lostReasonsQuery);
  const [hasKeys] = useLetterKeys();
  const reasons = [...(data?.reasons ?? []), null];
  // A number may be pressed before the reasons have loaded.
  const [pressed, setPressed] = useState(0);
  const picked = isPending ? undefined : reasons[pressed - 1];
  useNumberKeys((number) => hasKeys && setPressed(number));
  useEffect(() => {
    if (picked !== undefined) onPick(picked);
  });
  // Reasons that appear after their number was pressed would take the focus from the list.
  if (isPending || picked !== undefined) return <Skeleton height={240} aria-label="Loading the reasons" />;
  return (
    <Stack role="group" aria-label="Reason" gap="xs">
      <Text size="sm" c="dimmed">
        {isError ? 'The reasons could not be loaded.' : 'Why did we lose this lead?'}
      </Text>
      {reasons.map((reason, i) => (
        <Button
          key={reason ?? NONE}
          variant={reason === null ? 'subtle' : 'default'}
          justify="space-between"
          ref={i === 0 ? focusOnMount : undefined}
          data-autofocus={i === 0 || undefined}
          aria-current={lead.lostReason === reason || undefined}
          rightSection={hasKeys && i < 9 && <Kbd size="xs">{i + 1}</Kbd>}
          onClick={() => onPick(reason)}
        >
          {reason ?? NONE}
        </Button>
      ))}
    </Stack>
  );
}
