import { expect, it } from 'vitest';
import { assessName, wordsOfName } from './assess-name.ts';

const say = (name: string) => assessName(wordsOfName(name));

it.each([
  'email',
  'EMAIL',
  'userEmail',
  'e_mail_wdh',
  'mail_address_conf',
  'ctl00$main$txtEmail',
  'ctl00_main_txtEmailAddress2',
  'j_idt52:regForm:email',
  'edit-submitted-e-mail--2',
  'user[email]',
  'jform[email1]',
  'tx_powermail_pi1[field][e_mail]',
  'correo_electronico',
  'courriel',
  'dwfrm_profile_customer_email_d0cqxtoxxnva',
  'emailOrUsername',
  'メールアドレス',
])('%s names an address', (name) => {
  expect(say(name)).toBe('mail');
});

it.each([
  'mailing_city',
  'email_subject',
  'emailPreferencesCount',
  'email-form-first-name',
  'field_3',
  'powermail_field_x7',
  'mailchimp[MERGE3]',
  'voicemail',
  'mailstop',
  '',
])('%s says nothing of an address', (name) => {
  expect(say(name)).toBeUndefined();
});

it('mail beside a word that is not known is a mention', () => {
  expect(say('email_zebra')).toBe('mention');
});
