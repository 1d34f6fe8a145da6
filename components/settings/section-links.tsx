import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';

type Section = { id: string; name: string };

/** Links to the page's sections, which are read from the page. */
export function SectionLinks() {
  const nav = useRef<HTMLElement>(null);
  const [sections, setSections] = useState<Section[]>([]);

  useEffect(() => {
    const headings = [...(nav.current?.parentElement?.querySelectorAll('.sections h2[id]') ?? [])];
    const found = headings.map(({ id, textContent }) => ({ id, name: textContent }));
    // After every render: some sections appear once their data is read.
    setSections((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
  });

  return (
    <nav class="section-links" aria-label={text('settings.sections')} ref={nav}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView();
                heading?.setAttribute('tabindex', '-1');
                heading?.focus({ preventScroll: true });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
