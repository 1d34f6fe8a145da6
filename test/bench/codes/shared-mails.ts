import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CorpusMail } from '../../codes/corpus-mail.ts';
import { ARGUABLE_MAILS } from './arguable.ts';

const FOLDER = new URL('../../../../shared/corpora/', import.meta.url);

/** Mails of others, in two parts: three fifths may be looked at when rules are made, the rest is only scored. */
export type SharedMails = { name: string; seen: CorpusMail[]; unseen: CorpusMail[] };

/** What is there of the corpora that are shared between projects; their README says what they are. */
export function readSharedMails(): SharedMails[] {
  return ['codes.jsonl', 'products.jsonl', 'ordinary-mail.jsonl.gz'].flatMap((file) => {
    const url = new URL(file, FOLDER);
    if (!existsSync(url)) {
      console.log(`  ${url.pathname} is not here: it is not measured.`);
      return [];
    }
    const bytes = readFileSync(url);
    const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().trim().split('\n');
    const mails = lines
      .map((line): CorpusMail & { dubious?: boolean } => ({ lang: 'unknown', ...JSON.parse(line) }))
      .filter(({ dubious, id }) => !dubious && !(id in ARGUABLE_MAILS));
    const name = file.split('.')[0] ?? file;
    return [{ name, seen: mails.filter((mail) => !isUnseen(mail)), unseen: mails.filter(isUnseen) }];
  });
}

function isUnseen({ id }: CorpusMail): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 5 < 2;
}
