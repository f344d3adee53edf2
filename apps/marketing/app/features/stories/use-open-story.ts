import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Before the id of a story in the fragment of an address that opens it. */
export const STORY_FRAGMENT = '#story-';

/** Stored in a history entry made by a press on this page: going back from it closes the story. */
const PRESSED = { pressed: true };

/**
 * Which story the address names, and ways to change that. Opening makes an entry of the history, so that Back closes;
 * going on to other stories changes that entry.
 */
export function useOpenStory() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const id = hash.startsWith(STORY_FRAGMENT) ? hash.slice(STORY_FRAGMENT.length) : undefined;
  const isPressed = (state as typeof PRESSED | null)?.pressed === true;

  // The address changes a moment later; the viewer's next story must not open it again.
  const isClosing = useRef(false);
  useEffect(() => {
    if (!id) isClosing.current = false;
  }, [id]);

  const open = (opened: string) => navigate({ search, hash: STORY_FRAGMENT + opened }, { state: PRESSED });

  const showOther = useCallback(
    (shown: string) => {
      if (shown === id || isClosing.current) return;
      navigate(
        { search, hash: STORY_FRAGMENT + shown },
        { replace: true, state: isPressed ? PRESSED : null },
      );
    },
    [id, search, isPressed, navigate],
  );

  const close = useCallback(() => {
    if (isClosing.current) return;
    isClosing.current = true;
    // A visitor who came by a link has no page of ours to go back to.
    if (isPressed) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  }, [search, isPressed, navigate]);

  return { id, open, showOther, close };
}
