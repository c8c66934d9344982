import type { paths } from './api-types';

/** What may be sent to which path, and what comes back, as our own API document says. */

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that take a method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<P, M> = P extends keyof paths ? (M extends keyof paths[P] ? paths[P][M] : never) : never;

/** The JSON of a success. */
export type Answer<P, M> =
  Operation<P, M> extends { responses: infer R } ? { [S in keyof R]: JsonOf<R[S]> }[keyof R] : never;
type JsonOf<T> = T extends { content: { 'application/json': infer J } } ? J : never;

/** What a request needs: nothing where all of it may be left out. */
export type Arguments<P, M> =
  Nothing extends Options<Operation<P, M>>
    ? [options?: Options<Operation<P, M>>]
    : [options: Options<Operation<P, M>>];
type Nothing = Record<never, never>;

/** The JSON that a request sends. */
export type BodyOf<P extends keyof paths, M extends Method> = Sent<Body<Operation<P, M>>>;

type Options<O> = {
  signal?: AbortSignal;
  /** Goes out even when the page is closed meanwhile (64 KiB at most). */
  keepalive?: boolean;
} & Part<'path', Given<O, 'path'>> &
  Part<'query', Loose<Given<O, 'query'>>> &
  Part<'headers', Given<O, 'header'>> &
  Part<'body', Sent<Body<O>>>;

/** A part of the options: required, optional or forbidden as the document has it. */
type Part<Name extends string, T> = [T] extends [never]
  ? { [N in Name]?: never }
  : Nothing extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

type Given<O, Place extends string> = O extends { parameters: infer Places }
  ? Place extends keyof Places
    ? NonNullable<Places[Place]>
    : never
  : never;

/** Parameters that may be left out may be undefined or null, which leaves them out. */
type Loose<Q> = {
  [K in keyof Q]: Nothing extends Pick<Q, K> ? Q[K] | null | undefined : Q[K];
};

type Body<O> = O extends { requestBody?: infer B } ? JsonOf<NonNullable<B>> : never;

/** A value as it may be sent: nothing of it is changed, and fields that are undefined are left out. */
type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Nothing extends Pick<T, K> ? Sent<T[K]> | undefined : Sent<T[K]> }
    : T;
