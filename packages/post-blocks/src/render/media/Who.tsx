import styles from './Testimonial.module.css';

/** The name and role of the person quoted. */
export function Who({ name, role }: { name: string; role: string }) {
  if (!name && !role) return null;
  return (
    <figcaption className={styles.who}>
      {name && <strong>{name}</strong>}
      {role && <span>{role}</span>}
    </figcaption>
  );
}
