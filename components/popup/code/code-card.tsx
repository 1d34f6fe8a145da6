import './code-card.css';
import { useId } from 'preact/hooks';
import { nameSender } from '../../../lib/email/extract/sender-domain.ts';
import { formatAge } from '../../../lib/i18n/format-time.ts';
import { joinSentences, text } from '../../../lib/i18n/text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HostText, linkHost } from '../../ui/host-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OpenLinkButton } from '../../ui/open-link-button.tsx';
import type { ShownCodeOrLink } from '../model.ts';
import { usePopup } from '../popup-context.ts';

/**
 * The newest code, or the host of the newest confirmation link. It is large if the user most likely opened the popup for it, else it is
 * one line.
 */
export function CodeCard({ shown }: { shown: ShownCodeOrLink }) {
  const { state, actions } = usePopup();
  const { message, isProminent, isFresh, isUsed, verdict, filledAddress, recipient, isElsewhere, autofillQuestion } =
    shown;
  const site = filledAddress?.site;
  const { code, link } = message;
  const id = useId();
  const host = link && linkHost(link);
  const isFilling = state.running.has('fillCode');
  const isFillOffered = code !== undefined && isFresh && !isUsed && verdict.isOffered;
  const isSenderNamed = isFillOffered && verdict.isSenderNamed;
  const isSiteShown = isElsewhere && site !== undefined;
  // Which site gets the code matters more than who sent it, unless the sender belongs to another site.
  const isSenderHidden = isSiteShown && !isSenderNamed;
  const forSite = isFillOffered && site !== undefined && text('code.forSite', { site });
  const describedBy = [forSite && id, isSenderNamed && `${id}-sender`].filter(Boolean).join(' ') || undefined;
  const fill = (code: string) => actions.fillCode(message.id, code, filledAddress?.filledIn?.origin);
  return (
    <section class="code-card" data-fresh={isProminent} aria-label={text(code ? 'code.newest' : 'code.newestLink')}>
      <div class="code-card-found">
        {code ? (
          <p class="code-card-code" data-long={code.length > 8}>
            {isUsed && <Icon name="done" />} <CodeText code={code} />
          </p>
        ) : (
          <p class="code-card-host">{host && <HostText host={host} />}</p>
        )}
        {isUsed ? (
          <p class="code-card-used soft">{text('code.filled')}</p>
        ) : (
          <p class="code-card-from soft tabular">
            <span class={isSenderHidden ? 'unseen' : 'cut'} id={`${id}-sender`}>
              {isSenderNamed
                ? text('code.fromSender', { sender: nameSender(message.from) })
                : message.codeFor === undefined
                  ? nameSender(message.from)
                  : text('code.forSite', { site: message.codeFor })}
            </span>
            {forSite && (
              <span class={isSenderHidden ? 'cut' : 'unseen'} id={id}>
                {forSite}
              </span>
            )}
            <span class="whole spare">{formatAge(message.createdAt, state.now)}</span>
          </p>
        )}
        {forSite && isSiteShown && isSenderNamed && (
          <p class="code-card-from soft" aria-hidden="true">
            <span class="cut">{forSite}</span>
          </p>
        )}
      </div>
      <div class="code-card-actions">
        {isFillOffered && isProminent && (
          <Button
            kind={verdict.isPrimary ? 'button primary' : 'button'}
            aria-describedby={describedBy}
            isBusy={isFilling}
            onClick={() => fill(code)}
            icon="fill"
            text={text('do.fillCode')}
          />
        )}
        {isFillOffered && !isProminent && (
          <IconButton
            icon="fill"
            label={text('do.fillCode')}
            describedBy={describedBy}
            isBusy={isFilling}
            onClick={() => fill(code)}
          />
        )}
        {code && (
          <CopyButton
            {...(isProminent && !isFillOffered && { kind: 'primary' as const, text: text('do.copyCode') })}
            label={text('do.copyCode')}
            onCopy={() => actions.copyCode(code)}
          />
        )}
        {!code && link && host && (
          <OpenLinkButton
            host={host}
            isPrimary={isProminent}
            onOpen={() => actions.openLink(message.id, link, recipient)}
          />
        )}
      </div>
      {autofillQuestion && <AlwaysQuestion {...autofillQuestion} />}
    </section>
  );
}

/** Asks, once for each site, whether to fill codes there automatically. Shown after a code was filled. */
function AlwaysQuestion({ origin, host, isAccessible }: NonNullable<ShownCodeOrLink['autofillQuestion']>) {
  const { state } = usePopup();
  const id = useId();
  const answer = (isYes: boolean) => state.codeFill?.onAnswer(origin, isYes);
  return (
    <section class="code-card-always" aria-labelledby={id}>
      <p id={id}>{joinSentences(text('code.ask', { site: host }), isAccessible ? '' : text('code.willAsk'))}</p>
      {/* Called within the click, because it asks for a permission. */}
      <Button onClick={() => answer(true)} text={text('do.yes')} />
      <Button kind="button plain" onClick={() => answer(false)} text={text('do.no')} />
    </section>
  );
}
