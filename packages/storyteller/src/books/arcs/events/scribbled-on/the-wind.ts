import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-wind-old.ts';

/** A scribble goes over the best drawing, and it stays spoiled; but it was the wind, which had been forgotten. */
export const THE_WIND: EventPlot = { id: 'the-wind', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, what, S, s } = partsOf(going);
  const Small = cap(s);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud', 'pencil')],
          things: ['pencil'],
        },
        `${k} drew a ship. It had ten windows, and a cat.`,
        `Look at this ship! ${k} drew it. There is a cat on top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `${k} went to get the red pencil. It was for the name.`,
        `It needs a name, in red. ${k} ran for the red pencil.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'stand', 'proud', 'crayon'), seen(K, 'stand', 'surprised')],
          things: ['crayon'],
        },
        `Oh no! A blue scribble on the ${what}! There stood ${S.introduced}. "Whoo!" said ${s}.`,
        `What was that? A blue scribble on the ${what}! And ${S.introduced}, with a crayon. "Whoo!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(G, 'kneel', 'calm')] },
        `"My ${what}!" cried ${k}. "You spoiled it!" ${Gcap} sat down, too. "Oh, ${k}."`,
        `"You spoiled my ${what}!" cried ${k}. ${Gcap} came. "Oh, poor ship," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad')] },
        `${k} rubbed and rubbed. "${refrain}" It only went grey.`,
        `Rub, rub, rub. "${refrain}" said ${k}. Now there was a hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `They put white paint on it. "${refrain}" The blue came back.`,
        `${Gcap} tried white paint. "${refrain}" The blue looked out again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'sad', 'crayon')], things: ['crayon'] },
        `${Small} sat under the table. "Whoo," said ${s}, very low. What was that?`,
        `Under the table sat ${s}. "Whoo," said ${s}. Nobody knew that word.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'surprised')] },
        `It was night. Something went "Whoo!" It was the wind. ${k} sat up in bed.`,
        `In the night the curtain blew. "Whoo!" went the wind. Up sat ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['crayon'] },
        `The ship! It had sails. It had no wind! "That was the wind!" said ${k}.`,
        `"My ship had no wind," said ${k}. "That scribble was the wind!"`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'hug', 'calm'), seen(S, 'hug', 'happy')] },
        `It was morning. "I am sorry I shouted," said ${k}. "But ask me first." "Ask," said ${s}.`,
        `In the morning ${k} ran to ${s}. "I am sorry I shouted," said ${k}. "Ask me first." "Ask."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy', 'pencil'), seen(S, 'sit', 'happy', 'crayon')],
          things: ['crayon'],
        },
        `They took new paper. ${k} drew a ship. "Ask?" said ${s}. "Yes! Now!"`,
        `New paper! Here is the ship. "Ask?" said ${s}. "Yes!" said ${k}. And it blew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(S, 'stand', 'proud')], things: ['crayon'] },
        `It hangs on the wall. The ship has a red name. THE WHOO.`,
        `See it go! It has a name now, in red. It says: THE WHOO.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, what, S, s } = partsOf(going);
  const Small = cap(s);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'proud', 'pencil')],
          things: ['pencil'],
        },
        `It had taken ${K.introduced} three days. It was a ship. It had twenty windows, a cook, and a cat on the roof. The sails were as round as cheeks. It was the best ${what} that ${k} had ever done.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `There was only the name to do. ${k} wanted it in red, and the red pencil was upstairs. "Don't go away," said ${k} to the ship. It was quite a short flight of stairs.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'stand', 'proud', 'crayon'), seen(K, 'stand', 'surprised')],
          things: ['crayon'],
        },
        `When ${k} came back, the ship had gone blue. A scribble went right across it, round and round, and off at the edge. There stood ${S.introduced}, beaming, with a blue crayon. "Whoo!" said ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(S, 'stand', 'sad')] },
        `"YOU'VE SPOILED IT!" shouted ${k}. "THREE DAYS!" ${Small} stopped beaming. "Whoo," said ${s}, in a smaller voice, and got in under the table.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'calm'), seen(K, 'sit', 'sad')] },
        `${Gcap} came, and looked. ${Gcap} did not say that it was only paper. "Three days," said ${g}. "And the cat on the roof. No wonder you're cross." It helped a bit, as a plaster does.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `They tried the rubber, and the blue went grey. "${refrain}" said ${k}. They tried white paint, and the cook went pale. "${refrain}" It came through, every time, like something that wants to be seen.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'sit', 'sad', 'crayon'), seen(G, 'kneel', 'curious')],
          things: ['crayon'],
        },
        `"What was it meant to be?" said ${g}, under the table. "Whoo," said ${s}. ${Small} could not say it any better than that. Nobody could make anything of it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'surprised')] },
        `That night ${k} lay awake, and was still cross. Something moved at the window. The curtain came in, as round as a cheek, and went out again. "Whoo," it said. ${k} sat up.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised')], things: ['lamp'] },
        `${k} held the ship to the lamp. The sails were full. The flag stood straight out. But nothing was blowing. In three days ${k} had never thought of that. "It's the wind," whispered ${k}. "I forgot the wind. So ${s} put it in."`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'kneel', 'calm'), seen(S, 'stand', 'happy')] },
        `It was still spoiled. It was also the wind. Both were true. In the morning ${k} knelt down on the floor. "I'm sorry that I shouted. But it was mine, and you have to ask." "Ask," said ${s}, and nodded very hard.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy', 'pencil'), seen(S, 'sit', 'happy', 'crayon')],
          things: ['crayon'],
        },
        `They got new paper. ${k} drew the ship again, with all its windows, and left room behind it. A blue crayon came up over the edge of the table. "Ask?" said ${s}. "Yes," said ${k}. "Now." And it blew.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(S, 'stand', 'proud')], things: ['crayon'] },
        `It hangs in the hall. On the left is all that wind. On the right goes the ship, very fast. The name is done, in red. ${k} did not have to think about it at all. THE WHOO, it says.`,
      ),
    ],
  };
}
