import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../lib/language/text.ts';
import { makeFrame, placeFrame } from './mail-frame.ts';

/** A page of ours with nothing in it, whose policy lets pictures come from elsewhere. */
const PICTURES_PAGE = '/pictures.html';

type CagedMailProps = {
  srcdoc: string;
  /** the person has asked for this message's pictures */
  showsPictures: boolean;
};

/** A mail's page in a frame that runs nothing; what it may load, the page around it says once more. */
export function CagedMail({ srcdoc, showsPictures }: CagedMailProps) {
  return showsPictures ? <MailWithPictures srcdoc={srcdoc} /> : <MailAlone srcdoc={srcdoc} />;
}

function MailAlone({ srcdoc }: { srcdoc: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) placeFrame(place.current, srcdoc);
  }, [srcdoc]);
  return <div class="mail-place" ref={place} />;
}

/** A policy can be made stricter, never looser: pictures need a page of their own around them. */
function MailWithPictures({ srcdoc }: { srcdoc: string }) {
  const around = useRef<HTMLIFrameElement>(null);

  function fill(): void {
    const page = around.current?.contentDocument;
    if (!page?.body || page.location.protocol === 'about:') return;
    const frame = makeFrame(srcdoc, page);
    frame.setAttribute('style', 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0');
    page.body.replaceChildren(frame);
  }

  useEffect(fill, [srcdoc]);
  return (
    <iframe class="html-body" title={text('message.withPictures')} ref={around} src={PICTURES_PAGE} onLoad={fill} />
  );
}
