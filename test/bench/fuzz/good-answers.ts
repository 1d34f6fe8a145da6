const attachment = (id: string) => ({ id, name: 'Invoice.pdf', size: 1200 });

/** @returns a message as a service gives it, whole */
export const goodMessage = (id: string) => ({
  id,
  from: 'Acme <hi@acme.example>',
  to: 'oak@mayfly.test',
  cc: ['cc@acme.example', 'other@acme.example'],
  subject: 'Your code',
  body_text: 'Your code is 482913.',
  body_html: '<p>Your code is 482913.</p>',
  created_at: '2026-01-01T12:00:00Z',
  attachments: [attachment(`${id}-a`), attachment(`${id}-b`)],
});

export const goodList = { messages: [goodMessage('one'), goodMessage('two'), goodMessage('three')] };
export const goodDomains = {
  domains: [{ name: 'a.example', type: 'public' }, 'b.example', { name: 'c.example', type: 'custom' }],
};
export const goodAddress = { email: 'oak@mayfly.test', ttl: 86_400 };
export const goodRateLimit = { limit: 100, remaining: 99, used: 1, reset: 1_800_000_000 };
export const goodSource = { data: 'From: a@b.example\r\n\r\nHello', encoding: 'none', size: 30 };
export const goodError = {
  error: { type: 'request_error', code: 'not_found', detail: 'The message is not found' },
  meta: { request_id: 'req_1' },
};
