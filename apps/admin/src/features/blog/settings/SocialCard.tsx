import { displayPostUrl, SITE_NAME } from '../post-words.ts';
import classes from './SocialCard.module.css';

interface SocialCardProps {
  title: string;
  description: string;
  author: string | undefined;
}

/** Previews the post's link on social networks with the image that the site generates from its title. */
export function SocialCard({ title, description, author }: SocialCardProps) {
  return (
    <figure>
      <figcaption className={classes.caption}>When shared</figcaption>
      <div className={classes.frame}>
        <div className={classes.picture}>
          <svg viewBox="0 0 400 210" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d="M0 206C170 206 262 196 318 138S384 44 400 20" />
          </svg>
          <span className={classes.site}>{SITE_NAME}</span>
          <span className={classes.headline}>{title || 'Title'}</span>
          <span className={classes.author}>{author}</span>
        </div>
        <div className={classes.words}>
          <span className={classes.address}>{displayPostUrl('').split('/')[0]}</span>
          <span className={classes.title}>{title || 'Title'}</span>
          <span className={classes.text}>{description}</span>
        </div>
      </div>
    </figure>
  );
}
