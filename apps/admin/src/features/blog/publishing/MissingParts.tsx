import { Anchor, Button, Group, Input, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthorInput } from '@upcurve/contracts/blog/blog-authors';
import { NAME_MIN } from '@upcurve/contracts/blog/blog-categories';
import { EXCERPT_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { useUser } from '../../../auth/auth-context.ts';
import { profileQuery } from '../../../auth/own-user-query.ts';
import { errorMessage } from '../../../error-message.ts';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { paths } from '../../../paths.ts';
import { authorsQuery } from '../post-queries.ts';
import { AuthorSelect, CategorySelect } from '../settings/NameSelect.tsx';
import classes from './MissingParts.module.css';
import type { MissingPart, PartChoice } from './publish-check.ts';

interface GapProps {
  post: Post;
  isChoosing: boolean;
  /** Why the last choice could not be saved. */
  problem: { choice: PartChoice; text: string } | null;
  onChoose: (choice: PartChoice) => void;
  /** Opens the picture library. */
  onPick: () => void;
}

interface GapsProps extends GapProps {
  /** The parts to offer, including those that have been added since the dialog opened. */
  gaps: readonly MissingPart[];
  /** How many of them are still missing. */
  missing: number;
}

/** Lists the parts that a post lacks, each with a way to add it. The post can be published without them. */
export function MissingParts({ gaps, missing, ...props }: GapsProps) {
  return (
    <Paper withBorder p="sm" component="section" aria-label="Missing parts">
      <Stack gap="sm">
        {missing > 0 && (
          <Text size="sm" role="status" className={classes.missing}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            <span>
              {missing === 1
                ? 'One part is missing. You can publish without it.'
                : `${missing} parts are missing. You can publish without them.`}
            </span>
          </Text>
        )}
        {gaps.map((gap) => (
          <GapField key={gap} gap={gap} {...props} />
        ))}
      </Stack>
    </Paper>
  );
}

function GapField({ gap, post, isChoosing, problem, onChoose, onPick }: GapProps & { gap: MissingPart }) {
  switch (gap) {
    case 'category':
      return (
        <CategorySelect
          value={post.categoryId}
          readOnly={isChoosing}
          error={problem && 'categoryId' in problem.choice && problem.text}
          onChange={(categoryId) => onChoose({ categoryId })}
        />
      );
    case 'author':
      return (
        <div>
          <AuthorSelect
            value={post.authorId}
            readOnly={isChoosing}
            error={problem && 'authorId' in problem.choice && problem.text}
            onChange={(authorId) => onChoose({ authorId })}
          />
          <WriteAsYourself
            authorId={post.authorId}
            isChoosing={isChoosing}
            onAuthor={(authorId) => onChoose({ authorId })}
          />
        </div>
      );
    case 'cover':
      return (
        <div>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" className={classes.name}>
              {post.cover ? `Cover: ${nameOfMedia(post.cover)}` : 'No cover for lists'}
            </Text>
            <Button variant="default" size="xs" className={classes.way} data-cover-gap onClick={onPick}>
              {post.cover ? 'Replace cover' : 'Choose a cover'}
            </Button>
          </Group>
          {problem && 'featuredImage' in problem.choice && <Input.Error mt={4}>{problem.text}</Input.Error>}
        </div>
      );
    case 'excerpt':
      return (
        <ExcerptField
          excerpt={post.excerpt}
          error={problem && 'excerpt' in problem.choice && problem.text}
          onExcerpt={(excerpt) => onChoose({ excerpt })}
        />
      );
  }
}

interface ExcerptFieldProps {
  /** The excerpt as last saved. */
  excerpt: string;
  error: ReactNode;
  onExcerpt: (excerpt: string) => void;
}

/** Edits the excerpt. It is saved when the field is left, and before the post is published by keyboard. */
function ExcerptField({ excerpt, error, onExcerpt }: ExcerptFieldProps) {
  const [text, setText] = useState(excerpt);
  const given = useRef(excerpt);
  function finish() {
    const next = text.trim();
    if (next === given.current) return;
    given.current = next;
    onExcerpt(next);
  }
  return (
    <Textarea
      label="Excerpt"
      description="Shown in lists, feeds and search results."
      rows={3}
      resize="vertical"
      maxLength={EXCERPT_MAX}
      value={text}
      error={error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) finish();
      }}
    />
  );
}

interface WriteAsYourselfProps {
  /** The author of the post. */
  authorId: string | null;
  isChoosing: boolean;
  onAuthor: (id: string) => void;
}

/**
 * Chooses the member's own author profile, which has the member's email address. Creates it if there is none.
 * Members without an address get a link to their account.
 */
function WriteAsYourself({ authorId, isChoosing, onAuthor }: WriteAsYourselfProps) {
  const client = useQueryClient();
  const { username } = useUser();
  const profile = useQuery(profileQuery);
  const authors = useQuery(authorsQuery);
  const create = useMutation({
    mutationFn: (body: AuthorInput) => api.blog.createAuthor({ body }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: authorsQuery.queryKey });
      onAuthor(id);
    },
  });
  if (!profile.data || !authors.data) return null;
  const { displayName, email } = profile.data;
  const own = authors.data.find((author) => author.email?.toLowerCase() === email.toLowerCase());
  if (email === '')
    return (
      <Text size="sm" c="dimmed" mt={6}>
        To write as yourself, add your email address to{' '}
        <Anchor component={Link} to={paths.settings()} inherit underline="always">
          your account
        </Anchor>
        .
      </Text>
    );
  // The button keeps the focus, so it is not disabled with the attribute.
  const isDone = own !== undefined && own.id === authorId;
  const isDisabled = isDone || isChoosing || create.isPending;
  function press() {
    if (isDisabled) return;
    if (own) onAuthor(own.id);
    else create.mutate({ name: displayName.length < NAME_MIN ? username : displayName, email });
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        mt={6}
        aria-disabled={isDisabled}
        data-disabled={isDisabled || undefined}
        onClick={press}
      >
        Write as yourself
      </Button>
      {create.error && (
        <Text size="sm" c="red" role="alert" mt={4}>
          {errorMessage(create.error, 'The author could not be created. Please try again.')}
        </Text>
      )}
    </>
  );
}
