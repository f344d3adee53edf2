import { Fragment } from 'react';
import { splitAtMentions } from './mentions.ts';
import classes from './Timeline.module.css';

/** Shows the text of a note, with the mentioned members highlighted. */
export function NoteText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  return splitAtMentions(text, mentions).map((part, i) =>
    i % 2 === 1 ? (
      <strong key={i} className={classes.mention}>
        {part}
      </strong>
    ) : (
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
