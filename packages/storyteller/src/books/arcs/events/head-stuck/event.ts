import { type Going, NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { toldWith } from '../told-with.ts';
import { EARS } from './ears.ts';
import { stuckIn } from './stuck-in.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:head|nose|face|snout|ears?)\b[^.]*\b(?:stuck|gets? caught|caught|jammed)\b|\b(?:stuck|jammed) (?:with (?:his|her|its|the) (?:head|nose) )?(?:fast )?(?:in|inside|into) (?:an?|the|his|her|its) (?:\p{L}+ ){0,2}(?:jar|pot|bucket|tin|jug|vase|teapot|saucepan|watering can|flower ?pot|boot|welly|wellington|basket|box|cup|mug|bowl)\b|\b(?:his|her|its) (?:head|nose) (?:fast )?(?:in|inside) (?:an?|the) (?:\p{L}+ ){0,2}(?:jar|pot|bucket|tin|jug|vase|teapot|saucepan|flower ?pot|boot|welly|basket|box|cup|mug|bowl)\b|\b(?:jar|pot|bucket|tin|jug|vase|teapot|saucepan|flower ?pot|boot|welly) (?:is |was )?stuck on (?:his|her|its|the) head\b/iu;

/** Who has ears that stand up when somebody speaks, and lie flat when nobody does. */
const HAS_EARS =
  /^(?:bear|polar bear|panda|red panda|fox|rabbit|bunny|hare|dog|puppy|cat|kitten|mouse|rat|squirrel|chipmunk|pig|piglet|cow|calf|goat|donkey|pony|horse|foal|sheep|lamb|lion|lion cub|tiger|wolf|badger|raccoon|koala|deer|llama|guinea pig|leopard|cheetah|bear cub|kangaroo|lynx)$/;

/** A child has no ears that stand up, and is to copy nothing: where a theme names nobody, it is a dog's head. */
function withEars(going: Going): Going {
  const { A, K, k, company } = going;
  if (A !== K) return going;
  const dog = company.meet('dog');
  return { ...going, A: dog, a: dog.name, B: K, b: k, all: `${dog.name} and ${k}` };
}

/** A head goes in, and does not come out; and everybody asks whether it can hear. */
export const HEAD_STUCK: StoryEvent = {
  id: 'head-stuck',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:tree|mud|chimney|fence|railings?|gate|door|window|hole|snow|ice|traffic|lift|song|tooth|toilet|potty|banisters?|hand|paw|finger|foot|whale|fish|elephant|giraffe|crocodile|bird|penguin|owl|duck|space|photo\w*)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    const who = hero ?? other;
    return (
      onTheGround(theme) &&
      stuckIn(raw) !== null &&
      who?.plural !== true &&
      HAS_EARS.test(who?.being?.id ?? who?.word ?? '')
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero ?? other,
    other: null,
    thing: null,
  }),
  plots: [standsApart(toldWith(withEars, { ...EARS, when: OF }))],
  talk: {
    young: { yours: [() => 'What were you ever stuck in?'] },
    older: {
      wonder: [() => 'What was it that kept the head in, all day long?'],
      yours: [() => 'When would it have been best if everybody had just been quiet?'],
    },
  },
};
