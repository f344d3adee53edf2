import { Link, NavLink } from 'react-router';
import { headerLinks, menuLinks } from '../content/navigation.ts';
import { paths } from '../paths.ts';
import { BookingLink } from './BookingLink.tsx';
import buttons from './button.module.css';
import styles from './Header.module.css';
import { useMenu } from './use-menu.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { Wordmark } from './Wordmark.tsx';

const SHADOW_AFTER_PX = 50;

/**
 * The menu is a popover of the browser's: its buttons and Escape work before any script has come. It covers the screen, and
 * what is left of it is a button that closes, so that a press outside the links presses nothing below them. Script adds
 * that it closes on a link and when the viewport grows wider.
 */
export function Header() {
  const menu = useMenu();
  const isScrolled = useScrolledPast(SHADOW_AFTER_PX);

  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={styles.bar}>
        <Link to={paths.home()} className={styles.logo} aria-label="Upcurve, home">
          <Wordmark />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <span className="visually-hidden">Open menu</span>
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <nav ref={menu.ref} id="site-menu" popover="auto" className={styles.menu} aria-label="Main">
          <div className={styles.sheet}>
            <button
              type="button"
              className={styles.close}
              popoverTarget="site-menu"
              popoverTargetAction="hide"
            >
              <span className="visually-hidden">Close menu</span>
              <span className={styles.cross} aria-hidden="true" />
            </button>
            <ul className={styles.links}>
              {headerLinks.map(({ label, to }) => (
                <li key={to}>
                  {to.includes('#') ? (
                    <Link to={to} className={styles.link} onClick={menu.close}>
                      {label}
                    </Link>
                  ) : (
                    <NavLink to={to} end className={styles.link} onClick={menu.close}>
                      {label}
                    </NavLink>
                  )}
                </li>
              ))}
              {menuLinks.map(({ label, to }) => (
                <li key={to} className={styles.onlyInMenu}>
                  <NavLink to={to} className={styles.link} onClick={menu.close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
            <BookingLink
              className={`${buttons.primary} ${buttons.compact} ${styles.book}`}
              onClick={menu.close}
            >
              Book Consultation
            </BookingLink>
          </div>
          <button
            type="button"
            className={styles.scrim}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            tabIndex={-1}
            aria-hidden="true"
          />
        </nav>
      </div>
    </header>
  );
}
