import { socialProfiles } from '../../content/site/company.ts';
import { useSite } from '../parts/use-site.ts';
import styles from './Footer.module.css';

/* Drawn inline, because an icon package with thousands of icons is too much for four. */
const signs = {
  LinkedIn: 'M5 9v10M5 5v.01M10 19V9m0 5c0-3 2-5 4.5-5S19 11 19 14v5',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01',
  Facebook: 'M16 3h-2a4 4 0 0 0-4 4v14M6.5 12H15',
  YouTube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 9v6l5-3Z',
};

export function SocialLinks() {
  const profiles = socialProfiles(useSite().company);
  if (profiles.length === 0) return null;
  return (
    <ul className={`cluster ${styles.social}`}>
      {profiles.map(({ network, href }) => (
        <li key={network}>
          <a className="icon-button" href={href} rel="noopener">
            <span className="visually-hidden">Upcurve on {network}</span>
            <svg
              width="22"
              height="22"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={signs[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
