import type { operations } from './api-types.js';
import type { OPERATIONS } from './operations.js';

/** What an operation takes and answers, as the API document of the instance says. */

export type OperationId = keyof typeof OPERATIONS;

type Nothing = Record<never, never>;

/** What an operation is called with: `path`, `query`, `headers`, `body`, and `token` within an interview. */
export type Input<Id extends OperationId> = Part<'path', Given<Id, 'path'>> &
  Part<'query', Given<Id, 'query'>> &
  Part<'headers', Given<Id, 'header'>> &
  Part<'body', Body<operations[Id]>> &
  ((typeof OPERATIONS)[Id] extends { by: 'token' } ? { token: string } : unknown) & { signal?: AbortSignal };

/** The input as an argument, which may be left out where all of it may. */
export type Arguments<Id extends OperationId> =
  Nothing extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** Parsed JSON; bytes where another format was asked for; undefined where there is nothing. */
export type Answer<Id extends OperationId> = operations[Id] extends { responses: infer R }
  ? { [S in keyof R]: ContentOf<R[S]> }[keyof R]
  : never;

/** Those whose lists come in pages. */
export type PagedOperation = {
  [Id in OperationId]: [Given<Id, 'query'>] extends [never]
    ? never
    : 'page' extends keyof Given<Id, 'query'>
      ? Id
      : never;
}[OperationId];

type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Nothing extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

type Given<Id extends OperationId, Place extends string> = operations[Id] extends { parameters: infer Places }
  ? Place extends keyof Places
    ? NonNullable<Places[Place]>
    : never
  : never;

type Body<O> = O extends { requestBody?: infer B } ? JsonOf<NonNullable<B>> : never;
type JsonOf<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type ContentOf<T> = T extends { content: infer C }
  ? { [K in keyof C]: K extends 'application/json' ? C[K] : Uint8Array }[keyof C]
  : undefined;
