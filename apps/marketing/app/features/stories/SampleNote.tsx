import { storiesNote } from '../../content/stories.ts';

/** A note that marks the stories as samples. Renders nothing if the content has no such note. */
export function SampleNote() {
  return storiesNote ? <p className="small above-2 measure">{storiesNote}</p> : null;
}
