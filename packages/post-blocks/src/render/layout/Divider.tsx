import styles from './Divider.module.css';

export function Divider() {
  return <hr className={styles.divider} />;
}
