import { TITLE_MAX } from '@upcurve/contracts/blog/post-limits';
import { isComposing } from '@upcurve/ui/is-composing';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { useScreenTitle } from '../../../kit/screen/ScreenTitle.tsx';
import { type DraftSession, useDraft } from './draft-session.ts';
import classes from './TitleField.module.css';
import type { EditorPane } from './use-editor-pane.ts';

interface TitleFieldProps {
  session: DraftSession;
  publicSlug: string | null | undefined;
  at: EditorPane['at'];
  /** Whether the post is new, so that writing starts here. */
  isNew: boolean;
}

export function TitleField({ session, publicSlug, at, isNew }: TitleFieldProps) {
  const title = useDraft(session, ({ draft }) => draft.title);
  useScreenTitle(`${title.trim() || 'New post'}: ${at === 'fields' ? 'edit' : 'editor'}`);
  return (
    <div className={classes.title} data-value={title}>
      <textarea
        id="post-title"
        ref={isNew ? takeFocus : undefined}
        aria-label="Title"
        placeholder="Title"
        rows={1}
        maxLength={TITLE_MAX}
        value={title}
        onFocus={() => session.store.deselect()}
        onChange={(event) => session.retitle(event.currentTarget.value.replaceAll('\n', ' '), publicSlug)}
        onKeyDown={(event) => {
          if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || isComposing(event)) return;
          if (event.key === 'ArrowDown' && event.currentTarget.selectionEnd < title.length) return;
          event.preventDefault();
          session.store.focusAt(0);
        }}
      />
    </div>
  );
}
