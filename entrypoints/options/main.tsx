import { render } from 'preact';
import { browser } from 'wxt/browser';
import { Options } from '../../components/options/options.tsx';
import '../../components/style/all.css';

render(<Options requestOrigin={(origin) => browser.permissions.request({ origins: [origin] })} />, document.body);
