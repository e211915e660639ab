import type { SettingName, ThingName } from '@storylantern/contract';
import { cap } from '../wording.ts';

/** What somebody thinks of doing, as said, and why it does not do: a clause with "but". At most 14 words together. */
type Idea = readonly [said: string, why: string];

/** Something a child is right to keep away from, who looks after it, and what went where only a grown-up goes. */
export interface Danger {
  readonly words: RegExp;
  /** Its title. */
  readonly title: string;
  readonly setting: SettingName;
  readonly thing: ThingName | null;
  /** What it is good for, a sentence of at most eight words. */
  readonly good: readonly [string, string];
  /** What is true of it, a sentence of at most eight words. */
  readonly fact: string;
  /** How far is near enough, a sentence of at most eight words. */
  readonly line: readonly [string, string];
  /** What was lent and is gone: "hat". */
  readonly lost: ThingName;
  /** Where it went, a sentence of at most eight words. */
  readonly gone: readonly [string, string];
  /** Three things the grown-up does, in order, past tense without subject, at most six words each. */
  readonly jobs: readonly [string, string, string];
  /** How the lost thing comes back after two of them: at most eight words, then at most fourteen. `g` is the grown-up. */
  readonly backShort: (g: string) => string;
  readonly back: (g: string) => string;
  readonly ideas: readonly [Idea, Idea, Idea];
  /** What is said when it matters, at most four words, without a stop. */
  readonly cries: readonly [string, string, string];
  /** The quiet end: a sentence of at most eight words. */
  readonly ends: readonly [string, string, string];
}

/** Sayings that are true of every danger. */
export const ANY_CRIES: readonly string[] = [
  'Feet stay, voice goes',
  'Stop and call',
  'Stay put and shout',
  'Wait for big hands',
  'First of all, tell',
  'Stop still and tell',
  'Look, but from here',
  'Tell first, fetch never',
  'Stand and sing out',
  'Leave it be and call',
  'Eyes may go, feet stay',
  'Better lost than fetched',
];

/** The dangers that have a telling of their own; the last is told when the words name another. */
export const DANGERS: readonly Danger[] = [
  {
    words: /firework|sparkler|rocket/,
    title: 'the Fireworks',
    setting: 'garden',
    thing: null,
    good: ['Fireworks draw flowers on the dark.', 'The fireworks go up, green and gold.'],
    fact: 'Fireworks look asleep when they are not.',
    line: ['The far side of the rope is theirs.', 'This side of the rope is near enough.'],
    lost: 'hat',
    gone: ['Off flew the hat, over the rope.', 'The hat blew in among the fireworks.'],
    jobs: ['waited for the last bang', 'waited as long again', 'poured on some water'],
    backShort: (g) => `It was wet and dark. ${cap(g)} picked up the hat.`,
    back: (g) => `When all of it was wet and dark, ${g} picked up the hat.`,
    ideas: [
      ['I could be very quick', 'but a firework is quicker'],
      ['I could crawl under the rope', 'but sparks come down there, too'],
      ['I could go when it looks asleep', 'but that is when it wakes'],
    ],
    cries: ['Rope in front, feet behind', 'Look up, stay back', 'This side of the rope'],
    ends: [
      'The sky was only stars again.',
      'It smelled of smoke, and then of grass.',
      'Far off, one last one said goodbye.',
    ],
  },
  {
    words: /fire|flame|match|lighter|candle|bonfire/,
    title: 'the Fire',
    setting: 'garden',
    thing: 'campfire',
    good: ['The fire is warm and bright.', 'There is a fire, and it crackles.'],
    fact: 'A fire is hungry for one more thing.',
    line: ['Ten big steps back is the right place.', 'Warm is near enough. Hot is too near.'],
    lost: 'hat',
    gone: ['The hat blew down by the fire.', 'Off blew the hat, close to the fire.'],
    jobs: ['fetched a bucket of water', 'put stones all the way round', 'stayed until the ground was cold'],
    backShort: () => 'The fire went grey. Back came the hat.',
    back: (g) => `When the fire was grey and cold, ${g} picked up the hat.`,
    ideas: [
      ['I could reach it with a stick', 'but then the stick belongs to the fire'],
      ['I could be very quick', 'but a fire is quicker, and does not look'],
      ['I could blow the fire small', 'but a fire likes wind, and grows'],
    ],
    cries: ['Ten steps back', 'Back, and back again', 'Not near the glow'],
    ends: ['The fire went to bed first.', 'There was only a smell of smoke.', 'Now the stars did the shining.'],
  },
  {
    words: /road|traffic|cross|car|motorway|railway|train/,
    title: 'the Road',
    setting: 'street',
    thing: null,
    good: ['The road goes all the way to town.', 'Everybody goes along the road somewhere.'],
    fact: 'A car cannot stop as fast as feet.',
    line: ['The kerb is where all feet wait.', 'Feet stop where the pavement stops.'],
    lost: 'ball',
    gone: ['The ball rolled over the road.', 'The ball bounced right across the road.'],
    jobs: ['took hold of one hand', 'looked both ways and listened', 'held hands all the way home'],
    backShort: () => 'Hand in hand, they fetched the ball.',
    back: () => 'When there was nothing coming at all, they went over, hand in hand, and fetched the ball.',
    ideas: [
      ['I could run very fast', 'but a car is faster than the fastest legs'],
      ['I could hold up my hand', 'but a small hand is hard to see'],
      ['I could guess when it is clear', 'but a guess is not a look'],
    ],
    cries: ['Stop, look, listen', 'Kerb first, then eyes', 'Feet on the kerb'],
    ends: ['All the feet were home for tea.', 'The road went on without them.', 'The lamps came on, one by one.'],
  },
  {
    words: /stranger|someone|do(?:es)?n'?t know/,
    title: 'Somebody New',
    setting: 'playground',
    thing: null,
    good: ['Most people here are kind and busy.', 'There are swings here, and busy people.'],
    fact: 'A kind coat does not tell you who.',
    line: ['First ask, then go: that is the rule.', 'Ask your own grown-up, and then go.'],
    lost: 'scarf',
    gone: [
      'The scarf blew out. "Come here," called somebody new.',
      'Off blew the scarf. "Over here," called somebody new.',
    ],
    jobs: ['listened to all of it', 'held one hand at the gate', 'told them who may fetch them'],
    backShort: () => 'Then they found the scarf together.',
    back: (g) => `Then ${g} looked, and there was the scarf, on the hedge.`,
    ideas: [
      ['I could tell by the voice', 'but a voice does not tell everything'],
      ['I could go and come straight back', 'but then nobody knows where I am'],
      ['I could go as far as the corner', 'but then there is the next corner'],
    ],
    cries: ['I ask first', 'Ask, then go', 'Back to ask'],
    ends: [
      'They all went home with their own people.',
      'The swings went on swinging by themselves.',
      'The gate clicked shut behind them.',
    ],
  },
  {
    words: /medicine|pill|tablet|poison|bleach/,
    title: 'the Top Shelf',
    setting: 'bathroom',
    thing: 'bottle',
    good: ['Medicine lives up in a brown bottle.', 'There is a brown bottle up there.'],
    fact: 'It helps, but only in the right spoon.',
    line: ['The top shelf is for tall hands.', 'Small hands stay on the low shelf.'],
    lost: 'balloon',
    gone: ['The balloon flew up to the top shelf.', 'Up went the balloon, beside the bottles.'],
    jobs: ['looked, and read every label', 'moved each bottle right back', 'shut the little door'],
    backShort: (g) => `Then ${g} took down the balloon.`,
    back: (g) => `Then ${g} took hold of the string, and down came the balloon.`,
    ideas: [
      ['I could pull it by the string', 'but everything else might come down too'],
      ['I could guess what is safe up there', 'but nobody can tell by looking'],
      ['It would only take a moment', 'but a moment can go wrong'],
    ],
    cries: ['Top shelf, tall hands', 'Leave it and tell', 'Never guess, always ask'],
    ends: [
      'The top shelf stayed shut all night.',
      'Only the toothbrushes were left out.',
      'It was quiet behind the little door.',
    ],
  },
  {
    words: /kni(?:fe|ves)|blade|scissor|sharp/,
    title: 'the Kitchen Drawer',
    setting: 'kitchen',
    thing: null,
    good: ['Sharp things are for cutting bread.', 'There is a drawer for sharp things.'],
    fact: 'A sharp thing cannot tell what is bread.',
    line: ['The drawer is for big hands.', 'A shut drawer is a good drawer.'],
    lost: 'ribbon',
    gone: ['The ribbon slid into the sharp drawer.', 'Down went the ribbon, under everything sharp.'],
    jobs: ['kept all the sharp ends down', 'took things out one by one', 'shut the drawer, and tried it'],
    backShort: () => 'There it was, the ribbon, under everything.',
    back: () => 'There, at the very bottom, when all the rest was out, was the ribbon.',
    ideas: [
      ['I could feel about for it', 'but feeling is how fingers get cut'],
      ['I could be very quick', 'but quick is when things slip'],
      ['I could shake the drawer', 'but then they are all on the move'],
    ],
    cries: ['Big hands, big drawer', 'Sharp things stay shut', 'Fingers out'],
    ends: [
      'The sandwiches had very good corners.',
      'There was bread, cut quite straight.',
      'The drawer did not say a word.',
    ],
  },
  {
    words: /electric|plug|socket|wire/,
    title: 'the Plug',
    setting: 'living-room',
    thing: 'lamp',
    good: ['The plug makes the lamp shine.', 'The lamp comes on by its plug.'],
    fact: 'What runs in the wire cannot be seen.',
    line: ['The little holes are only for plugs.', 'Hands stay this side of the table.'],
    lost: 'button',
    gone: ['The button rolled in behind the plug.', 'The button went in under the plug.'],
    jobs: ['turned off the switch', 'moved the whole table out', 'put a cover on the holes'],
    backShort: (g) => `Then ${g} picked up the button.`,
    back: (g) => `When the lamp was dark and nothing hummed, ${g} picked up the button.`,
    ideas: [
      ['I could reach in behind', 'but that is just where the danger lives'],
      ['I could fish for it with a spoon', 'but a spoon and a plug must never meet'],
      ['I could feel for it in the dark', 'but in the dark a hand goes anywhere'],
    ],
    cries: ['Only for plugs', 'Hands off the holes', 'Not for fingers'],
    ends: ['Click went the lamp, and out.', 'Nothing hummed any more.', 'They told stories by the window.'],
  },
  {
    words: /height|high|cliff|balcon|roof|ledge/,
    title: 'the High Place',
    setting: 'mountain',
    thing: 'rock',
    good: ['You can see so far from this rock.', 'From this rock you can see everything.'],
    fact: 'The edge is where the ground stops.',
    line: ['The place to look is behind the rail.', 'Two feet stay on this side.'],
    lost: 'kite',
    gone: ['The kite came down past the rail.', 'The kite dipped, over there, past the rail.'],
    jobs: ['tried the path first', 'kept well to the inside', 'held one hand all the way'],
    backShort: (g) => `Then ${g} wound in the kite.`,
    back: (g) => `The end of the string was on the safe side. ${cap(g)} wound in the kite.`,
    ideas: [
      ['I could lean out just a bit', 'but a bit is all the edge needs'],
      ['I could go with my eyes shut', 'but feet like to know where they are'],
      ['I could stretch from the rail', 'but the rail is to be behind'],
    ],
    cries: ['Behind the rail', 'Two feet back', 'No nearer than here'],
    ends: ['They could see their own window.', 'The view stayed where it was.', 'Down below, the lights came on.'],
  },
  {
    words: /water|river|canal|wave|current|drown|swim/,
    title: 'the Deep Water',
    setting: 'pond',
    thing: null,
    good: ['The water is good for sailing things.', 'A boat goes well on this water.'],
    fact: 'Deep water looks just like shallow water.',
    line: ['Near the water, you need a hand.', 'Dry feet first, and somebody to hold.'],
    lost: 'boat',
    gone: ['The boat sailed out to the deep part.', 'Away went the boat, where it is deep.'],
    jobs: ['looked for a long time first', 'stayed on the dry path', 'held one hand all the way'],
    backShort: (g) => `From there ${g} pulled in the boat.`,
    back: (g) => `There was a long hook on the post. With that ${g} drew in the boat.`,
    ideas: [
      ['I could lie down and reach', 'but wet stones are slippery'],
      ['I could pull it with a stick', 'but the water pulls the stick as well'],
      ['It does not look deep', 'but deep looks just like shallow'],
    ],
    cries: ['A hand by the water', 'Stay on the dry', 'Not without a hand'],
    ends: [
      'The water went quite smooth again.',
      'There was not one wet sock.',
      'The water kept the sky, and nothing else.',
    ],
  },
  {
    words: /^/,
    title: 'the Hot Stove',
    setting: 'kitchen',
    thing: 'saucepan',
    good: ['There is soup in the saucepan.', 'Something in the saucepan smells like supper.'],
    fact: 'Hot looks just the same as cold.',
    line: ['One big step away is near enough.', 'That side is only for thick gloves.'],
    lost: 'crown',
    gone: ['The crown fell behind the hot saucepan.', 'Down slid the crown, behind the hot saucepan.'],
    jobs: ['turned the stove right off', 'put on two thick gloves', 'looked again, to be sure'],
    backShort: (g) => `It cooled. Then ${g} picked up the crown.`,
    back: (g) => `When the saucepan was quite cold, ${g} lifted it away. There was the crown.`,
    ideas: [
      ['I could feel if it is hot', 'but feeling is too late'],
      ['I could use my sleeve', 'but a sleeve is only thin'],
      ['I could be very quick', 'but hot is quicker'],
    ],
    cries: ['Hot, so step back', 'One big step away', 'Too hot to touch'],
    ends: ['The soup was just right at last.', 'They had supper rather late.', 'The stove ticked, and went quiet.'],
  },
];
