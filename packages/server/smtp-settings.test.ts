import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { parseSmtpSettings } from './smtp-settings.ts';

const SENDER = 'play@example.org';

test('TLS is needed everywhere but on this machine', () => {
  expect(parseSmtpSettings('smtp://mail.example.org', SENDER)).toMatchObject({ tls: 'starttls', port: 587 });
  expect(parseSmtpSettings('smtps://mail.example.org', SENDER)).toMatchObject({ tls: 'implicit', port: 465 });
  expect(parseSmtpSettings('smtps://localhost', SENDER)).toMatchObject({ tls: 'implicit' });
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(parseSmtpSettings(`smtp://${host}`, SENDER)).toMatchObject({ tls: 'none', port: 25 });
  expect(parseSmtpSettings('smtp://localhost.example.org', SENDER)).toMatchObject({ tls: 'starttls' });
});

test('user, password and sender are read', () => {
  expect(parseSmtpSettings('smtp://a%40b:p%3Aq@mail.example.org:2525', 'The club <club@example.org>')).toEqual({
    host: 'mail.example.org',
    port: 2525,
    tls: 'starttls',
    auth: { user: 'a@b', pass: 'p:q' },
    from: { name: 'The club', address: 'club@example.org' },
  });
  expect(parseSmtpSettings('smtp://mail.example.org', SENDER)).toMatchObject({
    auth: null,
    from: { name: 'Safehouse', address: SENDER },
  });
});

test('what is wrong is told without the password', () => {
  for (const [url, sender] of [
    ['http://hunter2@mail.example.org', SENDER],
    ['mail.example.org:25', SENDER],
    ['smtp://u:hunter2@mail.example.org', ''],
    ['smtp://u:hunter2@mail.example.org', 'a@b.org>\r\nBcc: <c@d.org'],
  ])
    expect(parseSmtpSettings(url, sender)).toMatchObject({ problem: expect.not.stringContaining('hunter2') });
});

test('mail needs the public address, for its links', () => {
  const SMTP_URL = 'smtp://mail.example.org';
  expect(() => configFrom({ SMTP_URL, MAIL_FROM: SENDER })).toThrow('PUBLIC_URL');
  expect(() => configFrom({ SMTP_URL, PUBLIC_URL: 'https://play.example.org' })).toThrow('MAIL_FROM');
  expect(configFrom({ SMTP_URL, MAIL_FROM: SENDER, PUBLIC_URL: 'https://play.example.org' }).smtp?.port).toBe(587);
  expect(configFrom({}).smtp).toBeNull();
});
