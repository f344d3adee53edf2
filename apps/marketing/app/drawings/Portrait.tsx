import type { ContactPersonId } from '../content/contact/people.ts';
import type { PictureId } from '../content/site/pictures.ts';

const files = import.meta.glob<string>('./portraits/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface PortraitProps {
  id: ContactPersonId | PictureId;
  className?: string;
}

/** A portrait drawn from nobody, in the style of the blog's authors. */
export function Portrait({ id, className }: PortraitProps) {
  const file = files[`./portraits/${id}.svg`];
  return <img className={className} src={file} alt="" width="300" height="300" loading="lazy" />;
}
