import { Component, type ComponentChild, type ComponentType, createElement, type FunctionComponent } from 'preact';

/** A component that is rendered again only when its props change. */
export function memo<Props extends object>(Rendered: FunctionComponent<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !arePropsEqual(this.props, next);
    }

    override render(): ComponentChild {
      return createElement(Rendered, this.props as Props);
    }
  };
}

type AnyProps = { readonly [name: string]: unknown };

/** Compares lists by their items, because every new view contains new lists. */
export function arePropsEqual(before: object, now: object): boolean {
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && isEqualValue((before as AnyProps)[name], (now as AnyProps)[name]))
  );
}

function isEqualValue(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (!Array.isArray(before) || !Array.isArray(now) || before.length !== now.length) return false;
  return before.every((item, i) => Object.is(item, now[i]));
}
