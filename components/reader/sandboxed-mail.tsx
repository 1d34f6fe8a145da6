import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { trustedPage } from '../../lib/email/html/body-page.ts';
import { text } from '../../lib/i18n/text.ts';
import { isDarkNow } from '../ui/use-environment.ts';
import { fitFrame } from './fit-frame.ts';
import { restrictPage } from './page-policy.ts';

/** An empty page of ours whose policy allows remote images. */
const PICTURES_PAGE = '/pictures.html';

type SandboxedMailProps = {
  srcdoc: string;
  /** makes the document without remote images, to measure its height; undefined if the frame loads no remote images */
  withoutImages?: (() => string) | undefined;
  onPainted: () => void;
};

/**
 * A mail's document in a sandboxed frame, as high as the mail. The Content-Security-Policy of the page around it applies to the frame, too.
 */
export function SandboxedMail({ srcdoc, withoutImages, onPainted }: SandboxedMailProps) {
  return withoutImages ? (
    <MailWithPictures srcdoc={srcdoc} withoutImages={withoutImages} onPainted={onPainted} />
  ) : (
    <MailAlone srcdoc={srcdoc} onPainted={onPainted} />
  );
}

type FramedProps = Pick<SandboxedMailProps, 'srcdoc' | 'onPainted'>;

function MailAlone({ srcdoc, onPainted }: FramedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const { frame, painted } = placeFrame(place.current, srcdoc);
    void painted.then(onPainted);
    return fitFrame(frame, () => srcdoc, painted);
  }, [srcdoc]);
  return <div class="mail-place" ref={place} />;
}

/** A page's policy can become stricter, never looser: remote images need another page around the mail. */
function MailWithPictures({ srcdoc, withoutImages, onPainted }: FramedProps & { withoutImages: () => string }) {
  const around = useRef<HTMLIFrameElement>(null);
  const ending = useRef<() => void>(undefined);

  function fill(): void {
    const page = around.current?.contentDocument;
    if (!around.current || !page?.body || page.location.protocol === 'about:') return;
    // By default, the page has the colour scheme of the system. If the mail has another, browsers draw white behind the mail.
    page.documentElement.style.colorScheme = isDarkNow() ? 'dark' : 'light';
    const { frame, painted } = makeFrame(srcdoc, page);
    frame.setAttribute('style', 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0');
    page.body.replaceChildren(frame);
    void painted.then(onPainted);
    ending.current?.();
    ending.current = fitFrame(around.current, withoutImages, painted);
  }

  useEffect(fill, [srcdoc]);
  useEffect(() => () => ending.current?.(), []);
  return (
    <iframe class="html-body" title={text('message.withPictures')} ref={around} src={PICTURES_PAGE} onLoad={fill} />
  );
}

/** Links may open ordinary tabs. Nothing else: no scripts, no origin, no forms. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** Remote images are requested without the client hints that browsers send by default: brand, mobile and system. */
const NO_HINTS = ['ch-ua', 'ch-ua-mobile', 'ch-ua-platform'].map((hint) => `${hint} 'none'`).join('; ');

type MailFrame = {
  frame: HTMLIFrameElement;
  /** Resolves once the document is on screen. */
  painted: Promise<void>;
};

/**
 * Makes a frame without scripts that shows a mail. The caller adds it to the page.
 * @param page the document that will contain the frame; its Content-Security-Policy applies to the frame, too
 */
function makeFrame(srcdoc: string, page: Document): MailFrame {
  const frame = page.createElement('iframe');
  frame.title = text('message.title');
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  // Images are loaded without the browser's cookies, cache and connections. Firefox lacks this: its frames load no remote images.
  frame.setAttribute('credentialless', '');
  frame.allow = NO_HINTS;
  const painted = new Promise<void>((resolve) => {
    // The second animation frame comes after the first was laid out and painted.
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    frame.addEventListener('load', afterPaint, { once: true });
  });
  frame.srcdoc = trustedPage(srcdoc);
  return { frame, painted };
}

/**
 * Shows a mail in a new frame in `place`. Not in the one that is there: Chromium 156 may never lay out, or never load, the second document
 * of a sandboxed frame whose first one has not been painted yet.
 */
function placeFrame(place: Element, srcdoc: string): MailFrame {
  restrictPage();
  const last = place.querySelector('iframe');
  const made = makeFrame(srcdoc, document);
  made.frame.className = 'html-body';
  // The reader below it stays where it is.
  if (last) made.frame.style.flexBasis = last.style.flexBasis;
  place.replaceChildren(made.frame);
  return made;
}
