import { isIPv6 } from 'node:net';

/**
 * The key by which limits count an address: an IPv4 address itself; of an IPv6 address the first 64 bits, because one
 * customer has all addresses of such a network; anything else itself.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!isIPv6(bare)) return address;
  // The URL parser normalises all spellings of an IPv6 address to groups of hexadecimal digits.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return mapped(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address mapped into IPv6. */
function mapped(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
