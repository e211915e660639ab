import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { twoOrThreeOf } from '../three.ts';

const REFRAINS = [
  'That is not home!',
  'No, not home!',
  'This is not our home!',
  'Not home, not home!',
  'This is not home!',
  'Home is not here!',
  'Hm, not home!',
  'Oh, not home!',
  'Not our home!',
  'Home? Not home!',
  'Sorry, not home!',
] as const;
const TITLES = ['not home', 'a marble in the dark', 'the way home from the stars', 'the rocket and the blue marble'];

/** From far away all the planets are dots. The way home is in a pocket: a marble, blue, with white in it. */
export const MARBLE: EventPlot = {
  id: 'marble',
  when: /^(?!.*\b(?:alien|martian)).*\b(?:planets?|mars|saturn|jupiter|neptune|venus|lost|way home|home|space|stars?|galaxy|comets?)\b/i,
  young,
  middle,
  old,
};

function young(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, comesToo, b, a, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had a marble. It was blue and white. ${B.introduced} had a rocket.`,
          `${A.introduced} had a blue marble. It was white, too. ${B.introduced} had a rocket.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'marbles'), seen(B, 'stand', 'happy')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `Three, two, one, up!${comesToo} They flew past the moon. They flew past a star.`,
          `Whoosh! Up they flew.${comesToo} There was the moon! There was a comet!`,
        ],
        scene: { setting: 'space', camera: 'wide', actors: everybody(going, 'float', 'excited'), things: ['rocket'] },
      },
      {
        text: [
          `"Home now," said ${b}. But all the planets were dots! Which was home?`,
          `Then they wanted to go home. But planets are dots from far away. Which was home?`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They came to a red dot. It was dry and dusty. "${refrain}" said ${b}.`,
          `First they saw a red planet. No trees, no sea. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['planet'],
        },
      },
      {
        text: [
          `Here was one with rings. It was windy. "${refrain}"`,
          `Next was a planet with rings. Brrr! It was so cold. "${refrain}" said ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'cover', 'worried'), seen(A, 'float', 'surprised')],
          things: ['planet'],
        },
      },
      {
        text: [`It was dark. Nobody knew the way.`, `"I want to go home," said ${b}. "Me too," said ${a}.`],
        scene: { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(B, 'float', 'sad')] },
      },
      {
        text: [
          `${k} held the marble up. It was blue. It was white. "Home looks like this!"`,
          `${k} looked at the marble. Blue is for the sea. White is for the clouds!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'marbles')] },
      },
      {
        text: [
          `"There! Blue and white!" said ${k}. It was a dot like the marble.`,
          `${k} looked for a blue dot. There it was! It had white clouds.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'point', 'excited')], things: ['earth'] },
      },
      {
        text: [
          `Down they flew. There was the garden. "${refrain}" joked ${a}. But it was.`,
          `Down, down. Trees! The sea! "${refrain}" joked ${b}. But it was.`,
        ],
        scene: { setting: 'garden', camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['rocket'] },
      },
      {
        text: [
          `Now ${k} is in bed. The marble is by the bed. Good night, little Earth.`,
          `Good night, ${k}. The marble shines a little. It looks just like home.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['marbles'],
        },
      },
    ],
  };
}

function middle(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, a, comesToo, b, K, k, Gcap, g } = going;
  // "back in time for lunch"
  const meal = /\b(?:breakfast|lunch|dinner|tea|supper)\b/.exec(going.raw)?.[0] ?? 'supper';

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had found a marble under the rocket. It was blue, with white curls in it, and as big as a cherry. The pilot was ${B.introduced}. "It won't help us to fly." "No," said ${a}, and put it away safe.`,
          `On the grass beside the rocket lay a marble. ${A.introduced} held it up to the sun. It was blue all through, with a white swirl. "Leave that," said ${B.introduced}. "We're off!" But it went into a pocket.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'marbles'), seen(B, 'stand', 'happy')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `Up they went, over the roofs and over the clouds.${comesToo} ${b} steered round the moon. They saw a star with a tail, and so they went after it. It was quicker than they were. It won.`,
          `"Left at the moon," said ${b}, "and then straight on."${comesToo} They waved at the stars. A comet came by with its hair blowing. They flew behind it for a while, just for fun. Then it was gone.`,
        ],
        scene: {
          setting: 'space',
          camera: 'wide',
          actors: everybody(going, 'float', 'excited'),
          things: ['rocket', 'planet'],
        },
      },
      {
        text: [
          `When they looked back, home was gone. There was only black, and in the black were dots. "Those are planets," said ${b}. There were a hundred of them, and they were all alike. "One is ours," said ${b}. "Which?" said ${a}.`,
          `"Time for ${meal}," said ${b}, and turned the rocket round. Then ${b} did not do anything. Behind them lay all the planets. They were only small bright dots. "We live on a dot," said ${b}. "I didn't know that."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They tried the nearest. It grew until it was red and round. There was sand on it, and stones, and more sand. Nobody had ever planted anything. "${refrain}" said ${a}, and they flew on.`,
          `"Let's ask at that one," said ${a}. It was red. A thin wind blew over it. There was no grass, and no one to ask. "${refrain}" said ${b}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['planet'],
        },
      },
      {
        text: [
          `The second dot had a ring round it, like a hat. It was beautiful. But the ring was all lumps of ice. Inside it there was only wind. "${refrain}" said ${b}. "Our home has a floor."`,
          `Then came one with stripes. They flew down and down, and there was no ground to it. There was only cloud, going round and round. "${refrain}" said ${a}. "You couldn't even put down a cup."`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'cover', 'worried'), seen(A, 'float', 'surprised')],
          things: ['planet'],
        },
      },
      {
        text: [
          `${b} let go of the wheel. "There's no use," said ${b}. "We can't try every dot there is." ${a} thought about the kitchen, and the lamp over the table. They must be lit now. Somewhere they were lit.`,
          `They had tried four. There were ninety-six to go, and the tank was down to the red line. Nobody spoke. "What does it look like?" said ${a}. "From outside, I mean." ${b} had never seen it from outside.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'float', 'sad'), seen(B, 'float', 'sad')], things: ['rocket'] },
      },
      {
        text: [
          `The marble had floated out. It hung in the air beside ${K.names} nose, and it turned round slowly. Blue, and then white, and then blue. ${k} watched. "The sea is blue," said ${k}. "And clouds are white."`,
          `Something blue came drifting by. It was the marble. ${k} caught it. What is blue, and goes all the way round? The sea does. And over the sea, in curls, just like that? "Clouds!" said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'marbles')] },
      },
      {
        text: [
          `"This is what it looks like!" said ${k}. "It's our home, only small!" ${k} held up the marble and looked past it, at one dot after another. "Too red. Too yellow. Too green. Wait!"`,
          `"I've got a map," said ${k}, and held up the marble. "We need one like this." They all looked. A white one. A yellow one. And far off, low down, there was one as blue as a drop.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(B, 'look-up', 'surprised')],
          things: ['marbles'],
        },
      },
      {
        text: [
          `It got bigger, and it was blue. It got bigger still, with white curls, and green under the curls. "${refrain}" said ${b}, for a joke, and flew faster.`,
          `${b} turned the rocket with the very last of the fuel. The dot became a ball. On the ball there was sea, and over it weather. "${refrain}" said ${b}, laughing. "Oh, it is!" said ${a}. "It's raining."`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'float', 'excited'), things: ['earth'] },
      },
      {
        text: [
          `They came down beside the apple tree. There was the house, and somebody had lit the lamp. "${Gcap} has kept ${meal}," said ${k}. "That," said ${b}, "is home."`,
          `Bump. There was grass under it. There was a floor, and there was a table, and there was soup. "Have you been far?" asked ${g}. "Not so very," said ${a}. "You can see it from here."`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'cheer', 'happy'),
          things: ['rocket', 'house'],
        },
      },
      {
        text: [
          `That night ${k} put the marble on the window sill. The moon shone through it, and made a small blue spot on the wall. Somewhere on that spot was a bed. ${k} was in it, asleep.`,
          `The marble lay on ${K.names} bedside table. If you looked at it closely, there was a sea, and there were clouds. You could not see ${k} on it. But that was only because ${k} was so small, and asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['marbles'],
        },
      },
    ],
  };
}

function old(given: Going): Told {
  const going = twoOrThreeOf(given, 'robot', 'mouse');
  const { chance, A, B, b, a, comesToo, K, k } = going;

  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The map was folded in eight, and it belonged to ${B.introduced}, who was the pilot. It showed every planet there is, with dotted lines. ${A.introduced} had no map. ${A.introduced} had found a marble under the rocket's left leg, and would not stop looking into it. It was blue, with a long white twist. "You'll miss everything," said ${b}. "I'm not missing it," said ${a}. "I'm looking at it."`,
          `${B.introduced} had studied. For a week ${b} had gone about with a map of all space, saying the names aloud. ${A.introduced} had been told to bring something useful. ${A.introduced} brought a marble that had been lying in the grass. "How is that useful?" said ${b}. "It isn't," said ${a}. "Look, though." It was blue all the way in, and somebody had stirred it with white.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'marbles'), seen(B, 'stand', 'proud')],
          things: ['rocket'],
        },
      },
      {
        text: [
          `They took off at two.${comesToo} ${b} read out the map, and it was all there, one after another, like shops in a street. Moon. Dust. Dark. Then a comet went by, with a tail the length of a country. "That isn't on my map," said ${b}. "Oh, follow it!" said ${a}. "Only a minute. When will there be another?" And ${b}, who could never say no to that voice, let go of the dotted line.`,
          `The moon came on time, and so did the stars.${comesToo} "We keep to the line," said ${b}, with one finger on the map. But there was such a comet. It came up beside them with its white hair streaming. "Just as far as that bend," begged ${a}. There are no bends in space. They followed it for an hour, all the same, and when it had gone they were still smiling.`,
        ],
        scene: {
          setting: 'space',
          camera: 'wide',
          actors: everybody(going, 'float', 'excited'),
          things: ['rocket', 'map'],
        },
      },
      {
        text: [
          `The trouble with a map is that you have to know where you are on it. ${b} turned it one way, and then the other. Behind them was black, with dots, and in front of them was the same. "So which one do we live on?" said ${a}. ${b} began to answer, and stopped. On the map it was the third from the middle, with EARTH written over it. Out there nobody had written anything.`,
          `${b} spread out the map and put a finger on HOME. Then ${b} looked from the map to the window. On paper the planets were as big as plums and had their names on. In the window there was a handful of salt. "One of those," said ${b}. "They all look the same from here." The map floated up, in a bored sort of way, and hid under a seat.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'look-up', 'worried')],
          things: ['map'],
        },
      },
      {
        text: [
          `They went by brightness, and took the brightest first. It grew into a ball the colour of a brick. There was a mountain on it that went up three times as high as a mountain should. There were stones, and the shadows of stones. The wind had never carried one seed. "${refrain}" said ${b}, and crossed it off in pencil.`,
          `"We'll do it properly," said ${b}, "one by one." The first was red, and rusty all over. They went low enough to see the sand run. In all that land there was no one thing that was alive, and the sky was pink. "It's grand," said ${a}. "It's like the inside of a brick." "${refrain}" said ${b}. They had used up a quarter of the fuel.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
          things: ['planet'],
        },
      },
      {
        text: [
          `The second wore a ring. They flew along it, and it was made of lumps of ice, millions of them, jostling like sheep. It was so lovely that they forgot to be frightened for nearly ten minutes. But in the middle there was no land. There was wind, all the way down. "${refrain}" whispered ${a}. ${b} looked at the fuel, and then did not look at it again.`,
          `Then they came to a giant with stripes. You could have dropped the Earth in it like a pea. It turned as you watched, yellow and cream and brown, with a storm like an eye. ${a} held up the marble beside it and shut one eye too. "There isn't any ground," said ${b}. "${refrain}" The needle stood at a half, and then below.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'cover', 'worried'), seen(A, 'float', 'surprised')],
          things: ['planet'],
        },
      },
      {
        text: [
          `"If we had stayed on the line," said ${b}. It had to be said by somebody. "If you knew what it looked like," said ${a}, "instead of only what it's called!" They were both frightened, and it came out as that. After a while ${b} said, quite low, "I know all their names. I never thought I would have to know their faces." ${a} did not say anything. ${a} pushed the biscuits across.`,
          `"You and your comet," said ${b}. "You and your map," said ${a}. Then they were quiet, because it was so large out there and they were so few. ${a} took it back first. "It was a good map. It was me that said just a minute." "I wanted to," said ${b}. "I'd have followed it till Tuesday." They sat closer together. There was fuel left for one planet, and not for two.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'angry')] },
      },
      {
        text: [
          `There were only two dots that were any good, and they were both blue. ${b} had found them. One was to the left, large and near. The other was to the right, and so small that you could hardly see it. "Our sea is blue," said ${b}. "So it's one of them. It must be the near one. It's in easy reach." Nobody had a better reason.`,
          `"Blue," said ${b}. "It has to be blue. I remember that from the geography book." And there was a blue one! It was big, and close. But ${a} said that there was another, away on the other side, hardly more than a speck. If they went to the wrong one, they would not be going on from there. ${b} had both hands on the wheel, and could not turn it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(B, 'point', 'determined'), seen(A, 'look-up', 'curious')],
          things: ['planet'],
        },
      },
      {
        text: [
          `The marble had got out of its pocket, and hung in the air in front of ${k}. It turned there with nobody touching it. Blue. White. Blue. ${k} stared. "It isn't plain," said ${k}. "Ours wouldn't be plain, would it? We've got weather." ${k} looked at the large blue planet, and it was as smooth as a plate. There was not a thread of white on it.`,
          `${A === K ? `${k} was still holding the marble.` : `${k} had been given the marble to hold.`} ${k} looked through it at the one dot, and over it at the other. The white went round the blue in a long curl, like milk in tea. "What would you see," said ${k}, "if you looked down on rain?" "Cloud," said ${b}. "From on top. White." "Then we want one with white in it. ${b}, that near one hasn't got a single cloud!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'surprised', 'marbles'), seen(A, 'look-up', 'surprised')] },
      },
      {
        text: [
          `They put out the lamp, to see better. The speck on the right was blue. If you looked beside it, and not at it, there was something pale that went across. It might have been a scratch on the window. "You're sure?" said ${b}. "No," said ${k}. "But I've looked." ${b} thought of all the names. Then ${b} turned the wheel to the right, away from the near one, and used up the choice.`,
          `"The far one," said ${k}. "It's got a curl." It was a great deal to ask, on account of a marble. ${b} looked at ${a}. "You're the one who looks at things. Is it?" ${a} looked for so long that the biscuits went by twice. "It's got a curl," said ${a}. So ${b} folded up the map, and turned, and there was no fuel left for being wrong.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(B, 'kneel', 'determined'), seen(A, 'stand', 'calm'), seen(K, 'point', 'excited')],
          things: ['marbles'],
        },
      },
      {
        text: [
          `It stayed a speck for an hour. Then it was a pip, and then a pea. It was blue, and round it, thin as thread, went the white. There was a bit of green, and a bit of brown. It looked so small, and so wet, and so much in use. "Third from the middle," said ${b}. "So that's you." And ${b} said the name, as you would to a person. "${refrain}" said ${a}, to try it, and they laughed until they cried.`,
          `Nobody breathed much. It got to be as big as the marble. For one moment ${k} could hold up the two side by side, and there was no telling which was glass. Then it grew and grew, and had a morning on one side of it and a night on the other. "It's raining in Wales," said ${a}, with great love. "${refrain}" said ${b}, and could hardly say it for laughing.`,
        ],
        scene: { camera: 'wide', actors: everybody(going, 'float', 'excited'), things: ['earth'] },
      },
      {
        text: [
          `They landed on the last drop, next to the washing. Everything smelled. Grass did, and smoke, and somebody's onions. ${b} took a pencil, and opened the map on the lawn. Beside EARTH, where it was only a brown plum, ${b} drew in the clouds. "What are you doing?" said ${a}. "Putting its face on," said ${b}. "Next time I mean to know it."`,
          `The engine stopped as the feet touched the grass. It was only the lawn. They got down on their knees and smelled it. "Tomorrow," said ${b}, "you can show me how you do that. Looking." "It's easy," said ${a}. "You just miss everything else." The map was pinned up in the shed. It has a smudge of blue on it now, and one white curl.`,
        ],
        scene: {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: everybody(going, 'cheer', 'happy'),
          things: ['rocket'],
        },
      },
      {
        text: [
          `The marble stands on ${K.names} window sill. When the moon gets round to it, a patch of blue lies on the wall. If the curtain moves, it has weather. ${k} watched it from bed. There was somewhere on it where a child was nearly asleep and looking at a marble. After that there was nobody looking.`,
          `${k} took the marble to bed. In the dark you could not see the blue at all, but it had got warm. It is not a big thing to come home to. You would miss it if you blinked. ${k} held on to it and blinked, and blinked again, more slowly, and was asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['marbles'],
        },
      },
    ],
  };
}
