import { Anchor, Avatar, Button, Group, Text } from '@mantine/core';
import type { BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { initialsOf } from '../../../kit/screen/Initials.tsx';
import { countOfPosts, UNNAMED_POST } from '../post-words.ts';
import classes from './AuthorCard.module.css';

interface AuthorCardProps {
  author: BlogAuthor;
  canWrite: boolean;
  onEdit: (from: HTMLElement) => void;
  onDelete: (from: HTMLElement) => void;
}

/** Shows an author's avatar, name, email address, bio and number of posts. */
export function AuthorCard({ author, canWrite, onEdit, onDelete }: AuthorCardProps) {
  const name = author.name || UNNAMED_POST;
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <Avatar src={author.avatarUrl} size={52} radius="50%" alt="" color="ink">
          {initialsOf(name)}
        </Avatar>
        <div className={classes.words}>
          <Text fw={600} className={classes.name}>
            {name}
          </Text>
          {author.email && (
            <Anchor href={`mailto:${author.email}`} size="sm" c="dimmed" className={classes.email}>
              {author.email}
            </Anchor>
          )}
        </div>
      </div>
      <Text size="sm" c={author.bio ? undefined : 'dimmed'} lineClamp={4} className={classes.bio}>
        {author.bio || 'No bio yet.'}
      </Text>
      <Group justify="space-between" className={classes.foot}>
        <Text size="sm" c="dimmed">
          {countOfPosts(author.postCount)}
        </Text>
        {canWrite && (
          <Group gap={4}>
            <Button
              {...rowOpenerProps}
              variant="default"
              size="compact-sm"
              aria-label={`Edit ${name}`}
              onClick={(event) => onEdit(event.currentTarget)}
            >
              Edit
            </Button>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Delete ${name}`}
              onClick={(event) => onDelete(event.currentTarget)}
            >
              Delete
            </Button>
          </Group>
        )}
      </Group>
    </div>
  );
}
