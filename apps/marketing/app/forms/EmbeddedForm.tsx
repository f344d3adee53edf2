import { useEffect, useRef, useState } from 'react';
import { embed } from '../content/site/promotion.ts';
import buttons from '../layout/parts/button.module.css';
import { useSite } from '../layout/parts/use-site.ts';
import styles from './forms.module.css';

interface EmbeddedFormProps {
  url: string;
  title: string;
  /** In pixels. */
  height: 601 | 800;
  /** Called when the provider reports that the form was sent. */
  onSent?: () => void;
}

/** A provider's form in a frame that loads only on click. */
export function EmbeddedForm({ url, title, height, onSent }: EmbeddedFormProps) {
  const { formProviderOrigin } = useSite();
  const [isLoaded, setIsLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { host } = new URL(url);

  useEffect(() => {
    if (!isLoaded || !onSent) return;
    const listen = (event: MessageEvent) => {
      const isOurs = event.source === frame.current?.contentWindow && event.origin === formProviderOrigin;
      if (isOurs && isSubmission(event.data)) onSent();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [isLoaded, onSent, formProviderOrigin]);

  if (isLoaded)
    return <iframe ref={frame} src={url} title={title} height={height} className={styles.frame} />;
  return (
    <div className={styles.facade}>
      <p>
        {embed.notice} <strong>{host}</strong>.
      </p>
      <button type="button" className={buttons.primary} onClick={() => setIsLoaded(true)}>
        {embed.load}
      </button>
      <a href={url} target="_blank" rel="noopener" className={buttons.quiet}>
        {embed.open} <span className="visually-hidden">(opens in a new tab)</span>
      </a>
    </div>
  );
}

/**
 * Checks whether a message from the form provider reports a submission: the type `form_submitted`, the action `submit`
 * or the event `form_submit`, or a text containing `success` or `submit`.
 */
export function isSubmission(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('success') || data.includes('submit');
  if (typeof data !== 'object' || data === null) return false;
  const { type, action, event } = data as Record<string, unknown>;
  return type === 'form_submitted' || action === 'submit' || event === 'form_submit';
}
