import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: jumpers arrive that fit what can be seen on a screen; and both of them hide what is below it. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { refrain, e, es, she, She, her, n } = partsOf(going);
  const N = company.person(n, 'child');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'wave', 'happy')], things: ['tablet'] },
        `${e} lived two aeroplanes away, and came to tea on Sundays, on the tablet. ${A.introduced} leaned it on the teapot. Ping, and there ${she} was, as far as the third button. ${She} knitted while they talked. One couldn't see the knitting, which was lower down. One only heard it. "It's for you, ${a}," said the tablet. "It'll be in the post by Friday."`,
        `On Sundays at four, ${A.introduced} propped the tablet against the teapot. Ping. There were ${es} hair, a chin and three buttons of a cardigan, from two aeroplanes away. Below that came the tablecloth. All the time they talked there was a clicking, from somewhere under the edge. That was knitting. "It's nearly done," said the tablet. "I've been at it since the summer."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'sit', 'curious')],
          things: ['shirt', 'present'],
        },
        `The parcel came on Friday. In it was a jumper with ducks all round, four greens and a yellow, and every duck had an eye. ${a} pulled it on. The sleeves stopped at the elbow. The ducks stopped at the ribs. After that came a good deal of ${a}. "It's lovely," said ${B.introduced}, walking round it. "Who's it for?"`,
        `In the parcel lay a jumper. There were forty ducks on it, and no two had the same look on their faces. It must have taken months. ${a} got it on by holding both breath and stomach. It was a beautiful fit for somebody of five. "Perhaps it goes on growing," said ${B.introduced}, and pulled at the bottom duck. It didn't.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy')], things: ['tablet'] },
        `It wasn't hard to see how it had come about. On a tablet everybody is as high as a teapot. ${e} hadn't seen ${a} standing up for three years. "Does it fit?" said the tablet, that Sunday. ${a} sat close, so close that the ducks ran off the edge. "It's just right," said ${a}. "${refrain}" it said. "You're all chin!" "It's all here," said ${a}, and did not move.`,
        `${e} had knitted what was there to be seen. That was a head and shoulders, about the size of a loaf, and it hadn't changed in three years. "Well? Have you got it on?" said the tablet. ${a} pulled in both elbows, and leaned so near that nothing showed but wool. "It's perfect," said ${a}. "I'm so glad," it said. "${refrain}" "Just under here," said ${a}, quickly.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'point', 'happy'), seen(A, 'walk', 'shy'), seen(B, 'walk', 'calm')],
        },
        `It was the warmest thing that ${a} had ever worn, as far as it went. On the way to the shop there was a wind, and it went in under the ducks. "Ducks!" said ${N.introduced} from next door, who was four, and walked behind all the way to count them. ${n} got as far as eleven, and began again. "When you're done with them, I'm here," said ${n}.`,
        `${a} wore it out of doors as well. Not to would have been rude to the ducks. There was a cold place all round the middle. ${N.introduced} from next door, who was four, came running. "That one's sad," said ${n}. "That one's hungry." ${n} knew all of them by the end of the street. "They'd fit me," said ${n}, and sighed.`,
      ),
      page(
        { setting: 'kitchen', camera: 'close', actors: [seen(A, 'think', 'worried')], things: ['tablet'] },
        `There used to be walks. ${e} would carry the tablet to the hens, and they saw sky, and a thumb, and a hen's eye. "Show me the hens," said ${a}. "Not today," said the tablet. It hadn't been today for a good while. ${She} was always sitting there when it went ping, and always sitting there when it stopped. "${refrain}" said ${a}, for a joke. The needles stopped for a moment. "The rest is having a rest," it said.`,
        `"How are the hens?" said ${a}. In other years ${e} had always taken the tablet down the garden to see them. They'd have a grand view of grass, and then a beak. "They're well," said the tablet. "It's rather wet for them today." It had been rather wet since March. Behind ${her} chair one could see the sun. "You never get up," said ${a}. "${refrain}" "The rest is where it always is," it said, and clicked faster.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'letter'), seen(B, 'look-up', 'worried')],
          things: ['shirt', 'letter'],
        },
        `In the autumn came a second parcel. This jumper had geese, and it was the same size. There was a letter with it. "I sit up late with them," it said. "As the first one fits so well, I've bought the wool for three more." ${a} read it twice. ${b} did the sum. "That's three winters," said ${b}. "You'll be in ducks up to the armpits."`,
        `Then it was geese. The new jumper came down as far as the old one, which was not far. "It does me good to know that it's exactly right," said the letter. "My eyes get tired, but I've bought the wool for the swans." ${a} sat down. "You could tell," said ${b}. "Now?" said ${a}. "It would've been easier in the ducks." "It'll be harder in the swans," said ${b}.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['tablet', 'shirt'] },
        `Ping. "I'm casting on tonight," said the tablet. "The same again?" One only had to say yes. Then ${e} would be happy, and sit up late, and knit for somebody of five. Or ${a} could say no, and then all those ducks had been for nothing. It was very quiet, two aeroplanes off. "Wait," said ${a}. "I'm going to stand up."`,
        `"So I'll do the swans to the same size," said the tablet, "shall I?" All that was wanted was a nod. There would be three more winters of sitting close. ${a} would grow, and the one on the tablet never would. And ${e} would be knitting for that one. But to say so would spoil every duck. ${a} held on to the table. "Look at me, please," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(B, 'sit', 'worried')],
          things: ['tablet', 'shirt'],
        },
        `${a} went backwards, past the chair, past the cooker, right to the door, in the ducks. There was no leaning in from there. There were the elbows, and the middle, and a long way of legs. "This is the rest of me," said ${a}. "It doesn't fit. It never did. I'm sorry that I said so." The tablet said nothing at all. Then it said, "I see." Ping.`,
        `Step by step ${a} walked away from the tablet, until all of it was in the picture. There were bare arms. There was a gap that one could have put a cat in. "It was too small when it came," said ${a}. "I wanted it to fit, so I sat close." The needles had stopped. Small and far, ${e} was looking. "You've gone and grown," said the tablet. "And I wasn't told." Ping.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'hug', 'sad')], things: ['tablet'] },
        `The next week, at four on Sunday, it didn't go ping. ${a} rang, and it rang and rang. ${b} made toast, and nobody ate it. That was what it cost, and it was more than ducks. "Perhaps it's the hens," said ${b}. But ${a} had thought about those hens all week. There was something that didn't fit there, either.`,
        `A week later, at four, the teapot was there, and the tablet, and no ping. ${b} sat with ${a} until the tea was cold. It had been right to say it. That didn't make it any warmer. "I hid my elbows," said ${a}, in the end. "I sat there for months, hiding them." ${a} looked at the black tablet. "I wonder what one would hide by sitting down?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['tablet'] },
        `On Monday it pinged in the middle of breakfast. "It's my turn," said the tablet. A chair was pushed back, with a scrape. There were a fourth button, a fifth, a skirt of blanket, and then a stick. There was a foot in a big grey boot. "I came off the hen-house step, in March," it said. "I didn't want you to worry, so I sat close. And then you stood up. I was ever so cross. I hadn't the nerve."`,
        `It was Monday when it went ping. "Don't say anything," said the tablet. "I'm going backwards." And it all came into view, a button at a time. There was a stick. There was one slipper, and one large grey boot from the hospital. "It's mending. It was the hen-house step," it said. "I thought that nobody need see below the third button. I could've gone on for years. But you went and stood by that door."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'cheer', 'proud'), seen(A, 'hold', 'happy', 'string'), seen(B, 'reach', 'happy')],
          things: ['string'],
        },
        `After that they had no more to hide, so they measured it. ${b} ran a string from ${A.names} neck to heel, and it went in the post. Back came another one, not very long. "That's how far I can walk," said the letter with it. The next was longer. The ducks and geese went next door. ${n} wore both, one over the other, in the sun. They fitted as if somebody had seen ${n} coming.`,
        `So they did it with string. ${a} lay down on the carpet. ${b} cut a piece from the top to the toes, for the post. What came back was string as well. "Chair to window," it said on the label. The week after that it was chair to gate. And one day ${n} stood in the doorway, in forty ducks. "They're looking at me," said ${n}. It was a beautiful fit for somebody of four.`,
      ),
      page(
        { setting: 'kitchen', time: 'sunset', camera: 'wide', actors: [seen(A, 'shout', 'happy')], things: ['tablet'] },
        `The swans came in the spring. They went past the elbows, and past the knees. "That's to be on the safe side," said the tablet. "${refrain}" "I'm in here!" shouted ${a}, from the door. They always went backwards now, the two of them, until there was all of both. It made them as small as thumbs. They had to shout to be heard. One could just see that one of the thumbs had a hen under its arm.`,
        `In the spring there were swans, and they came to the floor. "I'd rather you grew into it," said the tablet. "${refrain}" ${a} put up a hand, out of the neck. Then they did as they did every Sunday. They each went back, and back, to the furthest wall there was. From there each could see the whole of the other. They were no bigger than two buttons, and waved.`,
      ),
    ],
  };
}
