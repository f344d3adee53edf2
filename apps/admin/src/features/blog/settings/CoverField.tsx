import { Button, Group, Input, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Media } from '@upcurve/contracts/media/media';
import { useRef, useState } from 'react';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import classes from './CoverField.module.css';

interface CoverFieldProps {
  id: string;
  cover: Media | null;
  onChange: (cover: Media | null) => void;
}

/** Edits the cover of a post: choose it from the library or upload it. */
export function CoverField({ id, cover, onChange }: CoverFieldProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  return (
    <section aria-labelledby={`${id}-label`} className={classes.field}>
      <Input.Label component="span" id={`${id}-label`}>
        Cover
      </Input.Label>
      <div className={classes.row}>
        <span className={classes.picture}>
          {cover ? <MediaThumb media={cover} sizes="240px" isBare /> : <IconPhoto size={28} stroke={1.2} />}
        </span>
        <div className={classes.words}>
          <Text size="sm" c={cover ? undefined : 'dimmed'} className={classes.name}>
            {cover ? nameOfMedia(cover) : 'Shown above the post and in lists.'}
          </Text>
          <Group gap={6} mt={8}>
            <Button id={id} ref={choose} variant="default" size="xs" onClick={() => setPicking(true)}>
              {cover ? 'Replace cover' : 'Choose cover'}
            </Button>
            {cover && (
              <Button
                variant="subtle"
                size="xs"
                aria-label="Remove cover"
                onClick={() => {
                  choose.current?.focus();
                  onChange(null);
                }}
              >
                Remove
              </Button>
            )}
          </Group>
        </div>
      </div>
      {isPicking && (
        <MediaPicker
          kinds={['image']}
          title="Choose a cover"
          onClose={() => {
            setPicking(false);
            choose.current?.focus();
          }}
          onPick={([media]) => media && onChange(media)}
        />
      )}
    </section>
  );
}
