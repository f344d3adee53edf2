import { Button, Group, Input, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { EXCERPT_MAX } from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import { type ReactNode, useRef, useState } from 'react';
import { nameOfMedia } from '../../../kit/media/media-words.ts';
import { AuthorSelect, CategorySelect } from '../settings/NameSelect.tsx';
import classes from './MissingParts.module.css';
import type { MissingPart, PartChoice } from './publish-check.ts';
import { WriteAsYourself } from './WriteAsYourself.tsx';

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
