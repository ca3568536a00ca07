import type { Attack } from '../attack.ts';

const VICTIM_ADDRESS = '127.7.0.1';
const VICTIM = { name: 'Victim', passphrase: 'the only right one' };
const HEAD_START_MS = 1000;
const MAX_SIGN_IN_MS = 5000;
/** An address may sign in ten times a minute. */
const BETWEEN_SIGN_INS_MS = 7000;

/** Guesses the passphrase of an account. Its owner must still be able to sign in. */
export const wrongPassphrases: Attack = {
  name: 'wrong-passphrases',
  run: async (target) => {
    await target.request('POST', '/api/account', { address: VICTIM_ADDRESS, body: VICTIM });
    const owner = async () => {
      await target.pause(HEAD_START_MS);
      for (;;) {
        const { status } = await target.request('POST', '/api/session', {
          address: VICTIM_ADDRESS,
          body: VICTIM,
          signal: AbortSignal.timeout(MAX_SIGN_IN_MS),
        });
        if (status !== 201) target.fail(`owner kept out (${status})`);
        await target.pause(BETWEEN_SIGN_INS_MS);
      }
    };
    const guesses = target.repeat(4, async (address) => {
      const body = { name: VICTIM.name, passphrase: `guess ${Math.random()}` };
      await target.request('POST', '/api/session', { address, body });
    });
    await Promise.all([owner(), guesses]);
  },
};
