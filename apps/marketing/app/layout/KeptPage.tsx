import { announceHydration } from '@upcurve/web-server/announce-hydration';
import { Component, type ReactNode } from 'react';
import styles from './KeptPage.module.css';
import { isWholeWithoutScript } from './page-rules.ts';

interface KeptPageProps {
  path: string;
  children: ReactNode;
}

/**
 * Keeps the page that the server sent when its script fails: every node stays where and as it is, what was typed or opened
 * included, and links and forms go on as the browser's own. React logs the error. A page that script had built is asked of
 * the server instead, and one that is nothing without script leaves it to the error page.
 */
export function KeptPage(props: KeptPageProps) {
  return (
    <div className={styles.page}>
      <Boundary {...props} />
    </div>
  );
}

const PAGE = `.${styles.page}`;
const served = 'document' in globalThis ? document.querySelector(PAGE) : null;

// React clears away what it cannot hydrate before it draws anew: not the page, until there is another.
if (served && isWholeWithoutScript(location.pathname)) {
  const remove = document.body.removeChild;
  document.body.removeChild = <T extends Node>(node: T): T =>
    Object.is(node, served) ? node : (remove.call(document.body, node) as T);
}

type State = { failure?: { error: unknown } };

class Boundary extends Component<KeptPageProps, State> {
  override state: State = {};
  private readonly servedPath = this.props.path;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidMount() {
    Reflect.deleteProperty(document.body, 'removeChild');
    if (this.state.failure) announceHydration();
    else if (document.querySelectorAll(PAGE).length > 1) served?.remove();
  }

  /** Just before React takes the page away: it may let go of it, but not remove it. */
  override getSnapshotBeforeUpdate(): null {
    const kept = this.state.failure && document.querySelector(PAGE);
    if (kept) kept.removeChild = (node) => node;
    return null;
  }

  override componentDidUpdate() {
    if (!this.state.failure) return;
    if (this.props.path !== this.servedPath) location.reload();
    // What was pressed or sent too early happens now, without the app.
    else announceHydration();
  }

  override render() {
    const { failure } = this.state;
    if (failure && !isWholeWithoutScript(this.props.path)) throw failure.error;
    return failure ? null : this.props.children;
  }
}
