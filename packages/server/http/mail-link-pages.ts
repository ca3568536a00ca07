/** Pages behind the links in e-mails. Opening one changes nothing, because mail programs open links automatically. */
import { NOTIFICATION_EVENTS, type UserId } from '@safehouse/protocol';
import { type Lang, pickLang } from '@safehouse/ui/languages';
import { escapeHtml } from '../escape-html.ts';
import { notifyTranslations } from '../notify/notice-texts.ts';
import type { UnsubscribeTopic } from '../notify/signed-links.ts';
import { pageLanguage } from '../page-language.ts';
import { htmlPage } from './html-page.ts';
import { forAnybody, type Reply, type Route, type RouteRequest } from './route.ts';

type LinkRequest = RouteRequest<null, unknown>;

const showConfirm = forAnybody({
  method: 'get',
  path: '/confirm-email/:token',
  summary: 'The page that a mail leads to, with a button that confirms an e-mail address.',
  limit: 'past',
  body: null,
  async run(call) {
    const lang = pageLanguage(call.request);
    if (!(await call.services.emailAddresses.isConfirmable(call.params.token))) return invalidPage(lang);
    const { page } = notifyTranslations(lang);
    return reply(lang, page.confirmTitle, `<p>${page.confirmAbout}</p>${buttonForm(page.confirmTitle)}`);
  },
});

const confirm = forAnybody({
  method: 'post',
  path: '/confirm-email/:token',
  summary: 'Confirms an e-mail address.',
  limit: 'past',
  body: null,
  async run(call) {
    const lang = pageLanguage(call.request);
    if (!(await call.services.emailAddresses.confirm(call.params.token))) return invalidPage(lang);
    return reply(lang, notifyTranslations(lang).page.confirmed, settingsLink(lang));
  },
});

const showUnsubscribe = forAnybody({
  method: 'get',
  path: '/unsubscribe/:token',
  summary: 'The page that a mail leads to, with a button that turns such mails off.',
  limit: 'past',
  body: null,
  async run(call) {
    const found = call.services.mailLinks.parseUnsubscribe(call.params.token);
    if (!found) return invalidPage(pageLanguage(call.request));
    const lang = await mailLanguage(call, found.user);
    const { page, offFor } = notifyTranslations(lang);
    return reply(lang, page.offTitle, `<p>${offFor[found.topic]}</p>${buttonForm(page.off)}${settingsLink(lang)}`);
  },
});

const unsubscribe = forAnybody({
  method: 'post',
  path: '/unsubscribe/:token',
  summary: 'Turns such mails off; mail programs do it by one click (RFC 8058).',
  limit: 'past',
  body: null,
  async run(call) {
    const { notifications, mailLinks, identity } = call.services;
    const found = mailLinks.parseUnsubscribe(call.params.token);
    // Nothing is stored any more for a deleted account.
    if (!found || !(await identity.profileOf(found.user))) return invalidPage(pageLanguage(call.request));
    const off = eventsOf(found.topic).map((event) => [event, { email: false }] as const);
    await notifications.change(found.user, { switches: Object.fromEntries(off) });
    const lang = await mailLanguage(call, found.user);
    const { page, offFor } = notifyTranslations(lang);
    return reply(lang, page.isOff, `<p>${offFor[found.topic]}</p>${settingsLink(lang)}`);
  },
});

function eventsOf(topic: UnsubscribeTopic) {
  return topic === 'all' ? NOTIFICATION_EVENTS : [topic];
}

async function mailLanguage({ services, request }: LinkRequest, user: UserId): Promise<Lang> {
  const locale = (await services.identity.profileOf(user))?.locale;
  return locale ? pickLang([locale]) : pageLanguage(request);
}

function invalidPage(lang: Lang): Reply {
  const { page } = notifyTranslations(lang);
  const { body, headers } = htmlPage(page.invalidTitle, `<p>${page.invalid}</p>${settingsLink(lang)}`, lang);
  return { response: new Response(body, { status: 404, headers }) };
}

function reply(lang: Lang, title: string, body: string): Reply {
  return { response: htmlPage(title, body, lang) };
}

const buttonForm = (label: string) => `<form method="post"><button type="submit">${escapeHtml(label)}</button></form>`;

function settingsLink(lang: Lang): string {
  return `<p><a href="/settings">${escapeHtml(notifyTranslations(lang).page.settings)}</a></p>`;
}

export const mailLinkPages: readonly Route[] = [showConfirm, confirm, showUnsubscribe, unsubscribe];
