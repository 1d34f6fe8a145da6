import { describeSize } from '../../lib/api/describe-problem.ts';
import type { ResponseSize } from '../../lib/api/problem.ts';
import { text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, WaitingBar } from '../ui/empty-state.tsx';
import { item, MenuButton, type MenuItem } from '../ui/menu-button.tsx';
import { ProblemLine } from '../ui/problem-line.tsx';
import { ViewBar } from '../ui/view-bar.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { FoundInMessage } from './found-in-message.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageDetails } from './message-details.tsx';
import { MessageHead } from './message-head.tsx';
import { decideReader, type MissingBody, type ReaderState } from './model.ts';
import { type ReaderActions, ReaderProvider, useReader } from './reader-context.ts';
import { SourceView } from './source-view.tsx';

type BodyTooLargeProps = {
  size: ResponseSize | undefined;
  /** false if the service no longer has the message, because its address has expired or is gone */
  canFetch: boolean;
};

/** Replaces a body that is too large to be fetched unasked. */
function BodyTooLarge({ size, canFetch }: BodyTooLargeProps) {
  const { retry, saveSource } = useReader().actions;
  return (
    <EmptyState title={text('message.tooLarge', { size: describeSize(size) })} text={text('message.tooLargeText')}>
      {canFetch && (
        <>
          <Button onClick={saveSource} text={text('message.saveEml')} />
          <Button kind="text-button" onClick={retry} text={text('do.tryAgain')} />
        </>
      )}
    </EmptyState>
  );
}

/** One message with everything about it. */
export function Reader({ state, actions }: { state: ReaderState; actions: ReaderActions }) {
  const model = decideReader(state);
  const { problem } = model;
  return (
    <ReaderProvider value={{ state, model, actions }}>
      <article class="reader">
        <ReaderBar />
        <MessageHead>
          <MessageDetails />
        </MessageHead>
        <div role="alert">
          {problem && (
            <ProblemLine
              problem={problem}
              offers={model.canRetry ? [{ text: text('do.tryAgain'), run: actions.retry }] : []}
              actions={actions}
            />
          )}
        </div>
        {state.isSourceShown ? <Source /> : <Content />}
      </article>
    </ReaderProvider>
  );
}

function ReaderBar() {
  const { state, model, actions } = useReader();
  const { openPanel, toggleSource } = actions;
  const items: MenuItem[] = [item(text('message.saveEml'), 'save', actions.saveSource)];
  if (!state.isSourceShown) items.unshift(item(text('message.source'), 'source', toggleSource));
  if (openPanel) items.push(item(text('do.openPanel'), 'panel', openPanel));
  return (
    <ViewBar onBack={state.isSourceShown ? toggleSource : actions.back}>
      <Button
        kind="button plain"
        aria-label={text('select.markUnread')}
        title={text('select.markUnread')}
        onClick={actions.markUnread}
        icon="unread"
        text={text('select.unread')}
      />
      <Button
        kind="button plain"
        aria-label={text('do.deleteMessage')}
        title={text('do.deleteMessage')}
        onClick={actions.deleteMessage}
        icon="delete"
        text={text('do.delete')}
      />
      <MenuButton
        kind="icon-button"
        icon={model.isSourceLoading ? 'busy' : 'dots'}
        label={text('do.more')}
        items={items}
      />
    </ViewBar>
  );
}

function Source() {
  const { source } = useReader().state;
  return source === undefined ? <WaitingBar what={text('message.fetchingSource')} /> : <SourceView source={source} />;
}

function Content() {
  const { state, model } = useReader();
  const { body } = state;
  return (
    <>
      <FoundInMessage />
      {body && <MessageBody body={body} />}
      {model.missingBody && <Missing body={model.missingBody} />}
      {model.attachments.length > 0 && <AttachmentList attachments={model.attachments} />}
    </>
  );
}

function Missing({ body }: { body: MissingBody }) {
  const { retry } = useReader().actions;
  switch (body.kind) {
    case 'loading':
      return <WaitingBar what={text('message.fetching')} />;
    case 'failed':
      return null;
    case 'too-large':
      return <BodyTooLarge size={body.size} canFetch={body.canFetch} />;
    case 'evicted':
      return (
        <EmptyState title={text('keep.clearedTitle')} text={text(body.canFetch ? 'keep.bodyCleared' : 'keep.bodyGone')}>
          {body.canFetch && <Button onClick={retry} text={text('keep.fetchAgain')} />}
        </EmptyState>
      );
  }
}
