import type { SettingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Open up!',
  'Open up, please!',
  'Do open up!',
  'Now open up!',
  'Door, open up!',
  'Open up there!',
  'Come on, open up!',
  'Will you open up!',
  'Oh, open up!',
  'Hey, open up!',
] as const;
const TITLES = ['the stone frog', 'open up', 'the door that had no key', 'two shoes full'];

interface Parts {
  /** "the lost city", and what is behind its door. */
  readonly place: string;
  readonly insideNow: string;
  readonly inside: string;
  readonly insideOld: string;
  /** What is in the shoes, and how it comes. */
  readonly stuff: string;
  readonly comesNow: string;
  readonly comes: string;
  readonly comesOld: string;
  readonly when: string;
  readonly around: string;
  readonly setting: SettingName;
  readonly weather: 'rain' | 'wind';
  readonly refrain: string;
  /** The other ones: "Pip", "Pip and Mia". */
  readonly others: string;
}

function partsOf({ A, B, K, raw, chance }: Going): Parts {
  const dry = /pyramid|desert|egypt|pharaoh|sphinx|tomb/.test(raw);
  const isCity = /\bcit(?:y|ies)\b|kingdom/.test(raw);
  const isPyramid = /pyramid|pharaoh|sphinx|tomb/.test(raw);
  const named = isPyramid ? 'the old pyramid' : isCity ? 'the lost city' : 'the lost temple';
  const inside = isPyramid
    ? {
        young: 'There are ducks and cats on the walls.',
        told: 'All the walls were painted, with boats and ducks and cats.',
      }
    : isCity
      ? {
          young: 'There are streets and tiny houses.',
          told: 'There were streets and steps and little houses, all under one roof.',
        }
      : {
          young: 'There are a hundred stone frogs.',
          told: 'There were stone frogs on all the walls, a hundred of them.',
        };
  const others = [...new Set([B, K])].filter((each) => each !== A).map((each) => each.name);
  return {
    place: named,
    insideNow: inside.young,
    inside: inside.told,
    insideOld: inside.told,
    stuff: dry ? 'sand' : 'water',
    comesNow: dry ? 'The wind blows. It blows sand.' : 'Now it rains. It pours!',
    comes: dry ? 'Then the wind got up, and it was full of sand.' : 'Then it rained, as it only rains in the jungle.',
    comesOld: dry
      ? 'Then the sky went yellow, and the wind came, with half the desert in it.'
      : 'Then the sky went green, and the rain came down like a curtain.',
    when: dry ? 'when the sand blows' : 'when it rains',
    around: dry ? 'desert' : 'jungle',
    setting: dry ? 'beach' : 'jungle',
    weather: dry ? 'wind' : 'rain',
    refrain: chance.pick(...REFRAINS),
    others: others.join(' and '),
  };
}

/** A stone door, and beside it a stone frog whom nobody looks at, with a mouth as wide as a bucket. */
export const STONE_FROG: EventPlot = { id: 'stone-frog', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { place, insideNow, stuff, comesNow, when, setting, weather, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy')] },
        `${A.introduced} looks for ${place}. ${B.introduced} helps to look.${comesToo}`,
        `Where is ${place}? ${A.introduced} wants to find it. ${B.introduced} comes along.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')] },
        `There! A stone door! It has no key. There is only a stone frog.`,
        `Here is a stone door. No key! A stone frog sits next to it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `They push. "${refrain}" The door does not move. The frog only looks.`,
        `Push, push! "${refrain}" says ${a}. No. It will not move.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'curious')] },
        `They shout at it. "${refrain}" "Up!" says the wall.`,
        `"${refrain}" shouts ${a}. "Up, up!" says the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(B, 'stand', 'worried')] },
        `They take a big stick. Crack! Now it is two sticks. "${refrain}"`,
        `${b} finds a stick. Crack! There are two sticks now. "${refrain}"`,
      ),
      page(
        {
          weather,
          camera: 'wide',
          actors: [seen(A, 'cover', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['shoe'],
        },
        `${comesNow} Soon the shoes are full of ${stuff}.`,
        `${comesNow} The shoes are full of ${stuff}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised')], things: ['shoe'] },
        `${a} tips a shoe out, into the frog. Creak! The frog goes down. The door goes up!`,
        `Where to put it? Into the frog! Creak! Down goes the frog. Up goes the door!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'cheer', 'excited')], things: ['shoe'] },
        `More ${stuff}! Down, down goes the frog. Up, up goes the door!`,
        `"More!" says ${b}. All the ${stuff} goes in. Up goes the door, up, up!`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `In they go. How big it is! ${insideNow}`,
        `They walk in. It is so big! ${insideNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `There is a long bench. Here they can sit. "It opens ${when}!" says ${a}.`,
        `They sit on the old stone bench. "It opens ${when}," says ${a}. "So all can come in."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { place, inside, stuff, comes, when, around, setting, weather, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'happy')] },
        `${A.introduced} had been looking for ${place} for nine days${/explor/.test(going.raw) ? ', as explorers do' : ''}. ${B.introduced} carried the sandwiches.${comesToo} "It's here somewhere," said ${a}. "A thing as big as that can't be far."`,
        `Somewhere in the ${around} was ${place}. Nobody had seen it for two thousand years. "Today we'll find it," said ${A.introduced}. ${B.introduced} had heard that eight times.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'surprised')], things: ['hat'] },
        `${b} leaned on a wall to have a rest. It was a very straight wall. They brushed it clean, and there was a door of stone. Beside it sat a stone frog on a chain, with its mouth wide open. ${a} hung a hat on it.`,
        `They stopped for lunch, and ${a} put the bread on a stone frog. It hung there on a chain. It had a mouth like a bucket. "That's odd," said ${b}, and looked behind it. There was a door, as high as a house.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `There was no handle and no keyhole. "We'll push," said ${a}. They pushed until their feet ran on the spot. The door was as thick as a cow. "${refrain}" said ${a}. The frog had its mouth open, and said nothing.`,
        `"How do you open a thing like that?" said ${b}. They put their shoulders to it. It was like pushing a hill. "${refrain}" said ${a}, and kicked it. That hurt. The frog looked on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'excited'), seen(B, 'stand', 'curious')] },
        `"There's a word for it," said ${b}. "There always is." They tried all the words they knew. "Porridge!" said ${a}. "Abracadabra! ${refrain}" "Up!" said the echo. That was as far as it went.`,
        `So they tried it with words. "Good afternoon," said ${b}, who was polite. "${refrain}" shouted ${a}, who was not. "Up!" said the wall. "Up!" But it was only giving back what it got.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(B, 'stand', 'worried')] },
        `Then they found a pole, to lift it with. They both sat on the end. "${refrain}" Crack! They had two poles, and they were sitting on the ground. "That was our last idea," said ${b}.`,
        `${b} dragged up a long pole, and they stuck it under the door. One, two, three! "${refrain}" It said crack. The door had not noticed. "I've no more ideas," said ${a}. "I've got half a sandwich," said ${b}.`,
      ),
      page(
        {
          weather,
          camera: 'wide',
          actors: [seen(A, 'cover', 'surprised'), seen(B, 'run', 'surprised')],
          things: ['shoe'],
        },
        `${comes} There was no roof anywhere. They sat against the door, and it got in at the top of everything. "My shoes are full," said ${b}. "Mine are overflowing," said ${a}.`,
        `${comes} They pressed up against the stone, but it was everywhere. Soon there was ${stuff} up to the ankles in every shoe. "If only somebody would let us in," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised'), seen(B, 'point', 'surprised')], things: ['shoe'] },
        `${a} took off one shoe, and looked for a place to tip it out. There was the frog, with its mouth open. In it went. Creak. The frog sank, by a thumb. And the door went up, by a thumb. They both stopped breathing.`,
        `Nobody can walk in shoes like that. ${a} emptied one, and it went into the frog, by chance. The chain said creak. "The frog moved," said ${b}. "So did the door," said ${a}. There was a crack of dark under it, as wide as a thumb.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          things: ['shoe', 'hat'],
        },
        `"It's a weight!" said ${a}. "When the frog is heavy, it pulls up the door!" They fed it with shoes full, and hats full, and the lunch box. Down went the frog, with bulging cheeks. Up went the door. They rolled in under it.`,
        `"It's like a see-saw," said ${b}. "The frog is on one end, and the door is on the other!" So they tipped in all the ${stuff} that they had. Shoe by shoe, the frog went down, and the door went up. When it was knee-high they crawled through.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')] },
        `It was ${place}. It was as big as ten churches, and quite still. ${inside} "Hello," whispered ${a}, and it went round and came back, two thousand years old.`,
        `Nobody had stood there for two thousand years. ${inside} "We've found it," said ${a}, very softly. Nobody would shout, in ${place}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'point', 'curious')], things: ['hat'] },
        `Just inside was a long bench, with big and small places worn in it. There was a row of pegs, too. "They hung up their hats," said ${b}. "And they waited until it was over." ${a} sat down in a small place. It fitted.`,
        `Behind the door were stone pegs. Under them was a bench with two hundred hollows. "It's for sitting," said ${b}. "It's for when it's like that outside!" They hung up their hats, and each found a hollow of the right size.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')], things: ['shoe'] },
        `Up on the wall was a gutter, cut like a snake. It ran right to the frog, and it was stuffed with old nests. They cleaned it out. "So it's not locked at all," said ${a}. "It just opens ${when}. That's when you want to come in." And ${b} shared the last half sandwich.`,
        `On the way out they saw how it was meant to go. A stone snake ran down the wall into the frog's mouth. It was full of old nests, and ${a} pulled them out. The frog began to drink by itself. "${refrain}" said ${b}, a bit late. "It does," said ${a}, "${when}, for everybody."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { place, insideOld, stuff, comesOld, when, around, setting, weather, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'calm')] },
        `${cap(place)} was on no map. ${A.introduced} had wanted to see it since there had been anything to want. There was a drawer at home full of plans. ${B.introduced} only came along because somebody had to carry the food.${comesToo} "What is it that you hope for?" asked ${b}, on the ninth day. "To be the first," said ${a}, "in two thousand years." "I don't mind being second," said ${b}.`,
        `${A.introduced} talked of nothing else, and had a drawer full of plans. There was ${place}, somewhere in the ${around}, and people had gone out after it with elephants. ${a} had gone with ${B.introduced}, and a lunch box.${comesToo} "Whoever goes in first," said ${a}, "will have their name in a book." "I'd like to be the second," said ${b}. "Then I can see whether it's safe."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'calm')], things: ['hat'] },
        `They found it because ${b} was tired. There was something to lean on, and it was too straight. They brushed and scraped for an hour. There stood a slab of stone as high as a house, without a handle, without a keyhole. Beside it hung a stone frog on a chain, with its mouth open. ${a} hung a hat on it, and didn't look at it again.`,
        `"Who put a frog here?" said ${b}. It was of stone, as big as a bucket, and hung on a chain with its mouth wide open. It did very well for keeping lunch off the ground. ${a} was not listening. ${a} had brushed at a stone, and then at the one beside it. There was a door. It had no lock, and no latch, and no crack that you could have put a hair in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')] },
        `They pushed. They took a run at it. The door was as thick as a cow is long, and you hear that, when you knock. "${refrain}" said ${a}, at the end of the first day. They tried a pole next, and hung on it with all they had. It broke, with a noise like a laugh. "Whoever built this did not want us in," said ${a}. "Or they didn't think of pushing," said ${b}.`,
        `On the first day they used force. It used them up. On the second day they found a pole, and put it under the edge, and jumped on the end. Something cracked, and it was not the door. "${refrain}" cried ${a}, and beat on it with both fists. "Up," said the stone, a little later. "People went in and out here," said ${b}. "Old ones, too, and children. They can't all have been so strong."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'think', 'curious')] },
        `On the third day it was magic words. ${a} had a list. There were four hundred on it, in eleven languages. "${refrain}" was the last one, and the loudest. "Up," said the echo. Meanwhile ${b} walked to and fro with both hands behind, and looked at the wall. "There's a snake up there," said ${b}, "cut in the stone. It comes down all the way to the frog." "That's ornament," said ${a}.`,
        `After that ${a} read to it, out of all the books, everything that has ever opened anything. ${b} had nothing to do, and so ${b} looked about. A groove ran down the wall, in bends, like a snake. Its head hung over the frog. It was stuffed up with two thousand years of rubbish. "What do you think that's for?" said ${b}. "Not now!" said ${a}. "${refrain}" "Up," said the echo.`,
      ),
      page(
        { weather, camera: 'wide', actors: [seen(A, 'cover', 'sad'), seen(B, 'run', 'surprised')], things: ['shoe'] },
        `${comesOld} There was not a roof for a hundred miles. They crouched against the door. It got in at their necks and ran down to their shoes, and the shoes filled up. "We'll have to go home," said ${a}. It was the first time that ${a} had said it. Everything was ruined, and there was ${stuff} in the sandwiches.`,
        `${comesOld} They had no tent. They sat with their backs to ${place}, and had never been so far outside. It came in at the collar. It went down the sleeves. By and by each of their shoes was as heavy as a brick with it. "All this way," said ${a}, "to sit on a doorstep." "They must have had weather, too," said ${b}. "Where did they go?"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hold', 'surprised'), seen(A, 'stand', 'surprised')], things: ['shoe'] },
        `${b} took off a shoe, and turned to tip it somewhere. There was a mouth, open, at just the right height. The ${stuff} went in. Creak, said a chain that had not moved since before there were forks. The frog went down by a finger. Behind ${a} something growled. The door had gone up by a finger. "Do that again," said ${a}, in quite a different voice.`,
        `A shoe is best emptied on the side away from the wind. That was where the frog was. ${b} held it over the frog's mouth. Creak. "Something's let go of my back," said ${a}, and turned round. Under the door was a line of black, as thin as a pencil. They looked at the frog. It hung lower than before. "It's a weight," said ${b}. "It's a pair of scales!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'reach', 'excited')],
          things: ['shoe', 'hat'],
        },
        `"More!" said ${a}. They filled the frog with shoes and hats and the lunch box. With each load the frog sank and the door rose. Then they found the catch. There was a hole in the frog, no bigger than a pea, and it all ran out again. When they stopped, the door came down. It was open to the knee. "One of us can get in," said ${b}, "as long as the other one pours." They looked at each other.`,
        `Down went the frog, up went the door, to the ankle, to the knee. Then ${a} stopped to look in. At once it began to sink. ${stuff === 'sand' ? 'Sand' : 'Water'} was trickling out of the frog from below. Somebody had bored a little hole there, on purpose. "It shuts itself afterwards," said ${b}. "That's clever. But then somebody has to go on pouring." And somebody would go in. It was quiet, but for the ${weather === 'rain' ? 'rain' : 'wind'}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(B, 'hold', 'calm')], things: ['shoe'] },
        `"You go," said ${b}. "You've got the drawer." ${a} was already on the ground, with one arm in. It smelled of cold stone. One more push, and ${a} would be the first. But it was ${b} who had looked at the snake, and ${b} who had leaned on the wall. ${a} came out again, backwards. It was the hardest thing of the whole journey. "Give me the shoes," said ${a}. "You found it."`,
        `"Go on," said ${b}, and poured. "I said I'd be second." ${a} lay down, and slid in up to the shoulders, and saw it. It was only the dark, and the end of a step, but it was there. Then ${a} thought of a frog, and whose idea it had been to look at it. You can't be the first if somebody else has opened the door. "Change over," said ${a}. It came out rather hoarse. "I'll pour."`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(B, 'look-up', 'surprised')] },
        `So ${b} crawled in, and stood up in ${place}. ${insideOld} Just behind the door was a bench with two hundred hollows in it, and above it a row of pegs. They hadn't been for treasure. They were for hats. "What can you see?" called ${a}, pouring. ${b} did not answer at once. Then ${b} began to laugh.`,
        `${b} went in on both knees, and the door hung over the opening like a lip. "Well?" called ${a}, from under it. "It's huge," said ${b}. ${insideOld} "And there are pegs, and a bench. They've all sat here, and worn it down. There's a very small place, at the end." ${b} stood still. "I know where they went," said ${b}, "when it was like this outside."`,
      ),
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(B, 'point', 'excited'), seen(A, 'look-up', 'surprised')],
          things: ['hat'],
        },
        `"Look at the snake!" cried ${b}, with a head under the door. "It isn't an ornament. It's a gutter!" ${a} climbed on the lunch box, and dug out the dirt and the nests of ages. There was a gulp. Then the ${stuff} came down all the bends, as fast as you like, and shot into the frog. Nobody had to pour. The door went up, and up, to where it had always gone.`,
        `"The snake has to be clean!" cried ${b}. ${a} understood it in the same moment. ${a} poked the pole into the snake, the shorter half. Out came a bird's nest, and a pot, and a long sausage of dirt. It cleared its throat. ${stuff === 'sand' ? 'Sand' : 'Rain'} slid down from the whole roof of ${place}, round all the bends, and into the frog. The door rose like a curtain, and stayed there.`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['hat'],
        },
        `They went in side by side, as it was wide enough for a cart. "It was never locked," said ${a}. "It opens ${when}. Then everybody runs in, and sits down, and when it's over it shuts." They hung up their hats. There was a hollow on the bench for either of them. It was dry there. They shared what was left of the sandwich, and it crunched.`,
        `So neither of them was first. They walked in with their arms linked, and left ${stuff === 'sand' ? 'dusty' : 'wet'} prints behind them. "I thought it was there to keep us out," said ${a}. "It only opens ${when}," said ${b}. "That's when you'd want it to." ${a} sat down in the row, between two people who had got up two thousand years ago. There was a lot to be said. They ate instead.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'happy'), seen(B, 'stand', 'happy')], things: ['hat'] },
        `It is in a book now. "Discovered by ${b} and ${a}," it says, "while waiting for the weather to stop." The frog is on the cover. They might have dug for gold there. But they left everything as it was, except for one thing. On the last peg but two hangs a hat. Whoever gets in next, ${when}, will see that they're not the first, and that there's room.`,
        `Afterwards the storm stopped, and the frog ran empty. The door came down behind them, as softly as a lid. "${refrain}" said ${a}, only to see. "Up," it said. The plans from the drawer have gone to make paper boats. ${a} has got a new plan, with a cross on it, and tells anybody who asks. "You can't miss it," says ${a}. "Just wait until you're really miserable, and then empty your shoes."`,
      ),
    ],
  };
}
