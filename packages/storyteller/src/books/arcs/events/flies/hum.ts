import type { PageScene, ThingName } from '@storylantern/contract';
import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { page } from '../page.ts';
import { whatFlies } from './what-flies.ts';

const REFRAINS = [
  'Hush',
  'Do hush',
  'Oh, hush',
  'Hush now',
  'Hush, please',
  'Not now, hush',
  'Will you hush',
  'Hush, hush',
  'Just hush',
  'Hush for once',
] as const;
const TITLES = ['mmm-mmm', 'the kite on the tower', 'up on a hum', 'hush'];

interface Parts {
  /** "the school bus", "Ember"; whoever flies. */
  readonly it: string;
  /** The same, or "they" where nothing is flown on; and with a capital. */
  readonly them: string;
  readonly Them: string;
  /** "The bus did not stir". */
  readonly still: string;
  /** "sat on a magic carpet". */
  readonly sat: string;
  /** What else is to be known of it at first; begins with a space. */
  readonly here: string;
  /** Somebody who is flown on. */
  readonly who: readonly ActorHint[];
  readonly things: readonly ThingName[];
  readonly time: PageScene['time'];
  /** "That night", "One day". */
  readonly once: string;
  readonly refrain: string;
  readonly title: string;
}

function partsOf(going: Going): Parts {
  const { company, raw, chance, a, b } = going;
  const flyer = whatFlies(raw);
  const isNight = /\bnights?\b|midnight|moonlight|bedtime/.test(raw);
  const drawn = flyer.of === null ? null : (THING_WORDS.get(flyer.of.split(' ').at(-1) ?? '')?.entry.drawn ?? null);
  const M: Figure | null = flyer.sort === 'mount' && flyer.of !== null ? company.meet(beingOf(flyer.of)) : null;
  const rider = /dragon[ -]rid/.test(raw) ? "a dragon rider's" : going.A.names;
  const first = /\bfirst\b/.test(raw) ? ` It was ${rider} first flight.` : '';
  const thing = flyer.of === 'school bus' || flyer.of === 'bus' ? ['bus' as const] : drawn === null ? [] : [drawn];
  const it = M ? M.name : flyer.sort === 'self' ? a : flyer.the;
  const them = flyer.sort === 'self' ? 'they' : it;
  return {
    it,
    them,
    Them: cap(them),
    still: flyer.sort === 'self' ? 'Nothing stirred' : `${cap(it)} did not stir`,
    sat: M ? `sat on ${M.introduced}` : flyer.sort === 'self' ? 'stood at the window' : flyer.inIt,
    here: flyer.sort === 'self' ? ` ${a} held on to ${b}.${first}` : first,
    who: M ? [seen(M, 'stand', 'happy')] : [],
    things: flyer.sort === 'self' ? [] : thing,
    time: isNight ? 'night' : 'day',
    once: isNight ? 'One night' : 'One day',
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

const beingOf = (word: string): string =>
  /pegasus|winged horse/.test(word)
    ? 'horse'
    : (/eagle|pony|unicorn|dragon|cow|pig|elephant|horse/.exec(word)?.[0] ?? 'dragon');

/** It flies when the other one hums, and whoever steers keeps telling them to be quiet. */
export const HUM: EventPlot = mateBeside({ id: 'hum', young, middle, old });

function young(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { it, them, sat, here, who, things, time, refrain: hush, title } = partsOf(going);
  const refrain = `${hush}!`;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time,
          camera: 'medium',
          actors: [seen(A, 'look-up', 'happy'), ...who],
          things: [...things, 'kite'],
        },
        `${A.introduced} ${sat}.${here}${comesToo} On a tower hung a red kite.`,
        `${A.introduced} ${sat}.${here}${comesToo} "My kite is on the tower," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'surprised'), ...who], things },
        `"Mmm, mmm," hummed ${B.introduced}. Up into the sky went ${it}!`,
        `${B.introduced} hummed. "Mmm, mmm!" Up went ${it}, into the sky!`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'float', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `There was the kite! "${refrain}" said ${a}. No more humming. Down went ${it}.`,
        `Up to the kite! "${refrain}" said ${a}. ${b} was quiet. Down, down went ${it}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised'), ...who],
          things,
        },
        `Bump, into the leaves! ${b} hummed. Up they went again!`,
        `Bump! "Mmm," hummed ${b}. Out of the leaves went ${it}!`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'float', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `Nearly! "${refrain}" said ${a}. Down went ${it} again. Bump!`,
        `There was the kite. "${refrain}" said ${a}. Bump! Down went ${it}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(B, 'sit', 'sad'), ...who],
          things,
        },
        `Now ${them} did not go up. ${a} pushed. ${b} did not hum.`,
        `"Up! Please!" said ${a}. But ${them} did not stir. ${b} sat still.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'surprised'), ...who], things },
        `Then ${b} forgot. "Mmm." Up, just a bit! "It is the humming!" said ${a}.`,
        `"Mmm," went ${b}, softly. They went up! "It is your hum!" said ${a}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'float', 'proud'), seen(A, 'reach', 'excited'), ...who],
          things: ['kite', ...things],
        },
        `"Hum! Hum!" "MMM, MMM, MMM!" Up, up, up. ${a} took hold of the kite.`,
        `"Hum, ${b}!" "MMM!" Up to the tower went ${it}. ${a} had the kite!`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'kite'), seen(B, 'stand', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `They went home on one long hum. Down came ${it}, very softly.`,
        `They flew home. ${b} hummed low. Down they came, very softly.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'happy')],
        },
        `In bed ${b} hummed. Up went ${a}, pillow and all! "${refrain}"`,
        `At bedtime ${b} hummed a little. ${a} went up. "${refrain}" Bump. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { it, them, Them, still, sat, here, who, things, time, once, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time,
          camera: 'medium',
          actors: [seen(A, 'look-up', 'calm'), seen(B, 'sit', 'happy'), ...who],
          things: [...things, 'kite'],
        },
        `${once} ${A.introduced} ${sat}. There was ${B.introduced} as well.${here}${comesToo} ${b} hummed, and always had, without noticing. Far over the roofs stood the old tower. On top of it, since Monday, hung ${A.names} red kite.`,
        `${A.names} red kite was on the very top of the old tower. It had been there since Monday. No ladder went up so far. ${once} ${A.introduced} ${sat}, and looked at it.${here}${comesToo} ${B.introduced} hummed. "Mmm-mmm-mmm."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(B, 'sit', 'happy'), ...who], things },
        `"Mmm-mmm-mmm," went ${b}. And the ground went away. Up went ${it}, over the hedge and over the washing. "We're flying!" cried ${a}. It had never happened before. And ${a} knew at once where to go.`,
        `Something shook. Then there was a bit of air under them, and then a lot. Up went ${it}, past the windows, past the chimney. "I'm flying!" shouted ${a}. ${b} was so pleased that the humming got louder. "To the tower!" said ${a}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'float', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `There was the tower, and the kite, with its tail round the flagpole. "${refrain}!" said ${a}. "I've got to think." ${b} stopped humming. And down went ${it}, like a lift.`,
        `They came nearer and nearer. ${a} could see the knots in the tail. "${refrain}!" said ${a}. "This is the hard part." So ${b} was quiet. And all at once there was nothing under them that held.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised'), ...who],
          things,
        },
        `${Them} landed in a heap of leaves, which was lucky. "What did I do?" said ${a}. "I must have leaned too far." ${b} picked a leaf out of one ear. "Mmm," said ${b}. And up they went again.`,
        `It was a soft hedge that ${them} came down in. "It must be the wind," said ${a}. "There was too much of it up there." "Mmm-mmm," hummed ${b}, who felt a bit shaken. They shot up out of the hedge like a cork.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'float', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `This time ${a} leaned the other way, and sat very straight. ${Them} came up beside the flagpole. "${refrain}!" whispered ${a}, and put out a hand. ${b} hushed. The kite went by, and then the clock, and then the door.`,
        `The second time ${a} waited until there was no wind at all. It was so still that one could hear ${b} all over town. "${refrain}!" said ${a}. "People are looking." ${b} stopped in the middle of a note. ${Them} went bump.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'sit', 'sad'), ...who],
          things,
        },
        `They sat where they had landed. ${still}. ${a} said please, and ${a} said one, two, three. ${a} took a run. "Perhaps it only works twice," said ${a}. ${b} did not answer. ${b} had been told to hush, and was hushing.`,
        `"Again," said ${a}. ${still}. ${a} bounced. ${a} pulled, and ${a} pushed, and said all the magic words there are. "It's used up," said ${a}. It was terribly quiet. ${b} sat with closed lips.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'surprised'), ...who], things },
        `It was so quiet that ${b} forgot about it. "Mmm," went ${b}, just once. ${Them} came off the ground, just once. They looked at each other. "Do that again," said ${a}. "Mmm?" said ${b}. They hung there, knee-high.`,
        `A bee came by and hummed. ${b} could not help it, and hummed along. They went up by as much as a hand. The bee left. They came down. "${b}," said ${a}, very slowly. "When I said hush, what did you do?" "I hushed," said ${b}.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'float', 'proud'), seen(A, 'reach', 'excited'), ...who],
          things: ['kite', ...things],
        },
        `"It's you!" cried ${a}. "It was you all the time! Hum, ${b}! Don't ever stop!" ${b} took a breath down to the toes. "MMM-MMM-MMM!" Up went ${it} like a rocket. ${a} undid the tail from the flagpole, one knot, two knots, three. "Got it!"`,
        `"Then hum!" said ${a}. "Hum as loud as you can! Let them look!" ${b} hummed till the windows rang. A high note took ${it} up. A low one let ${it} down, just so. There was the kite. ${a} had all the time in the world for it.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'kite'), seen(B, 'stand', 'proud'), ...who],
          things: ['kite', ...things],
        },
        `They went home the long way, over the river. ${b} did a slow tune. They lay on the air like ducks on a pond. "I never listened to it," said ${a}. "It's quite a good tune." At the last note ${them} touched the grass.`,
        `All the way home the kite flew behind ${it} on its string. ${b} hummed everything that ${b} knew, and some of it twice. "What's that one called?" asked ${a}. "It hasn't got a name," said ${b}. "Nobody ever asked."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'happy')],
          things: ['kite'],
        },
        `That night the kite hung over ${A.names} bed. ${a} was nearly asleep. "Mmm," went ${b}, in the dark. ${a} rose up, pillow and all, and bumped against the kite. "${refrain}," said ${a}. And then, from down on the bed, "Oh, all right. Just a bit more."`,
        `The kite was on its nail by bedtime. "Good night," said ${a}. "Mmm-mmm," said ${b}. The quilt lifted. ${a} was under the lamp before ${a} could say a word. "${refrain}," said ${a}. "Slowly, I mean!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo } = going;
  const { it, them, Them, still, sat, here, who, things, time, once, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time,
          camera: 'medium',
          actors: [seen(A, 'look-up', 'calm'), seen(B, 'sit', 'happy'), ...who],
          things: [...things, 'kite'],
        },
        `${B.introduced} hummed. It wasn't a tune, and ${b} didn't know it. It went on at meals and at bus stops, like a fridge. ${once} ${A.introduced} ${sat}, trying to think, and ${b} was there as well.${here}${comesToo} Over the roofs you could see the old tower, and on its top a red rag. It was the kite that ${a} had spent all summer on. It had got away on its first day. "Mmm-mmm," went ${b}. "${refrain}!" said ${a}.`,
        `${A.introduced} had built a kite. It had taken from May until August, and it had flown for four minutes. Now it hung on the top of the old tower, where no ladder goes. ${once} ${a} ${sat}, and looked at it and minded.${here}${comesToo} "Mmm-mmm-mmm," went somebody. It was ${B.introduced}, who hummed, and always had. People said it was like living with a bee. "${refrain}!" said ${a}. "I'm thinking."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'surprised'), seen(B, 'sit', 'happy'), ...who], things },
        `It lasted as long as it ever did. ${b} was sorry, and forgot. "Mmm," it began, low down. Then the hedge did something odd. It sank. So did the shed, and the washing. "It's not the hedge," said ${a}. "It's us." Up went ${it}, as smoothly as cream, until all the town lay there like something spilled. "I'm doing it," said ${a}. "I'm flying this! I only thought about the kite, and we went."`,
        `For a minute there was no sound at all. Then, being happy, ${b} began again. There was a jerk. There was a feeling as on a swing, when it's going to go over. The grass was still there, but it was a long way down, with a small dog on it. Up went ${it}, turning slowly. "How am I doing that?" said ${a}. "It must be the way I'm holding on." ${b} hummed a bit louder, out of pure surprise.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'float', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `They went over the school, and over the river with its two swans. The tower came up out of the houses like a finger. There was the kite, with its tail wound three times round the pole. "Now," said ${a}, "I've got to steer. ${refrain}!" ${b} hushed. It was as if somebody had pulled out a plug. The kite went up, very fast. But it wasn't the kite. It was ${it}, going down.`,
        `It takes eleven minutes to the tower on foot. By air it's one. ${a} leaned, and they seemed to go where ${a} leaned. There was the pole with its golden knob, and there were the six yards of tail. "Hold still, everybody," said ${a}. "And ${b}. ${refrain}!" ${b} swallowed the note whole. For a moment ${them} stood in the air, like a foot over a missing stair. Then it was quite different air.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'surprised'), ...who],
          things,
        },
        `${Them} came down in the park keeper's leaves, with a crunch. "I lost my grip on it," said ${a}. "I let my mind wander." "Mmm," said ${b}, feeling for bruises, and they rose gently out of the heap with leaves in their hair. So it was a matter of keeping your mind on it. At the pole ${a} frowned until it hurt. "${refrain}," said ${a}, through shut teeth. And they were in the leaves again.`,
        `The leaves had just been raked into soft rows, and ${them} came down in one. "It was the wind," said ${a}. ${b} spat out a leaf and hummed, to get over it. They were off again before ${a} was properly seated. It happened three times. Each time they got within an arm of the kite, and each time ${a} said the same thing. "${refrain}!" Each time they went down like a bucket into a well. "I don't see what I'm doing wrong," said ${a}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'sad'), ...who],
          things,
        },
        `There was a bit of kite paper on ${A.names} sleeve, it had been as near as that. "It's you," said ${a}. "It's that noise! Nobody can think with it. Nobody can stand it, if you want to know. They only don't like to say. It's like having a wasp for a friend." ${b} didn't answer. ${b} got up, and brushed off the leaves, one by one. "I see," said ${b}. And then ${b} went home, by the path, on foot, and made no sound of any kind.`,
        `"Could you be quiet?" said ${a}. "For once? For one single time in your life?" It was loud, and there was more. "You spoil it. You spoil everything with that. It's like having a wasp for a friend." It can't have been true. But it had been said, and they both heard it. "All right," said ${b}, after a while. "I'll stop for good." And ${b} went away over the grass, getting smaller, and it was as still as glass.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), ...who], things },
        `Now you could think. ${a} got ready, and thought about the kite, with great care. ${still}. ${a} thought harder. ${a} leaned, and frowned, and held on in every way that there is. After an hour there was a beetle on ${A.names} shoe. It's quite something, how quiet it can be. You could hear the clock on the tower, and a tap. There was a place in all that where something was missing, like a tooth.`,
        `It was just what ${a} had asked for. There was no wind, and no noise, and nobody. ${a} took hold as before, and waited. ${still}. "Up," said ${a}. "Please. Hup!" A cow looked over. Towards evening ${a} heard a bee in the clover. It hummed. And ${A.names} feet, for no reason, were a little lighter. Then the bee flew off, and they weren't.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), ...who], things },
        `${a} sat up. What happened each time, at the pole? ${a} said hush. And before that, each time, each single time? ${a} tried it, with a dry throat. "Mmm." ${a} had been told in the choir only to move the lips, and hadn't made a note since. It came out like a hinge. It was a poor thing, and it lifted them as high as a daisy. ${a} put a hand over both eyes. It wasn't a matter of who steered. It had never been ${a} at all.`,
        `It went round and round in ${A.names} head. Up, with humming. Down, with hush. There was nobody to see, and so ${a} tried it. ${a} never sang. Somebody had laughed at it once, in the choir, and that had been that. "Mmm," went ${a}, like a rusty hinge. The dandelions sank by an inch. It stopped, and they came back. "Oh no," said ${a}. "It was never me. It was ${b}, and I said all that."`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'calm')] },
        `${b} was at home, peeling potatoes, and there was not a sound. "It's you who does it," said ${a}, at the door. "The flying. But I didn't come about that. It isn't true, what I said. It's only that I'd built the kite, and I wanted it to be me." ${b} peeled a whole potato. "Who doesn't like it?" said ${b}. "Nobody," said ${a}. "I made that up. It's so quiet out there, ${b}. It's horrible."`,
        `It's not far to ${B.names} house. It's only long. "You don't have to come," said ${a}, when ${b} opened. "It's the humming that flies. It's all you. But even if it weren't, I'd want it back." ${b} looked past ${a} at the sky. "You said a wasp." "I know," said ${a}. "I've sung, to see if it works. Out loud. I've been punished." Something moved in the corner of ${B.names} mouth. "What did it sound like?" said ${b}. ${a} did it. A dog began to howl.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'float', 'proud'), seen(A, 'float', 'excited'), ...who],
          things: ['kite', ...things],
        },
        `Nobody has ever been hummed up like that. "MMM-MMM-MMM," went ${b}, straight out, with an open face, as ${b} had never dared to. People came out to their gates. A high note lifted them, and a low one set them down like a spoon on a cloth. ${Them} came to the pole. ${a} undid one loop, and two. Then the note shook. "I'm out of breath," ${b} breathed, and they dropped by a yard.`,
        `"Don't hush," said ${a}. "Whatever I say." And so ${it} went up on it, in front of everybody. It filled the street. It was a bit like an organ and a bit like cake. At the top of the pole ${b} held one long note, and they stood as if on a shelf. One turn of the tail came off, and then another. But a note is made of breath. "I can't," gasped ${b}, "keep it," and they began to slide.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'float', 'worried'), ...who],
          things: ['kite', ...things],
        },
        `There was half the town below, with its head back. ${a} thought of the choir. Then ${a} opened up and hummed. It was flat. It was like a cow in a tunnel, and it could be heard at the bridge. Somebody laughed. But it held. They sat there, tilted, on that one awful note, while ${b} got a breath. "Mmm," said ${b}, coming in over the top. And it was not so bad, with two. The last loop came off.`,
        `${a} looked down, and they were all there, the whole street, the choir teacher too. There was the kite, within reach, and there was that hinge. You could let go and fall in the leaves, and no one would ever know. "MMM," went ${a}. It was dreadful. Down below they put their hands to their ears. But it was a floor to stand on, and ${b} lay on it and breathed, and then joined in. Under them it grew firm. "Now," said ${b}. And ${a} had it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'kite'), seen(B, 'stand', 'happy'), ...who],
          things: ['kite', ...things],
        },
        `${Them} took the long way home, in the dark, over the river and its swans. ${b} did the tune, and ${a} did the one note, and they got on very well. The kite has a patch on it now. It hangs over ${A.names} bed. When the two of them sit and think, which they often do, it's not always ${b} who begins. "${refrain}," says ${b} then, kindly. "You're flat." And they're both a little above their chairs.`,
        `It was night when ${them} came down on the lawn, with the last of the breath. "You could ask them to take you back in the choir," said ${b}. "I'd rather have this one," said ${a}. There are two in it. They meet on Fridays, when the wind is right. Only sometimes, in the middle of supper, ${a} forgets, and goes off like a hinge, and the soup rises. "${refrain}," they all say.`,
      ),
    ],
  };
}
