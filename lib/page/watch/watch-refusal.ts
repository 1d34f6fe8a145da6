import { findRefusals } from '../fields/find-refusals.ts';
import { openShadowRoot } from '../fields/shadow-dom.ts';
import type { WatchRefusal } from './page-watch.ts';

/** See `WatchRefusal`. */
export const watchRefusal: WatchRefusal = (page, email, isNew) => {
  const find = () => findRefusals(page, email, isNew, openShadowRoot);
  // Hints are there always. What a page marks as an error it may have said as the address was written.
  const hints = new Set(isNew ? [] : find().plain);
  let isSaid = false;
  return () => {
    if (isSaid) return false;
    const { certain, plain } = find();
    isSaid = certain.length > 0 || plain.some((text) => !hints.has(text));
    return isSaid;
  };
};
