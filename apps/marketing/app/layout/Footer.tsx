import { Link } from 'react-router';
import { company } from '../content/company.ts';
import { footerAudiences, footerLinks } from '../content/navigation.ts';
import { CURVE_PATH } from '../motif/curve.ts';
import { paths } from '../paths.ts';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark.tsx';

export function Footer() {
  return (
    <footer className={styles.footer} data-surface="ink">
      <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path d={CURVE_PATH} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link to={paths.home()} className={styles.logo} aria-label="Upcurve, home">
            <Wordmark />
          </Link>
          <p>{company.blurb}</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={styles.title}>Who we serve</h2>
          <ul>
            {footerAudiences.map((audience) => (
              <li key={audience} className={styles.item}>
                {audience}
              </li>
            ))}
          </ul>
        </div>
        <address className={styles.contact}>
          <h2 className={styles.title}>Reach us</h2>
          <a href={`mailto:${company.email}`} className={styles.link}>
            {company.email}
          </a>
          <a href={company.phoneLink} className={styles.link}>
            {company.phone}
          </a>
          <p className={styles.item}>
            {company.address.slice(1).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </address>
      </div>
      <div className={styles.legal}>
        <p>© {new Date().getFullYear()} Upcurve</p>
        <Link to={paths.privacyPolicy()} className={styles.link}>
          Privacy policy
        </Link>
      </div>
    </footer>
  );
}
