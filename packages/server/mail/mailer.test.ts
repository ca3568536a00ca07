import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MailServer } from '@safehouse/trials';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseSmtpSettings, type SmtpSettings } from '../smtp-settings.ts';
import { MAIL_LIMITS, type Mail, Mailer } from './mailer.ts';
import { reachSmtp } from './reach-smtp.ts';

const MAIL: Mail = {
  to: 'ann@example.org',
  subject: 'Ste na ťahu',
  text: 'Dobrý deň, Ágnes.',
  html: '<p>Dobrý deň, Ágnes.</p>',
  messageId: '<1@example.org>',
  headers: { 'List-Unsubscribe': '<https://play.example.org/x>' },
};

function settingsFor(url: string, sender = 'Safehouse <play@example.org>'): SmtpSettings {
  const settings = parseSmtpSettings(url, sender);
  if ('problem' in settings) throw new Error(settings.problem);
  return settings;
}

type ServerOptions = Parameters<typeof MailServer.start>[0];

async function startServer(options?: ServerOptions): Promise<MailServer> {
  const server = await MailServer.start(options);
  onTestFinished(() => server.stop());
  return server;
}

function createMailer(settings: SmtpSettings): { readonly mailer: Mailer; readonly problems: string[] } {
  const problems: string[] = [];
  const mailer = new Mailer(settings, (why) => problems.push(why));
  onTestFinished(() => mailer.close());
  return { mailer, problems };
}

test('a mail arrives as it was written, in plain text and HTML, from the sender of the settings', async () => {
  const server = await startServer();
  const { mailer } = createMailer(settingsFor(server.url));
  expect(await mailer.send(MAIL)).toBe('sent');
  const [{ headers, ...mail }] = server.mails;
  expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject, text: expect.stringContaining(MAIL.text) });
  expect(mail.html).toContain(MAIL.html);
  expect(headers.get('from')).toBe('Safehouse <play@example.org>');
  expect(headers.get('message-id')).toBe(MAIL.messageId);
  expect(headers.get('list-unsubscribe')).toBe('<https://play.example.org/x>');
});

test('many mails go over a few connections', async () => {
  const server = await startServer();
  const { mailer } = createMailer(settingsFor(server.url));
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => mailer.send(MAIL)));
  expect(new Set(outcomes)).toEqual(new Set(['sent']));
  expect(server.mails).toHaveLength(20);
  expect(server.connections).toBeLessThanOrEqual(MAIL_LIMITS.connections);
});

test('a recipient whom the mail server refuses is told from a mail server that does not work', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _, done) =>
      done(Object.assign(new Error(`${address} is unknown`), { responseCode: address.startsWith('full') ? 452 : 550 })),
  });
  const { mailer, problems } = createMailer(settingsFor(server.url));
  expect(await mailer.send(MAIL)).toBe('refused');
  expect(await mailer.send({ ...MAIL, to: 'full@example.org' })).toBe('failed');
  await server.stop();
  expect(await mailer.send(MAIL)).toBe('down');
  expect(problems).toHaveLength(3);
  // Logs must not contain addresses.
  expect(problems.join()).not.toContain('@');
});

test('a mail server that comes back gets the next mail', async () => {
  const first = await startServer();
  const { mailer } = createMailer(settingsFor(first.url));
  expect(await mailer.send(MAIL)).toBe('sent');
  await first.stop();
  expect(await mailer.send(MAIL)).toBe('down');
  const second = await startServer({ port: first.port });
  expect(await mailer.send(MAIL)).toBe('sent');
  expect(second.mails).toHaveLength(1);
});

test('closing ends a conversation with a mail server that never answers', async () => {
  const sockets: { readonly destroyed: boolean }[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => silent.close(() => resolve())));
  const { mailer } = createMailer(settingsFor(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`));
  const sending = mailer.send(MAIL);
  await expect.poll(() => sockets.length).toBe(1);
  const began = performance.now();
  mailer.close();
  expect(await sending).toBe('down');
  expect(performance.now() - began).toBeLessThan(1000);
  expect(await mailer.send(MAIL)).toBe('down');
  await sleep(20);
  expect(sockets).toHaveLength(1);
});

describe('a mail server elsewhere', () => {
  const elsewhere = (port: number): SmtpSettings => ({
    ...settingsFor('smtp://mail.example.org'),
    host: '127.0.0.1',
    port,
  });

  test('must encrypt', async () => {
    const server = await startServer();
    await expect(reachSmtp(elsewhere(server.port))).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.mails).toEqual([]);
  });

  test('must have a certificate that is trusted', async () => {
    const server = await startServer({ disabledCommands: ['AUTH'] });
    await expect(reachSmtp(elsewhere(server.port))).rejects.toThrow(/certificate/);
  });
});

test('signing in works with the right password alone', async () => {
  const server = await startServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('no such user')),
  });
  const at = (password: string) => settingsFor(`smtp://ann:${encodeURIComponent(password)}@127.0.0.1:${server.port}`);
  await reachSmtp(at('p@ss'));
  await expect(reachSmtp(at('wrong'))).rejects.toMatchObject({ code: 'EAUTH' });
});
