import { useEffect, useRef, useState } from 'react';
import { embed } from '../content/promotion.ts';
import buttons from '../layout/button.module.css';
import { useSite } from '../layout/use-site.ts';
import styles from './EmbeddedForm.module.css';
import { isSubmission } from './is-submission.ts';

interface EmbeddedFormProps {
  url: string;
  /** Names the frame. */
  title: string;
  /** In pixels. */
  height: 601 | 800;
  /** What happens once the provider says that the form was sent. */
  onSent?: () => void;
}

/** A provider's page in a frame; nothing is asked of the provider before the visitor says so. */
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
