import { formats, templates, words } from '../../content/content-builder.ts';
import type { Template } from '../../content/post-shape.ts';
import buttons from '../../layout/button.module.css';
import styles from './Templates.module.css';

const empty: Template = { id: 'empty', name: formats.page, format: 'page', blocks: [] };

/** Posts to start from. */
export function Templates({ onLoad }: { onLoad: (template: Template) => void }) {
  return (
    <div className={styles.templates}>
      {[...templates, empty].map((template) => (
        <button
          key={template.id}
          type="button"
          className={`${buttons.secondary} ${buttons.compact}`}
          onClick={() => onLoad(template)}
        >
          {template === empty ? words.clear : template.name}
        </button>
      ))}
      <p className={styles.hint}>{words.loadsAnew}</p>
    </div>
  );
}
