import { useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../schema.ts';
import { embedOf, type ThirdParty } from '../../third-parties.ts';
import { useScene } from '../Scene.tsx';
import styles from './Embed.module.css';

/** Content from a supported site, loaded on click. */
export function Embed({ block: { url, title, height } }: { block: BlockOf<'embed'> }) {
  const source = embedOf(url);
  if (!source) return null;
  return (
    <div className={styles.embed}>
      <Facade
        source={source}
        title={title}
        action={`Show it here, from ${source.provider}`}
        height={height}
      />
    </div>
  );
}

interface FacadeProps {
  source: ThirdParty;
  title: string;
  /** The label of the button, such as 'Play the film'. */
  action: string;
  /** In pixels. By default the frame has the aspect ratio of a film. */
  height?: number;
}

/**
 * Content from another site that loads on click. It is a `<details>` element, so that without script it opens to a
 * link. No request goes to the other site before it opens.
 */
export function Facade({ source: { provider, frame, page }, title, action, height }: FacadeProps) {
  const { base } = useScene();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before the script loaded.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);

  const link = (
    <a href={page} className={styles.link}>
      {title ? `${title}, at ${provider}` : `Open it at ${provider}`}
    </a>
  );
  if (base) return <p>{link}</p>;
  return (
    <details
      ref={details}
      className={styles.facade}
      data-film={height === undefined || undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.still} data-surface="ink">
          <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 380C420 380 720 300 1000 20" vectorEffect="non-scaling-stroke" />
          </svg>
          <span className={styles.title}>{title}</span>
          <span className={styles.action}>
            <PlayMark />
            <span>
              {action}
              <span className={styles.notice}>{provider} learns that you look at it.</span>
            </span>
          </span>
        </span>
        <span className={styles.close}>Close</span>
      </summary>
      <div className={styles.stage} data-surface="ink">
        {isOpen && (
          <iframe
            className={styles.frame}
            src={frame}
            title={title || provider}
            height={height}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
        {link}
      </div>
    </details>
  );
}

function PlayMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" />
      <path d="M26 21.5l17 10.5-17 10.5z" />
    </svg>
  );
}
