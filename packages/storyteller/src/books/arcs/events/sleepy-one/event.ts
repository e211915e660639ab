import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { HERE } from './here.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /sleep[yi]|bed ?time|\bbed\b|asleep|awake|nods? off|drows/i;

/** Toys that have a head to lay down. */
const TOY = /^(?:teddy|doll|rabbit-toy|toy rabbit|ragdoll|rag doll)$/;

const sleeper = (each: Entity | null): Entity | null =>
  each?.being && TOY.test(each.being.id) ? each : somebody(each);

/** Those who send a child to bed are sent there: told of a sleepy child, it would be the other way round. */
const GROWN_UP = String.raw`(?:mum\w*|mom\w*|dad\w*|parents|(?:the |all the )?(?:grown[- ]?ups|adults))`;
const SENT_TO_BED = new RegExp(
  String.raw`\b${GROWN_UP} (?:both )?(?:has to|have to|had to|must|need to|needs to|got to|goes|go|went) (?:go )?(?:to|straight to|early to) bed\b|\b(?:put|puts|putting|send|sends|sending|sent|tuck|tucks|tucking) (?:my |our )?${GROWN_UP}(?: and ${GROWN_UP})? (?:in|to|into|off to) bed\b`,
  'iu',
);

/** Somebody is so sleepy that the way to bed is too long. */
export const SLEEPY_ONE: StoryEvent = {
  id: 'sleepy-one',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsleepy\b|\bsleepi(?:er|est)\b|\bsleepyhead\b|\bdrowsy\b|\bbed ?time\b|\btime for bed\b|\b(?:goes|go|going|gets? ready|getting ready|off) (?:to|for) bed\b|\bon the way to bed\b|\b(?:falls?|fell|falling|dozes?|dozing|nods?|nodding) (?:asleep|off) (?:everywhere|anywhere|all over|in the (?:\p{L}+ )?(?:wrong|funny)|on the stairs|in (?:his|her|the) (?:soup|supper|porridge|bath|dinner))\b|\b(?:keeps?|kept) (?:falling asleep|nodding off|dozing off)\b|\b(?:can'?t|cannot|could ?n[o'’]?t|could not) (?:stay|keep) awake\b|\bmissed (?:his|her|its|the)? ?bed ?time\b/iu,
  not: /\b(?:no more|won'?t|will not|would ?n[o'’]?t|would not|does ?n[o'’]?t want|did ?n[o'’]?t want|don'?t want|refuses?|not (?:at all )?(?:tired|sleepy)|never sleepy|isn'?t sleepy|wide awake|stays? up|staying up|hates? (?:bed|going)|no bed ?time|scared|afraid|fear\w*|monsters?|ghosts?|night ?light|toys|teddies|animals|farm|zoo|kings?'?|hollow|sleep ?over|christmas|santa|school|nursery|wak\w*|woke|hibernat\w*|winter|one more|lullab\w*|stars?|moon|sun|clouds?|space|planet|wet(?:s|ting)? the bed|bed wetting|bunk|flying|magic\w*|under the bed|train|bus|tractor|digger|fire engine|truck|lorry|car|boat|ship|princess and|doctor|ill|poorly|sick|chickens?|hens|count\w* sheep|guard|lion tamer|town|village|volcano|giant|steals?|stole\w*|thief|bang|crash|thump|forgot|lost|loses|breaks?|broke)\b|\b(?:can'?t|cannot|could ?n[o'’]?t) (?:go to |get to |fall a)?sleep\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !SENT_TO_BED.test(theme.raw) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        (!each.plural && (TOY.test(each.being.id) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa))),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: sleeper(hero) ?? sleeper(other),
    other: sleeper(hero) ? sleeper(other) : null,
    thing: (sleeper(hero) ?? sleeper(other)) ? null : about('bed'),
    place: null,
    first: null,
  }),
  plots: [ableFriend({ ...HERE, when: NEAR })],
  talk: {
    young: { yours: [() => 'What do you do last of all before you sleep?'] },
    older: {
      wonder: [({ hero }) => `What might ${hero} have dreamed of?`],
      yours: [() => 'Where is the funniest place you ever fell asleep?'],
    },
  },
};
