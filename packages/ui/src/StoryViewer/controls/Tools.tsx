import { icons } from './icons.tsx';
import styles from './Tools.module.css';

interface ToolsProps {
  /** Each is undefined if it does not apply to the slide. */
  pause?: { isPaused: boolean; onToggle: () => void };
  sound?: { isMuted: boolean; onToggle: () => void };
  captions?: { areShown: boolean; onToggle: () => void };
  onClose: () => void;
}

/** The buttons for captions, sound, pause and close. */
export function Tools({ pause, sound, captions, onClose }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {captions && (
        <button
          type="button"
          aria-label="Captions"
          aria-pressed={captions.areShown}
          onClick={captions.onToggle}
        >
          {icons.captions}
        </button>
      )}
      {sound && (
        <button type="button" aria-label={sound.isMuted ? 'Turn sound on' : 'Mute'} onClick={sound.onToggle}>
          {sound.isMuted ? icons.muted : icons.loud}
        </button>
      )}
      {pause && (
        <button type="button" aria-label={pause.isPaused ? 'Play' : 'Pause'} onClick={pause.onToggle}>
          {pause.isPaused ? icons.play : icons.pause}
        </button>
      )}
      <button type="button" aria-label="Close" onClick={onClose}>
        {icons.close}
      </button>
    </div>
  );
}
