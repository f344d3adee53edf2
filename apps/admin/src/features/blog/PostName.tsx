import { Text } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/posts';
import type { ReactNode } from 'react';
import { MediaThumb } from '../../components/media/MediaThumb.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import classes from './PostName.module.css';
import { nameOfPost } from './post-words.ts';

interface PostNameProps {
  post: PostSummary;
  /** Where it opens; nowhere from the trash. */
  to: string | undefined;
  /** Stands below the address. */
  children?: ReactNode;
}

/** A post by its cover, its title, which opens it, and the end of its address. */
export function PostName({ post, to, children }: PostNameProps) {
  const name = nameOfPost(post);
  return (
    <div className={classes.post}>
      <span className={classes.cover}>
        {post.cover ? (
          <MediaThumb media={post.cover} sizes="56px" isBare />
        ) : (
          <svg viewBox="0 0 56 36" aria-hidden="true" focusable="false">
            <path d="M4 31C24 31 26 25 33 16S44 5 52 5" />
          </svg>
        )}
      </span>
      <div className={classes.words}>
        {to ? (
          <RowLink to={to} id={post.id}>
            {name}
          </RowLink>
        ) : (
          <Text span size="sm" fw={600}>
            {name}
          </Text>
        )}
        <Text size="xs" c="dimmed" className={classes.slug}>
          /blog/{post.slug}
        </Text>
        {children}
      </div>
    </div>
  );
}
