import fc from 'fast-check';

export const CREDITS = 3_000;
export const STUDIES = [
  { organization: 0, price: 100 },
  { organization: 0, price: 400 },
  { organization: 1, price: 200 },
] as const;
export const LIMITS = [undefined, 900] as const;
export const RESPONSES = 4;

const Study = fc.nat({ max: STUDIES.length - 1 });
const Response = fc.nat({ max: RESPONSES - 1 });
/** A movement of credits that a test may make. */
export const Action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('launch' as const),
      study: Study,
      target: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      study: Study,
      target: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('allot' as const),
      study: Study,
      response: Response,
      single: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('charge' as const), study: Study, response: Response }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('giveBack' as const), study: Study, response: Response }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), study: Study }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), study: Study }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 500 }) }),
  },
);
export type Action = typeof Action extends fc.Arbitrary<infer A> ? A : never;

interface ModelStudy {
  launched: boolean;
  /** Null without a hold, or after deletion. */
  hold: { total: number; left: number; closed: boolean } | null;
  shares: Map<number, { source: 'launch' | 'single'; state: 'held' | 'charged' | 'released' | 'waived' }>;
}

/** The expected balances, computed in the simplest possible way: nothing is derived, everything is looked up. */
export class AccountBook {
  credited = CREDITS;
  /** Per organisation: charges stay when a study is deleted. */
  spent = [0, 0];
  studies: ModelStudy[] = STUDIES.map(() => ({ launched: false, hold: null, shares: new Map() }));

  usage(organization: number): number {
    const held = this.studies.map((study, index) => {
      if (STUDIES[index]!.organization !== organization) return 0;
      const shares = [...study.shares.values()].filter((share) => share.state === 'held').length;
      return (study.hold?.left ?? 0) + shares * STUDIES[index]!.price;
    });
    return held.reduce((sum, amount) => sum + amount, this.spent[organization]!);
  }

  balance(organization: number): number {
    const available = this.credited - this.usage(0) - this.usage(1);
    return Math.min(available, (LIMITS[organization] ?? Number.POSITIVE_INFINITY) - this.usage(organization));
  }

  /** The result of the store's function, or undefined when it returns nothing. */
  run(action: Action): unknown {
    if (action.do === 'credit') {
      this.credited += action.amount;
      return true;
    }
    const study = this.studies[action.study]!;
    const { price, organization } = STUDIES[action.study]!;
    const share = 'response' in action ? study.shares.get(action.response) : undefined;
    switch (action.do) {
      case 'launch': {
        if (this.balance(organization) < action.target * price) return false;
        study.launched = true;
        study.hold = { total: action.target * price, left: action.target * price, closed: false };
        return true;
      }
      case 'change': {
        if (!study.hold || study.hold.closed) return true;
        const taken = [...study.shares.entries()]
          .filter(([, { state }]) => state === 'held' || state === 'charged')
          // Charged ones first, then by the response.
          .sort(([a, one], [b, other]) =>
            one.state < other.state ? -1 : one.state > other.state ? 1 : a - b,
          )
          .map(([, one]) => one);
        let places = action.target - taken.filter(({ source }) => source === 'launch').length;
        for (const one of taken.filter(({ source }) => source === 'single')) {
          if (places-- <= 0) break;
          one.source = 'launch';
          study.hold.total += price;
        }
        const past = taken.filter(({ source }) => source === 'single').length;
        const difference = action.target * price - study.hold.total - past * price;
        if (difference === 0) return true;
        const toCome = Math.max(0, action.target - taken.length) * price;
        const more = Math.max(difference, toCome - study.hold.left);
        if (more > this.balance(organization)) return false;
        study.hold.total += more;
        study.hold.left += more;
        return true;
      }
      case 'allot': {
        if (share?.state === 'held' || share?.state === 'charged') return share.source;
        if (share?.state === 'waived' || !study.hold) return 'none';
        if (study.hold.left >= price) {
          study.hold.left -= price;
          study.shares.set(action.response, { source: 'launch', state: 'held' });
          return 'launch';
        }
        if (!action.single || this.balance(organization) < price) return 'none';
        study.shares.set(action.response, { source: 'single', state: 'held' });
        return 'single';
      }
      case 'charge': {
        if (!share || share.state === 'charged' || share.state === 'waived') return 'none';
        const charged = share.state === 'held';
        if (charged) this.spent[organization]! += price;
        share.state = charged ? 'charged' : 'waived';
        return share.state;
      }
      case 'giveBack': {
        if (share?.state !== 'held') return undefined;
        share.state = 'released';
        if (share.source === 'launch' && study.hold && !study.hold.closed) study.hold.left += price;
        return undefined;
      }
      case 'close': {
        if (study.hold) study.hold = { ...study.hold, left: 0, closed: true };
        return undefined;
      }
      case 'drop': {
        study.hold = null;
        study.shares.clear();
        return undefined;
      }
    }
  }
}
