import type { MutationWorld } from './mutation-world';
export type Pick = <T>(list: readonly T[]) => T;

/** What a valid request is made of. `{name}` in the path is a value of the world. */
export interface Making {
  path: string;
  query?: string;
  headers?: Record<string, string>;
  json?: unknown;
  bytes?: Buffer;
}

export type Make = (world: MutationWorld, pick: Pick) => Making;
