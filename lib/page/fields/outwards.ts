/** An element and everything it stands in, from the inside out, across shadow roots. */
export function outwards(element: Element): Element[] {
  const path = [];
  for (let one = element; one; one = one.parentElement ?? (one.getRootNode() as ShadowRoot).host) path.push(one);
  return path;
}
