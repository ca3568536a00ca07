import { nameKey, refusal, resetMailRequest, resetRequest } from '@safehouse/protocol';
import { knownDevice } from '../edge/device-cookie.ts';
import { widestNetworkOf } from '../edge/networks.ts';
import { doneReply, forAnybody, type Reply, type Route } from './route.ts';

const TOO_MANY_REQUESTS: Reply = { refusal: refusal('too-many-requests', 'too many attempts: wait a little') };

const requestMail = forAnybody({
  method: 'post',
  path: '/api/passphrase-resets',
  summary:
    'Ask for a mail with a link that sets another passphrase; it works once, within an hour. The answer is the same whether or not there is such an account with a confirmed address.',
  body: resetMailRequest,
  async run({ services, body, clientAddress, request }) {
    if (!services.limits.allows('email-network', clientAddress)) return TOO_MANY_REQUESTS;
    const device = knownDevice(services.deviceKey, nameKey(body.name), request.headers.get('cookie'));
    return doneReply(services.passphraseResets.request(body.name, { address: clientAddress, device }), 202);
  },
});

const reset = forAnybody({
  method: 'put',
  path: '/api/passphrase-resets',
  summary: 'Set another passphrase with the token of the link in the mail. Ends all sessions of the account.',
  body: resetRequest,
  async run({ services, body, clientAddress }) {
    if (!services.limits.allows('sign-in', clientAddress)) return TOO_MANY_REQUESTS;
    const requester = { network: widestNetworkOf(clientAddress) };
    return doneReply(await services.passphraseResets.reset(body, requester));
  },
});

export const passphraseResetRoutes: readonly Route[] = [requestMail, reset];
