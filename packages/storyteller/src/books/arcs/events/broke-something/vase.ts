import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Now nobody can see it',
  'Nobody can see it now',
  'Nobody will see it',
  'It is quite hidden',
  'You cannot see a thing',
  'There is nothing to see',
  'Not a bit of it shows',
  'Nobody would ever notice',
  'No one can see it now',
  'Nobody can tell',
] as const;
const TITLES = ['nothing to see', 'a hill in the living room', 'the light in the cracks', 'what is under the hat'];

const CHINA = /\b(?:vase|cup|mug|jug|bowl|teapot|plate|dish|pot)\b/;
const DRAWN: Partial<Record<string, ThingName>> = { cup: 'cup', mug: 'cup', bowl: 'bowl', teapot: 'teapot' };

/** What is broken, and how it is drawn where it can be; whose it is. */
function china({ raw, g }: Going): {
  readonly o: string;
  readonly drawn: readonly ThingName[];
  readonly whose: string;
} {
  const o = CHINA.exec(raw)?.[0] ?? 'vase';
  const drawn = DRAWN[o];
  return { o, drawn: drawn ? [drawn] : [], whose: g === 'the grown-up' ? 'the blue' : `${cap(g)}'s blue` };
}

/** It is hidden under a hat, a chair and a blanket, until there is a hill that nobody can fail to see. */
export const VASE: EventPlot = standsApart({ id: 'vase', when: CHINA, young, middle, old });

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { o, drawn, whose } = china(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} spins. ${B.introduced} spins too. Bump! Down comes ${whose} ${o}.${comesToo}`,
          `Round goes ${A.introduced}. Round goes ${B.introduced}. Bump! There goes ${whose} ${o}.${comesToo}`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
          things: drawn,
        },
      },
      {
        text: [
          `Crack! It is broken. "I did not mean to," says ${a}. They stand quite still.`,
          `It lies there, broken. "It was so quick," says ${a}. Nobody spins now.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `${a} puts a big hat over it. "${refrain}" says ${a}. But there is a hat on the floor.`,
          `A hat goes over it, a big one. "${refrain}" says ${a}. "I can see a hat," says ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'curious')], things: ['hat'] },
      },
      {
        text: [
          `So a chair goes over the hat. "${refrain}" says ${a}. But why is the chair there?`,
          `${a} puts a chair over the hat. "${refrain}" says ${a}. "I can see a chair," says ${b}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')],
          things: ['chair', 'hat'],
        },
      },
      {
        text: [
          `So a blanket goes over the chair. Then comes a pillow. "${refrain}" says ${a}.`,
          `Up goes a blanket, over the chair. On top sits a pillow. "${refrain}" says ${a}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'stand', 'curious')],
          things: ['chair', 'blanket', 'pillow'],
        },
      },
      {
        text: [
          `In comes ${g}. There is a hill in the room. "What is that?" says ${g}.`,
          `The door opens. It is ${g}. "There is a hill in here," says ${g}. "What is in it?"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'worried')],
          things: ['blanket', 'pillow'],
        },
      },
      {
        text: [
          `Off comes the pillow. Off comes the blanket. Away goes the chair. Up goes the hat. "I broke it," says ${a}.`,
          `${a} takes it all away. Pillow, blanket, chair, hat. It is there. "I broke your ${o}," says ${a}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'hat'), seen(G, 'stand', 'surprised')],
          things: ['chair', 'blanket', 'pillow'],
        },
      },
      {
        text: [
          `"Oh," says ${g}. "I liked it." They sit a bit. "Now I can see it," says ${g}.`,
          `${Gcap} is sad. ${a} is sad too. "Now I can see it," says ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${Gcap} has glue. "This bit goes there," says ${a}. It stands again. But it has a hole.`,
          `Glue, says the tube. ${a} points, and ${g} sticks. It stands up. One bit is gone.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'point', 'calm')],
          things: drawn,
        },
      },
      {
        text: [
          `At night ${g} puts a torch in it. Stars run up the wall! "Now everybody can see it," says ${a}.`,
          `It is dark. In the ${o} shines a torch. Out come lines and stars. "Everybody can see it," says ${a}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: [...drawn, 'torch'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { o, drawn, whose } = china(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} could spin eleven times without stopping. ${B.introduced} counted. At twelve there was a shelf. On the shelf stood ${whose} ${o}, right at the edge.${comesToo}`,
          `It was a spinning day. ${A.introduced} was the fast one. ${B.introduced} was the dizzy one. Nobody had thought of the shelf. Nobody had thought of ${whose} ${o}.${comesToo}`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
          things: drawn,
        },
      },
      {
        text: [
          `It did not fall at once. It thought about it. Then it was on the floor, and it was a lot of pieces. "It was an accident," said ${a}. "It's very broken, for an accident," said ${b}.`,
          `There was a bump, and a rattle, and a crack. Then there was nothing to hear at all. The ${o} lay in pieces on the floor. "Perhaps it'll go back," said ${b}. "They don't go back," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `They didn't touch it, for it was sharp. ${a} took the big straw hat from its hook and put it on top. "${refrain}," said ${a}. ${b} walked all round. "You can see a hat," said ${b}, "in the middle of the floor."`,
          `It was too sharp to pick up. So ${a} found the widest hat in the hall and put that over it. "${refrain}," said ${a}. "But who leaves a hat there?" said ${b}. "You want to hang it up."`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'curious')], things: ['hat'] },
      },
      {
        text: [
          `That was true. So they pushed a chair over the hat. "${refrain}," said ${a}. But now there was a chair in the way of the door. It looked like a chair with something to hide.`,
          `A chair was the answer. It stood over the hat with a leg at each corner. "${refrain}," said ${a}. "And if somebody sits down?" said ${b}. "They'll look at their feet."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')],
          things: ['chair', 'hat'],
        },
      },
      {
        text: [
          `Over the chair went a blanket, down to the floor. Over the blanket went two pillows, to keep it there. On top went a basket, because of the pillows. "${refrain}," said ${a}, out of breath. It was as high as the window.`,
          `So they hung a blanket on the chair, and it slid off. They put pillows on the blanket, and these slid too. A basket held the pillows. "${refrain}," said ${a}. ${b} had to lean back to look at the top.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'look-up', 'curious')],
          things: ['chair', 'blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `Then they heard steps. In came ${g}, and stopped. There was a hill in the living room. It had not been there at breakfast. "That's very big," said ${g}. "What is it?" ${a} looked at ${b}. ${b} looked at the floor.`,
          `The door would not open all the way, because of the hill. ${Gcap} came in sideways. "Good heavens," said ${g}, and looked up, and up. "There must be something enormous under that." "It's not enormous," said ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'shy')],
          things: ['blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `There was only one way to say it. ${a} took down the basket. Then came the pillows, and the blanket, and the chair. It was much quicker than putting them up. Last of all ${a} lifted the hat. "I was spinning," said ${a}. "I broke your ${o}."`,
          `${a} could not find the words. But they were all there, one under another. So off came the basket, the pillows, the blanket. The chair went back to the table. Under the hat lay the ${o}. "That was me," said ${a}. "I spun too far."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'hat'), seen(G, 'stand', 'surprised')],
          things: ['chair', 'blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `${Gcap} sat down on the chair and said nothing for a while. "I had that from my mother," said ${g}. "I'm sad about it." "So am I," said ${a}. They were both sad, and it was the same sadness. That made it a bit lighter to hold.`,
          `"Oh, my ${o}," said ${g}, very quietly. It was not a loud sort of sad. "Are you angry?" said ${a}. "A little," said ${g}. "It'll go. But I'd rather see it than see a hill." They sat there, side by side.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${Gcap} fetched thick gloves, and glue. On the kitchen table it was a puzzle. "That one goes by the rim," said ${b}, and it did. ${a} pointed and ${g} stuck. In the evening it stood up. But there were lines all over it, and one bit was gone for good.`,
          `Nobody is allowed to touch pieces without thick gloves. So ${g} had the gloves, and ${a} had the eyes. "There. No, there!" They worked until supper. It would never hold water again. It was full of cracks, and it had a hole like a star.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'point', 'calm'), seen(B, 'stand', 'curious')],
          things: drawn,
        },
      },
      {
        text: [
          `"Where shall it go?" said ${g}. "Behind something?" ${a} had a torch. ${a} put out the lamp, and stood the torch inside. Light came out of every crack. It ran up the wall in thin gold lines. "Now everybody can see it," said ${a}.`,
          `It got dark. ${a} looked at the hole, and went and got a torch. It just fitted inside the ${o}. And all the cracks lit up at once, right across the ceiling. "Well!" said ${g}. "It never did that before." "Everybody can see it now," said ${a}.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'calm')],
          things: [...drawn, 'torch'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { o, drawn, whose } = china(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had got up to eleven spins without falling over, and ${B.introduced} had counted every one. Twelve would have been a record. There was music, and the rug was rolled up. The only thing in the room that stood still was ${whose} ${o}, on its shelf. It had stood there for as long as anybody could remember. Nobody had looked at it for years.${comesToo}`,
          `Everything had been moved out of the way, for the spinning. ${B.introduced} had seen to the table, and ${A.introduced} to the rug. The shelf is fixed to the wall, so that you can't move it. And so there it still was at the edge of things, with ${whose} ${o} on it. It was the sort of thing that's always there. "Go!" said ${b}.${comesToo}`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy')],
          things: drawn,
        },
      },
      {
        text: [
          `It was the elbow, at nine. The ${o} rocked one way, and then the other, and there was time to think that it might stay. Then there was no time. The music went on for a bit, as if nothing had happened. "It was an accident," said ${a}. "I know," said ${b}. "It's still in a hundred pieces."`,
          `Afterwards ${a} could have said just how it went. There was the elbow, and the shelf, and a kind of sigh. It seemed to come down very slowly. It seemed that anybody could have caught it. Then it lay on the boards in more pieces than there had ever been ${o}. Somebody turned off the music. "I didn't even see it," said ${a}. "It's been there all your life," said ${b}.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'cover', 'worried'), seen(B, 'stand', 'surprised')] },
      },
      {
        text: [
          `You don't pick up a thing like that with bare fingers. So it had to stay where it was. On the hook in the hall hung the big straw hat. ${a} put it down over the whole business, very gently, like a hat on a head. "${refrain}," said ${a}. "No," said ${b}. "You see a hat. You see it from the door."`,
          `It was too sharp to move, and it was in the middle of the floor. ${a} fetched the biggest hat in the house and lowered it over everything. It just reached. "${refrain}," said ${a}. ${b} went out, and came in again as if by chance. "The first thing I'd do," said ${b}, "is hang up that hat."`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'curious')], things: ['hat'] },
      },
      {
        text: [
          `"We could say it now," said ${b}. "It's quite short." "In a minute," said ${a}, and pushed a chair over the hat. Nobody hangs up a hat with a chair on it. "${refrain}." But it was a strange place for a chair. It had its back to the table, like somebody who isn't speaking to the others. And you could still see some straw.`,
          `So a chair was put over it, with a leg at every corner. "${refrain}," said ${a}. "Until somebody sits on it," said ${b}. "Why don't we just go and tell? I'd come with you." "It's me who'd have to say it," said ${a}. They had never quarrelled about a chair before. They were both whispering, and there was nobody in the house to hear it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'stand', 'worried')],
          things: ['chair', 'hat'],
        },
      },
      {
        text: [
          `A blanket hid the legs of the chair. But a blanket on a chair looks like a ghost. It had to have pillows, to look like a heap. The heap slid. It wanted a basket on top. "${refrain}," said ${a}, up on tiptoe. ${b} had stopped helping at the pillows. "I'm not cross," said ${b}, by the wall. "I just don't want to be in it any more."`,
          `After the chair came the blanket, and after the blanket the pillows, because it sagged. After the pillows came the washing basket. Each thing was there to hide the one before. "${refrain}," said ${a}, and wiped a hot face. It had taken an hour to hide something that was broken in a second. "You do that one by yourself," ${b} had said, at the basket. And ${a} had.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'sit', 'sad')],
          things: ['chair', 'blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `Then there was the key in the door. ${Gcap} came in humming, and left off humming. It reached almost to the lamp. You had to go round it to get to anything. "My goodness," said ${g}. "What's all that for?" There were several answers. It might have been a den, or a mountain. ${b} said nothing, and that was harder to bear than any word.`,
          `${Gcap} opened the door as far as it would go, and that was not far. There was a hill. It had a blanket on its sides, and a basket on its summit. "I see," said ${g}. "At least, I don't. Is it a castle?" It would have been so easy. It only wanted a yes. ${a} looked across at ${b}, by the wall, and ${b} looked at the hat brim, where it showed.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(G, 'look-up', 'surprised'), seen(A, 'stand', 'worried'), seen(B, 'sit', 'worried')],
          things: ['blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `It would not be said. It was under too many things. So ${a} began at the top. The basket came down. ${b} got up without being asked, and took the other end of the blanket. Pillow by pillow, the hill got smaller, and what there was to say got nearer. Then there was only the hat. "I was spinning," said ${a}, and lifted it. "I broke your ${o}. And then I hid it."`,
          `"It isn't a castle," said ${a}. "It's only very well hidden." That was as far as the words went. The rest had to be done by hand. Down came the basket, and the pillows. Somebody took hold of the blanket from the other side, and that was ${b}. The chair went back. With each thing it got easier to breathe. Under the hat lay the ${o}. "There," said ${a}. "That was my elbow."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'hold', 'sad', 'hat'), seen(G, 'stand', 'surprised'), seen(B, 'stand', 'worried')],
          things: ['chair', 'blanket', 'pillow', 'basket'],
        },
      },
      {
        text: [
          `${Gcap} did not say that it was only a thing. ${Gcap} knelt down and looked at it. "It was my mother's," said ${g}. "There were always sweet peas in it, in June." So it had been something, all the time, up there on its shelf. ${a} had not known that. "I can't make it not broken," said ${a}. "No," said ${g}, and moved over, so that there was room.`,
          `For a long time nobody spoke. "I'm not going to say that it doesn't matter," said ${g}, at last. "It was a present. It came all the way in a suitcase, in a sock." ${a} had walked past it every day and never asked. "Do you wish that I hadn't told you?" "I'd have wondered for ever where it was," said ${g}. "And why I had to climb over a hill."`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'kneel', 'sad'), seen(A, 'kneel', 'sad')] },
      },
      {
        text: [
          `After supper there was newspaper on the kitchen table, and ${g} had put on thick gloves. It was like a puzzle without a lid to look at. ${a} pointed, and ${g} glued. ${b} held the lamp, and found the piece that everybody had given up. It took up the whole of the evening on which they had wanted to see the film. At ten it stood. It leaned a little, and one piece was missing.`,
          `Saturday had been meant for the fair. They spent it at the kitchen table. ${Gcap} wore gloves for it and did the gluing, and ${a} had to find out what went where. ${b} could have gone to the fair, and came in by the back door instead. "That bit's upside down," said ${b}. It was. By the evening they had a ${o} again, more or less. It had a map of lines on it, and a hole.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'point', 'determined'), seen(B, 'stand', 'curious')],
          things: drawn,
        },
      },
      {
        text: [
          `They looked for the last piece under everything that there was. It never came to light, and the hole stayed. "It won't hold water," said ${g}. "It won't do for sweet peas. I suppose that it goes in the cupboard." ${a} did not want it to go behind something again. ${a} sat there and looked in at the hole. From inside, a bit of lamplight looked out.`,
          `"You can't put flowers in it now," said ${g}. ${Gcap} turned it round, with the hole at the back. It looked quite whole from there. ${a} turned it round again. "I've hidden it enough," said ${a}. Then the lamp happened to be behind it. In the hole there was a spark, and then one in the longest crack.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'curious'), seen(G, 'sit', 'calm')],
          things: [...drawn, 'lamp'],
        },
      },
      {
        text: [
          `It was ${a} who fetched the torch, and ${b} who saw to the switch by the door. The torch went in on its end. It was dark, and then it was not. Gold lines ran up the wall and over the ceiling, all the way to the other side. There was one for every place where it had come apart. Nobody had looked at that ${o} for years. "Now everybody can see it," said ${a}. They sat under it for a long time.`,
          `The torch from the hall just fitted in. "Ready?" said ${b}, and put out the light. It went right across the room, over the shelf and the curtain and the three of them. It was like being inside a leaf. "Well," said ${g}, after a while. "It never did that for my mother." It's on the shelf by the window now, a good way from the edge. People stop in the street. "Everybody can see it," says ${a}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: [...drawn, 'torch'],
        },
      },
    ],
  };
}
