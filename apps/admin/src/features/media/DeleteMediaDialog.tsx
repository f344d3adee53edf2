import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { InUse, type MediaDetail } from '@upcurve/contracts/media/media';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../kit/feedback/gone.tsx';
import { mediaQueries } from '../../kit/media/media-queries.ts';
import { UsedIn } from './UsedIn.tsx';

interface DeleteMediaDialogProps {
  dialog: Dialog<MediaDetail>;
  onDeleted: () => void;
}

/** Confirms deleting a file. If the file is in use, lists where it is used instead, even if only the server knows. */
export function DeleteMediaDialog({ dialog, onDeleted }: DeleteMediaDialogProps) {
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
