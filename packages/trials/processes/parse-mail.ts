/** An e-mail as its recipient gets it. */
export interface ReceivedMail {
  /** The recipient in the envelope. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly raw: string;
}

/** Parses e-mails with a text and an HTML part, as the server sends them. */
export function parseMail(raw: string, to: string): ReceivedMail {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => splitPart(part.replace(/^\r\n/, '')));
  const contentOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? '') : '';
  };
  return {
    to,
    subject: decodeWords(headers.get('subject') ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
    headers,
    raw,
  };
}

function splitPart(part: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const [head, ...rest] = part.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeBytes(body.replace(/=\r\n/g, '')) : body;
}

/** `=C3=A9` is one character in two bytes. */
function decodeBytes(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replace(/=([0-9A-F]{2})/g, '%$1'));
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?= =\?/g, '?==?');
  return joined.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeBytes(word.replaceAll('_', ' ')),
  );
}
