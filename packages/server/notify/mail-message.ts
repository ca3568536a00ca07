import { createHash } from 'node:crypto';
import type { UserId } from '@safehouse/protocol';
import type { Lang } from '@safehouse/ui/languages';
import { escapeHtml } from '../escape-html.ts';
import type { Mail } from '../mail/mailer.ts';
import type { LinkMailKind } from '../store/notification-store.ts';
import type { Notice } from './notice.ts';
import { digestText, type NotifyTranslations, noticeText, notifyTranslations } from './notice-texts.ts';
import type { SignedLinks } from './signed-links.ts';

export interface MailReader {
  readonly user: UserId;
  readonly name: string;
  readonly address: string;
  readonly lang: Lang;
}

interface LinkLine {
  readonly text: string;
  readonly label: string;
  readonly link: string;
}

/** Several notifications in one e-mail, each with its link, followed by how to turn them off. */
export function noticeMail(reader: MailReader, notices: readonly [Notice, ...Notice[]], links: SignedLinks): Mail {
  const texts = notifyTranslations(reader.lang);
  const lines = notices.map((notice) => ({
    text: withoutLinks(noticeText(notice, texts)),
    label: labelOf(notice, texts),
    link: links.pageLink(notice.path),
  }));
  const topics = [...new Set(notices.map(({ event }) => event)), 'all' as const];
  const offs = topics.map((topic) => ({
    label: texts.offFor[topic],
    link: links.unsubscribeLink(reader.user, topic),
  }));
  const [{ key }] = notices;
  return {
    to: reader.address,
    subject: digestText(notices, texts),
    text: plainText(reader, texts, { lines, offs }),
    html: html(reader, texts, { lines, offs }),
    messageId: messageId(links.pageLink('/'), `${key.user} ${key.event} ${key.about} ${key.at}`),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribeLink(reader.user, 'all')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** An e-mail with a link that the user has requested. */
export function linkMail(reader: MailReader, kind: LinkMailKind, link: string): Mail {
  const texts = notifyTranslations(reader.lang);
  const { subject, text, button, ignore } = kind === 'confirm-email' ? texts.confirm : texts.reset;
  const greeting = withoutLinks(texts.hello(reader.name));
  const about = withoutLinks(text(reader.name));
  return {
    to: reader.address,
    subject,
    text: [greeting, about, link, ignore].join('\n\n'),
    html: page(reader.lang, [
      paragraph(greeting),
      paragraph(about),
      `<p>${anchor(link, button)}</p>`,
      paragraph(ignore),
    ]),
    messageId: messageId(link, link),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Anybody can cause an e-mail to any address, with a name of their choice in it. Mail programs turn text that looks
 * like a link into one: an invisible character prevents that.
 */
function withoutLinks(sentence: string): string {
  return sentence.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
}

function labelOf({ event }: Notice, { play, answer, open }: NotifyTranslations): string {
  return {
    turn: play,
    invitation: answer,
    'friend-request': answer,
    'tournament-start': open,
    'club-invitation': answer,
    'club-tournament': open,
  }[event];
}

interface MailContent {
  readonly lines: readonly LinkLine[];
  readonly offs: readonly Omit<LinkLine, 'text'>[];
}

function plainText({ name }: MailReader, texts: NotifyTranslations, { lines, offs }: MailContent): string {
  return [
    withoutLinks(texts.hello(name)),
    texts.waiting,
    ...lines.map(({ text, link }) => `${text}\n${link}`),
    `-- \n${texts.why}\n${offs.map(({ label, link }) => `${label}: ${link}`).join('\n')}`,
  ].join('\n\n');
}

function html({ name, lang }: MailReader, texts: NotifyTranslations, { lines, offs }: MailContent): string {
  return page(lang, [
    paragraph(`${withoutLinks(texts.hello(name))} ${texts.waiting}`),
    ...lines.map(({ text, label, link }) => `<p>${escapeHtml(text)}<br>${anchor(link, label)}</p>`),
    '<hr>',
    `<p><small>${escapeHtml(texts.why)}<br>${offs.map(({ label, link }) => anchor(link, label)).join('<br>')}</small></p>`,
  ]);
}

function page(lang: Lang, parts: readonly string[]): string {
  return `<!doctype html><html lang="${lang}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
${parts.join('\n')}
</body></html>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const anchor = (link: string, label: string) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;

function messageId(page: string, what: string): string {
  const id = createHash('sha256').update(what).digest('base64url').slice(0, 22);
  return `<${id}@${new URL(page).hostname}>`;
}
