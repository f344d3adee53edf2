import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { checkedLookup } from '../../lib/http/safe-request.ts';
import { isPublicAddress, PRIVATE, UnsafeAddressError } from '../../lib/security/safe-address.ts';

interface SafeConnection {
  host: string;
  port: number;
  /** Maximum number of bytes to receive. The connection fails beyond it. */
  maxBytes: number;
  allowPrivate: boolean;
  /** Aborts connecting and, later, the connection itself. */
  signal: AbortSignal;
}

/**
 * Wraps a socket and fails once it has received too many bytes. TLS runs on top of it, so encrypted bytes count too.
 * The signal of the socket limits its duration.
 */
class BoundedConnection extends Duplex {
  readonly #socket: Socket;

  constructor(socket: Socket, maxBytes: number) {
    super();
    this.#socket = socket;
    let received = 0;
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received > maxBytes)
        this.destroy(Object.assign(new Error('The server sent too much'), { code: 'EPROTOCOL' }));
      else if (!this.push(chunk)) socket.pause();
    });
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    // Until the caller listens, an error must not end the process.
    this.on('error', () => {});
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // TLS destroys this stream before it reports its error, so without an error wait until the socket has closed.
    if (error || this.#socket.closed) done(error);
    else this.#socket.once('close', () => done(null));
    this.#socket.destroy();
  }

  /* Callers expect these methods of a socket. */
  setTimeout = () => this;
  setKeepAlive = () => this;
  setNoDelay = () => this;
}

/**
 * Connects to a host that a member typed in, with the same checks as `requestSafely`. TLS is up to the caller.
 * @throws {UnsafeAddressError} if the address is in a private network, unless allowed; any error of the connection
 */
export async function connectSafely(to: SafeConnection): Promise<Duplex> {
  const { host, port, maxBytes, allowPrivate, signal } = to;
  const lookup = await checkedLookup(host, allowPrivate, signal);
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup, signal });
    socket.once('error', reject);
    socket.once('connect', () => {
      if (!allowPrivate && !isPublicAddress(socket.remoteAddress ?? ''))
        return void socket.destroy(new UnsafeAddressError(PRIVATE));
      resolve(new BoundedConnection(socket, maxBytes));
    });
  });
}
