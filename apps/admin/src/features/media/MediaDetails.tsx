import { Alert, Anchor, Box, Button, Group, List, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { InUse, type MediaDetail, type MediaUse } from '@upcurve/contracts/media/media';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useToast } from '@upcurve/ui/use-toast';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { CopyButton } from '../../kit/feedback/CopyButton.tsx';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { MediaThumb } from '../../kit/media/MediaThumb.tsx';
import { mediaQueries } from '../../kit/media/media-queries.ts';
import { formatDuration, nameOfMedia } from '../../kit/media/media-words.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { marketingUrl } from '../../page-facts.ts';
import { paths } from '../../paths.ts';
import { DescribeForm } from './DescribeForm.tsx';
import { FocalPicture } from './FocalPicture.tsx';
import classes from './MediaDetails.module.css';

interface MediaDetailsProps {
  media: MediaDetail;
  onDeleted: () => void;
}

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

interface DeleteMediaDialogProps {
  dialog: Dialog<MediaDetail>;
  onDeleted: () => void;
}

/** Confirms deleting a file. If the file is in use, lists where it is used instead, even if only the server knows. */
function DeleteMediaDialog({ dialog, onDeleted }: DeleteMediaDialogProps) {
  const { subject, isOpen } = dialog;
  const client = useQueryClient();
  const { toast } = useToast();
  const remove = useMutation({
    mutationFn: ({ id }: MediaDetail) => ignoreGone(api.media.deleteMedia({ params: { id } })),
    onSuccess(_, { fileName }) {
      toast({ title: 'File Deleted', description: `${fileName} was permanently deleted.` });
      onDeleted();
    },
    // Refetches the file, because it may be in use by now.
    onError: (_, { id }) => client.invalidateQueries({ queryKey: mediaQueries.detail(id).queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.lists }),
  });
  const { error } = remove;
  const refusal = error instanceof ApiError ? InUse.safeParse(error.details).data : undefined;
  const uses = subject && subject.usedIn.length > 0 ? subject.usedIn : (refusal?.usedIn ?? []);
  function close() {
    dialog.close();
    remove.reset();
  }

  if (!subject) return null;
  if (uses.length > 0)
    return (
      <Modal opened={isOpen} onClose={close} title="This File Is in Use">
        <Stack gap="md">
          <Text size="sm">{subject.fileName} cannot be deleted while it is used in</Text>
          <UsedIn uses={uses} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              Close
            </Button>
          </Group>
        </Stack>
      </Modal>
    );
  return (
    <ConfirmDialog
      opened={isOpen}
      title="Delete file"
      question="Are you sure you want to delete this file? Links to it stop working. This action cannot be undone."
      confirmLabel="Delete file"
      pendingLabel="Deleting..."
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(subject)}
      onClose={close}
    >
      <Facts
        facts={[
          ['File', subject.fileName],
          ['Shows', subject.alt],
        ]}
      />
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error, 'The file could not be deleted. Please try again.')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

const PLACES: Record<MediaUse['kind'], { noun: string; to: (id: string) => string }> = {
  testimonial: { noun: 'Testimonial', to: paths.testimonials },
  post: { noun: 'Post', to: paths.postEdit },
  author: { noun: 'Author', to: paths.blogAuthors },
};

function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Not used yet.
      </Text>
    );
  return (
    <List size="sm">
      {uses.map(({ kind, id, title }) => (
        <List.Item key={id}>
          {PLACES[kind].noun}{' '}
          <Anchor component={Link} to={PLACES[kind].to(id)} inherit underline="always">
            {title}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
