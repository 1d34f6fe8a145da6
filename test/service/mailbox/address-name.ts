/** A hundred of each, give or take: with the number that is about as many names as a telephone number has. */
const ADJECTIVES =
  `amber ancient autumn balmy bashful blithe brave breezy bright brisk bronze calm candid careful cheerful
  clear clever copper coral cosy crimson curious dappled daring dawning distant dreamy dusky eager early easy elder endless
  even faithful fleet floral fond frosty gentle gilded glad glassy golden graceful hazel hidden honest humble idle indigo
  ivory jolly keen kind lilac limber little lively lofty lucky lunar mellow merry mild mindful misty modest mossy nimble
  noble olive opal patient pearly placid plucky polite proud quiet rapid rosy rustic sandy serene shady silent silver sleepy
  snowy solar spry starry steady sunny swift tender tidy tranquil velvet warm wandering whimsical windy wise witty`.split(
    /\s+/,
  );

const NOUNS =
  `acorn alder anchor apple aspen aster badger basil beacon beech birch bluebell bramble brook canyon cedar cherry
  cliff clover comet cove crane creek cricket daisy delta dune egret elm ember falcon fern finch fjord forest fox garden glade
  grove gull harbor hare hazel heath heron hill holly ibis iris island ivy jasmine jay juniper kestrel kite lagoon lake lantern
  larch lark laurel linden lotus lynx maple marten martin meadow mill moon moor moss moth nettle newt nutmeg oak orchard orchid
  osprey otter owl pebble pine plover plum pond poplar poppy quail quill rain raven reed ridge river robin rowan saffron sage
  sparrow spruce starling stone stork stream swallow swan thistle thrush thyme tide tulip valley violet wagtail walnut willow
  wren yarrow`.split(/\s+/);

/**
 * A name such as `quiet.lark.4182`: pleasant to read out, and nothing to guess.
 * @param randomInt a random whole number from `min` up to, but not with, `max`
 */
export function makeAddressName(randomInt: (min: number, max: number) => number): string {
  const pick = (words: string[]): string => words[randomInt(0, words.length)] ?? '';
  return `${pick(ADJECTIVES)}.${pick(NOUNS)}.${randomInt(1000, 10_000)}`;
}
