declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of maximum weight, among the largest matchings only if `maxCardinality` is true. Returns each vertex's
   * partner or -1; an empty list if there are no edges.
   */
  export default function maxWeightMatching(
    edges: readonly (readonly [a: number, b: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
}
