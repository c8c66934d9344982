import type { LookupAddress, lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { publicLookup, refusePrivate } from './guarded-fetch';

describe('J2: an address outside this network', () => {
  it.each([
    // IPv4 within IPv6, in each of its forms.
    'https://[::127.0.0.1]',
    'https://[::a9fe:a9fe]',
    'https://[::ffff:0:7f00:1]',
    'https://[64:ff9b:1::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://[2001:0:7f00:1::]',
    // Nobody's, or of other use.
    'https://[4000::1]',
    'https://[100:0:0:1::1]',
    'https://[fec0::1]',
    'https://[fd00:ec2::254]',
    'https://[5f00::1]',
    'https://[::]',
    'https://0',
    'https://0177.0.0.1',
    'https://0x7f000001',
    'https://127.0.0.1.',
    'https://127。0。0。1',
    'https://①②⑦.0.0.1',
    'https://168.63.129.16',
    'https://192.0.0.192',
    'https://100.100.100.200',
    // Names that have no public address.
    'https://metadata.google.internal',
    'https://METADATA.google.internal.',
    'https://app.localhost',
    'https://printer.local',
    'https://box.home.arpa',
  ])('is not %s', (address) => {
    expect(() => refusePrivate(new URL(address))).toThrow(/is not public/);
  });

  it.each([
    'https://[2606:4700::1111]',
    'https://8.8.8.8',
    'https://168.63.129.17',
    'https://local.example.org',
    'https://internal.example.org.',
  ])('may be %s', (address) => {
    expect(() => refusePrivate(new URL(address))).not.toThrow();
  });
});

type Done = (error: null, found: LookupAddress[]) => void;

describe('J2: a name', () => {
  const answers = (...found: string[][]) => {
    let asked = 0;
    const resolveName = ((_host: string, _options: object, done: Done) => {
      const addresses = found[Math.min(asked, found.length - 1)]!;
      asked += 1;
      done(
        null,
        addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as unknown as typeof lookup;
    const connect = publicLookup(resolveName);
    return () =>
      new Promise((resolve) =>
        connect('hooks.example.org', { family: 0 }, (error, address) => resolve(error?.name ?? address)),
      );
  };

  it('that was public and turns to a private address is connected to no more', async () => {
    const connect = answers(['93.184.216.34'], ['127.0.0.1']);
    expect([await connect(), await connect()]).toEqual(['93.184.216.34', 'RefusedAddress']);
  });

  it.each([
    [['93.184.216.34', '10.0.0.1']],
    [['93.184.216.34', '::ffff:169.254.169.254']],
    [['::7f00:1']],
    [[]],
  ])('with the addresses %j is not connected to', async (found) => {
    expect(await answers(found)()).toBe('RefusedAddress');
  });
});
