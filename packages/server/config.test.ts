import { expect, test } from 'vitest';
import { ConfigError, configFrom } from './config.ts';

test.each(['https://play.example.org', 'https://play.example.org/', 'HTTPS://play.example.org:443'])(
  'the public address %s is an origin',
  (address) => {
    expect(configFrom({ PUBLIC_URL: address }).publicUrl).toBe('https://play.example.org');
  },
);

test.each([
  ['PUBLIC_URL', 'play.example.org', 'https://play.example.org, not play.example.org'],
  ['PUBLIC_URL', 'https://example.org/games', 'must be https://example.org alone'],
  ['PUBLIC_URL', 'https://me:secret@example.org', 'must be https://example.org alone'],
  ['DATABASE_URL', 'mysql://me:secret@db/x', 'postgres://user:password@host/database'],
  ['NATS_URL', 'nats://a:secret@host,http://b', 'nats://user:password@host:4222'],
])('%s=%s is refused with what is expected, and without a password', (name, value, expected) => {
  const read = () => configFrom({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(expected);
  expect(read).not.toThrow('secret');
});

test('more push services are domains with commas', () => {
  expect(configFrom({}).pushHosts).toEqual([]);
  expect(configFrom({ PUSH_HOSTS: 'push.example.org,ntfy.example' }).pushHosts).toEqual([
    'push.example.org',
    'ntfy.example',
  ]);
  for (const invalid of ['com', '*.example.org', 'https://push.example.org', 'a.example, b.example'])
    expect(() => configFrom({ PUSH_HOSTS: invalid })).toThrow(ConfigError);
});
