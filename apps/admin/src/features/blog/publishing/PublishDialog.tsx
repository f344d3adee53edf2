import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { NotReady, type Post } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import { NotSavedError } from '../not-saved-error.ts';
import { postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { describeStatus, nameOfPost, openOnSite, UPDATE_SCHEDULED } from '../post-words.ts';
import type { SettingsField } from '../settings/settings-fields.ts';
import { usePublishPost } from '../use-post.ts';
import { FindingList } from './FindingList.tsx';
import { missingParts, usePublishCheck } from './publish-check.ts';
import { publishTimeOf, WhenFields } from './WhenFields.tsx';

/** A problem of a post, in a block or a field. */
export interface PostPlace {
  blockId?: string | undefined;
  field?: SettingsField | undefined;
}

interface PublishDialogProps {
  dialog: Dialog<Post>;
  /** Saves the unsaved changes of the editor. If omitted, the post passed to the dialog is published. */
  save?: () => Promise<Post>;
  /** Goes to a place in the post after the dialog has closed. If omitted, each place is a link. */
  onGo?: (place: PostPlace) => void;
}

/** Publishes a post now or at a chosen time. First lists the problems to fix and names the parts that are missing. */
export function PublishDialog(props: PublishDialogProps) {
  const { subject, isOpen, opening, close, forget } = props.dialog;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={forget}
      title={subject?.status === 'published' ? 'Publish changes' : 'Publish post'}
    >
      {subject && <PublishForm key={opening} {...props} post={subject} />}
    </Modal>
  );
}

function PublishForm({ dialog, post, save = async () => post, onGo }: PublishDialogProps & { post: Post }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [time, setTime] = useState(() =>
    post.publishAt && Date.parse(post.publishAt) > Date.now() ? wallTimeOf(post.publishAt) : null,
  );
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  /** Counts the failed attempts. Each one is announced, also if its reason is still the same. */
  const [failures, setFailures] = useState(0);
  const publish = usePublishPost();
  const check = usePublishCheck(post, dialog.opening, save);
  const shown = check.data?.post ?? post;
  const chosen = time ? publishTimeOf(time) : undefined;
  const isUpdate = post.hasChanges && chosen !== undefined && chosen === post.publishAt;
  const refusal = problem instanceof ApiError ? NotReady.safeParse(problem.details).data : undefined;
  const findings = refusal?.findings ?? check.data?.findings ?? [];
  const go =
    onGo &&
    ((place: PostPlace) => {
      dialog.close();
      onGo(place);
    });

  async function send(event: FormEvent) {
    event.preventDefault();
    // Recomputed, because the chosen time may have passed since the last render.
    const publishAt = time ? publishTimeOf(time) : undefined;
    if (isSaving || (time && !publishAt)) return;
    setSaving(true);
    try {
      const seen = await save();
      const published = await publish.mutateAsync({ seen, publishAt });
      dialog.close();
      toast(
        published.publishAt
          ? {
              title: 'Post Scheduled',
              description: `“${nameOfPost(published)}” goes public ${formatZoned(published.publishAt)}.`,
            }
          : {
              title: 'Post Published',
              description: `“${nameOfPost(published)}” is public now.`,
              action: { label: 'View', onClick: () => openOnSite(published) },
            },
      );
    } catch (error) {
      setProblem(error as Error);
      setFailures((count) => count + 1);
      setSaving(false);
      // Refetches, so the dialog starts with the latest version when it is reopened.
      void client.invalidateQueries({ queryKey: postQueries.detail(post.id).queryKey });
    }
  }

  return (
    <form onSubmit={send} onKeyDown={submitOnModEnter} noValidate aria-label={`Publish ${nameOfPost(post)}`}>
      <Stack gap="md">
        <Text size="sm">
          <strong>{nameOfPost(shown)}</strong>
          <br />
          {describeStatus(shown)}
        </Text>
        {problem && !refusal && (
          <Alert key={failures} color="red" role="alert" title="Not published">
            {reasonOf(problem)}
          </Alert>
        )}
        {findings.length > 0 && (
          <FindingList
            key={failures}
            postId={post.id}
            findings={findings}
            onGo={go}
            isRefusal={refusal !== undefined}
          />
        )}
        <CheckResult check={check} hasFindings={findings.length > 0} />
        <WhenFields time={time} onChange={setTime} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={isSaving}>
            Cancel
          </Button>
          <SubmitButton
            isPending={isSaving}
            pendingLabel={time ? 'Scheduling...' : 'Publishing...'}
            disabled={time !== null && !chosen}
          >
            {time === null ? 'Publish now' : isUpdate ? UPDATE_SCHEDULED : 'Schedule'}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

interface CheckResultProps {
  check: ReturnType<typeof usePublishCheck>;
  hasFindings: boolean;
}

/** Says whether the post is ready, and which parts are missing. */
function CheckResult({ check, hasFindings }: CheckResultProps) {
  if (check.isPending)
    return (
      <Text size="sm" c="dimmed" role="status">
        Checking the post...
      </Text>
    );
  if (!check.data)
    return (
      <Alert color="red" role="alert" title="The post could not be checked">
        <Stack align="flex-start" gap="sm">
          {reasonOf(check.error)}
          <Button size="xs" variant="default" onClick={() => check.refetch()}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  const missing = missingParts(check.data.post);
  if (missing.length === 0 && hasFindings) return null;
  return (
    <Text size="sm" role="status" c={missing.length === 0 ? 'sage' : 'gold'}>
      {missing.length === 0
        ? 'Ready to publish.'
        : `Missing: ${new Intl.ListFormat('en-GB').format(missing)}. You can publish without.`}
    </Text>
  );
}

function reasonOf(problem: Error): string {
  if (problem instanceof NotSavedError) return problem.message;
  const isStale = problem instanceof ApiError && problem.statusCode === 412;
  return isStale
    ? 'Someone else has saved this post since you opened it. Check their changes, then publish.'
    : errorMessage(problem, 'Please try again.');
}
