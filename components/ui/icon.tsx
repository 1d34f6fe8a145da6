/** Drawn on a 16 × 16 grid, in strokes of the text's colour. */
const SHAPES = {
  copy: 'M7.5 5.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zM10.5 5.5v-1a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h1',
  done: 'm3.5 8.5 3 3 6-7',
  plus: 'M8 3v10M3 8h10',
  more: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  dots: 'M3 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM7.5 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zM12 8a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.5 10.5l3 3',
  check: 'M13 8a5 5 0 1 1-1.5-3.6M13 2.5v2.6h-2.6',
  busy: 'M8 2.5A5.5 5.5 0 1 1 2.5 8',
  addresses: 'M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM10.5 5.5v3.6a1.6 1.6 0 0 0 3.2 0V8A5.7 5.7 0 1 0 11 12.8',
  settings:
    'M3 5h6M12 5h1M3 11h1M7 11h6M10.5 3.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM5.5 9.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  back: 'M10 3 5 8l5 5',
  source: 'm5.5 5-3 3 3 3M10.5 5l3 3-3 3',
  save: 'M8 2.5v8M5 7.5l3 3 3-3M3 13.5h10',
  read: 'M2.5 7 8 3l5.5 4v6h-11zM2.5 7 8 10.5 13.5 7',
  unread: 'M2.5 4h11v8h-11zM2.5 4.5 8 8.5l5.5-4',
  delete: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  shield: 'M8 1.8 13.5 4v4c0 3.2-2.4 5.3-5.5 6.2C4.9 13.3 2.5 11.2 2.5 8V4z',
  file: 'M9.5 2h-5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h7a1 1 0 0 0 1-1V5zM9.5 2v3h3',
  label:
    'M2.5 8.2V3.5a1 1 0 0 1 1-1h4.7a1 1 0 0 1 .7.3l4.8 4.8a1 1 0 0 1 0 1.4l-4.7 4.7a1 1 0 0 1-1.4 0L2.8 8.9a1 1 0 0 1-.3-.7zM5.5 5.5h.1',
  panel: 'M3.5 3h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM9.5 3v10',
  tab: 'M9.5 2.5h4v4M13.5 2.5 8 8M6.5 3.5h-3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-3',
  clip: 'm13 7.5-5.2 5.2a3.2 3.2 0 0 1-4.5-4.5L8.8 2.7a2.1 2.1 0 0 1 3 3l-5.4 5.4a1 1 0 0 1-1.5-1.5L9.7 5',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2A2.6 2.6 0 0 0 9 3.3l-.7.7M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.7-.7',
  fill: 'M2.5 4.5h11v7h-11zM5 7v2M7.5 13.5h1M7.5 2.5h1',
  warning: 'M8 2.2 14.3 13.3H1.7zM8 6.5v3M8 11.4v.1',
  close: 'm4 4 8 8M12 4l-8 8',
} as const;

export type IconName = keyof typeof SHAPES;

/** `directed` icons point to a side, and are mirrored if the text runs from right to left. `turning` icons rotate. */
const MOTION: Partial<Record<IconName, 'directed' | 'turning'>> = {
  back: 'directed',
  panel: 'directed',
  tab: 'directed',
  label: 'directed',
  busy: 'turning',
};

/** A decorative icon: the accessible name of its control is a text or an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${MOTION[name] ?? ''}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
