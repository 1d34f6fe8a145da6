import { text, textParts } from '../../lib/language/text.ts';
import type { Message } from '../../lib/mailbox/message.ts';
import { CodeText } from '../ui/code-text.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { HostText } from '../ui/host-text.tsx';
import { linkHost } from '../ui/link-host.ts';
import { OpenLinkButton } from '../ui/open-link-button.tsx';

type FoundInMessageProps = {
  message: Message;
  /** its code was replaced by a newer one */
  isCodeReplaced: boolean;
  onCopyCode: (code: string) => Promise<boolean>;
  onOpenLink: (link: string) => void;
};

/** The code and the confirmation link that were found in this message, if any. */
export function FoundInMessage({ message, isCodeReplaced, onCopyCode, onOpenLink }: FoundInMessageProps) {
  const { code, link } = message;
  const host = link && linkHost(link);
  if (!code && !host) return null;
  return (
    <div class="found">
      {code && (
        <div class="found-row">
          <div>
            <p class="found-code" data-replaced={isCodeReplaced}>
              <CodeText code={code} />
            </p>
            {isCodeReplaced && <p class="soft">{text('message.codeReplaced')}</p>}
          </div>
          <CopyButton
            kind={isCodeReplaced ? undefined : 'primary'}
            label={text('do.copyCode')}
            text={text('do.copyCode')}
            onCopy={() => onCopyCode(code)}
          />
        </div>
      )}
      {link && host && (
        <div class="found-row">
          <p>
            {textParts('message.linkGoesTo', {
              host: (
                <b class="found-host" dir="ltr">
                  <HostText host={host} />
                </b>
              ),
            })}
          </p>
          <OpenLinkButton host={host} onOpen={() => onOpenLink(link)} />
        </div>
      )}
    </div>
  );
}
