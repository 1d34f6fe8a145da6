import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '../i18n/time.ts';
import { createOpenViews, type OpenViews, type View } from './open-views.ts';

let now: number;
let views: OpenViews;

beforeEach(() => {
  now = 0;
  views = createOpenViews(() => now);
});

/** A view that notes down which routes it is to show. */
function createView(page: string): View & { shown: string[] } {
  const shown: string[] = [];
  return { url: `chrome-extension://mayfly/${page}`, showRoute: (route) => void shown.push(route), shown };
}

function open(page: string) {
  const view = createView(page);
  views.add(view);
  return view;
}

it('somebody waits for mail while any view is open', () => {
  expect(views.isAnyOpen()).toBe(false);
  const [popup, tab] = [open('popup.html'), open('mailbox.html')];
  views.remove(popup);
  expect(views.isAnyOpen()).toBe(true);
  views.remove(tab);
  expect(views.isAnyOpen()).toBe(false);
});

describe('a route', () => {
  it('is shown in every panel that is open, and in nothing else', () => {
    const [panel, other, popup] = [open('sidepanel.html'), open('sidepanel.html'), open('popup.html')];
    expect(views.showInPanel('#/a')).toBe(true);
    expect([panel, other, popup].map(({ shown }) => shown)).toEqual([['#/a'], ['#/a'], []]);
    expect(open('sidepanel.html').shown).toEqual([]);
  });

  it.each(['sidepanel.html', 'popup.html'])('waits for a %s to open, and is shown once', (page) => {
    expect(views.showInPanel('#/a')).toBe(false);
    expect(open(page).shown).toEqual(['#/a']);
    expect(open(page).shown).toEqual([]);
  });

  it('is not shown in a tab, which has its own in its address', () => {
    views.showInPanel('#/a');
    expect(open('mailbox.html').shown).toEqual([]);
    expect(open('options.html').shown).toEqual([]);
    expect(open('sidepanel.html').shown).toEqual(['#/a']);
  });

  it('is the last one that was asked for', () => {
    views.showInPanel('#/a');
    views.showInPanel('#/b');
    expect(open('sidepanel.html').shown).toEqual(['#/b']);
  });

  it('is forgotten after twenty seconds, and once it was shown elsewhere', () => {
    views.showInPanel('#/a');
    now = MINUTE / 3;
    expect(open('sidepanel.html').shown).toEqual([]);
    views = createOpenViews(() => now);
    views.showInPanel('#/b');
    views.forgetWanted();
    expect(open('sidepanel.html').shown).toEqual([]);
  });

  it('is not shown in a panel that was closed', () => {
    const panel = open('sidepanel.html');
    views.remove(panel);
    expect(views.showInPanel('#/a')).toBe(false);
    expect(panel.shown).toEqual([]);
  });
});
