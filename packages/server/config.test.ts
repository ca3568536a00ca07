import { expect, test } from 'vitest';
import { ConfigError, configFrom } from './config.ts';

test('more push services are domains with commas', () => {
  expect(configFrom({}).pushHosts).toEqual([]);
  expect(configFrom({ PUSH_HOSTS: 'push.example.org,ntfy.example' }).pushHosts).toEqual([
    'push.example.org',
    'ntfy.example',
  ]);
  for (const invalid of ['com', '*.example.org', 'https://push.example.org', 'a.example, b.example'])
    expect(() => configFrom({ PUSH_HOSTS: invalid })).toThrow(ConfigError);
});
