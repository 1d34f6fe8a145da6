import { vectors } from '../vector.ts';

/** As those in `vectors.jsonl`, but made of one thing many times. */
export const largeVectors = [
  ...vectors('escape', {
    'deep nesting': `${'<div>'.repeat(3000)}<img src=x onerror=alert(1)>`,
    'deep tables': `${'<table><tr><td>'.repeat(600)}<img src=x onerror=alert(1)>`,
    'deep formatting': `${'<b><i><u><font color=red>'.repeat(500)}<img src=x onerror=alert(1)>`,
    'many attributes': `<p ${Array.from({ length: 3000 }, (_, i) => `a${i}=1`).join(' ')} onclick=alert(1)>x</p>`,
    'long attribute': `<p title="${'x'.repeat(300_000)}" onclick=alert(1) style="${'color:red;'.repeat(20_000)}background:url(https://HOST/a)">x</p>`,
    'many brackets in style': `<style>${'{('.repeat(50_000)}p{background:url(https://HOST/a)}</style><p style="${'('.repeat(50_000)}background:url(https://HOST/b)">x</p>`,
  }),
  ...vectors('overlay', {
    'wide word': `<p>${'x'.repeat(2000)}</p><p style="white-space:nowrap;word-break:keep-all">${'y'.repeat(2000)}</p>`,
  }),
];
