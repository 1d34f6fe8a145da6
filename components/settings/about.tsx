import { formatList, text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';

/** The libraries in the extension, each with the licence that we use it under; the build writes their texts into `licences.txt`. */
export const LIBRARIES = [
  { name: 'Preact', licence: 'MIT' },
  { name: 'DOMPurify', licence: 'MPL-2.0' },
  { name: 'htmlparser2', licence: 'MIT' },
  { name: 'entities', licence: 'BSD-2-Clause' },
  { name: 'fflate', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
  { name: 'Hono', licence: 'MIT' },
  { name: 'zod', licence: 'MIT' },
  { name: 'WXT', licence: 'MIT' },
  { name: 'tldts', licence: 'MIT' },
  { name: 'webextension-polyfill', licence: 'MPL-2.0' },
] as const;

type AboutProps = {
  version: string;
  /** shows the first steps; absent while they are shown */
  onFirstSteps?: () => void;
};

/** The version, what leaves the browser, and the libraries in use. */
export function About({ version, onFirstSteps }: AboutProps) {
  return (
    <section class="panel choices" aria-labelledby="about">
      <h2 id="about">{text('about.title')}</h2>
      <div class="about-privacy">
        <h3>{text('about.privacyTitle')}</h3>
        <ul>
          <li>{text('about.requests')}</li>
          <li>{text('about.key')}</li>
          <li>{text('about.pages')}</li>
          <li>{text('about.service')}</li>
          <li>{text('about.sites')}</li>
          <li>{text('about.kept')}</li>
          <li>{text('mail.private')}</li>
        </ul>
      </div>
      <dl class="facts">
        <Fact name={text('about.version')}>{version}</Fact>
        <Fact name={text('about.licence')}>MIT</Fact>
        <Fact name={text('about.builtWith')}>
          {formatList(
            LIBRARIES.map(({ name, licence }) => `${name} (${licence})`),
            'comma',
          )}
          <br />
          <a href="/licences.txt" target="_blank" rel="noreferrer">
            {text('about.allLicences')}
          </a>
        </Fact>
      </dl>
      {onFirstSteps && <Button onClick={onFirstSteps} text={text('about.firstSteps')} />}
    </section>
  );
}
