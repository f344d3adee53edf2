import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import type { Parts } from '@upcurve/post-blocks/render/Scene';
import { paths } from '@upcurve/site-content/paths';
import { useSite } from '../../../layout/parts/use-site.ts';
import { SiteLink } from '../../../prose/Text.tsx';
import type { PostData } from '../post-data.ts';
import { Contents, hasContents } from './Contents.tsx';
import styles from './PostArticle.module.css';
import { PostHead } from './PostHead.tsx';
import { postParts } from './post-parts.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { Writer } from './Writer.tsx';

interface PostArticleProps {
  post: PostData;
  /** Components of other features that a post can contain. */
  parts?: Parts;
  /** Set for drafts, which have no share links: their address may change, and nobody else can open it. */
  isPreview?: boolean;
}

/** Shows a post from its title to its author. */
export function PostArticle({ post, parts, isPreview = false }: PostArticleProps) {
  const { marketingUrl } = useSite();
  const { slug, title, blocks, media, anchors, chapters, writer } = post;
  return (
    <article className={styles.article}>
      <PostHead post={post} />
      <div className={styles.body} data-has-contents={hasContents(chapters) || undefined}>
        {hasContents(chapters) && (
          <div className={styles.contents}>
            <Contents chapters={chapters} />
          </div>
        )}
        <div className={styles.text}>
          <Blocks
            content={{ blocks }}
            media={media}
            anchors={anchors}
            Link={SiteLink}
            parts={{ ...postParts, ...parts }}
            isFirstInSight={false}
          />
          <footer className={styles.foot}>
            {!isPreview && <ShareLinks url={marketingUrl + paths.post(slug)} title={title} />}
            {writer && <Writer writer={writer} />}
          </footer>
        </div>
      </div>
    </article>
  );
}
