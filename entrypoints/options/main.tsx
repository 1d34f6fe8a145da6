import '../../components/ui/style/all.css';
import { render } from 'preact';
import { Options } from '../../components/settings/options.tsx';
import { ErrorBoundary } from '../../components/ui/error-boundary.tsx';
import { drawInLanguage, followTheme } from '../../components/ui/follow-settings.ts';
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
