interface PathNode<T> {
  readonly children: Map<string, PathNode<T>>;
  /** Any other single part. */
  parameter: PathNode<T> | null;
  /** By method. */
  readonly here: Map<string, Endpoint<T>>;
  /** For this path and everything below it. */
  readonly below: Map<string, Endpoint<T>>;
}

interface Endpoint<T> {
  readonly target: T;
  /** The names of the parameters, in the order of the path. */
  readonly names: readonly string[];
}

export type Found<T> =
  | { readonly target: T; readonly params: { readonly [name: string]: string } }
  /** The path is known: these are the methods it supports. */
  | { readonly methods: readonly string[] };

/**
 * Finds the target of a method and a path. In patterns `:name` stands for one part, and a final `/*` for any number of
 * parts. A part that is written out comes before a parameter, and that before `/*`; of equal patterns the first counts.
 */
export class Router<T> {
  readonly #root = newNode<T>();

  add(method: string, pattern: string, target: T): void {
    const isOpen = pattern.endsWith('/*');
    const parts = (isOpen ? pattern.slice(0, -2) : pattern).split('/').slice(1);
    const names = parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
    let node = this.#root;
    for (const part of parts) node = part.startsWith(':') ? parameterOf(node) : childOf(node, part);
    const endpoints = isOpen ? node.below : node.here;
    if (!endpoints.has(method)) endpoints.set(method, { target, names });
  }

  /** Null for an unknown path. */
  find(method: string, path: string): Found<T> | null {
    const values: string[] = [];
    const endpoints = findEndpoints(this.#root, path, 1, values);
    if (!endpoints) return null;
    const endpoint = endpoints.get(method);
    if (!endpoint) return { methods: [...endpoints.keys()] };
    const params: { [name: string]: string } = {};
    for (const [i, name] of endpoint.names.entries()) params[name] = decodePart(values[i]);
    return { target: endpoint.target, params };
  }
}

/** `from`: where the next part begins; beyond the end of the path there is none. */
function findEndpoints<T>(
  node: PathNode<T>,
  path: string,
  from: number,
  values: string[],
): ReadonlyMap<string, Endpoint<T>> | null {
  if (from > path.length) return node.here.size > 0 ? node.here : openEndpoints(node);
  const slash = path.indexOf('/', from);
  const end = slash < 0 ? path.length : slash;
  const part = path.slice(from, end);
  const child = node.children.get(part);
  const found = child && findEndpoints(child, path, end + 1, values);
  if (found) return found;
  if (node.parameter && part !== '') {
    const count = values.push(part);
    const behind = findEndpoints(node.parameter, path, end + 1, values);
    if (behind) return behind;
    values.length = count - 1;
  }
  return openEndpoints(node);
}

function openEndpoints<T>({ below }: PathNode<T>): ReadonlyMap<string, Endpoint<T>> | null {
  return below.size > 0 ? below : null;
}

function newNode<T>(): PathNode<T> {
  return { children: new Map(), parameter: null, here: new Map(), below: new Map() };
}

function childOf<T>(node: PathNode<T>, part: string): PathNode<T> {
  const child = node.children.get(part) ?? newNode();
  node.children.set(part, child);
  return child;
}

function parameterOf<T>(node: PathNode<T>): PathNode<T> {
  node.parameter ??= newNode();
  return node.parameter;
}

/** A part that is not valid percent-encoding stays as it is. */
function decodePart(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
