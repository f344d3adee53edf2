import { TITLE_MAX } from '@upcurve/contracts/blog/post-limits';
import { isComposing } from '@upcurve/ui/is-composing';
import { useScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';
import classes from './TitleField.module.css';

interface TitleFieldProps {
  session: DraftSession;
  publicSlug: string | null | undefined;
}

/** The title, edited in place. */
export function TitleField({ session, publicSlug }: TitleFieldProps) {
  const title = useDraft(session, ({ draft }) => draft.title);
  useScreenTitle(`${title.trim() || 'New post'}: editor`);
  return (
    <div className={classes.title} data-value={title}>
      <textarea
        id="post-title"
        aria-label="Title"
        placeholder="Title"
        rows={1}
        maxLength={TITLE_MAX}
        value={title}
        onFocus={() => session.store.select(null)}
        onChange={(event) => session.retitle(event.currentTarget.value.replaceAll('\n', ' '), publicSlug)}
        onKeyDown={(event) => {
          if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || isComposing(event)) return;
          if (event.key === 'ArrowDown' && event.currentTarget.selectionEnd < title.length) return;
          event.preventDefault();
          if (!session.store.step(null, 1) && event.key === 'Enter') session.store.add('richText');
        }}
      />
    </div>
  );
}
