import '@upcurve/ui/tokens.css';
import type { Post } from '@upcurve/contracts/blog/posts';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { ContentError } from '@upcurve/post-blocks/content';
import { outlineOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import { Picture } from '@upcurve/post-blocks/render/media/Picture';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useMemo } from 'react';
import { formatDay } from '../post-time.ts';
import { nameOfPost } from '../post-words.ts';
import classes from './PostPaper.module.css';

/** Shows the current draft with the site's own renderer. */
export function PostPaper({ post }: { post: Post }) {
  const content = useMemo(() => {
    try {
      return readContent(post.content);
    } catch (error) {
      if (error instanceof ContentError) return error;
      throw error;
    }
  }, [post.content]);
  if (content instanceof ContentError)
    return (
      <MessagePanel role="alert" title="This post cannot be shown">
        {content.message}
      </MessagePanel>
    );
  const anchors = Object.fromEntries(outlineOf(content).map(({ id, anchor }) => [id, anchor]));
  return (
    <article className={classes.paper} aria-label={nameOfPost(post)}>
      <header className={classes.head}>
        <p className={classes.kicker}>{['Blog', post.categoryName].filter(Boolean).join(' / ')}</p>
        <h2 className={classes.title}>{nameOfPost(post)}</h2>
        {post.excerpt && <p className={classes.excerpt}>{post.excerpt}</p>}
        <p className={classes.byline}>
          {[
            post.authorName,
            // Uses the agency's time zone, as on the site.
            formatDay(post.publishAt ?? post.publishedAt ?? post.createdAt, AGENCY_ZONE),
            `${post.readingMinutes} min read`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {post.cover && (
        <div className={classes.cover}>
          <Picture media={post.cover} alt="" sizes="(min-width: 62em) 960px, 100vw" isCut isInSight />
        </div>
      )}
      <div className={classes.text}>
        <Blocks content={content} media={post.media} anchors={anchors} />
      </div>
    </article>
  );
}
