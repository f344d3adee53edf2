import { phoneLink } from '@upcurve/contracts/shared/phone';
import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { addressLines, agency, demoMark, mapLink, registration } from '../../content/site/company.ts';
import { footerAudiences, footerLinks, footerToggle, legalLinks } from '../../content/site/navigation.ts';
import { ebookButton } from '../../content/site/promotion.ts';
import { Wordmark } from '../header/Wordmark.tsx';
import buttons from '../parts/button.module.css';
import { useSite } from '../parts/use-site.ts';
import { ChoiceButton } from '../popups/CookieChoice.tsx';
import { EbookButton } from '../popups/EbookButton.tsx';
import styles from './Footer.module.css';
import { SocialLinks } from './SocialLinks.tsx';

interface FooterProps {
  offersEbook: boolean;
}

export function Footer({ offersEbook }: FooterProps) {
  const { company } = useSite();
  const { email, phone } = company;
  const demo = demoMark(company);
  const address = addressLines(company);
  const registered = registration(company);
  return (
    <footer className={`not-printed ${styles.footer}`} data-surface="ink">
      <div className="frame">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Link to={paths.home()} className={`plain target ${styles.link}`} aria-label="Upcurve, home">
              <Wordmark />
            </Link>
            <p className="quiet">{agency.blurb}</p>
            <SocialLinks />
            {offersEbook && (
              <EbookButton className={`above-1 ${buttons.secondary} ${buttons.compact}`}>
                {ebookButton}
              </EbookButton>
            )}
          </div>
          {/* On phones, the links are visible while this box is ticked. `details` could not stay open on desktops. */}
          <label className={styles.all}>
            <input type="checkbox" className="covering" autoComplete="off" />
            <span className="disclosure">{footerToggle}</span>
          </label>
          {footerLinks.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="label">{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={`plain target ${styles.link}`}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className={styles.audiences}>
            <h2 className="label">Who we serve</h2>
            <ul>
              {footerAudiences.map((audience) => (
                <li key={audience}>
                  <Link to={paths.audiences()} className={`plain target ${styles.link}`}>
                    {audience}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          {(email || phone || address.length > 0) && (
            <div className={styles.contact}>
              <h2 className="label">Reach us</h2>
              <address className={`stack ${styles.address}`}>
                {email && (
                  <a href={`mailto:${email}`} className={`plain target ${styles.link}`}>
                    {email}
                  </a>
                )}
                {phone && (
                  <a href={phoneLink(phone)} className={`plain target ${styles.link}`}>
                    {phone}
                  </a>
                )}
                {address.length > 0 && (
                  <>
                    <p>
                      {address.map((line) => (
                        <span key={line}>
                          {line}
                          <br />
                        </span>
                      ))}
                    </p>
                    <a
                      href={mapLink(company)}
                      target="_blank"
                      rel="noopener"
                      className={`plain target ${styles.link}`}
                    >
                      View larger map <span className="visually-hidden">(opens in a new tab)</span>
                    </a>
                  </>
                )}
              </address>
            </div>
          )}
        </div>
        <div className={`cluster quiet ${styles.legal}`}>
          <p>© {new Date().getFullYear()} Upcurve</p>
          <ul className="cluster">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={`plain target ${styles.link}`}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <ChoiceButton className={`plain target ${styles.link}`} />
            </li>
          </ul>
          {registered && <p className={styles.registration}>{registered}</p>}
          {demo && <p className={`strong ${styles.registration}`}>{demo}</p>}
        </div>
      </div>
    </footer>
  );
}
