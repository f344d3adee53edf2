import { Button, Group, Input, Modal, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { useEffect, useRef, useState } from 'react';
import { type Dialog, useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { DescribeForm } from '../../../kit/media/DescribeForm.tsx';
import { FocalPicture } from '../../../kit/media/FocalPicture.tsx';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { mediaQueries } from '../../../kit/media/media-queries.ts';
import { isUndescribed, nameOfMedia } from '../../../kit/media/media-words.ts';
import classes from './CoverField.module.css';

interface CoverFieldProps {
  id: string;
  cover: Media | null;
  onChange: (cover: Media | null) => void;
}

/**
 * Edits the cover of a post: choose it from the library or upload it, describe it, and crop it around its focal point.
 */
export function CoverField({ id, cover, onChange }: CoverFieldProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const describing = useDialog<Media>();
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
          {cover && isUndescribed(cover) && (
            <Text size="sm" c="gold">
              This picture has no description yet.
            </Text>
          )}
          <Group gap={6} mt={8}>
            <Button id={id} ref={choose} variant="default" size="xs" onClick={() => setPicking(true)}>
              {cover ? 'Replace cover' : 'Choose cover'}
            </Button>
            {cover && (
              <>
                <Button variant="default" size="xs" onClick={() => describing.open(cover)}>
                  Describe and crop
                </Button>
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
              </>
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
      <CoverDialog dialog={describing} onChange={onChange} />
    </section>
  );
}

interface CoverDialogProps {
  dialog: Dialog<Media>;
  /** Called with the changed picture. */
  onChange: (media: Media) => void;
}

/** Edits an image's description and focal point. Changes are saved immediately and apply wherever the image is used. */
function CoverDialog({ dialog, onChange }: CoverDialogProps) {
  const { subject, isOpen, close, forget } = dialog;
  return (
    <Modal opened={isOpen} onClose={close} onExitTransitionEnd={forget} title="Describe and crop" size="lg">
      {subject && <Described id={subject.id} onChange={onChange} />}
    </Modal>
  );
}

function Described({ id, onChange }: { id: string; onChange: (media: Media) => void }) {
  const query = useQuery(mediaQueries.detail(id));
  const reported = useRef(query.data);
  useEffect(() => {
    if (!query.data || query.data === reported.current) return;
    reported.current = query.data;
    const { usedIn: _, ...media } = query.data;
    onChange(media);
  }, [query.data, onChange]);
  return (
    <QueryPanel query={query} what="picture" skeleton={[240]}>
      {(media) => (
        <Stack gap="lg">
          <FocalPicture key={media.id} media={media} />
          <DescribeForm media={media} />
        </Stack>
      )}
    </QueryPanel>
  );
}
