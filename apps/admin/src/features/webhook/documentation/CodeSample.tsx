import { CopyButton } from '../../../kit/feedback/CopyButton.tsx';
import classes from './CodeSample.module.css';

/** Shows a block of code with a copy button. It scrolls horizontally, also with the arrow keys. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <figure className={classes.sample}>
      <figcaption className={classes.caption}>
        <span>{label}</span>
        <CopyButton text={code} what={label} size="xs" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard */}
      <section className={classes.scroller} tabIndex={0} aria-label={`${label}, code`}>
        <pre className={classes.code}>
          <code>{code}</code>
        </pre>
      </section>
    </figure>
  );
}
