import { expect, test } from 'vitest';
import { parsePushEndpoint } from './push-services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://push.example.org/abc',
  'https://eu.push.example.org/abc',
])('%s is known', (endpoint) => {
  expect(parsePushEndpoint(endpoint, ['push.example.org'])?.href).toBe(endpoint);
});

test.each([
  'https://example.com/fcm.googleapis.com',
  'https://evilfcm.googleapis.com/',
  'https://fcm.googleapis.com.example.com/',
  'https://fcm.googleapis.com@example.com/',
  'https://127.0.0.1;.push.apple.com/',
  'https://web.push.apple.com:22/',
  'http://web.push.apple.com/',
  'https://127.0.0.1/',
  'https://push.example.org/abc',
])('%s is refused', (endpoint) => {
  expect(parsePushEndpoint(endpoint, [])).toBeNull();
});
