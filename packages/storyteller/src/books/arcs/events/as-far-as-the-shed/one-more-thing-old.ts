import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a crack that was never there is offered as a present, and it is not taken. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, company, chance } = going;
  const { refrain } = partsOf(going);
  const N = company.person([a, b, g].includes('Mrs Reed') ? 'Mrs Loaf' : 'Mrs Reed', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'angry'), seen(G, 'stand', 'angry')],
          things: ['bowl'],
        },
        `It had been the big bowl, until ${A.introduced} wore it as a hat. Now there were five bits of it on the kitchen floor. "It was cracked before," said ${a}. "You never listen," said ${g}. Neither of these was true. But they had been said, and there they stood, like two people in one doorway.`,
        `One can carry a bowl in two ways, like a bowl or like a hat. ${A.introduced} had tried the second, and now the big bowl was five bits. "There was a crack in it already," said ${a}. "You never listen. Never," said ${g}. It went very quiet. Each was waiting for the other to take one word back.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'hold', 'angry', 'backpack')],
          things: ['backpack', 'letter'],
        },
        `So ${a} packed a bag. In went a spoon, a bun and a map of Spain. It was the furthest place that there was a map of. Then there was the letter. "I'm not coming back until you say it," it said. It did not say what. "${refrain}" said ${a}, and shut the door for all the street to hear.`,
        `It was to be Spain, since that was the last page of the map. There's not much that one needs in Spain. ${a} put a spoon in the bag, and a bun, and the map. The letter took longer. In the end it was one line. "When you have said it, I'll come home." ${a} left it by the teapot, where nobody could miss it. "${refrain}" said ${a} to the coats in the hall.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined', 'backpack'), seen(B, 'walk', 'curious')],
          things: ['backpack'],
        },
        `There was a rule that nobody goes past the shed. ${a} had never had any quarrel with that one. So the bag went as far as the shed, and was put down hard. "Is this Spain?" said ${B.introduced}, who had come to see. "It's on the way," said ${a}. At the kitchen window somebody was washing up, and looking at nothing else but them.`,
        `Everybody knows that one may go as far as the shed, and no further. ${a} was running away from one person, not from the rules. "I thought that I'd come along," said ${B.introduced}. "I'm not cross with anyone. I could be the luggage." They put down the bag, and leaned on the shed. One could see the kitchen window from there. It had a face in it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'hold', 'calm', 'pillow')],
          things: ['pillow', 'letter'],
        },
        `After ten minutes there was a knock. "${refrain}" said ${a}. "So I read," said ${g}. The letter lay by the teapot, open. "What can I do for you?" "I need my pillow, please," said ${a}. They were both so polite that it hurt. Neither of them said it. ${a} went back across the grass with a pillow on each shoulder.`,
        `The shed had a nail in it, at the height of a head. So there was a knock at the kitchen door. "${refrain}" said ${a}. "I've only come for a pillow." "Naturally," said ${g}, and fetched it. The letter had been moved. It lay open, under a spoon. They both looked at it, and then at the pillow. "Mind the step," said ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined'), seen(G, 'stand', 'surprised')],
          things: ['chair', 'blanket'],
        },
        `Then it was a blanket, since it is windy on the way to Spain. Then it was a teapot. "${refrain}" said ${a}, each time, in case it had been forgotten. At three o'clock it was a chair. "I was just about to sit on that," said ${g}. "It's for visitors," said ${a}. ${Gcap} thought about it, and held the door for them.`,
        `A blanket went at half past two, and a teapot at a quarter to three. "${refrain}" ${a} would say, and ${g} would say, "Of course. What is it this time?" By three they were at the chair. It's not easy to be proud behind a chair. "Left a bit," said ${g}, and held the door open with one foot.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(N, 'stand', 'calm'), seen(A, 'sit', 'curious')],
          things: ['fence'],
        },
        `"Ah," said ${N.introduced}, over the fence. "I ran away to that shed, sixty years ago. It was ours, then. My mother put a lamp in the window. I thought it was to read by." "What was it for?" said ${a}. "For me, so that I could come in. She thought that I could see that. I sat here until nine, waiting for her to say it."`,
        `A hat came along the top of the fence, with ${N.introduced} under it. "That's my old place," said ${n}, and looked at the shed. "I was eight. I sat right there, and waited for my mother to come and say it. She'd put a lamp in the window. I said to myself, look at her, she's reading! It was years until I asked. It was for me to come home by."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'think', 'sad'), seen(A, 'sit', 'worried')] },
        `"And who said it first?" said ${a}. "Nobody," said ${n}. "I got hungry, and went in, and there was soup. We were very nice to each other. We walked round it for thirty years, like a piano in a passage." She patted the fence, and went to see to her beans. ${a} didn't feel so much like Spain.`,
        `"So did she say it?" said ${a}. "Did you?" "It was late," said ${n}, "and there was soup. One didn't like to, after that. It just stayed in the house. You'd go to pass the salt, and there it was." Her hat went off along the fence, more slowly than it had come. It was odd how cold it had got.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['bowl'],
        },
        `The next time ${a} didn't say the words. It was for a cup. ${Gcap} was at the table, on a box, and had all five bits of the bowl in a row. "Look here," said ${g}. "There's a brown line, on this edge. It may well have been cracked before. I'd say that you were right." There was no line. There was just a bit of gravy.`,
        `There was one more cup to fetch, and so one more knock. ${Gcap} sat on a box, and turned over a piece of the bowl. "I've been looking," said ${g}. "There's a mark here. I think that there was a crack, after all." It was held out, so that ${a} could see. It wasn't a crack. It was a hair off the brush. It was kindly meant, like a present.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'think', 'sad'), seen(B, 'sit', 'curious')],
          things: ['cup'],
        },
        `"Then you've won," said ${b}, when ${a} came back with the cup. "I know," said ${a}. One had only to say thank you. Nobody would ever ask about it again. But that was just it. There'd be a crack in that kitchen that had never been in the bowl. They would walk round it, for about thirty years.`,
        `${a} told ${b}, and looked into the cup. "So it's all right," said ${b}. "You were right. You can go home." It was true. There was nothing to do but take it. ${a} had never been given anything that was so heavy. To give it back, one would have to say what it was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'shy', 'backpack'), seen(A, 'stand', 'worried')],
          things: ['backpack'],
        },
        `Tap, tap. There was ${g}, with a bag. "${refrain}" said ${g}. "I said never, and it isn't never. You listen about two times in three." So there it was, said. It was all that the letter asked for. ${a} could have stopped there. "It wasn't cracked," said ${a}. It came out as small as a pea.`,
        `Somebody tapped on the shed. "${refrain}" said ${g}, and put down a bag. "I said a thing that wasn't so. You do listen. I counted, and it's most days. I'm sorry." It was what ${a} had wanted, since two o'clock. It would have been easy to have just that. "There wasn't any crack," said ${a}, to the grass. "I wore it as a hat."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'point', 'surprised'), seen(G, 'sit', 'calm'), seen(B, 'sit', 'curious')],
          things: ['house', 'chair'],
        },
        `"I know," said ${g}, after a while, from the chair. "But it was good of you to look for one," said ${a}. "You can have my bowl." It was the one with the ship in it, and ${g} didn't say no. Over the grass stood a house with a lamp in the window. "Who lives there?" said ${b}. "Nobody," said ${g}. "They've all run away." "Then who's the lamp for?" said ${a}, who knew.`,
        `${Gcap} sat down on the chair, and was quiet for some time. "That was harder than mine," said ${g}. "I've got a bowl," said ${a}. "It has a ship in it. It's big enough for pancakes." And that was taken. It had got dark. There was one house to be seen, with a lamp in the window. "Is that somebody's?" said ${b}. "It's empty," said ${g}. "They've all left home." "That lamp isn't to read by," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(G, 'hold', 'happy', 'pillow'), seen(N, 'wave', 'happy')],
          things: ['pillow', 'lamp'],
        },
        `They moved in that night, pillow by pillow. It took nine trips, and ${n} took the teapot. "Come in," said ${a}. "There's soup, and we've said it all." Then ${a} went back once more, because one ought to tell people. "${refrain}" ${a} told the shed. Since then the lamp has stood at the side, where it can be seen from next door.`,
        `It was a good house, once one had got a chair into it. ${a} called over the fence, and ${n} came round with a pillow under her arm, in case. "${refrain}" ${a} said to the shed, with one hand on the door, so that it shouldn't wait up. At supper they passed the salt, straight across. And the lamp went to the other window, where ${n} could see it from her bed.`,
      ),
    ],
  };
}
