import { adminRoutes } from './admin-routes.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { botSeatRoutes } from './bot-seat-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { chatRoutes } from './chat-routes.ts';
import { clubAdminRoutes } from './club-admin-routes.ts';
import { clubInvitationRoutes } from './club-invitation-routes.ts';
import { clubRoutes } from './club-routes.ts';
import { dailyRoutes } from './daily-routes.ts';
import { docsRoutes } from './docs-routes.ts';
import { fairnessRoute } from './fairness-page.ts';
import { healthRoutes } from './health-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { liveRoutes } from './live-routes.ts';
import { mailLinkPages } from './mail-link-pages.ts';
import { matchRoutes } from './match-routes.ts';
import { matchViewRoutes } from './match-view-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { notificationRoutes } from './notification-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { passphraseResetRoutes } from './passphrase-reset-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { practiceRoutes } from './practice-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reportRoutes } from './report-routes.ts';
import type { Route } from './route.ts';
import { seekRoutes } from './seek-routes.ts';
import { streamRoutes } from './stream-routes.ts';
import { tournamentRoutes } from './tournament-routes.ts';

export function allRoutes(): readonly Route[] {
  const api = [
    ...identityRoutes,
    ...passphraseResetRoutes,
    ...matchRoutes,
    ...botSeatRoutes,
    ...matchViewRoutes,
    ...planRoutes,
    ...streamRoutes,
    ...chatRoutes,
    ...liveRoutes,
    ...seekRoutes,
    ...ratingRoutes,
    ...dailyRoutes,
    ...tournamentRoutes,
    ...clubRoutes,
    ...clubInvitationRoutes,
    ...practiceRoutes,
    ...peopleRoutes,
    ...avatarRoutes,
    ...profileRoutes,
    ...cardRoutes,
    ...pushRoutes,
    ...notificationRoutes,
    ...reportRoutes,
    ...adminRoutes,
    ...moderationRoutes,
    ...clubAdminRoutes,
    ...healthRoutes,
  ];
  return [...api, fairnessRoute, ...mailLinkPages, ...docsRoutes(), ...pageRoutes(api)];
}
