import type { Mail } from '../../lib/email/extract/mail.ts';

const SIZE = 1_000_000;

/** Mails of a megabyte that would cost a careless reader most. */
export function hostileMails(): Record<string, Required<Pick<Mail, 'text' | 'html'>>> {
  const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);
  const both = (piece: string) => ({ text: fill(piece), html: fill(piece) });
  return {
    'opening brackets': both('<'),
    'tags that never end': both('<a href="'),
    'nested tables': both('<table><tr><td>'),
    'closing tags': { text: '', html: '<div>'.repeat(100) + fill('</p></span>') },
    'styles that never end': both('<style><!-'),
    'attributes that never end': { text: '', html: `<p ${fill('style="a ')}>` },
    'digits in one line': both('123456 '),
    digits: both('1'),
    'keywords and codes': both('verification code 482913 '),
    'single characters': both('1 a '),
    hyphens: both('12-'),
    brackets: both('[]('),
    entities: both('&#x31;&amp;'),
    links: both('<a href="https://a.example/confirm">confirm</a> https://a.example/x '),
    'links in one line': { text: fill('https://a.example/x '), html: fill('<a href=https://a.example/x>x') },
    spaces: both(' '),
    'line breaks': both('\n1\n'),
    'combining marks': both('e\u0301\u0300'),
    'Chinese text': both('请输入验证码确认登录'),
    'full-width digits': both('１２３４５６、'),
  };
}
