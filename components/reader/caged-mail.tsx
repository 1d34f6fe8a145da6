import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../lib/language/text.ts';
import { makeFrame, placeFrame } from './mail-frame.ts';

/** An empty page of ours whose policy allows remote images. */
const PICTURES_PAGE = '/pictures.html';

type CagedMailProps = {
  srcdoc: string;
  /** the person asked for this message's images, and the frame is to load them */
  loadsImages: boolean;
  onPainted: () => void;
};

/** A mail's document in a sandboxed frame. The policy of the page around it limits what it may load, too. */
export function CagedMail({ srcdoc, loadsImages, onPainted }: CagedMailProps) {
  return loadsImages ? (
    <MailWithPictures srcdoc={srcdoc} onPainted={onPainted} />
  ) : (
    <MailAlone srcdoc={srcdoc} onPainted={onPainted} />
  );
}

type FramedProps = Pick<CagedMailProps, 'srcdoc' | 'onPainted'>;

function MailAlone({ srcdoc, onPainted }: FramedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) placeFrame(place.current, srcdoc, onPainted);
  }, [srcdoc]);
  return <div class="mail-place" ref={place} />;
}

/** A page's policy can become stricter, never looser: remote images need another page around the mail. */
function MailWithPictures({ srcdoc, onPainted }: FramedProps) {
  const around = useRef<HTMLIFrameElement>(null);

  function fill(): void {
    const page = around.current?.contentDocument;
    if (!page?.body || page.location.protocol === 'about:') return;
    const frame = makeFrame(srcdoc, page, onPainted);
    frame.setAttribute('style', 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0');
    page.body.replaceChildren(frame);
  }

  useEffect(fill, [srcdoc]);
  return (
    <iframe class="html-body" title={text('message.withPictures')} ref={around} src={PICTURES_PAGE} onLoad={fill} />
  );
}
