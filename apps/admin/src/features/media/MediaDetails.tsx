import { Button, Group, Stack, Title } from '@mantine/core';
import type { MediaDetail } from '@upcurve/contracts/media';
import { sizeInWords } from '@upcurve/contracts/multipart';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useRef } from 'react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { DescribeForm } from '../../components/media/DescribeForm.tsx';
import { FocalPicture } from '../../components/media/FocalPicture.tsx';
import { MediaThumb } from '../../components/media/MediaThumb.tsx';
import { durationInWords, nameOfMedia } from '../../components/media/media-words.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { formatDateTime } from '../../format-date.ts';
import { marketingUrl } from '../../page-facts.ts';
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx';
import classes from './MediaDetails.module.css';
import { UsedIn } from './UsedIn.tsx';

interface MediaDetailsProps {
  media: MediaDetail;
  onDeleted: () => void;
}

/** A file large, what is said about it, where it is used, and what can be done with it. */
export function MediaDetails({ media, onDeleted }: MediaDetailsProps) {
  const { kind, url, width, height, durationMs, usedIn } = media;
  const actions = useRef<HTMLDivElement>(null);
  const removal = useDialog<MediaDetail>(actions);
  const address = new URL(url, new URL(marketingUrl(), location.origin)).href;
  return (
    <div className={classes.columns}>
      <Preview media={media} />
      <Stack gap="lg">
        {kind !== 'captions' && <DescribeForm media={media} />}
        <Facts
          facts={[
            ['Size', sizeInWords(media.size)],
            ['Dimensions', width && height ? `${width} × ${height} px` : null],
            ['Length', durationMs === undefined ? null : durationInWords(durationMs)],
            ['Uploaded', formatDateTime(media.createdAt)],
            ['By', media.createdBy],
          ]}
        />
        <section>
          <Title order={3} size="h5" mb={4}>
            Used in
          </Title>
          <UsedIn uses={usedIn} />
        </section>
        <Group gap="xs" ref={actions} tabIndex={-1}>
          <CopyButton text={address} what="link" size="xs" label="Copy link" />
          <Button component="a" href={url} target="_blank" rel="noopener" variant="default" size="xs">
            Open file
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            className={classes.last}
            onClick={(event) => removal.open(media, event.currentTarget)}
          >
            Delete
          </Button>
        </Group>
      </Stack>
      <DeleteMediaDialog dialog={removal} onDeleted={onDeleted} />
    </div>
  );
}

function Preview({ media }: { media: MediaDetail }) {
  switch (media.kind) {
    case 'image':
      return <FocalPicture media={media} />;
    case 'video':
      return (
        // biome-ignore lint/a11y/useMediaCaption: captions are another file, which a story joins to it
        <video
          className={classes.video}
          src={media.url}
          poster={media.posterUrl}
          controls
          playsInline
          preload="metadata"
          aria-label={nameOfMedia(media)}
        />
      );
    case 'captions':
      return (
        <div className={classes.captions}>
          <MediaThumb media={media} sizes="240px" />
        </div>
      );
  }
}
