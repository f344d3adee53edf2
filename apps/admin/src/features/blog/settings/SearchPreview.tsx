import { displayPostUrl, SITE_NAME } from '../post-words.ts';
import classes from './SearchPreview.module.css';

/** The number of characters that search engines show before they truncate the text. */
export const SEARCH_TITLE_SHOWN = 60;
export const SEARCH_DESCRIPTION_SHOWN = 160;

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, '')} …` : text;

interface SearchPreviewProps {
  title: string;
  description: string;
  slug: string;
}

export function SearchPreview({ title, description, slug }: SearchPreviewProps) {
  return (
    <figure className={classes.result}>
      <figcaption className={classes.caption}>In search results</figcaption>
      <span className={classes.site}>{SITE_NAME}</span>
      <span className={classes.address}>{displayPostUrl(slug).replaceAll('/', ' › ')}</span>
      <span className={classes.title}>{cut(title, SEARCH_TITLE_SHOWN) || 'Title'}</span>
      <span className={classes.text}>
        {cut(description, SEARCH_DESCRIPTION_SHOWN) || 'The excerpt appears here.'}
      </span>
    </figure>
  );
}
