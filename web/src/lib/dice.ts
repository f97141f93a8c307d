/** Recomputes a table's dice from their secret, as ludotheque.server.dice describes. */
import type { Draw } from './generated/messages';

const RANGE = 1n << 256n;

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function fingerprint(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret)));
}

/** Number `index` of the dice as a point below `total`, each equally likely. */
async function point(key: CryptoKey, index: number, total: bigint): Promise<bigint> {
  const limit = RANGE - (RANGE % total);
  for (let block = 0; ; block++) {
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(index));
    message.setUint32(8, block);
    const number = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, message))}`);
    if (number < limit) return number % total;
  }
}

/** The place among the draws of the first that the secret does not give, or −1: all are right. */
export async function firstWrong(secret: string, draws: readonly Draw[]): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (const [index, { weights, chosen }] of draws.entries()) {
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    let rest = await point(key, index, total);
    let place = 0;
    while (rest >= BigInt(weights[place]!)) rest -= BigInt(weights[place++]!);
    if (place !== chosen) return index;
  }
  return -1;
}
