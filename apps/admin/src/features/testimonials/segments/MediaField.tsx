import { Button, Group, Input, Text } from '@mantine/core';
import type { Media } from '@upcurve/contracts/media/media';
import type { SegmentType } from '@upcurve/contracts/testimonials/testimonials';
import type { ReactNode } from 'react';
import { ChooseFiles } from '../../../kit/media/upload/ChooseFiles.tsx';
import { DropTarget } from '../../../kit/media/upload/DropTarget.tsx';
import classes from './SegmentDialog.module.css';

interface MediaFieldProps {
  id: string;
  type: SegmentType;
  media: File | Media | null;
  error: ReactNode;
  onFiles: (files: File[]) => void;
  /** Opens the media library. */
  onLibrary: () => void;
}

/** Selects the file of a segment by dropping, pasting, browsing, or from the library. */
export function MediaField({ id, type, media, error, onFiles, onLibrary }: MediaFieldProps) {
  const name = media instanceof File ? media.name : media?.fileName;
  return (
    <DropTarget label="Drop to choose" takesPaste onFiles={onFiles}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own */}
      <div
        role="group"
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-chosen${error ? ` ${id}-error` : ''}`}
        className={classes.media}
        data-error={error ? true : undefined}
      >
        <div>
          <Text size="sm" fw={500} id={`${id}-label`}>
            Media file
          </Text>
          <Text size="xs" c="dimmed" id={`${id}-chosen`} className={classes.chosen}>
            {name ?? 'Drop, paste or choose a file'}
          </Text>
        </div>
        <Group gap={6}>
          <ChooseFiles kinds={[type]} multiple={false} variant="default" size="xs" onFiles={onFiles}>
            Choose file
          </ChooseFiles>
          <Button variant="default" size="xs" onClick={onLibrary}>
            From library
          </Button>
        </Group>
      </div>
      {error && (
        <Input.Error id={`${id}-error`} mt={4}>
          {error}
        </Input.Error>
      )}
    </DropTarget>
  );
}
