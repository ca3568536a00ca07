import type { AdminActionType, ServerRefusal } from '@safehouse/protocol';
import type { User } from '../store/user.ts';
import { forAdmin, type Route, type RouteRequest } from './route.ts';

/** What an admin has done, for the log and the reply; or the refusal. */
type AdminActionResult =
  | { readonly target: string; readonly detail?: string; readonly json?: object }
  | { readonly refusal: ServerRefusal };

interface AdminActionRoute<Body> extends Omit<Route<Body, User>, 'access' | 'run'> {
  readonly action: AdminActionType;
  perform(call: RouteRequest<Body, User>): Promise<AdminActionResult>;
}

/** A route for an admin action. Every action is logged. */
export function adminAction<Body = null>({ action, perform, ...route }: AdminActionRoute<Body>): Route {
  return forAdmin<Body>({
    ...route,
    async run(call) {
      const done = await perform(call);
      if ('refusal' in done) return done;
      const { target, detail, json = {} } = done;
      await call.services.moderation.record({ author: call.user.id, action, target, ...(detail && { detail }) });
      return { json };
    },
  });
}
