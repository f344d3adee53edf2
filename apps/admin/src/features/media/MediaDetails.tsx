import { Box, Button, Group, Stack, Title } from '@mantine/core';
import type { MediaDetail } from '@upcurve/contracts/media/media';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { CopyButton } from '../../kit/feedback/CopyButton.tsx';
import { DescribeForm } from '../../kit/media/DescribeForm.tsx';
import { FocalPicture } from '../../kit/media/FocalPicture.tsx';
import { MediaThumb } from '../../kit/media/MediaThumb.tsx';
import { formatDuration, nameOfMedia } from '../../kit/media/media-words.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { marketingUrl } from '../../page-facts.ts';
import { DeleteMediaDialog } from './DeleteMediaDialog.tsx';
import classes from './MediaDetails.module.css';
import { UsedIn } from './UsedIn.tsx';

interface MediaDetailsProps {
  media: MediaDetail;
  onDeleted: () => void;
}

/** Shows a file with its preview, description, uses and actions. */
export function MediaDetails({ media, onDeleted }: MediaDetailsProps) {
  const { kind, url, width, height, durationMs, usedIn } = media;
  const removal = useDialog<MediaDetail>();
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
            ['Length', durationMs === undefined ? null : formatDuration(durationMs)],
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
        <Group gap="xs" tabIndex={-1}>
          <CopyButton text={address} what="link" size="xs" label="Copy link" />
          <Button component="a" href={url} target="_blank" rel="noopener" variant="default" size="xs">
            Open file
          </Button>
          <Button variant="subtle" color="red" size="xs" ml="auto" onClick={() => removal.open(media)}>
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
        <Box h="14rem">
          <MediaThumb media={media} sizes="240px" />
        </Box>
      );
  }
}
