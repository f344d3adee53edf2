import { Button, Group } from '@mantine/core';
import type { Post } from '@upcurve/contracts/blog/posts';
import { useBackToList } from '../../../kit/screen/DetailLayout.tsx';
import { ScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../../paths.ts';
import { nameOfPost } from '../post-words.ts';
import { InTrash } from '../posts/InTrash.tsx';
import { PostStatusBadge } from '../posts/PostStatusBadge.tsx';
import classes from './editor.module.css';

/** Shown instead of the editor if the post is in the trash. */
export function TrashedPost({ post, onRestored }: { post: Post; onRestored: () => void }) {
  const back = useBackToList(paths.blog());
  const name = nameOfPost(post);
  return (
    <article className={classes.trashed}>
      <Button variant="default" size="xs" onClick={back}>
        Back to List
      </Button>
      <Group gap="sm" my="md">
        <ScreenTitle takesFocus tabTitle={`${name}: edit`}>
          {name}
        </ScreenTitle>
        <PostStatusBadge post={post} />
      </Group>
      <InTrash post={post} canWrite onRestored={onRestored} />
    </article>
  );
}
