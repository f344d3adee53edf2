import { postWords } from '../../content/blog.ts';
import styles from './PreviewBanner.module.css';

export function PreviewBanner() {
  return (
    <div className={styles.banner} data-surface="ink" role="note">
      <strong>{postWords.preview.label}</strong>
      <span>{postWords.preview.text}</span>
    </div>
  );
}
