import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../lib/i18n/text.ts';
import { isDarkNow } from '../ui/use-environment.ts';
import { fitFrame } from './fit-frame.ts';
import { makeFrame, placeFrame } from './mail-frame.ts';

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
    <div class="mail-place">
      <iframe class="html-body" title={text('message.withPictures')} ref={around} src={PICTURES_PAGE} onLoad={fill} />
    </div>
  );
}
