import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { NotReady, type Post } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../error-message.ts';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { SubmitButton, submitOnModEnter } from '../../../kit/forms/SubmitButton.tsx';
import { MediaPicker } from '../../../kit/media/MediaPicker.tsx';
import { wallTimeOf } from '../../../kit/time/zone.ts';
import { NotSavedError } from '../not-saved-error.ts';
import { postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { describeStatus, nameOfPost, openOnSite, UPDATE_SCHEDULED } from '../post-words.ts';
import type { SettingsField } from '../settings/settings-fields.ts';
import { usePublishPost } from '../use-post.ts';
import { FindingList } from './FindingList.tsx';
import classes from './MissingParts.module.css';
import { MissingParts } from './MissingParts.tsx';
import { findMissingParts, type PostSource, usePublishCheck } from './publish-check.ts';
import { type PublishTime, resolvePublishTime } from './schedule.ts';
import { WhenFields } from './WhenFields.tsx';

/** A problem of a post, in a block or a field. */
export interface PostPlace {
  blockId?: string | undefined;
  field?: SettingsField | undefined;
}

interface PublishDialogProps {
  dialog: Dialog<Post>;
  /** The unsaved changes of the editor. If omitted, the post passed to the dialog is published. */
  draft?: PostSource;
  /** Goes to a place in the post after the dialog has closed. If omitted, each place is a link. */
  onGo?: (place: PostPlace) => void;
}

/**
 * Publishes a post now or at a chosen time. First lists the problems to fix and the parts that are missing, each with a
 * way to add it.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { subject, isOpen, opening, close, forget } = props.dialog;
  const [isPicking, setPicking] = useState(false);
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={forget}
      title={subject?.status === 'published' ? 'Publish changes' : 'Publish post'}
      // Escape closes the picture library only.
      closeOnEscape={!isPicking}
    >
      {subject && (
        <PublishForm key={opening} {...props} post={subject} isPicking={isPicking} onPicking={setPicking} />
      )}
    </Modal>
  );
}

interface PublishFormProps extends PublishDialogProps {
  post: Post;
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

function PublishForm({ dialog, post, draft, onGo, isPicking, onPicking }: PublishFormProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [when, setWhen] = useState<PublishTime>(() =>
    post.publishAt && Date.parse(post.publishAt) > Date.now()
      ? { kind: 'later', turn: 0, ...wallTimeOf(post.publishAt) }
      : { kind: 'now' },
  );
  const form = useRef<HTMLFormElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  /** Counts the failed attempts. Each one is announced, also if its reason is still the same. */
  const [failures, setFailures] = useState(0);
  const publish = usePublishPost();
  const check = usePublishCheck(post, dialog.opening, draft);
  const moment = resolvePublishTime(when, Date.now());
  const isUpdate = post.hasChanges && moment.kind === 'at' && moment.instant === post.publishAt;
  const isReady = moment.kind === 'now' || moment.kind === 'at';
  const refusal = problem instanceof ApiError ? NotReady.safeParse(problem.details).data : undefined;
  const findings = refusal?.findings ?? check.query.data?.findings ?? [];
  const go =
    onGo &&
    ((place: PostPlace) => {
      dialog.close();
      onGo(place);
    });

  async function send(event: FormEvent) {
    event.preventDefault();
    // Recomputed, because the chosen time may have passed since the last render.
    const at = resolvePublishTime(when, Date.now());
    if (isSaving || !(at.kind === 'now' || at.kind === 'at')) return;
    setSaving(true);
    try {
      const seen = await check.save();
      const publishAt = at.kind === 'at' ? at.instant : undefined;
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
    <>
      <form
        ref={form}
        onSubmit={send}
        onKeyDown={submitOnModEnter}
        noValidate
        aria-label={`Publish ${nameOfPost(post)}`}
      >
        <Stack gap="md">
          <Text size="sm">
            <strong>{nameOfPost(check.seen)}</strong>
            <br />
            {describeStatus(check.seen)}
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
          <CheckResult check={check} hasFindings={findings.length > 0} onPick={() => onPicking(true)} />
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
              {when.kind === 'now' ? 'Publish now' : isUpdate ? UPDATE_SCHEDULED : 'Schedule'}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
      {/* Outside the form, because React passes on the keys pressed in the library. */}
      {isPicking && (
        <MediaPicker
          kinds={['image']}
          title="Choose a cover"
          onPick={([cover]) => cover && check.choose({ featuredImage: cover.id })}
          onClose={() => {
            onPicking(false);
            form.current?.querySelector<HTMLElement>('[data-cover-gap]')?.focus();
          }}
        />
      )}
    </>
  );
}

interface CheckResultProps {
  check: ReturnType<typeof usePublishCheck>;
  hasFindings: boolean;
  onPick: () => void;
}

/** Shows whether the post is ready, and the parts that are missing. */
function CheckResult({ check: { query, seen, change, choose }, hasFindings, onPick }: CheckResultProps) {
  if (query.isPending)
    return (
      <Text size="sm" c="dimmed" role="status">
        Checking the post...
      </Text>
    );
  if (!query.data)
    return (
      <Alert color="red" role="alert" title="The post could not be checked">
        <Stack align="flex-start" gap="sm">
          {reasonOf(query.error)}
          <Button size="xs" variant="default" onClick={() => query.refetch()}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  const { gaps } = query.data;
  const missing = findMissingParts(seen).length;
  return (
    <>
      {missing === 0 && !hasFindings && (
        <Text size="sm" role="status" className={classes.ready}>
          <IconCircleCheck size={16} stroke={1.6} aria-hidden /> Ready to publish.
        </Text>
      )}
      {gaps.length > 0 && (
        <MissingParts
          post={seen}
          gaps={gaps}
          missing={missing}
          // The excerpt is saved when its field is left, so the control that is used next must stay enabled.
          isChoosing={change.isPending && !('excerpt' in change.variables)}
          problem={change.error && { choice: change.variables, text: reasonOf(change.error) }}
          onChoose={choose}
          onPick={onPick}
        />
      )}
    </>
  );
}

function reasonOf(problem: Error): string {
  if (problem instanceof NotSavedError) return problem.message;
  const isStale = problem instanceof ApiError && problem.statusCode === 412;
  return isStale
    ? 'Someone else has saved this post since you opened it. Check their changes, then publish.'
    : errorMessage(problem, 'Please try again.');
}
