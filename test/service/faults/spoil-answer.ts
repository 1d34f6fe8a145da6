import { z } from 'zod';
import type { Fault } from './fault.ts';

const listBody = z.looseObject({ messages: z.array(z.unknown()) });
const RATE_LIMIT_HEADERS = ['Limit', 'Remaining', 'Used', 'Reset'].map((name) => `X-Ratelimit-${name}`);

/** Turns the right answer into the wrong one. An answer that the fault has nothing to do with stays as it is. */
export async function spoilAnswer(fault: Fault, answer: Response): Promise<Response> {
  switch (fault.kind) {
    case 'truncated': {
      const text = await answer.text();
      return withBody(answer, text.slice(0, Math.floor(text.length / 2)));
    }
    case 'broken-message':
      return editJson(answer, (body) => breakMessage(body, fault.index));
    case 'clock':
      return skewClock(answer, fault.skewSeconds);
    case 'headers': {
      const edited = new Response(answer.body, answer);
      for (const [name, value] of Object.entries(fault.headers)) edited.headers.set(name, value);
      return edited;
    }
    case 'no-text':
      return editJson(answer, (body) =>
        editMessages(body, (message) => ({ ...message, body_text: null, body_html: null, attachments: [] })),
      );
    case 'no-rate-limit-headers': {
      const bare = new Response(answer.body, answer);
      for (const name of RATE_LIMIT_HEADERS) bare.headers.delete(name);
      return bare;
    }
    default:
      return answer;
  }
}

type Json = Record<string, unknown>;

/** Edits each message of a list, or the one that the answer is. */
function editMessages(body: unknown, edit: (message: Json) => Json): unknown {
  const list = listBody.safeParse(body);
  if (list.success) return { ...list.data, messages: list.data.messages.map((message) => edit(message as Json)) };
  return typeof body === 'object' && body !== null && 'created_at' in body ? edit(body as Json) : body;
}

function breakMessage(body: unknown, index: number): unknown {
  const list = listBody.safeParse(body);
  if (!list.success || list.data.messages.length === 0) return body;
  const at = Math.min(index, list.data.messages.length - 1);
  const broken = { id: ['17'], from: ['nobody'], subject: { text: null }, created_at: 'yesterday' };
  return { ...list.data, messages: list.data.messages.with(at, broken) };
}

async function skewClock(answer: Response, skewSeconds: number): Promise<Response> {
  const late = await editJson(answer, (body) => skewMoments(body, skewSeconds * 1000));
  const date = Date.parse(late.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) late.headers.set('Date', new Date(date + skewSeconds * 1000).toUTCString());
  const reset = late.headers.get('X-Ratelimit-Reset');
  if (reset !== null) late.headers.set('X-Ratelimit-Reset', `${Number(reset) + skewSeconds}`);
  return late;
}

/** Shifts every `created_at`, however deep. */
function skewMoments(value: unknown, skewMs: number): unknown {
  if (Array.isArray(value)) return value.map((item) => skewMoments(item, skewMs));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'created_at' ? new Date(Date.parse(inner) + skewMs).toISOString() : skewMoments(inner, skewMs),
  ]);
  return Object.fromEntries(entries);
}

async function editJson(answer: Response, edit: (body: unknown) => unknown): Promise<Response> {
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
  if (!isJson) return new Response(answer.body, answer);
  return withBody(answer, JSON.stringify(edit(await answer.json())));
}

function withBody(answer: Response, body: string): Response {
  const { status, headers } = answer;
  headers.delete('Content-Length');
  return new Response(body, { status, headers });
}
