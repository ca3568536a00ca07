/**
 * The app's copy of Preact for the UIs of games from packages, built as /shared/preact.js: a file name without a hash.
 * Components of two copies of Preact would not work together.
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
