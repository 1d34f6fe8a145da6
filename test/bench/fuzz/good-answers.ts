const attachment = (id: string) => ({ id, name: 'Invoice.pdf', size: 1200 });

const message = (id: string) => ({
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

/** What a service answers that is well, by what it was asked for. */
export const goodAnswers = {
  message: message('one'),
  list: { messages: [message('one'), message('two'), message('three')] },
  domains: { domains: [{ name: 'a.example', type: 'public' }, 'b.example', { name: 'c.example', type: 'custom' }] },
  address: { email: 'oak@mayfly.test', ttl: 86_400 },
  rateLimit: { limit: 100, remaining: 99, used: 1, reset: 1_800_000_000 },
  source: { data: 'From: a@b.example\r\n\r\nHello', encoding: 'none', size: 30 },
  error: {
    error: { type: 'request_error', code: 'not_found', detail: 'The message is not found' },
    meta: { request_id: 'req_1' },
  },
};
