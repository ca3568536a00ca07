declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of maximum weight; of the largest size first where `maxCardinality` is true. Returns for each vertex its
   * partner or -1; an empty list where there are no edges.
   */
  export default function maxWeightMatching(
    edges: readonly (readonly [a: number, b: number, weight: number])[],
    maxCardinality: boolean,
  ): number[];
}
