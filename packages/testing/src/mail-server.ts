import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** The file with the certificate of `localhost`, valid until 2125. Clients have to trust it. */
export const LOCALHOST_CERTIFICATE = join(import.meta.dirname, 'localhost.cert.pem');

/** The certificate with its key, which protects nothing: it is for connections within one machine. */
export const LOCALHOST_TLS = {
  cert: readFileSync(LOCALHOST_CERTIFICATE, 'utf8'),
  key: readFileSync(join(import.meta.dirname, 'localhost.key.pem'), 'utf8'),
};

export interface ReceivedMail {
  /** The recipients in the envelope. */
  to: string[];
  /** Headers by lower-case name, unfolded. */
  headers: Record<string, string>;
  /** The first part. */
  text: string;
  /** The same as HTML, if there is one. */
  html: string | undefined;
  attachments: { filename: string; content: Buffer }[];
  raw: string;
}

type Answer = (code: number, words: string) => Error;
const refusal: Answer = (responseCode, words) => Object.assign(new Error(words), { responseCode });

/** Decodes base64 and quoted-printable. Treats other encodings as plain text. */
function decoded(text: string, encoding = ''): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(text);
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** Splits a message, or a part of one, into its headers and its body. */
function split(raw: string) {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: body.join('\r\n\r\n') };
}

/** Returns the parts of a message that are not made of parts themselves. */
function partsOf(raw: string): { headers: Record<string, string>; content: Buffer }[] {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return [{ headers, content: decoded(body, headers['content-transfer-encoding']) }];
  const [, ...parts] = body.split(`--${boundary}`);
  return parts.slice(0, -1).flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
}

function parsed(raw: string, session: SMTPServerSession): ReceivedMail {
  const parts = partsOf(raw);
  const nameOf = (headers: Record<string, string>) =>
    /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1];
  return {
    to: session.envelope.rcptTo.map(({ address }) => address),
    headers: split(raw).headers,
    text: (parts[0]?.content.toString() ?? '').replaceAll('\r\n', '\n').trim(),
    html: parts.find(({ headers }) => headers['content-type']?.startsWith('text/html'))?.content.toString(),
    attachments: parts.flatMap(({ headers, content }) => {
      const filename = nameOf(headers);
      return filename ? { filename, content } : [];
    }),
    raw,
  };
}

interface MailServerOptions {
  port?: number;
  /** The users and passwords of an encrypted server. Without them, it is neither encrypted nor protected. */
  users?: Record<string, string>;
  /** Encrypted from the start instead of by STARTTLS. Default: false. */
  isTls?: boolean;
}

/** Starts a real SMTP server on loopback, whose responses can be changed while it runs. */
export async function startMailServer({ port = 0, users, isTls = false }: MailServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const state: { sender: Error | null; recipient: Error | null; message: () => Promise<Error | null> } = {
    sender: null,
    recipient: null,
    message: async () => null,
  };
  const server = new SMTPServer({
    ...(users ? { ...LOCALHOST_TLS, secure: isTls } : { disabledCommands: ['AUTH', 'STARTTLS'] }),
    logger: false,
    closeTimeout: 1,
    onAuth: ({ username = '', password = '' }, _, done) => {
      if (users?.[username] === password) done(null, { user: username });
      else done(refusal(535, `Wrong password ${password}`));
    },
    onMailFrom: (_, __, done) => done(state.sender),
    onRcptTo: (_, __, done) => done(state.recipient),
    onData: async (stream, session, done) => {
      let raw = '';
      try {
        for await (const chunk of stream.setEncoding('utf8')) raw += chunk;
      } catch {
        return; // The client was stopped within its message, which does not count as received.
      }
      received.push(parsed(raw, session));
      done(await state.message());
    },
  });
  // A client may be killed while it waits for a response.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    port: (server.server.address() as AddressInfo).port,
    received,
    /** Rejects every sender with this code. Null accepts them again. */
    refuseSenders(code: number | null) {
      state.sender = code ? refusal(code, 'This sender is not yours') : null;
    },
    /** Rejects every recipient with this code. Null accepts them again. */
    refuseRecipients(code: number | null) {
      state.recipient = code ? refusal(code, 'No such mailbox here') : null;
    },
    /** Sets the response to each complete message. An error rejects it. */
    answerWith(message: () => Promise<Error | null>) {
      state.message = message;
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
