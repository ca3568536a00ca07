import { createECDH } from 'node:crypto';
import { isPlainObject, parseJson } from '@safehouse/contract';
import type { DatabaseFacts } from '@safehouse/server';
import { type Finding, fault, ok } from './finding.ts';

/** The key pair for push services (VAPID) is created at the first start and stored in the database. */
export function checkPush(facts: DatabaseFacts | null): Finding {
  if (facts === null || facts.vapid === null) return ok('push', 'keys will be created by the first start');
  return isKeyPair(facts.vapid)
    ? ok('push', 'keys are there')
    : fault(
        'push',
        'the stored keys for push messages are damaged',
        "Restore a backup, or delete the row 'vapid' from the table settings: all devices must then subscribe again.",
      );
}

function isKeyPair(text: string): boolean {
  const parsed = parseJson(text);
  if (!parsed.ok || !isPlainObject(parsed.value)) return false;
  const { publicKey, privateKey } = parsed.value;
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
