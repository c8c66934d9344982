import type { z } from 'zod';
import type { HandWrittenDoc, OperationDoc } from '@/lib/wire/docs/operation-doc';
import type { PathParameter } from '@/lib/wire/path-parameter';
import type { Credential } from '../route';

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/** The parts of a declaration that the document needs. */
export interface DescribedDeclaration {
  params?: Record<string, PathParameter<unknown>>;
  query?: z.ZodObject | undefined;
  body?: z.ZodType | undefined;
  idempotent?: boolean;
  heavy?: unknown;
  conversing?: true;
  whileLeaving?: true;
  replies: Record<number, z.ZodType>;
  doc: OperationDoc;
}

/** A route of the table as the document sees it: its handlers carry their declarations. */
export interface DescribedRoute {
  /** Such as `/api/public/v1/studies/[studyId]/launch`. */
  pattern: string;
  module: { readonly [M in Method]?: object };
}

/** A handler with its declaration, or with a hand-written entry. */
export type Described =
  | { declaration: DescribedDeclaration; credential: Credential; legacy: boolean }
  | { handWritten: HandWrittenDoc }
  | undefined;

export function describedHandler(handler: object): Described {
  if ('declaration' in handler && 'credential' in handler) {
    // Every handler with these properties was made by `route`; the table's type does not express it.
    const { declaration, credential } = handler as {
      declaration: DescribedDeclaration;
      credential: Credential;
    };
    return { declaration, credential, legacy: 'successor' in declaration };
  }
  if ('doc' in handler) return { handWritten: handler.doc as HandWrittenDoc };
  return undefined;
}
