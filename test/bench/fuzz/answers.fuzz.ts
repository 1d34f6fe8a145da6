import assert from 'node:assert/strict';
import fc from 'fast-check';
import { InvalidResponseError, ServiceError } from '../../../lib/api/errors.ts';
import { isPathSegment } from '../../../lib/api/path-segment.ts';
import { createResponseError } from '../../../lib/api/response-error.ts';
import { parseAnswer } from '../../../lib/api/transport.ts';
import {
  createdAddressSchema,
  domainsSchema,
  type ListedMessage,
  messageListSchema,
  rateLimitAnswerSchema,
  readListed,
  sourceSchema,
  type WireMessage,
  wireMessageSchema,
} from '../../../lib/api/wire.ts';
import type { z } from '../../../lib/storage/schema.ts';
import type { FuzzEdge } from './fuzz-edge.ts';
import { goodAnswers } from './good-answers.ts';
import { isUntouched, type WrongValue, wrongAnswer } from './wrong-value.ts';

/** Parts of a message whose fields are short, bodies aside. */
const MAX_SHOWN = 400_000;

/** An answer as text: one in four is not even JSON any more. */
const wrongText = (good: unknown) =>
  fc
    .tuple(wrongAnswer(good), fc.nat(3), fc.nat(), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([wrong, dice, at, piece]) => {
      const text = JSON.stringify(wrong.value) ?? '';
      if (dice > 0) return { wrong, text, isSpoilt: false };
      const cut = at % (text.length + 1);
      return { wrong, text: text.slice(0, cut) + piece + text.slice(cut + (at % 3)), isSpoilt: true };
    });

/**
 * @param judge throws if the answer is not what it may be; for one that is JSON still, with where it was changed. Returns whether a
 * good part was left.
 */
function endpoint<Schema extends z.core.$ZodType>(
  name: string,
  good: unknown,
  schema: Schema,
  judge: (parsed: z.output<Schema> | undefined, wrong: WrongValue | undefined) => boolean,
): FuzzEdge {
  return {
    name,
    async run(cases) {
      let kept = 0;
      fc.assert(
        fc.property(wrongText(good), ({ wrong, text, isSpoilt }) => {
          let parsed: z.output<Schema> | undefined;
          try {
            parsed = parseAnswer(text, schema, {});
          } catch (error) {
            assert.ok(error instanceof InvalidResponseError, String(error));
          }
          if (judge(parsed, isSpoilt ? undefined : wrong)) kept += 1;
        }),
        { numRuns: cases },
      );
      return { tried: cases, kept };
    },
  };
}

function judgeMessage(message: WireMessage): void {
  const { body_text: _, body_html: __, ...shown } = message;
  assert.ok(isPathSegment(message.id));
  assert.ok(message.attachments.every(({ id }) => isPathSegment(id)));
  assert.ok(JSON.stringify(shown).length < MAX_SHOWN);
  if (message.created_at !== undefined) new Date(message.created_at).toISOString();
}

function judgeList({ messages }: { messages: ListedMessage[] }): WireMessage[] {
  const read = messages.map(readListed);
  read.forEach(judgeMessage);
  return read;
}

const wholeMessages = goodAnswers.list.messages.map((message) => wireMessageSchema.parse(message));
const goodDomainNames = ['a.example', 'b.example', 'c.example'];
const PARTS = ['from', 'to', 'cc', 'subject', 'body_text', 'body_html', 'created_at', 'attachments'] as const;

export const edges: FuzzEdge[] = [
  endpoint('GET /v1/emails/{email}/messages', goodAnswers.list, messageListSchema, (list, wrong) => {
    const read = list ? judgeList(list) : [];
    const left = wrong && wholeMessages.filter((_, at) => isUntouched(wrong, ['messages', at]));
    for (const message of left ?? []) {
      assert.deepEqual(
        read.find(({ id }) => id === message.id),
        message,
      );
    }
    return (left?.length ?? 0) > 0;
  }),
  endpoint('GET /v1/messages/{id}', goodAnswers.message, wireMessageSchema, (message, wrong) => {
    if (message) judgeMessage(message);
    if (!wrong || !isUntouched(wrong, ['id'])) return false;
    const left = PARTS.filter((part) => isUntouched(wrong, [part]));
    for (const part of left) assert.deepEqual(message?.[part], wholeMessages[0]?.[part]);
    return left.length > 0;
  }),
  endpoint('GET /v1/domains', goodAnswers.domains, domainsSchema, (domains, wrong) => {
    const left = wrong && goodDomainNames.filter((_, at) => isUntouched(wrong, ['domains', at]));
    for (const name of left ?? []) assert.ok(domains?.some((domain) => domain.name === name));
    assert.ok(JSON.stringify(domains ?? []).length < MAX_SHOWN);
    return (left?.length ?? 0) > 0;
  }),
  endpoint('POST /v1/emails', goodAnswers.address, createdAddressSchema, (address, wrong) => {
    if (address) {
      assert.ok(isPathSegment(address.email) && address.email.length <= 254);
      new Date(Date.now() + (address.ttl ?? 0) * 1000).toISOString();
    }
    const isLeft = wrong !== undefined && isUntouched(wrong, ['email']);
    if (isLeft) assert.equal(address?.email, goodAnswers.address.email);
    return isLeft;
  }),
  endpoint('GET /v1/messages/{id}/source', goodAnswers.source, sourceSchema, (source, wrong) => {
    const isLeft = wrong !== undefined && isUntouched(wrong, ['data']);
    if (isLeft) assert.equal(source?.data, goodAnswers.source.data);
    return isLeft;
  }),
  endpoint('GET /v1/rate_limit', goodAnswers.rateLimit, rateLimitAnswerSchema, (limit, wrong) => {
    const parts = Object.values(limit ?? {}).filter((part) => part !== undefined);
    assert.ok(parts.every((part) => part >= 0 && part <= 1e12));
    const isLeft = wrong !== undefined && ['limit', 'remaining'].every((part) => isUntouched(wrong, [part]));
    if (isLeft) assert.equal(limit?.remaining, goodAnswers.rateLimit.remaining);
    return isLeft;
  }),
  {
    name: 'errors of every endpoint',
    async run(cases) {
      let kept = 0;
      const header = fc.oneof(
        fc.constantFrom('', '-1', '1e9', '99999999999999999999', '0', 'soon', 'Thu, 01 Jan 1970 00:00:00 GMT', 'NaN'),
        fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
      );
      const answer = fc.record({
        status: fc.integer({ min: 300, max: 599 }),
        header,
        error: wrongText(goodAnswers.error),
      });
      fc.assert(
        fc.property(answer, ({ status, header, error: { wrong, text, isSpoilt } }) => {
          const names = ['X-Ratelimit-Reset', 'X-Ratelimit-Remaining', 'Retry-After', 'Date', 'X-Request-Id'];
          const response = new Response(null, { status, headers: names.map((name) => [name, header]) });
          const error = createResponseError(response, text, Date.now());
          assert.ok(error instanceof ServiceError);
          assert.ok(JSON.stringify(error.facts).length < 5000);
          if (isSpoilt || status === 429 || !isUntouched(wrong, ['error', 'code'])) return;
          assert.equal(error.kind, 'not-found');
          kept += 1;
        }),
        { numRuns: cases },
      );
      return { tried: cases, kept };
    },
  },
];
