import { Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media/media';
import { useEffect, useRef } from 'react';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { DescribeForm } from '../../../kit/media/DescribeForm.tsx';
import { FocalPicture } from '../../../kit/media/FocalPicture.tsx';
import { mediaQueries } from '../../../kit/media/media-queries.ts';

interface CoverDialogProps {
  dialog: Dialog<Media>;
  /** Called with the changed picture. */
  onChange: (media: Media) => void;
}

/** Edits an image's description and focal point. Changes are saved immediately and apply wherever the image is used. */
export function CoverDialog({ dialog, onChange }: CoverDialogProps) {
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
