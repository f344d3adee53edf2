import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import type { Parts } from '@upcurve/post-blocks/render/Scene';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { postWords } from '../../../content/blog.ts';
import { SiteLink } from '../../../prose/Text.tsx';
import { AuthorMark } from '../AuthorMark.tsx';
import type { Chapter, PostData } from '../post-data.ts';
import styles from './PostArticle.module.css';
import { PostHead } from './PostHead.tsx';
import { postParts } from './post-parts.tsx';

interface PostArticleProps {
  post: PostData;
  /** Components of other features that a post can contain. */
  parts?: Parts;
}

export function PostArticle({ post, parts }: PostArticleProps) {
  const { blocks, media, anchors, chapters, writer } = post;
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
          <footer className={styles.foot}>{writer && <Writer writer={writer} />}</footer>
        </div>
      </div>
    </article>
  );
}

function Writer({ writer }: { writer: NonNullable<PostData['writer']> }) {
  const { name, slug, bio, avatarUrl } = writer;
  return (
    <section className={styles.writer} aria-labelledby="writer-title">
      <AuthorMark name={name} avatarUrl={avatarUrl} size="large" />
      <div>
        <p className="small">{postWords.author}</p>
        <h2 id="writer-title" className="heading">
          {name}
        </h2>
        {bio && <p className={`quiet ${styles.bio}`}>{bio}</p>}
        <Link to={paths.blogAuthor(slug)} className="target" prefetch="intent">
          {postWords.authorMore(name)}
        </Link>
      </div>
    </section>
  );
}

/** Posts with fewer chapters need no table of contents. */
const WORTHWHILE = 3;

const hasContents = (chapters: readonly Chapter[]) => chapters.length >= WORTHWHILE;

/** The table of contents: next to the text if there is room, otherwise collapsed above it. */
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <>
      <nav className={`sticky ${styles.beside}`} aria-label={postWords.contents}>
        <p className="small">{postWords.contents}</p>
        <List chapters={chapters} />
      </nav>
      <details className={styles.before}>
        <summary className="disclosure strong">{postWords.contents}</summary>
        <nav aria-label={postWords.contents}>
          <List chapters={chapters} />
        </nav>
      </details>
    </>
  );
}

function List({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className={styles.list}>
      {chapters.map(({ text, anchor, below }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{text}</a>
          {below.length > 0 && (
            <ol>
              {below.map((each) => (
                <li key={each.anchor}>
                  <a href={`#${each.anchor}`}>{each.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}
