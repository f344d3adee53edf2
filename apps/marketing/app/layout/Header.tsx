import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { headerLinks } from '../content/navigation.ts';
import { paths } from '../paths.ts';
import { BookingLink } from './BookingLink.tsx';
import buttons from './button.module.css';
import styles from './Header.module.css';
import { useMobileMenu } from './use-mobile-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { Wordmark } from './Wordmark.tsx';

const SHADOW_AFTER_PX = 50;

export function Header() {
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMobileMenu(header, button);
  const isScrolled = useScrolledPast(SHADOW_AFTER_PX);

  return (
    <header ref={header} className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.logo} aria-label="Upcurve, home" onClick={menu.close}>
          <Wordmark />
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          onClick={menu.toggle}
        >
          <span className="visually-hidden">{menu.isOpen ? 'Close menu' : 'Open menu'}</span>
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <nav id="site-menu" className={styles.menu} data-open={menu.isOpen || undefined} aria-label="Main">
          <ul className={styles.links}>
            {headerLinks.map(({ label, to }) => (
              <li key={to}>
                {to.includes('#') ? (
                  <Link to={to} className={styles.link} onClick={menu.close}>
                    {label}
                  </Link>
                ) : (
                  <NavLink to={to} end={to === '/'} className={styles.link} onClick={menu.close}>
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
          <BookingLink
            className={`${buttons.primary} ${buttons.compact} ${styles.book}`}
            onClick={menu.close}
          >
            Book Consultation
          </BookingLink>
        </nav>
      </div>
    </header>
  );
}
