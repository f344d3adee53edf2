import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Side } from '@upcurve/post-editor/saving/merge-fields';
import { useState } from 'react';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { authorsQuery, categoriesQuery } from '../post-queries.ts';
import { UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import classes from './PostForm.module.css';
import { FIELD_NAMES, type PostField, type PostFields } from './post-fields.ts';

/** Fields that two people have changed in different ways. */
export interface PostConflict {
  fields: readonly PostField[];
  mine: PostFields;
  theirs: PostFields;
  /** Saves the version chosen for each field. */
  resolve: (choices: Readonly<Record<string, Side>>) => void;
}

/** Asks which version of each field to keep. Fields that only one person changed are merged automatically. */
export function PostConflictDialog({ dialog }: { dialog: Dialog<PostConflict> }) {
  const { subject, isOpen, opening, close } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} title="Changed by a colleague" size="lg" returnFocus={false}>
      {subject && <Choices key={opening} conflict={subject} close={close} />}
    </Modal>
  );
}

function Choices({ conflict, close }: { conflict: PostConflict; close: () => void }) {
  const { fields, mine, theirs, resolve } = conflict;
  const wordsOf = useFieldWords();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        close();
        resolve(choices);
      }}
    >
      <Stack gap="md">
        <Text size="sm">
          A colleague saved this post while you were editing it. Choose a version for each field that you both
          changed. All other changes are kept.
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

/** Formats a field's value for the conflict dialog. */
function useFieldWords(): (fields: PostFields, field: PostField) => string {
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  return (fields, field) => {
    switch (field) {
      case 'categoryId':
        return categories.data?.find(({ id }) => id === fields.categoryId)?.name ?? UNCATEGORIZED;
      case 'authorId':
        return authors.data?.find(({ id }) => id === fields.authorId)?.name ?? UNKNOWN_AUTHOR;
      case 'cover':
        return fields.cover ? nameOfMedia(fields.cover) : 'No cover';
      default:
        return fields[field] || 'Empty';
    }
  };
}
