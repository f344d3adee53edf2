import { Kbd, Modal } from '@mantine/core';
import classes from './KeysHelp.module.css';

const KEYS: [keys: string[][], what: string][] = [
  [[['↑'], ['↓']], 'Go to the block before or after'],
  [[['Enter']], 'Write in a block, or set what it has'],
  [[['Esc']], 'Back to the block, or out of its columns'],
  [[['/']], 'Add a block: in an empty text, or below a block'],
  [[['Ctrl', 'Enter']], 'A new text below'],
  [
    [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    'Move the block',
  ],
  [
    [
      ['Alt', '→'],
      ['Alt', '←'],
    ],
    'Move it into columns, on through them, out of them',
  ],
  [[['Ctrl', 'D']], 'Duplicate'],
  [[['Delete']], 'Delete'],
  [
    [
      ['Ctrl', 'C'],
      ['Ctrl', 'X'],
      ['Ctrl', 'V'],
    ],
    'Copy, cut, paste blocks, also into another post',
  ],
  [
    [
      ['Ctrl', 'Z'],
      ['Ctrl', 'Shift', 'Z'],
    ],
    'Undo, redo',
  ],
  [[['Ctrl', 'S']], 'Save now'],
  [[['F6']], 'Go on to the next panel'],
  [[['?']], 'This list'],
];

/** The keys of the editor. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keys of the editor" size="lg" returnFocus={false}>
      <dl className={classes.list}>
        {KEYS.map(([ways, what]) => (
          <div key={what}>
            <dt>
              {ways.map((keys, way) => (
                <span key={keys.join('+')}>
                  {way > 0 && ' '}
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && '+'}
                      <Kbd size="sm">{key}</Kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
