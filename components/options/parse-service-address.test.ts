import { describe, expect, it } from 'vitest';
import { parseServiceAddress } from './parse-service-address.ts';

describe('parseServiceAddress', () => {
  it.each([
    ['https://api.example', 'https://api.example', 'https://api.example/*'],
    [' https://API.example/ ', 'https://api.example', 'https://api.example/*'],
    ['api.example', 'https://api.example', 'https://api.example/*'],
    ['https://api.example/mail/v/', 'https://api.example/mail/v', 'https://api.example/*'],
    ['https://api.example:8443', 'https://api.example:8443', 'https://api.example/*'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000', 'http://127.0.0.1/*'],
    ['http://localhost:4000', 'http://localhost:4000', 'http://localhost/*'],
    ['http://[::1]:4000', 'http://[::1]:4000', 'http://[::1]/*'],
  ])('%s', (typed, baseUrl, origin) => {
    expect(parseServiceAddress(typed)).toEqual({ baseUrl, origin });
  });

  it.each([
    ['', 'Enter'],
    ['not a url', 'not a web address'],
    ['https://', 'not a web address'],
    ['http://api.example', 'https'],
    ['http://127.0.0.1.evil.example', 'https'],
    ['ftp://api.example', 'https'],
    ['https://me:secret@api.example', 'password'],
    ['https://api.example/?key=1', 'Leave out'],
    ['https://api.example/#v1', 'Leave out'],
  ])('refuses %j', (typed, because) => {
    expect(parseServiceAddress(typed)).toEqual({ mistake: expect.stringContaining(because) });
  });
});
