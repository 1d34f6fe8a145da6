/**
 * Labels of other people's forms that a third person would not give, or would not hold against a rule: looked at one by one, each by what its page says
 * (2026-11-23). They are not scored; the bench says how many they are. `PAGE INDEX`, as the corpora have them.
 */
const ARGUABLE: Record<string, string[]> = {
  // The corpus says nothing of these controls, and so counts them as negatives. Each has "E-mail" as its label or its name: people who recover a
  // password, change the address of an account, or log in are asked for it, and the same fields are labelled so on other pages.
  'asks for an address, and has no label at all': [
    'www_1gb_ru_login 3',
    'www_eporner_com_login 23',
    'www_eporner_com_login 29',
    'www_eporner_com_login 30',
    'www_eporner_com_signup 23',
    'www_eporner_com_signup 29',
    'www_eporner_com_signup 30',
    'www_networksolutions_com_login 25',
    'www_singaporeair_com_signup 193',
    'www_singaporeair_com_signup 197',
    'www_unige_ch_login 10',
    // "Sign up to the newsletter", named mailaddr
    'QA_GR_www.e-shop.gr 38',
  ],
  // "E-mail" in label and type; "user name or e-mail", which the other corpus labels `username_or_email` and does not score.
  'labelled as a user name, though the page asks for an address': ['QA_CZ_www.datart.cz 23', 'QA_GR_lineboutique.gr 8'],
  // The prefix of a telephone number, three characters with +36 in it; a code that was sent; a first name; the interests of a Mailchimp list.
  'labelled as an address, though the page asks for something else': [
    'QA_HU_digitalko.hu 12',
    'QA_IT_www.tiffany.it 906',
    'QA_RU_petrovich.ru 62',
    'commoncrawl_91c45962 2',
  ],
  // "Please leave this field empty"; "for validation purposes, should be left unchanged"; Mailchimp's `b_…`; a class `-hp`; and what is hidden from
  // screen readers and out of the keyboard's reach at once, so that nobody can fill it. An address in any of them has the form refused.
  'a trap, labelled as an address': [
    'wordreference_newsletter 5',
    'walmart_signup 0',
    'commoncrawl_0353f1bb 1',
    'commoncrawl_0536df26 14',
    'commoncrawl_204a743c 15',
    'commoncrawl_2b2d39a7 11',
    'commoncrawl_396b1523 7',
    'commoncrawl_3e30380d 3',
    'commoncrawl_42dc8aa5 7',
    'commoncrawl_5098bf94 8',
    'commoncrawl_52965df0 36',
    'commoncrawl_57810fd5 4',
    'commoncrawl_6d2ec12f 35',
    'commoncrawl_8461da3b 8',
    'commoncrawl_91c45962 3',
    'commoncrawl_98ce4d98 9',
    'commoncrawl_9ee85df3 5',
    'commoncrawl_a9527db9 9',
    'commoncrawl_ba714de3 2',
    'commoncrawl_c45c4af1 2',
    'commoncrawl_c5c62e0c 14',
    'commoncrawl_f6241c41 1',
    'commoncrawl_f8a9206b 5',
    'forcechange_2ad43cdd 18',
    'sysco_2886f1af 6',
  ],
  // "Recipient's email", "your friend's e-mail", "send to": an address of the visitor's own would send the gift or the letter to themselves.
  'the address of somebody else': [
    'atlas_4f2524fd 68',
    'blog_84582890 0',
    'cavastowns_85f592ae 9',
    'commoncrawl_02eae277 3',
    'commoncrawl_11dba433 3',
    'commoncrawl_1c156251 2',
    'commoncrawl_35b563e3 4',
    'commoncrawl_55c0f010 1',
    'commoncrawl_5acd3247 2',
    'commoncrawl_69ec0e22 35',
    'commoncrawl_6e967737 3',
    'commoncrawl_6f90eb6e 1',
    'commoncrawl_9ae7328e 6',
    'commoncrawl_9ddb91c2 1',
    'commoncrawl_ac052229 0',
    'commoncrawl_b16964e7 3',
    'commoncrawl_cae2d948 3',
    'commoncrawl_cc6c21f1 3',
    'commoncrawl_db040204 16',
    'commoncrawl_fd1f2d0d 2',
    'commoncrawl_fdb766cb 3',
    'content_d4c845bc 10',
    'd26kw48lk3slte_07fd74e6 5',
    'd26kw48lk3slte_07fd74e6 6',
    'd26kw48lk3slte_07fd74e6 7',
    'eatnutfree_9fce82b6 0',
    'idealjobsworld_735a8ad9 1',
    'txisko_741c13df 0',
    'zonammorpg_dfd3164b 0',
  ],
};

const REASONS = new Map(
  Object.entries(ARGUABLE).flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
);

/** Why a label is not scored. @param page as the corpus names it @returns undefined for one that is */
export function findArguable(page: string, index: string): string | undefined {
  const name = page.replace(/^.*\/(CC_)?|\.html$/g, '');
  return REASONS.get(`${name} ${index}`);
}
