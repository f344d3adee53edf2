import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Post } from '@upcurve/contracts/blog/posts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { AuthorSelect, CategorySelect } from '../settings/NameSelect.tsx';
import classes from './Gaps.module.css';
import type { Choice, Gap } from './publish-check.ts';
import { WriteAsYourself } from './WriteAsYourself.tsx';

interface GapProps {
  post: Post;
  isChoosing: boolean;
  /** Why the last choice could not be saved. */
  problem: { choice: Choice; text: string } | null;
  onChoose: (choice: Choice) => void;
  /** Goes to a field. If omitted, each field is a link. */
  onGo: ((field: Gap) => void) | undefined;
}

interface GapsProps extends GapProps {
  /** The parts to offer, including those that have been added since the dialog opened. */
  gaps: readonly Gap[];
  /** How many of them are still missing. */
  missing: number;
}

/** Lists the parts that a post lacks, each with a way to add it. The post can be published without them. */
export function Gaps({ gaps, missing, ...props }: GapsProps) {
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

function GapField({ gap, post, isChoosing, problem, onChoose, onGo }: GapProps & { gap: Gap }) {
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
      return <Place {...{ gap, post, onGo }} text="No cover for lists" label="Choose a cover" />;
    case 'seoDescription':
      return (
        <Place
          {...{ gap, post, onGo }}
          text="No description for search engines"
          label="Write a description"
        />
      );
  }
}

interface PlaceProps extends Pick<GapProps, 'post' | 'onGo'> {
  gap: Gap;
  text: string;
  label: string;
}

/** A part that is added in the settings of the post. */
function Place({ post, gap, text, label, onGo }: PlaceProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text size="sm">{text}</Text>
      {onGo ? (
        <Button variant="default" size="xs" className={classes.way} onClick={() => onGo(gap)}>
          {label}
        </Button>
      ) : (
        <Button
          component={Link}
          to={`${paths.postEdit(post.id)}#${gap}`}
          variant="default"
          size="xs"
          className={classes.way}
        >
          {label}
        </Button>
      )}
    </Group>
  );
}
