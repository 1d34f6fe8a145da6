import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The frame of every page that a visitor of the made-up company sees. */
export function layOut(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Fernway</title>
    <link rel="icon" href="/leaf.svg">
    <link rel="stylesheet" href="/site.css">
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/"><img src="/leaf.svg" alt="" width="28" height="28">Fernway</a>
      <nav aria-label="Main"><a href="/">Trails</a><a href="/">Maps</a><a href="/">Journal</a></nav>
    </header>
    <main class="stage">
      <section class="card">${content}</section>
      <img class="view" src="/hills.svg" alt="">
    </main>
    <footer class="foot">Fernway is a made-up company. It stands here so that Mayfly has something to sign up to.</footer>
  </body>
</html>`;
}
