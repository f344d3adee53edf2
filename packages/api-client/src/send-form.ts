/** Upload progress in bytes. */
export interface Progress {
  sent: number;
  total: number;
}

/** The parts of XMLHttpRequest that we use, typed for code without browser types. */
interface FormCall {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
  getAllResponseHeaders(): string;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
  responseType: string;
  readonly response: unknown;
  readonly status: number;
  readonly statusText: string;
}

/**
 * Returns a `fetch` for forms that reports upload progress, which the browsers' own cannot. Undefined without
 * XMLHttpRequest.
 * Rejects as fetch does: with the signal's reason if aborted, with a TypeError if there is no response.
 */
export function sendForm(
  onProgress?: (progress: Progress) => void,
): ((url: string, init: RequestInit) => Promise<Response>) | undefined {
  const { XMLHttpRequest: Call } = globalThis as { XMLHttpRequest?: new () => FormCall };
  if (!Call) return undefined;
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const call = new Call();
      call.open(method, url);
      call.responseType = 'arraybuffer';
      for (const [name, value] of Object.entries(headers as Record<string, string>)) {
        call.setRequestHeader(name, value);
      }
      // A progress listener causes a preflight request for another origin, so it is added only if needed.
      if (onProgress) {
        call.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      }
      const abort = () => call.abort();
      signal?.addEventListener('abort', abort);
      call.onloadend = () => signal?.removeEventListener('abort', abort);
      call.onabort = () => reject(signal?.reason);
      call.onerror = () => reject(new TypeError('The form could not be sent.'));
      call.onload = () => resolve(answerOf(call));
      call.send(body as FormData);
    });
}

function answerOf(call: FormCall): Response {
  const lines = call.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const { status, statusText } = call;
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : (call.response as ArrayBuffer), { status, statusText, headers });
}
