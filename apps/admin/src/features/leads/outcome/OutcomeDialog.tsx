import { Button, Kbd, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { LostReasons as ReasonList } from '@upcurve/contracts/settings/agency-settings';
import { FormDialog, openedDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { useLetterKeys, useNumberKeys } from '../../../kit/focus/screen-keys.ts';
import { DayInput } from '../../../kit/forms/DayInput.tsx';
import { penceOf, poundsText } from '../../../kit/forms/pounds.ts';
import { useSaveForm } from '../../../kit/forms/use-save-form.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { today } from '../../../kit/time/zone.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { lostReasonsQuery } from '../lead-queries.ts';

/** Asks for the value of a won lead, or for the reason of a lost one, and saves it. */
export function OutcomeDialog() {
  const { ending, setField, bulk } = useLeadActions();
  const { subject, isOpen, close, opening } = ending;
  if (!subject) return null;
  const { lead, outcome, selected } = subject;
  const who = selected ? formatCount(selected.length, 'lead') : leadName(lead);
  // The change is shown at once, so the dialog does not wait for it.
  const save = (details: LeadFields) => {
    // While the dialog fades out, keys are for the list.
    if (!isOpen) return;
    close();
    if (selected) void bulk.change({ action: 'outcome', outcome, ...details }, selected);
    else void setField(lead, 'outcome', outcome, details);
  };
  if (outcome === 'won') return <WonForm key={opening} lead={lead} onSave={save} />;
  return (
    <Modal opened={isOpen} onClose={close} title={`Mark ${who} as lost`} size="sm">
      <LostReasons lead={lead} isOpen={isOpen} onPick={(lostReason) => save({ lostReason })} />
    </Modal>
  );
}

function WonForm({ lead, onSave }: { lead: LeadRow; onSave: (details: LeadFields) => void }) {
  const { ending } = useLeadActions();
  const { valuePence, wonOn } = lead;
  const form = useSaveForm({
    initial: {
      pounds: poundsText(valuePence),
      day: wonOn ?? today(AGENCY_ZONE),
    },
    validate: { pounds: (text) => penceOf(text) === undefined && 'Enter an amount in pounds.' },
    save: async ({ pounds, day }) => onSave({ valuePence: penceOf(pounds) ?? null, wonOn: day }),
  });
  return (
    <FormDialog
      {...openedDialog(ending)}
      form={form}
      title={`Mark ${leadName(lead)} as won`}
      size="sm"
      saveLabel={lead.outcome === 'won' ? 'Save' : 'Mark as won'}
    >
      <TextInput
        data-autofocus
        inputMode="decimal"
        label="Value in pounds"
        description="The total that the client pays. Leave it empty if you do not know it yet."
        {...form.getInputProps('pounds')}
      />
      <div>
        <Text size="sm" fw={500} aria-hidden>
          Won on
        </Text>
        <DayInput
          label="Won on"
          placeholder="Pick or type a day"
          value={form.values.day}
          maxDate={today(AGENCY_ZONE)}
          onChange={(picked) => form.setFieldValue('day', picked ?? today(AGENCY_ZONE))}
        />
      </div>
    </FormDialog>
  );
}

const NONE = 'No particular reason';
const choicesIn = (list: ReasonList | undefined) => [...(list?.reasons ?? []), null];

interface LostReasonsProps {
  lead: LeadRow;
  isOpen: boolean;
  onPick: (reason: string | null) => void;
}

/** Shows the reasons to choose one with a press or a number key. */
function LostReasons({ lead, isOpen, onPick }: LostReasonsProps) {
  const client = useQueryClient();
  const { data, isPending, isError } = useQuery(lostReasonsQuery);
  const [hasKeys] = useLetterKeys();
  useNumberKeys(async (number) => {
    if (!hasKeys) return;
    // A number may be pressed before the reasons have loaded.
    const list = await client.ensureQueryData(lostReasonsQuery).catch(() => undefined);
    const reason = choicesIn(list)[number - 1];
    if (reason !== undefined) onPick(reason);
  });
  if (isPending) return <Skeleton height={240} aria-label="Loading the reasons" />;
  return (
    <Stack role="group" aria-label="Reason" gap="xs">
      <Text size="sm" c="dimmed">
        {isError ? 'The reasons could not be loaded.' : 'Why did we lose them?'}
      </Text>
      {choicesIn(data).map((reason, i) => (
        <Button
          key={reason ?? NONE}
          variant={reason === null ? 'subtle' : 'default'}
          justify="space-between"
          // The dialog may have set its focus before the reasons have loaded, or be closed by then.
          ref={i === 0 && isOpen ? takeFocus : undefined}
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
