import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type SettingsField, settingInHash } from '../settings/settings-fields.ts';

/** The pane to show: the settings of the post (`fields`) or the canvas. Passing a new object shows it again. */
export interface EditorPane {
  at: 'fields' | 'canvas';
}

interface EditorPaneState {
  front: EditorPane;
  /** The field of the settings to focus when they are shown. */
  wanted: RefObject<SettingsField | null>;
  /** Opens the settings and focuses a field. */
  showField: (field: SettingsField) => void;
}

/**
 * Decides whether the fields or the canvas are shown, from the address and its hash. On a phone, the first field
 * does not get the focus, because the keyboard would cover the others.
 */
export function useEditorPane(at: EditorPane['at'], isPhone: boolean): EditorPaneState {
  const { hash } = useLocation();
  const wanted = useRef<SettingsField>(null);
  const [front, setFront] = useState<EditorPane>({ at });
  const first = useRef<SettingsField>(null);
  first.current = isPhone ? null : 'title';
  useEffect(() => {
    const field = settingInHash(hash);
    wanted.current = field ?? (at === 'fields' ? first.current : null);
    setFront({ at: field ? 'fields' : at });
  }, [at, hash]);
  const showField = useCallback((field: SettingsField) => {
    wanted.current = field;
    setFront({ at: 'fields' });
  }, []);
  return { front, wanted, showField };
}
