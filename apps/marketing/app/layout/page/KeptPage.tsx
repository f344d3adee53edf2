import { announceHydration } from '@upcurve/web-server/page/deferred-names';
import { Component, type ReactNode } from 'react';
import { isWholeWithoutScript } from './page-rules.ts';

interface KeptPageProps {
  path: string;
  children: ReactNode;
}

/**
 * Keeps the server's page when its script fails: every node stays as it is, with all input, and links and forms work as
 * in plain HTML. React logs the error. A page built by script is requested from the server instead, and a page that
 * needs script gets the error page.
 */
export function KeptPage(props: KeptPageProps) {
  return (
    <div className="kept-page">
      <Boundary {...props} />
    </div>
  );
}

const PAGE = '.kept-page';
const served = 'document' in globalThis ? document.querySelector(PAGE) : null;

// React removes nodes it cannot hydrate before it renders again. The page must stay until there is another.
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
    // Early clicks and submissions happen now, without the app.
    else announceHydration();
  }

  override render() {
    const { failure } = this.state;
    if (failure && !isWholeWithoutScript(this.props.path)) throw failure.error;
    return failure ? null : this.props.children;
  }
}
