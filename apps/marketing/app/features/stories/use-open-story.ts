import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The URL fragment that opens a story: this prefix and the story's id. */
const STORY_FRAGMENT = '#story-';

/** The state of a history entry that a click on this page created. Going back from it closes the story. */
const PRESSED = { pressed: true };

/**
 * Returns the id of the story in the URL, and functions to change it. Opening a story adds a history entry, so that
 * Back closes it; moving to another story replaces that entry.
 */
export function useOpenStory() {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const id = hash.startsWith(STORY_FRAGMENT) ? hash.slice(STORY_FRAGMENT.length) : undefined;
  const isPressed = (state as typeof PRESSED | null)?.pressed === true;

  // The URL changes with a delay. Until then the viewer must not open its next story.
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
    // A visitor who arrived by a link has no page of ours to go back to.
    if (isPressed) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  }, [search, isPressed, navigate]);

  return { id, open, showOther, close };
}
