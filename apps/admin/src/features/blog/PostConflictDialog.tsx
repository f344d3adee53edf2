import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { Side } from '@upcurve/post-editor/merge-fields';
import { useState } from 'react';
import type { Dialog } from '../../components/use-dialog.ts';
import classes from './PostConflictDialog.module.css';
import { FIELD_NAMES, type PostField, type PostFields } from './post-fields.ts';
import { useFieldWords } from './use-field-words.ts';

/** What two people have written into the same fields. */
export interface PostConflict {
  fields: readonly PostField[];
  mine: PostFields;
  theirs: PostFields;
  /** Goes on with what was chosen, by field. */
  settle: (choices: Readonly<Record<string, Side>>) => void;
}

/** Asks, field by field, whose word stands. What only one of them has changed is kept without asking. */
export function PostConflictDialog({ dialog }: { dialog: Dialog<PostConflict> }) {
  const { subject, isOpen, opening, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Somebody was faster" size="lg" returnFocus={false}>
      {subject && <Choices key={opening} conflict={subject} close={close} />}
    </Modal>
  );
}

function Choices({ conflict, close }: { conflict: PostConflict; close: () => void }) {
  const { fields, mine, theirs, settle } = conflict;
  const wordsOf = useFieldWords();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        close();
        settle(choices);
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          A colleague has saved this post while you were editing it. You have both changed what stands below;
          everything else of theirs and of yours is kept.
        </Text>
        {fields.map((field, at) => (
          <Radio.Group
            key={field}
            label={FIELD_NAMES[field]}
            value={choices[field] ?? 'mine'}
            onChange={(side) => setChoices((all) => ({ ...all, [field]: side as Side }))}
          >
            <div className={classes.choices}>
              <Radio
                value="mine"
                label="Yours"
                description={wordsOf(mine, field)}
                data-autofocus={at === 0 || undefined}
              />
              <Radio value="theirs" label="Theirs" description={wordsOf(theirs, field)} />
            </div>
          </Radio.Group>
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            Keep editing
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </Stack>
    </form>
  );
}
