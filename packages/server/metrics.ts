/** Counters and gauges in the text form that Prometheus reads. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();

  /** `name` may include labels: `requests_total{status="200"}`. */
  count(name: string, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  text(): string {
    const values: (readonly [string, number])[] = [...this.#counts];
    for (const [name, read] of this.#gauges) values.push([name, read()]);
    const lines = values.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `safehouse_${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
