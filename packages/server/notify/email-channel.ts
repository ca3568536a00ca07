import type { UserId } from '@safehouse/protocol';
import { pickLang } from '@safehouse/ui/languages';
import type { Mailer } from '../mail/mailer.ts';
import type { EmailStore } from '../store/email-store.ts';
import type { LinkMailKind } from '../store/notification-store.ts';
import type { UserStore } from '../store/user-store.ts';
import type { Channel } from './delivery.ts';
import { linkMail, type MailReader, noticeMail } from './mail-message.ts';
import type { SignedLinks } from './signed-links.ts';

interface EmailChannelDeps {
  readonly store: { readonly users: UserStore; readonly emails: EmailStore };
  readonly mailer: Mailer;
  readonly links: SignedLinks;
  now(): number;
}

export function createEmailChannel({ store, mailer, links, now }: EmailChannelDeps): Channel {
  const readerOf = async (user: UserId, address: string | null): Promise<MailReader | null> => {
    const profile = await store.users.byId(user);
    if (!profile || profile.isBanned || address === null) return null;
    return { user, name: profile.name, address, lang: pickLang([profile.locale ?? '']) };
  };
  const linkFor = async ({ user, address }: MailReader, kind: LinkMailKind): Promise<string | null> => {
    if (kind === 'confirm-email') return links.confirmLink(user, address, now());
    const passphraseHash = (await store.users.byId(user))?.passphrase ?? null;
    return passphraseHash === null ? null : links.resetLink(user, { address, passphraseHash }, now());
  };
  return {
    name: 'email',
    async send(user, notices) {
      const reader = await readerOf(user, (await store.emails.find(user)).address);
      return reader ? mailer.send(noticeMail(reader, notices, links)) : 'refused';
    },
    async sendLink(user, kind) {
      const { address, pending } = await store.emails.find(user);
      const reader = await readerOf(user, kind === 'confirm-email' ? pending : address);
      const link = reader && (await linkFor(reader, kind));
      return reader && link !== null ? mailer.send(linkMail(reader, kind, link)) : 'refused';
    },
  };
}
