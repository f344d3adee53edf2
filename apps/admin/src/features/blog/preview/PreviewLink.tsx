import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { useRestoredFocus } from '../../../kit/focus/keep-focus.ts';
import { postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { nameOfPost } from '../post-words.ts';

type Previewed = Pick<Post, 'id' | 'title' | 'previewExpiresAt'>;

/** Creates preview links that let people without an account read a draft. */
export function PreviewLink({ post }: { post: Previewed }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const ending = useDialog<Previewed>();
  const create = useMutation({
    mutationFn: () => api.blog.createPreviewLink({ params: { id: post.id }, body: {} }),
    onError: (error) =>
      toast(
        failureToast(error, { title: 'Error', fallback: 'The link could not be created. Please try again.' }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: postQueries.detail(post.id).queryKey }),
  });
  useRestoredFocus(create.isPending);
  const link = create.data;
  const until = post.previewExpiresAt;
  const isOneValid = until && Date.parse(until) > Date.now();

  return (
    <section tabIndex={-1} aria-label="Preview link">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Anyone with this link can read the draft without signing in until it expires.
        </Text>
        <Button variant="default" mr="auto" disabled={create.isPending} onClick={() => create.mutate()}>
          {create.isPending ? 'Creating...' : 'Create link'}
        </Button>
        {link && (
          <Stack gap="xs">
            <TextInput
              label="Link"
              description={`Expires ${formatZoned(link.expiresAt)}`}
              value={link.url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <Group gap="xs">
              <CopyButton text={link.url} what="link" size="xs" label="Copy link" />
              <Button
                component="a"
                href={link.url}
                target="_blank"
                rel="noopener"
                variant="default"
                size="xs"
              >
                Open on the website
              </Button>
            </Group>
          </Stack>
        )}
        {isOneValid && (
          <Group gap="sm" justify="space-between">
            <Text size="sm" c="dimmed">
              A link is valid until {formatZoned(until)}.
            </Text>
            <Button variant="subtle" color="red" size="xs" onClick={() => ending.open(post)}>
              End all links
            </Button>
          </Group>
        )}
      </Stack>
      <ConfirmAction
        dialog={ending}
        title="End preview links"
        question="Revoke all preview links to this post? They stop working at once. You can create new ones."
        confirmLabel="End all links"
        pendingLabel="Ending..."
        facts={(subject) => [['Post', nameOfPost(subject)]]}
        act={({ id }) => api.blog.revokePreviewLink({ params: { id } })}
        done={() => ({ title: 'Preview Links Ended' })}
        failed={{ title: 'Error' }}
        changes={[postQueries.detail(post.id).queryKey]}
        onDone={() => create.reset()}
      />
    </section>
  );
}
