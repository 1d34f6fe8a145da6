import { render } from 'preact';
import { Options } from '../../components/settings/options.tsx';
import { drawInLanguage } from '../../components/ui/draw-in-language.ts';
import { ErrorBoundary } from '../../components/ui/error-boundary.tsx';
import { followTheme } from '../../components/ui/follow-theme.ts';
import '../../components/ui/style/all.css';
import { text } from '../../lib/i18n/text.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { forgetLastView } from '../../lib/storage/last-view.ts';

connectionsItem.watch(forgetLastView, new AbortController().signal);

void followTheme();
void drawInLanguage((language) => {
  document.title = text('options.title');
  render(
    <ErrorBoundary key={language} isPage>
      <Options />
    </ErrorBoundary>,
    document.body,
  );
});
