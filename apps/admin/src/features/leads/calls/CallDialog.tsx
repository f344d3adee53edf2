import { Button, Kbd, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { CALL_MINUTES_MAX, CALL_RESULTS, CALL_TEXT_MAX } from '@upcurve/contracts/leads/call-results';
import type { CallInput, CallResult } from '@upcurve/contracts/leads/calls';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { useState } from 'react';
import { useLetterKeys, useNumberKeys } from '../../../kit/focus/screen-keys.ts';
import { focusNextRow } from '../../../kit/table/use-row-keys.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { leadName } from '../lead-name.ts';

/** Logs a call with one press or number key. The optional minutes and text come first. */
export function CallDialog() {
  const { calling, logCall } = useLeadActions();
  const { subject, isOpen, close, opening } = calling;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={subject ? `Log a call to ${leadName(subject)}` : ''}
      size="md"
    >
      {subject && (
        <CallForm
          key={opening}
          onLog={(call) => {
            // While the dialog fades out, keys are for the list.
            if (!isOpen) return;
            close();
            focusNextRow();
            void logCall(subject, call);
          }}
        />
      )}
    </Modal>
  );
}

const RESULTS = keysOf(CALL_RESULTS);

function CallForm({ onLog }: { onLog: (call: CallInput) => void }) {
  const [hasKeys] = useLetterKeys();
  const [minutes, setMinutes] = useState('');
  const [text, setText] = useState('');
  const isWhole = /^\d*$/.test(minutes) && Number(minutes) <= CALL_MINUTES_MAX;
  const fault =
    Number(minutes) > CALL_MINUTES_MAX ? `At most ${CALL_MINUTES_MAX} minutes.` : 'Enter whole minutes.';
  const log = (result: CallResult) =>
    isWhole && onLog({ result, minutes: minutes === '' ? null : Number(minutes), text: text.trim() || null });
  useNumberKeys((number) => {
    const result = RESULTS[number - 1];
    if (hasKeys && result) log(result);
  });
  return (
    <Stack gap="md">
      <TextInput
        label="Minutes"
        size="sm"
        maw="8rem"
        inputMode="numeric"
        autoComplete="off"
        value={minutes}
        error={isWhole ? undefined : fault}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Textarea
        label="What was said"
        rows={2}
        resize="vertical"
        maxLength={CALL_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        Choose the result to log the call. Minutes and text are optional.
      </Text>
      <SimpleGrid role="group" aria-label="Result" cols={2} spacing="xs">
        {RESULTS.map((result, i) => (
          <Button
            key={result}
            variant="default"
            justify="space-between"
            data-autofocus={i === 0 || undefined}
            rightSection={
              hasKeys && (
                <Kbd size="xs" visibleFrom="sm">
                  {i + 1}
                </Kbd>
              )
            }
            onClick={() => log(result)}
          >
            {CALL_RESULTS[result]}
          </Button>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
