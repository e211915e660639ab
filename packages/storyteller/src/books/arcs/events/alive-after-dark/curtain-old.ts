import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Both have tried to wait for the other, and each by the wrong clock. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, S, s, kind, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(S, 'stand', 'calm'), seen(K, 'stand', 'curious')],
        },
        `By day ${S.introduced} stood${where} and did nothing, and nobody has ever done it better. There was not a blink. But ${k} noticed things. On Monday one mitten was on the wrong hand. On Tuesday there was a robin's feather behind one ear, at an angle that no wind could have thought of. And on Wednesday, all round the apple tree, somebody had been skipping.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(S, 'stand', 'calm')], things: ['footprints'] },
        `${k} measured the footprints, and then measured ${s}, who did not giggle, though it was under the arm. They matched. "So you do come alive," said ${k}. "Not now, of course. ${refrain}." A ${kind} cannot say yes by day. But it seemed to ${k} that ${s} now stood there rather more cheerfully.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sleepy')] },
        `The trouble with night is that you have to go to bed in it. ${k} sat by the window and did sums to stay awake. Then ${k} pinched both knees, and said the kings and queens backwards. It is not known how far that went. There was a king in a nightcap, who was skipping. Then there was toast.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'close',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'curious')],
        },
        `${Gcap} opened the curtains in the morning, and there it was, low down on the big window. It was a round smear, and two smaller ones at each side of it, where hands had been. ${k} breathed on it and rubbed. "You won't get that off," said ${g}. "It's on the outside." Somebody had stood there and looked in for quite a while. There had been nobody to see.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'wave', 'sad'), seen(S, 'wave', 'calm')] },
        `It was worse the next day. ${s} was under ${K.names} own window, with one arm up, caught by the sun in the middle of a wave. You could see what had happened. Somebody had stayed till the very last of the dark, in case. ${k} stood in front of that arm and waved back, and felt silly, and did it all the same. It was about two hours too late.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'determined'), seen(S, 'stand', 'calm')] },
        `After that they did it by post. ${k} scratched noughts and crosses on the path, and left one nought in the middle. Next day there was a cross. They were well matched. A game took nine days, and came out a draw. Sometimes there was a remark beside it, drawn with a twig: a smile, or a foot. It was something. But you can't hear anybody laugh at one move a day. "${refrain}," said ${k}, and rubbed out the board.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'reach', 'calm'), seen(K, 'sit', 'sad')] },
        `"It's like the sun and the moon," said ${k}. "We live at the same address, and we'll never meet. I only get days." "That's a shame," said ${g}, and reached up and drew the curtains, to keep the warm in. It was the same every afternoon. Swish, from the left. Swish, from the right. Then the lamp was lit, and there were crumpets.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'stand', 'curious')] },
        `${k} had a crumpet halfway up. "What did you do that for?" "Do what?" said ${g}. "It's the middle of the afternoon." "It's December," said ${g}. "It's been dark since four." The crumpet came down again. ${k} looked at the clock, and at the curtain. Since October it had been shut every single day, from tea until bed. All this time ${k} had thought night began at bedtime. It began at four. ${k} had only ever missed the beginning.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'look-up', 'surprised'), seen(S, 'look-up', 'surprised')] },
        `It takes one second to open a curtain. There was a nose, flat and white against the glass, and two hands, and behind them was ${s}, breathing. Neither of them moved. After so long it was hard to know how to begin. "But it's a quarter to five," said ${k}, through the window. "I haven't even had my tea." "It's dark," said ${s}. "How much darker do you want it?"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'dance', 'excited'), seen(S, 'dance', 'excited')] },
        `"I waited up for you," said ${k}, with a coat on over the crumpet. "I waited till it was light." "I was here at four," said ${s}. "I'm always here at four. Then that thing goes swish, and I think, well, that's them in bed." They both looked at the curtain. It was not even a thick one. They played noughts and crosses by the light from the kitchen. It was a draw, and took a minute and a half. They both laughed, out loud, on the same move.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')] },
        `These days it stays open until seven, and they all wear jumpers. ${Gcap} has seen nothing, and lays out three crumpets. "Does your ${kind} really come alive?" people ask. "${refrain}," says ${k}. By then ${k} has been out for two hours, and is asleep before the lamp is off. There are two nose marks on that window, one on the inside and one on the outside. They are exactly opposite. ${Gcap} cleans round them.`,
      ),
    ],
  };
}
