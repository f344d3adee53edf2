import { Text } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import type { ReactNode } from 'react';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { RowLink } from '../../../kit/table/RowLink.tsx';
import { nameOfPost } from '../post-words.ts';
import classes from './posts.module.css';

interface PostNameProps {
  post: PostSummary;
  /** The path that the title opens; undefined in the trash. */
  to: string | undefined;
  /** Shown below the address. */
  children?: ReactNode;
}

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
