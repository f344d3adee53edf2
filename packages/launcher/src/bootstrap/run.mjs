import { spawn } from 'node:child_process';

/** The user interrupted the command. The process ends with this exit code. */
export class Interrupted extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super('Interrupted.');
    this.name = 'Interrupted';
    this.exitCode = exitCode;
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const runningPrograms = new Set();
/** @type {NodeJS.Signals | undefined} */
let stopSignal;

/**
 * Forwards stop signals to the running programs, and sends them SIGTERM if the npm that started us exits. `run` then
 * throws Interrupted, so that nothing more is started.
 */
export function passOnSignals() {
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stopSignal ??= signal;
    for (const child of runningPrograms) child.kill(signal);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn);
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, 500).unref();
}

/**
 * Runs a program and waits for its exit.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {boolean} endsWithUs for the last program, which handles signals itself: returns its exit code after a signal
 * @returns {Promise<{ code: number, output: string }>} `output` is what arrived on its pipes, in order
 * @throws {Interrupted} if a stop signal arrived meanwhile; the error of `spawn` if the program cannot be started
 */
export async function run(command, args, options, endsWithUs = false) {
  const child = spawn(command, args, options);
  runningPrograms.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => resolve(exitCode ?? (signal ? 1 : 0)));
    });
    if (stopSignal && !endsWithUs) throw new Interrupted(stopSignal === 'SIGINT' ? 130 : 143);
    return { code, output };
  } finally {
    runningPrograms.delete(child);
  }
}
