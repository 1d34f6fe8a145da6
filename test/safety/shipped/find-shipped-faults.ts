import type { Page } from 'puppeteer-core';
import { READER_HOST } from '../counting-server.ts';
import type { mountPages } from '../mount-bodies.ts';
import type { Vector } from '../vector.ts';
import { type MailToOpen, openMails, type Reading } from './open-mails.ts';
import type { ShippedReader } from './open-reader.ts';
import { sendVectors } from './send-vectors.ts';

declare const reader: { mountPages: typeof mountPages };

/** What vectors did in the shipped reader, as `vector: deed`; all empty when it is safe. */
export interface ShippedFaults {
  /** Attempts to reach anything before anybody asked for pictures. */
  requests: string[];
  /** Frames, tabs and pages that went where they were not put. */
  escapes: string[];
  /** Pieces of harmless mails that are gone. */
  lost: string[];
  /** What ran, of what the reader showed, with scripts allowed and everything touched but links. */
  executed: string[];
}

/** Opened one after the other before the requests are checked; one at a time only if there were any. */
const BATCH = 40;

/** Sends vectors by SMTP, opens each in the shipped reader, and collects what they do. */
export async function findShippedFaults(shipped: ShippedReader, vectors: Vector[]): Promise<ShippedFaults> {
  const ids = await sendVectors(shipped, vectors);
  const faults: ShippedFaults = { requests: [], escapes: [], lost: [], executed: [] };
  const probing = await shipped.scene.browser.openPage(`http://${READER_HOST}/`);
  for (let start = 0; start < vectors.length; start += BATCH) {
    const batch = vectors.slice(start, start + BATCH).map((vector, at) => ({
      name: vector.name,
      mail: { id: ids[start + at] ?? '', keep: vector.keep ?? [] } satisfies MailToOpen,
    }));
    const reading = await openMails(
      shipped,
      batch.map(({ mail }) => mail),
    );
    const ofAll = [...reading.requests, ...reading.escapes];
    for (const { name, mail } of ofAll.length > 0 ? batch : []) {
      const { requests, escapes } = await openMails(shipped, [mail]);
      faults.requests.push(...named(name, requests));
      faults.escapes.push(...named(name, escapes));
    }
    const executed = await probe(probing, reading);
    for (const [at, { name }] of batch.entries()) {
      faults.escapes.push(...named(name, reading.opened[at]?.escapes ?? []));
      faults.lost.push(...named(name, reading.opened[at]?.lost ?? []));
      faults.executed.push(...named(name, executed[at] ?? []));
    }
  }
  await probing.close();
  return faults;
}

function named(vector: string, deeds: string[]): string[] {
  return deeds.map((deed) => `${vector}: ${deed}`);
}

/** What the reader showed, again, without its sandbox. */
async function probe(page: Page, { opened }: Reading): Promise<string[][]> {
  await page.bringToFront();
  const pages = opened.map(({ srcdoc }) => srcdoc);
  return page.evaluate((srcdocs) => reader.mountPages(srcdocs), pages);
}
