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
  text: string;
  raw: string;
}

type Answer = (code: number, words: string) => Error;
const refusal: Answer = (responseCode, words) => Object.assign(new Error(words), { responseCode });

/** Decodes base64 and quoted-printable. Treats other encodings as plain text. */
function decoded(text: string, encoding = ''): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function parsed(raw: string, session: SMTPServerSession): ReceivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const text = decoded(body.join('\r\n\r\n'), headers['content-transfer-encoding']);
  const to = session.envelope.rcptTo.map(({ address }) => address);
  return { to, headers, text: text.replaceAll('\r\n', '\n').trim(), raw };
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
      for await (const chunk of stream.setEncoding('utf8')) raw += chunk;
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
