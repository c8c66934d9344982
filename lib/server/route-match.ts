/** A function of a route module: it uses web types alone, nothing of a framework. */
export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;

export const ROUTE_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type RouteMethod = (typeof ROUTE_METHODS)[number];

/** What an `app/api/**` route file exports. */
export type RouteModule = { readonly [M in RouteMethod]?: RouteHandler };

export interface ApiRoute {
  /** Such as `/api/public/v1/studies/[studyId]/launch`. */
  pattern: string;
  module: RouteModule;
  /** Bodies may take any time here as long as bytes keep arriving. */
  uploads?: boolean;
}

export interface Match {
  /** The route's own pattern, from the table. */
  pattern: string;
  /** By method; HEAD is served by GET. */
  handlers: ReadonlyMap<string, RouteHandler>;
  uploads: boolean;
  params: Record<string, string>;
}

type Leaf = Omit<Match, 'params'>;

interface Node {
  fixed: Map<string, Node>;
  open: { name: string; node: Node } | null;
  leaf: Leaf | null;
}

/**
 * Compiles a table into a matcher of decoded segments. A literal segment has priority over a parameter where the rest
 * of the path matches too; a parameter matches any segment that is not empty.
 */
export function routeMatcher(routes: readonly ApiRoute[]): (segments: readonly string[]) => Match | null {
  const root = emptyNode();
  for (const { pattern, module, uploads = false } of routes) {
    const node = pattern.split('/').slice(1).reduce(below, root);
    if (node.leaf) throw new Error(`two routes for ${pattern}`);
    node.leaf = { pattern, handlers: handlersOf(module), uploads };
  }
  return (segments) => {
    const values: [string, string][] = [];
    const leaf = walk(root, segments, 0, values);
    return leaf && { ...leaf, params: Object.fromEntries(values) };
  };
}

function emptyNode(): Node {
  return { fixed: new Map(), open: null, leaf: null };
}

function below(node: Node, part: string): Node {
  const name = /^\[(\w+)\]$/.exec(part)?.[1];
  if (name !== undefined) {
    node.open ??= { name, node: emptyNode() };
    // With two parameter names at one place, as Next forbids too, a handler could get either.
    if (node.open.name !== name) throw new Error(`[${node.open.name}] and [${name}] stand at the same place`);
    return node.open.node;
  }
  const found = node.fixed.get(part) ?? emptyNode();
  node.fixed.set(part, found);
  return found;
}

function handlersOf(module: RouteModule): ReadonlyMap<string, RouteHandler> {
  const handlers = new Map<string, RouteHandler>();
  for (const method of ROUTE_METHODS) {
    const handler = module[method] ?? (method === 'HEAD' ? module.GET : undefined);
    if (handler) handlers.set(method, handler);
  }
  return handlers;
}

function walk(
  node: Node,
  segments: readonly string[],
  place: number,
  values: [string, string][],
): Leaf | null {
  const segment = segments[place];
  if (segment === undefined) return node.leaf;
  const fixed = node.fixed.get(segment);
  const found = fixed ? walk(fixed, segments, place + 1, values) : null;
  if (found || !node.open || segment === '') return found;
  values.push([node.open.name, segment]);
  const through = walk(node.open.node, segments, place + 1, values);
  if (!through) values.pop();
  return through;
}
