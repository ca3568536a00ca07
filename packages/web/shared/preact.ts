/**
 * The app's own copy of Preact, for the screens of games from packages: built as /shared/preact.js, under a name that
 * stays. Two copies would not see each other's components.
 */
export { Component, cloneElement, createContext, createElement, createRef, Fragment, h, toChildArray } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { jsx, jsxs } from 'preact/jsx-runtime';
