import { useState } from 'react';
import { postWords } from '../../../content/blog.ts';
import styles from './ShareLinks.module.css';

const { share } = postWords;

/** Links for sharing a post: plain links that contact no other site until clicked. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const links = [
    { name: share.mail, href: `mailto:?subject=${words}&body=${encodeURIComponent(share.mailText(url))}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    { name: 'X', href: `https://x.com/intent/post?url=${address}&text=${words}` },
  ];
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title" className="label">
        {share.title}
      </h2>
      <ul className={`cluster ${styles.links}`}>
        <CopyLink url={url} />
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Copying needs JavaScript; without it the button is hidden. */
function CopyLink({ url }: { url: string }) {
  const [told, setTold] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setTold(share.copied);
    } catch {
      setTold(`${share.refused} ${url}`);
    }
  }

  return (
    <li className="needs-script cluster" data-needs-script="">
      <button type="button" onClick={copy}>
        {share.copy}
      </button>
      <p role="status" className="small">
        {told}
      </p>
    </li>
  );
}
