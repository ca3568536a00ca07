import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { isAllowedHost } from './host.ts';

const config = configFrom({ PUBLIC_URL: 'https://play.example', ALLOWED_HOSTS: 'Games.lan, box' });
const isAllowed = (host: string | null) => isAllowedHost(host, config);

test.each([
  'play.example',
  'play.example:8080',
  'PLAY.example.',
  'games.lan:80',
  'box',
  'localhost:8080',
  'a.localhost',
  '127.0.0.1:8080',
  '192.168.1.5',
  '[::1]:8080',
  null,
])('%s is a host of this server', (host) => {
  expect(isAllowed(host)).toBe(true);
});

test.each([
  'evil.example',
  'play.example.evil.example',
  'xplay.example',
  'notlocalhost',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example@127.0.0.1',
  'evil.example/127.0.0.1',
  '',
  ':80',
  'a b',
  '[::1',
])('%j is not', (host) => {
  expect(isAllowed(host)).toBe(false);
});

test('without settings only addresses and localhost are', () => {
  expect(isAllowedHost('play.example', configFrom({}))).toBe(false);
  expect(isAllowedHost('localhost', configFrom({}))).toBe(true);
});
