import { manualRoutes } from '../manual/routes.ts';
import { adminRoutes } from './admin.ts';
import { chatRoutes } from './chat.ts';
import { dailyRoutes } from './daily.ts';
import { fairnessRoute } from './fairness-page.ts';
import { healthRoutes } from './health.ts';
import { identityRoutes } from './identity.ts';
import { matchRoutes } from './matches.ts';
import { pageRoutes } from './pages.ts';
import { pushRoutes } from './push.ts';
import { ratingRoutes } from './ratings.ts';
import type { Route } from './route.ts';
import { seekRoutes } from './seeks.ts';
import { streamRoutes } from './stream.ts';

/** All that the server answers. */
export function allRoutes(): readonly Route[] {
  const api = [
    ...identityRoutes,
    ...matchRoutes,
    ...streamRoutes,
    ...chatRoutes,
    ...seekRoutes,
    ...ratingRoutes,
    ...dailyRoutes,
    ...pushRoutes,
    ...adminRoutes,
    ...healthRoutes,
  ];
  return [...api, fairnessRoute, ...manualRoutes(), ...pageRoutes(api)];
}
