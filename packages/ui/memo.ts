import {
  Component,
  type ComponentChild,
  type ComponentType,
  createElement,
  type FunctionComponent,
} from 'preact';

/** A part that is drawn anew only when it is given something else. */
export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return !arePropsEqual(this.props, next);
    }

    override render(): ComponentChild {
      return createElement(Part, this.props as Props);
    }
  };
}

type AnyProps = { readonly [name: string]: unknown };

/** Whether all that is given is the same. A list is the same as one with the same things in it: pages bring new ones. */
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
  return before.every((one, i) => Object.is(one, now[i]));
}
