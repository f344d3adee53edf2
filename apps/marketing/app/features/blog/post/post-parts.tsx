import { Card } from '@upcurve/post-blocks/render/layout/Card';
import type { Parts } from '@upcurve/post-blocks/render/Scene';
import { Paragraphs } from '@upcurve/post-blocks/render/text/Text';
import type { BlockOf } from '@upcurve/post-blocks/schema';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { useLocation } from 'react-router';
import { postWords } from '../../../content/blog.ts';
import { ebookOffer } from '../../../content/site/promotion.ts';
import { EbookCover } from '../../../drawings/EbookCover.tsx';
import { ContactForm } from '../../../forms/ContactForm.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { EbookButton } from '../../../layout/popups/EbookButton.tsx';
import styles from './post-parts.module.css';

/** Components for posts that belong to no other feature. */
export const postParts: Parts = {
  ebookCard: ({ block: { title, text } }) => (
    <div className={styles.ebook} data-surface="blush">
      <div className={styles.book}>
        <EbookCover />
      </div>
      <div className={styles.words}>
        <p className="kicker">{postWords.ebook.kicker}</p>
        <p className={`heading ${styles.title}`}>{title || ebookOffer.title}</p>
        <div className="quiet below-1 measure">
          {text ? <Paragraphs>{text}</Paragraphs> : <p>{ebookOffer.lead}</p>}
        </div>
        <EbookButton className={buttons.primary}>{postWords.ebook.button}</EbookButton>
      </div>
    </div>
  ),

  serviceCard({ block: { service, text } }) {
    const known = Object.values(services).find(({ slug }) => slug === service);
    if (!known) return null;
    return (
      <Card
        kicker={postWords.service.kicker}
        title={known.label}
        text={text || known.line}
        href={paths.service(service)}
        label={postWords.service.link}
      />
    );
  },

  form: PostForm,
};

function PostForm({ block: { form, title, text } }: { block: BlockOf<'form'> }) {
  const { pathname } = useLocation();
  return (
    <div className={styles.form}>
      {title && <p className={`heading ${styles.title}`}>{title}</p>}
      {text && (
        <div className="quiet below-1 measure">
          <Paragraphs>{text}</Paragraphs>
        </div>
      )}
      <ContactForm form={form === 'ebook' ? 'e-book' : 'contact'} source={pathname} />
    </div>
  );
}
