import { Modal, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Media } from '@upcurve/contracts/media';
import { useEffect, useRef } from 'react';
import { DescribeForm } from '../../components/media/DescribeForm.tsx';
import { FocalPicture } from '../../components/media/FocalPicture.tsx';
import { mediaQueries } from '../../components/media/media-queries.ts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import type { Dialog } from '../../components/use-dialog.ts';

interface CoverDialogProps {
  dialog: Dialog<Media>;
  /** Told of the picture as it is then. */
  onChange: (media: Media) => void;
}

/** Says what a picture shows, and what of it stays in sight where it is cut: kept at once, wherever it is used. */
export function CoverDialog({ dialog, onChange }: CoverDialogProps) {
  const { subject, isOpen, close, forget } = dialog;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={forget}
      title="Describe and Crop"
      size="lg"
      returnFocus={false}
    >
      {subject && <Described id={subject.id} onChange={onChange} />}
    </Modal>
  );
}

function Described({ id, onChange }: { id: string; onChange: (media: Media) => void }) {
  const query = useQuery(mediaQueries.detail(id));
  const told = useRef(query.data);
  useEffect(() => {
    if (!query.data || query.data === told.current) return;
    told.current = query.data;
    const { usedIn: _, ...media } = query.data;
    onChange(media);
  }, [query.data, onChange]);
  return (
    <QueryPanel query={query} what="picture" level={3} skeleton={<Skeleton height={240} />}>
      {(media) => (
        <Stack gap="lg">
          <FocalPicture key={media.id} media={media} />
          <DescribeForm media={media} />
        </Stack>
      )}
    </QueryPanel>
  );
}
