import { expect, test } from 'vitest';
import { parseOutboundUrl } from './outbound-url.ts';

test.each([
  'https://example.org/turn',
  'https://example.org:8443/a?b=c',
  'https://93.184.215.14/',
  'https://[2606:4700::1111]/',
])('%s may be called', (url) => {
  expect(parseOutboundUrl(url)?.href).toBe(url);
});

test.each([
  'http://example.org/',
  'https://localhost/',
  'https://a.localhost/',
  'https://intranet/',
  'https://printer.local./',
  'https://metadata.google.internal/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0x7f000001/',
  'https://10.1.2.3/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://user:secret@example.org/',
  'https://user@example.org/',
  'https://127.0.0.1;.example.com/',
  'https://127.0.0.1:443;.example.com/',
  "https://a'b.example.com/",
  'https://example.org:22/',
  'https://example.org:80/',
  'https://example.org./',
  'ftp://example.org/',
  'javascript:alert(1)',
  'no address',
])('%s may not be called', (url) => {
  expect(parseOutboundUrl(url)).toBeNull();
});
