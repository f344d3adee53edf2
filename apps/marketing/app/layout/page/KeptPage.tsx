import { announceHydration } from '@upcurve/web-server/page/deferred-names';
import { Component, type ReactNode } from 'react';
import { isWholeWithoutScript } from './page-rules.ts';

interface KeptPageProps {
  path: string;
  children: ReactNode;
}

/**
 * Keeps the server-rendered page if its script fails: every node and all input stay, and links and forms work as in
 * plain HTML. React logs the error. A page rendered in the browser is reloaded from the server instead, and a page that
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

// If hydration fails, React removes the nodes before it renders again. The page must stay until its replacement exists.
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

  /** Runs just before React removes the page and makes that removal a no-op. */
  override getSnapshotBeforeUpdate(): null {
    const kept = this.state.failure && document.querySelector(PAGE);
    if (kept) kept.removeChild = (node) => node;
    return null;
  }

  override componentDidUpdate() {
    if (!this.state.failure) return;
    if (this.props.path !== this.servedPath) location.reload();
    // Replays early clicks and submissions now, without the app.
    else announceHydration();
  }

  override render() {
    const { failure } = this.state;
    if (failure && !isWholeWithoutScript(this.props.path)) throw failure.error;
    return failure ? null : this.props.children;
  }
}
