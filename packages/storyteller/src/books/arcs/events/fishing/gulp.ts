import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Any minute now',
  'Soon now',
  'Wait for it',
  'Just you wait',
  'He is thinking about it',
  'Not long now',
  'Very soon now',
  'Keep looking',
  'Here he comes',
  'Now, any moment',
] as const;
const TITLES = ['any minute now', 'the crusts', 'who was under the willow', 'the biggest fish'];

interface Anglers {
  /** Who holds the rod and waits. */
  readonly E: Figure;
  readonly e: string;
  readonly Ecap: string;
  readonly F: Figure;
  readonly f: string;
  /** "pond". */
  readonly water: string;
  /** How long the fish has been waited for. */
  readonly long: string;
  readonly besides: string;
  /** The family's own boat: its name, and " green" where they say what colour it is. */
  readonly boat: { readonly name: string; readonly colour: string } | null;
}

const BOAT =
  /\b(?:(red|green|blue|yellow|white|black|orange|brown|grey) )?(?:\p{Ll}+ )?boat,? (?:is |that is |which is )?(?:called|named) (\p{Lu}\p{Ll}+)/u;

function boatIn(told: string): Anglers['boat'] {
  const [, colour, name] = BOAT.exec(told) ?? [];
  return name === undefined ? null : { name, colour: colour === undefined ? '' : ` ${colour}` };
}

function anglers({ A, K, G, g, k, raw, company }: Going): Anglers {
  const E = g !== 'the grown-up' || A === K ? G : (company.other ?? K);
  const F = company.meet('fish');
  return {
    E,
    e: E.name,
    Ecap: cap(E.name),
    F,
    f: F.name,
    water: /\b(river|lake|stream|canal|sea|harbour|loch|reservoir)\b/.exec(raw)?.[1] ?? 'pond',
    long: E === G ? 'for eleven years' : 'all summer',
    besides: K === A || K === E ? '' : ` ${k} was there too, with the bread.`,
    boat: boatIn(`${company.details} ${company.theme.raw}`),
  };
}

/** One waits for the biggest fish and looks at the float; the other throws crusts in where nobody fishes. */
export const GULP: EventPlot = { id: 'gulp', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { E, F, e, f, Ecap, water, besides, boat } = anglers(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(E, 'hold', 'happy', 'fishing-rod'), seen(A, 'sit', 'happy')] },
        `Here is ${A.introduced}. Here is ${e}, with a rod. They sit ${boat === null ? `by the ${water}` : `in ${boat.name}, the${boat.colour} boat`}.${besides.replace(' was ', ' is ')}`,
        `${A.introduced} and ${e} go fishing${boat === null ? '' : ` in ${boat.name}`}.${besides.replace(' was ', ' is ')} They have a rod and some bread.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'determined', 'fishing-rod'), seen(A, 'sit', 'curious')] },
        `"There is a big fish," says ${e}. "I want that one. ${refrain}"`,
        `"I want the biggest fish," says ${e}. "It is in there. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'bread')] },
        `${a} eats some bread. But not the crust! Plop, into the water!`,
        `The bread is good. The crust is not. ${a} drops it in. Plop!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'hold', 'excited', 'fishing-rod'), seen(A, 'stand', 'excited')],
          things: ['boots'],
        },
        `A tug! ${Ecap} pulls and pulls. It is a boot. "${refrain}" says ${e}.`,
        `The rod goes down! Is it the fish? No. It is a boot. "${refrain}"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(E, 'hold', 'surprised', 'fishing-rod'), seen(A, 'hold', 'happy', 'bread')],
          things: ['hat'],
        },
        `A tug! It is a wet hat. "${refrain}" Plop, goes a crust.`,
        `Again! Now it is a hat. "${refrain}" says ${e}. Plop! That was a crust.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')] },
        `${a} looks down. Where are the crusts? All gone! Who eats them?`,
        `But where did the crusts go? There is not one left. ${a} looks down.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'reach', 'happy'), seen(A, 'kneel', 'excited')], things: ['bread'] },
        `Plop. And up comes a mouth. Gulp! It is ${F.introduced}. And so big!`,
        `${a} drops in more bread. Gulp! It is ${F.introduced}. So round!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(E, 'stand', 'surprised'), seen(F, 'reach', 'happy')],
        },
        `"Look!" says ${a}. ${Ecap} turns round. ${f} looks at ${e}. Oh!`,
        `"Look, look!" says ${a}. Now ${e} sees ${f}. They look and look.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'kneel', 'happy'), seen(F, 'reach', 'happy'), seen(A, 'sit', 'happy')],
          things: ['bread'],
        },
        `Down goes the rod. "Are you hungry?" says ${e}. ${Ecap} gives ${f} a crust. Gulp!`,
        `${Ecap} does not take the rod. ${Ecap} takes some bread. Plop. Gulp, goes ${f}.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(E, 'walk', 'happy')] },
        `They go home. No fish! Next time they take two loaves. "${refrain}" they say.`,
        `"Good night, ${f}," says ${a}. They have no fish. They have a friend.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { E, F, e, f, Ecap, water, long, besides, boat } = anglers(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        { setting: 'pond', camera: 'wide', actors: [seen(E, 'hold', 'happy', 'fishing-rod'), seen(A, 'sit', 'happy')] },
        `They sat ${boat === null ? `beside the ${water}` : `in ${boat.name}, the${boat.colour} boat`}. ${Ecap} had the rod. ${A.introduced} had the sandwiches.${besides} "There's one fish in there that I want," said ${e}. "The big one. I've been after it ${long}."`,
        `${A.introduced} was allowed to come fishing.${besides} ${boat === null ? `${Ecap} put a red float on the ${water}, and they sat down.` : `${Ecap} rowed out in ${boat.name}, the${boat.colour} boat, and put a red float on the water.`} "In there lives the biggest fish there is," said ${e}. "I've tried to get it ${long}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'determined', 'fishing-rod'), seen(A, 'sit', 'curious')] },
        `"What do we do now?" said ${a}. "We look at the float," said ${e}, "and keep quiet. That fish is clever." They looked at the float. It was red. It went on being red. "${refrain}" whispered ${e}.`,
        `"It can hear a button drop," said ${e}. So they did not talk. They looked at the red float. Nothing happened to it. "${refrain}" whispered ${e}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich')] },
        `${a} ate a sandwich, as far as the crust. Nobody can eat crusts all day. ${a} dropped it in the water, on the other side, under the willow. Plop. "Shh!" said ${e}.`,
        `It is hard work to look at a float. ${a} had a sandwich. The inside was egg, and the outside was crust. The crust went into the water behind them, by the willow. Plop. "Shh!" said ${e}. "It'll hear you."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'hold', 'excited', 'fishing-rod'), seen(A, 'stand', 'excited')],
          things: ['boots'],
        },
        `The float went under! ${Ecap} pulled, and the rod bent. What came up was long and brown. It was a boot. "${refrain}" said ${e}, and poured the water out of it.`,
        `Then the float bobbed, and sank. "It's on!" cried ${e}. It was heavy. It was dark. It had laces. "A boot," said ${a}. "${refrain}" said ${e}, and put it on one side.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(E, 'hold', 'determined', 'fishing-rod'), seen(A, 'hold', 'happy', 'bread')],
          things: ['boots', 'hat'],
        },
        `After an hour they had the other boot as well, and a hat. "It's in a bad mood today," said ${a}. "${refrain}" said ${e}. ${a} had another sandwich. Plop, under the willow. "Shh!"`,
        `Next they caught a hat, and after that the other boot. "We've nearly got somebody," said ${a}. "${refrain}" said ${e}, and did not laugh. Plop, went the next crust. "Shh!" said ${e}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['bread'] },
        `When the sandwiches were gone, ${a} looked down, under the willow. There had been seven crusts. They ought to have been floating there. There was not one crumb. "Who's had those?" whispered ${a}, with one crust to go.`,
        `There was one crust left. ${a} leaned over to see where the others were. There were no others. There was only a ring on the water, and it got wider and wider. ${a} held very still.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'reach', 'happy'), seen(A, 'kneel', 'excited')], things: ['bread'] },
        `${a} let the last crust fall. Plop. Something came up from below, as big as a pillow. It opened a mouth like a letter box. Gulp. It was ${F.introduced}. ${f} looked up, as if to say: is there no egg?`,
        `Plop. The water went dark. A mouth came up, as round as a bucket, and shut. Gulp. There was ${F.introduced}, old and fat and green, with moss on top. ${f} waited for the next one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(E, 'hold', 'surprised', 'fishing-rod')] },
        `"${Ecap}," whispered ${a}. "Shh! ${cap(refrain)}" said ${e}, looking at the float. "No," said ${a}. "Now. Behind you."`,
        `${a} pulled at ${E.names} sleeve. ${Ecap} was looking at the float. "${refrain}" said ${e}. "You've been saying that all day," said ${a}, "to the wrong side."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'kneel', 'surprised'), seen(F, 'reach', 'curious'), seen(A, 'kneel', 'happy')],
        },
        `${Ecap} turned round. There they were, nose to nose. The net was lying right there. You would only have had to dip it in. ${Ecap} looked at ${f} for a long, long time. "It's thinner than I thought," said ${e}, "poor old thing." It was not thin.`,
        `They looked at each other, ${e} and ${f}. After all that time! The net lay close by. ${Ecap} put out a hand. But the hand went past the net, and into the bread bag. "Do you like cheese?" said ${e}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(E, 'sit', 'happy'), seen(A, 'sit', 'happy'), seen(F, 'reach', 'happy')],
          things: ['fishing-rod', 'bread'],
        },
        `So ${f} had ${E.names} sandwich as well, and a piece of cake. The float bobbed up and down, all by itself. There was a second hat on it. Nobody looked. They talked as loudly as they liked.`,
        `They gave ${f} the cheese, and the cake, and half a tomato. That came back. It was a very nice afternoon. Somewhere the float went under three times, and nobody saw it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(E, 'walk', 'happy')],
          things: ['boots'],
        },
        `They came up the road with a pair of boots. "Did you get it?" people asked. "No," said ${e}. ${a} looked at the sky. "${refrain}" said ${a}. And next Sunday they took two loaves.`,
        `They came home with two boots and a hat. "No fish?" said everybody. "Not yet," said ${e}. "${refrain}" said ${a}. And behind them, under the willow, something went gulp.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { E, F, e, f, Ecap, water, long, besides } = anglers(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES, 'a nail over the door')),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(E, 'stand', 'happy'), seen(A, 'stand', 'curious')],
          things: ['house', 'fishing-rod'],
        },
        `In the hut by the ${water} there was a drawing of every fish they had caught, with its weight. Over the door there was a nail with nothing on it. "That's for the big one," said ${e}. "I've been after it ${long}." ${A.introduced} had never been fishing before.${besides} "What's it like?" said ${a}. "I don't know," said ${e}. "Nobody's seen it."`,
        `There was a row of nails in the fishing hut. On each nail hung a fish, in pencil, with a date. The nail over the door was bare. "It's waiting," said ${e}. "So am I." Everybody at the ${water} knew about the big one. ${Ecap} had been after it ${long}, and had never so much as seen its tail. Today ${A.introduced} was to come along, and had promised to be quiet.${besides}`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'hold', 'determined', 'fishing-rod'), seen(A, 'sit', 'calm')] },
        `Fishing, it turned out, is looking at a float. It is red. You do not talk. You do not throw things, and you do not ask if it is time for a sandwich. "${refrain}" said ${e}, after the first hour, without moving more than was needed. "How do you know?" said ${a}. "I don't," said ${e}. "That's what makes it interesting."`,
        `"It can hear a leaf change its mind," said ${e}. So they sat like two stones. On the float there was a dragonfly, and on ${A.names} leg there was an itch. "${refrain}" said ${e}, now and then, with hardly any lips. ${a} had not known that an afternoon could be as long as that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich')] },
        `There were nine sandwiches. ${a} ate them very quietly, as far as the crusts. You don't bring crusts home, if you want to hear nothing about it. So they went over a shoulder, into the water under the willow. Nobody ever fishes there, because of the roots. Plop. "Shh," said ${e}. "It was only a crust," said ${a}.`,
        `Sandwiches make no noise, and that is why they are taken on such trips. ${a} had nine. It was crusts that were the trouble: there is nothing to be said for a crust. There was a place behind them under a willow, too full of roots to fish in. That's where ${a} dropped them, one by one. Plop. "Shh," said ${e}. "That one was mostly air," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(E, 'hold', 'excited', 'fishing-rod'), seen(A, 'stand', 'excited')],
          things: ['boots'],
        },
        `At two the float went down as if somebody had called it. ${Ecap} was on both feet at once. The rod bent into a hoop, and out of the deep came something long, dark and streaming. "It's a boot," said ${a}. ${Ecap} emptied it, and stood it neatly on the bank. "${refrain}" said ${e}. You had to admire it.`,
        `And then the float sank! The line sang, and ${e} leaned back against the weight of it. "It's not fighting," said ${e}. "That's how you tell the old ones." Up it came, slowly. "It's a boot," said ${a}. "Size nine." ${Ecap} looked at it for a while. "${refrain}" said ${e}, and cast again, in exactly the same place.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'sit', 'sad'), seen(A, 'sit', 'worried')], things: ['boots', 'hat'] },
        `By four o'clock they had two boots and a hat. The other people packed up and came by. "Any luck?" they said, and looked at the boots, and then they looked away. It is one thing to catch nothing by yourself. ${Ecap} said "${refrain}" to them as well. But when they had gone, ${e} said something else. "I sometimes think it isn't there," said ${e}.`,
        `They caught a hat, which fitted nobody, and the second boot. People went past on their way home, with fish, and were kind. "It's a big ${water}," they said. Kindness is worse than laughing. ${Ecap} sat down again. "${refrain}" said ${e}, a bit late. "Suppose there's only a nail," ${e} said then, to the float. "Suppose that's all there ever was."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised')], things: ['bread'] },
        `${a} did not know where to look, and so looked down, under the willow. And that was odd. Nine sandwiches have got thirty-six crusts, or near enough. They float. Here was the water, and there were the roots, and there was not a crumb. "Who's had those?" whispered ${a}. There was one left in the bag. ${a} held it out over the edge, and waited, and let go.`,
        `There is nothing that you can say to a thing like that. ${a} turned round and felt for the last crust. It was then that ${a} noticed. There had been dozens. They ought to have been bobbing about down there like boats. But the water was as clean as a plate. "Somebody's eaten up," whispered ${a}. ${a} lay down on the grass with the crust in one hand, and let it fall.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'reach', 'happy'), seen(A, 'kneel', 'surprised')], things: ['bread'] },
        `Plop. For a while it turned on the water. Then the bottom of the ${water} came up. It had eyes. It had moss along the back, and an old hook in the lip, like an earring. It opened, and shut. Gulp. It was ${F.introduced}. There was nobody else whom it could be. ${f} did not swim away, but looked at ${a} politely, as you look at a waiter.`,
        `Plop. Something under the willow let go of the dark and rose. ${a} had thought that it was a root. It was as long as a bench. It came up with no more noise than a thought, and it had a mouth like a purse. Gulp. There it was, ${F.introduced}, old and green and very fat. How quiet they had been, all day long, on the wrong side! And ${f} had come to where the plopping was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(E, 'hold', 'surprised', 'fishing-rod')] },
        `"${Ecap}," said ${a}, hardly breathing. "I know," said ${e}, to the float. "You'd like to go home." "No. Turn round. Very slowly." And ${e}, who had not taken an eye off that float ${long}, took both of them off it. The net was in the grass between them. One of ${E.names} hands had gone to it, all by itself.`,
        `"Don't say anything," said ${a}. "Come here, and lie down, and look." ${Ecap} sighed, and put the rod by, and lay down on the grass. Then for a long time there was no sound at all. ${cap(E.names)} hand was lying on the handle of the net. It had gone there by itself. It had always known exactly what it would do.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'kneel', 'determined'), seen(A, 'kneel', 'worried'), seen(F, 'reach', 'calm')],
        },
        `It would have been so easy. One dip, and there would be a drawing over the door, and nobody would ever be kind again. ${Ecap} thought of that; you could see it going by. ${f} waited. There was a crumb on ${F.names} chin. "You'd never get another Sunday out of it," said ${a}. It was hard to say. It was not ${A.names} nail.`,
        `"Well, there it is," said ${e}, in a voice like string. "You found it. You had better say." ${a} would have liked to see their faces, all those kind people. It would be talked about for as long as there was a ${water}. ${a} looked at the net, and at ${f}, who trusted crusts. "What would you do on Sundays?" said ${a}. ${Ecap} had not thought of that, in all that time.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(E, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['bread', 'fishing-rod'],
        },
        `${Ecap} pushed the net away with one foot. "Have we anything left?" said ${e}. There was only the cake. They broke it in three, and ${f} had the piece with the cherry. "That's a good boot, you know," said ${e}, in an ordinary voice. "We've got two," said ${a}. Out on the ${water} the float went under, and came up again with a glove.`,
        `So ${e} took the hand off the net, as you take a hat off. In ${E.names} own tin there was cheese, and half a pie. They fed it all to ${f}, who took the pie, dish and all, and gave back the dish. "Shh," said ${a}, and they laughed out loud. It made no difference. ${f} had never minded noise. That fish had been waiting for somebody who dropped things.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(E, 'stand', 'happy'), seen(A, 'hold', 'happy', 'bread')],
          things: ['house', 'boots'],
        },
        `"No luck, then?" said the last man at the hut. "Two boots and a hat," said ${e}, and winked with the eye that the man could not see. They never told. But there is something on the nail over the door now. People think that somebody forgot it. It is an empty bread bag. "${refrain}" says ${a}, every Sunday, when they turn their backs on the float.`,
        `They carried the boots up to the hut. "One day you'll get it," said somebody, kindly. "${refrain}" said ${a}, and had to go outside. The nail over the door is still there, and it is not bare any longer. They hung a crust on it, in a frame. Visitors ask what it weighs. "About as much as a Sunday," says ${e}.`,
      ),
    ],
  };
}
