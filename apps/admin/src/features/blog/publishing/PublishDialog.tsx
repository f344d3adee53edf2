import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Post } from '@upcurve/contracts/blog/posts';
import type { PostFinding } from '@upcurve/contracts/shared/error';
import { useToast } from '@upcurve/ui/use-toast';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import { postQueries } from '../post-queries.ts';
import { formatUtc, formatZoned } from '../post-time.ts';
import { describeStatus, nameOfPost, openOnSite } from '../post-words.ts';
import { usePublishPost } from '../use-post.ts';
import { FindingList } from './FindingList.tsx';
import { momentOf, type When } from './schedule.ts';
import { WhenFields } from './WhenFields.tsx';

/** The fields of a post that the dialog needs. */
export type Publishable = Pick<
  Post,
  'id' | 'version' | 'title' | 'slug' | 'status' | 'hasChanges' | 'publishAt'
>;

interface PublishDialogProps {
  dialog: Dialog<Publishable>;
  /** Saves unsaved changes and returns the saved post. If omitted, the post passed to the dialog is published. */
  save?: () => Promise<Publishable>;
  onPublished?: (post: Post) => void;
  /** Goes to a problem after the dialog has closed. If omitted, each problem is a link. */
  onFinding?: (finding: PostFinding) => void;
}

/** Publishes a post now or at a chosen time. First lists the problems to fix, each with a link. */
export function PublishDialog(props: PublishDialogProps) {
  const { subject, isOpen, opening, close, forget } = props.dialog;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={forget}
      title={subject?.status === 'published' ? 'Publish Changes' : 'Publish Post'}
      returnFocus={false}
    >
      {subject && <PublishForm key={opening} {...props} post={subject} />}
    </Modal>
  );
}

function PublishForm({
  dialog,
  post,
  save,
  onPublished,
  onFinding,
}: PublishDialogProps & { post: Publishable }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [when, setWhen] = useState<When>(() =>
    post.publishAt && Date.parse(post.publishAt) > Date.now()
      ? { kind: 'later', turn: 0, ...wallTimeOf(post.publishAt) }
      : { kind: 'now' },
  );
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const publish = usePublishPost();
  const moment = momentOf(when, Date.now());
  const isReady = moment.kind === 'now' || moment.kind === 'at';
  const findings = problem instanceof ApiError ? problem.findings : [];

  async function send(event: FormEvent) {
    event.preventDefault();
    // Recomputed, because the chosen time may have passed since the last render.
    const at = momentOf(when, Date.now());
    if (isSaving || !(at.kind === 'now' || at.kind === 'at')) return;
    setSaving(true);
    setProblem(null);
    try {
      const seen = save ? await save() : post;
      const publishAt = at.kind === 'at' ? at.instant : undefined;
      const published = await publish.mutateAsync({ seen, publishAt });
      dialog.close();
      toast(
        published.publishAt
          ? {
              title: 'Post Scheduled',
              description: `“${nameOfPost(published)}” goes public ${formatZoned(published.publishAt)} (${formatUtc(published.publishAt)}).`,
            }
          : {
              title: 'Post Published',
              description: `“${nameOfPost(published)}” is public now.`,
              action: { label: 'View', onClick: () => openOnSite(published) },
            },
      );
      onPublished?.(published);
    } catch (error) {
      setProblem(error as Error);
      setSaving(false);
      // Refetches, so the dialog starts with the latest version when it is reopened.
      void client.invalidateQueries({ queryKey: postQueries.detail(post.id).queryKey });
    }
  }

  return (
    <form onSubmit={send} onKeyDown={submitOnModEnter} noValidate aria-label={`Publish ${nameOfPost(post)}`}>
      <Stack gap="md">
        <Text size="sm">
          <strong>{nameOfPost(post)}</strong>
          <br />
          {describeStatus(post)}
        </Text>
        {findings.length > 0 ? (
          <FindingList
            postId={post.id}
            findings={findings}
            onGo={
              onFinding &&
              ((finding) => {
                dialog.close();
                onFinding(finding);
              })
            }
          />
        ) : (
          problem && (
            <Alert color="red" role="alert" title="Not published">
              {reasonOf(problem)}
            </Alert>
          )
        )}
        <WhenFields when={when} moment={moment} onChange={setWhen} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={isSaving}>
            Cancel
          </Button>
          <SubmitButton
            isPending={isSaving}
            pendingLabel={when.kind === 'now' ? 'Publishing...' : 'Scheduling...'}
            disabled={!isReady}
          >
            {when.kind === 'now' ? 'Publish Now' : 'Schedule'}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

function reasonOf(problem: Error): string {
  const isStale = problem instanceof ApiError && problem.statusCode === 412;
  return isStale
    ? 'Someone else has saved this post since you opened it. Check their changes, then publish.'
    : errorMessage(problem, 'Please try again.');
}
