/** Parameters that say which mail, campaign or recipient a click came from, by exact name. */
const PARAMETERS = new Set(
  (
    'gclid gclsrc dclid gbraid wbraid fbclid msclkid yclid ysclid twclid ttclid li_fat_id igshid igsh epik sccid ' +
    'mc_cid mc_eid mkt_tok vero_id vero_conv oly_enc_id oly_anon_id wickedid _hsenc _hsmi hsctatracking __hstc __hssc ' +
    '_openstat _kx klaviyo_id sc_cid s_cid cmpid ck_subscriber_id ml_subscriber ml_subscriber_hash rb_clickid ' +
    'bsft_clkid bsft_uid bsft_mid elqtrackid elqtrack elq elqat elqcampaignid trk trkcampaign trkemail mkevt mkcid mkrid ' +
    'sfmc_id sfmc_sub sfmc_j j_sfmc et_rid dm_i sb_src ref_src spmailingid spuserid spjobid spreportid'
  ).split(' '),
);
/** The same by prefix. A prefix with `id` alone, such as `at_id`, may be a page's own parameter; `utm_id` is not. */
const PARAMETER_FAMILY = /^(utm|mtm|pk|piwik|matomo|hsa|stm|itm|at|ga|pi)_(?!id$)|^utm_id$/;

/** Hosts that only redirect: link shorteners, link checkers, click counters, and the outgoing links of search engines and networks. */
const REDIRECTORS = new Set(
  (
    'bit.ly t.co tinyurl.com ow.ly buff.ly is.gd goo.gl lnkd.in rebrand.ly cutt.ly t.ly trib.al dlvr.it ' +
    'l.facebook.com lm.facebook.com l.instagram.com l.messenger.com out.reddit.com slack-redir.net away.vk.com ' +
    'urldefense.com urldefense.proofpoint.com linkprotect.cudasvc.com click.mlsend.com list-manage.com ' +
    'sendgrid.net mailchi.mp mandrillapp.com hubspotlinks.com rs6.net cmail19.com cmail20.com ' +
    'awstrack.me pstmrk.it resend-links.com mjt.lu sendibt2.com sendibt3.com sendibm1.com sparkpostmail.com customeriomail.com ' +
    'exct.net klclick.com klclick1.com klclick2.com klclick3.com createsend1.com acemlna.com acemlnb.com emlnk.com ' +
    'intercom-clicks.com convertkit-mail.com convertkit-mail2.com crsend.com emailsys1a.net stat-pulse.com ' +
    'maillist-manage.com zcsend.net mailersend.net ml.mailersend.com omnisendlink.com elasticemail.com'
  ).split(' '),
);
/** Redirectors whose URL has the target, each with the name of the parameter that it obeys. */
const TARGET_PARAMETERS: [host: RegExp, path: RegExp, parameter: string][] = [
  [/^google(\.com?)?\.[a-z]{2,3}$/, /^\/url$/, 'q'],
  [/^google(\.com?)?\.[a-z]{2,3}$/, /^\/url$/, 'url'],
  [/^youtube\.com$/, /^\/redirect$/, 'q'],
  [/^linkedin\.com$/, /^\/(redir|safety\/go|comm\/redir)/, 'url'],
  [/^steamcommunity\.com$/, /^\/linkfilter/, 'url'],
  [/^([a-z\d]+\.)?safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^duckduckgo\.com$/, /^\/l\//, 'uddg'],
  [/^(lm?\.facebook|l\.instagram|l\.messenger)\.com$/, /^\//, 'u'],
  [/^away\.vk\.com$/, /^\/away/, 'to'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, 'a'],
];
/** Usual names of the hosts by which senders count clicks, and usual paths on them. */
const COUNTER_HOST = /^(click|clicks|links?|track|tracking|trk|trck|ct|url\d*|lnk|go|r|e|email\.mg|em\d*|u\d+\.ct)\./;
const COUNTER_PATH = /^\/(wf\/click|track\/click|click|c\/|e\/c\/|f\/a\/|ss\/c\/|cl0\/|l\/|ls\/|uni\/|redirect|trk)/i;

export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return PARAMETERS.has(lower) || PARAMETER_FAMILY.test(lower);
}

/** A redirector by name, or a click counter by the usual shape of both its host and its path. */
export function isKnownRedirector({ hostname, pathname }: URL): boolean {
  const host = bareHost(hostname);
  const parent = host.slice(host.indexOf('.') + 1);
  return (
    REDIRECTORS.has(host) ||
    REDIRECTORS.has(parent) ||
    REDIRECTORS.has(parent.slice(parent.indexOf('.') + 1)) ||
    TARGET_PARAMETERS.some(([name, path]) => name.test(host) && path.test(pathname)) ||
    (COUNTER_HOST.test(host) && COUNTER_PATH.test(pathname))
  );
}

/** The target that a listed redirector has in its URL. Any other host may name a target that it does not lead to. */
export function findTargetIn({ hostname, pathname, searchParams }: URL): URL | undefined {
  const host = bareHost(hostname);
  for (const [name, path, parameter] of TARGET_PARAMETERS) {
    const values = name.test(host) && path.test(pathname) ? searchParams.getAll(parameter) : [];
    const target = values.length === 1 && /^https?:\/\//i.test(values[0] ?? '') ? URL.parse(values[0] ?? '') : null;
    if (target) return target;
  }
  return undefined;
}

const bareHost = (hostname: string) => hostname.replace(/^www\./, '');

/** The longest chain of redirectors that is followed. Links in mails have up to two, seldom three. */
const MOST_REDIRECTORS = 5;

/**
 * The target of a link, without redirectors that have it in their URL, and without parameters that only tell who clicked. No request is
 * made: a redirector whose URL does not have the target stays unresolved.
 * @returns undefined where that is the link itself, and where a redirector does not say where it leads
 */
export function findUntracked(href: string): string | undefined {
  let url = URL.parse(href);
  for (let passed = 0; url && isKnownRedirector(url); passed++)
    url = passed < MOST_REDIRECTORS ? (findTargetIn(url) ?? null) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const found = withoutTracking(url);
  return found === URL.parse(href)?.href ? undefined : found;
}

/** The other parameters stay as they are written: a signature may be over them. */
function withoutTracking({ href, search }: URL): string {
  if (search === '') return href;
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isTrackingParameter(nameOf(pair)));
  const left = kept.length > 0 ? `?${kept.join('&')}` : '';
  return href.replace(search, () => left);
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}
