import { lookup } from 'node:dns';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { request as httpRequest } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Complaint } from '@parlour/kernel';

/** Addresses of our own network: people must not make the server talk to its neighbours. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  // Addresses of IPv4 in all the clothes in which IPv6 knows them, and what has no other end out there.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped);
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up, and refuses one that leads inside. What is looked up is what is connected to. */
const outsideLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 4);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isInside(address)))
      return callback(Object.assign(new Error('an address inside'), { code: 'EINSIDE' }), '', 4);
    // Callers that ask for all addresses get all.
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Connects to the outside only; `allowInside` is for hosts whose services are their own, and for tests. */
export function outsideAgent(allowInside: boolean): HttpsAgent {
  return allowInside ? new HttpsAgent({ rejectUnauthorized: false }) : new HttpsAgent({ lookup: outsideLookup });
}

/** Complains about an address that we would not call: not HTTPS, or plainly inside. */
export function mustBeOutside(url: string, allowInside: boolean): void {
  const { protocol, hostname } = new URL(url);
  if (allowInside) return;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || (isIP(literal) !== 0 && isInside(literal))) throw new Complaint('server.bad-address', { url });
}

/** Posts JSON somewhere, until it is enough; redirects are not followed. Whether it was accepted. */
export function postOutside(url: string, body: unknown, allowInside: boolean, enough: AbortSignal): Promise<boolean> {
  mustBeOutside(url, allowInside);
  const isPlain = url.startsWith('http:');
  return new Promise((resolve) => {
    const options = { method: 'POST', signal: enough, headers: { 'content-type': 'application/json' } };
    const call = isPlain ? httpRequest(url, options) : httpsRequest(url, { ...options, agent: outsideAgent(allowInside) });
    call.on('response', (response) => {
      resolve(response.statusCode !== undefined && response.statusCode < 300);
      // Whatever else it says does not matter.
      response.destroy();
    });
    call.on('error', () => resolve(false));
    call.end(JSON.stringify(body));
  });
}
