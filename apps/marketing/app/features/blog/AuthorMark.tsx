import styles from './AuthorMark.module.css';

interface AuthorMarkProps {
  name: string;
  avatarUrl?: string | null;
  size?: 'small' | 'large';
}

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};

/** Shows an author's picture from our media library, or their initials. Never requests images from other sites. */
export function AuthorMark({ name, avatarUrl, size = 'small' }: AuthorMarkProps) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden="true">
      {avatarUrl?.startsWith('/media/') ? (
        <img src={avatarUrl} alt="" width="200" height="200" loading="lazy" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
