import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { REFRAINS, sentOf, titlesOf } from './parts.ts';

/** For the oldest: one would open it and one would not, and what is given up is what was theirs. */
export function old(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const { P, Q, R, x, stuff, insideLong, isLetter } = sentOf(going);
  const [p, q, r] = [P.name, Q.name, R.name];
  const refrain = chance.pick(...REFRAINS);
  const thing = isLetter ? 'letter' : 'present';
  return {
    title: titled(chance.pick(...titlesOf(x))),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')],
          things: [thing],
        },
        `Nothing ever came for ${A.introduced}. Other people got things by post, with string round them. ${a} got to hear about it. So when there was a ${x} on the path one wet morning, ${a} didn't even think of it. "That's somebody's," said ${a}, and wiped off the mud. ${cap(B.introduced)} came splashing up to look.${comesToo}`,
        `In all the time that ${A.introduced} had lived there, nobody had sent ${a} so much as a leaf. You get used to it. "Look what somebody's lost," said ${a}, that morning, in the rain. On the path, in a puddle, lay a ${x}. ${cap(B.introduced)} jumped right in beside it, with both feet.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'curious', thing), seen(B, 'stand', 'excited')] },
        `There was no address. There was a square, a bit paler than the rest, where one might have been. "No name," said ${b}. "Then it's ours. We open it." "It isn't ours because we don't know whose it is," said ${a}. "It's got somebody. They only don't know about it yet." ${b} sighed, and came along. Flap, went one foot, at every step.`,
        `"It doesn't say for whom," said ${a}. "Only this pale patch, like a window with nobody in it." ${b} was for opening it there and then. "If it's nobody's, it's anybody's, and we're anybody." "We'll ask first," said ${a}. They set out. ${b} walked rather oddly. Something white had stuck below, and it went flap, flap, on the wet stones.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(P, 'stand', 'shy'), seen(A, 'hold', 'curious', thing), seen(B, 'stand', 'calm')],
        },
        `${P.introduced}, at the first gate, looked at what they had there, and turned the colour of a brick. "${refrain}," said ${p}. "What makes you think so? Doesn't it say?" "It doesn't say anything," said ${a}. "It must do!" said ${p}, and then said nothing more at all. There was blue ${stuff} on ${p}'s nose, quite a lot of it.`,
        `They began with ${P.introduced}, who came to the door in an apron. "${refrain}," said ${p}. "You only have to read it." "There's nothing to read," said ${a}, and held it up. ${p} stared at the pale patch, and swallowed. You could see that ${p} wished to say something very badly indeed. There was blue ${stuff} on the apron.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Q, 'stand', 'surprised'), seen(A, 'hold', 'curious', thing), seen(B, 'stand', 'curious')],
        },
        `At the pond ${Q.introduced} had red ${stuff} in places where nobody usually has ${stuff}. "${refrain}," said ${q}, "but isn't it exciting? I mean, isn't it odd?" And when they had gone on, flap, flap, they heard ${q} run round by the back way to ${p}'s. "Something's up with everybody today," said ${b}. "They're sorry for it," said ${a}.`,
        `"${refrain}," cried ${Q.introduced}, before anyone had asked. ${q}'s feathers were red at the tips with ${stuff}. "Did you lose the... I mean, did it have a..." ${q} dived, and didn't come up again until they were well past. "I've never seen anybody so upset by a ${x}," said ${a}. Flap, went ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'stand', 'shy'), seen(A, 'hold', 'worried', thing), seen(B, 'stand', 'curious')],
        },
        `${R.introduced} lived furthest up, and was the sort that can't tell a lie. So ${r} only put one eye round the door. It was yellow with ${stuff} round that eye. "${refrain}," said ${r}, and that was true. "I promised," said ${r}, and that was, too; and the eye went away. They knocked for a long time.`,
        `That left ${R.introduced}, on the hill. "${refrain}," said ${r}, through the letter box. "I've given my word." "What word?" said ${b}. "I've given that as well," said ${r}. Something yellow was pulled in quickly under the door. It was ${stuff}. Then there was nothing but breathing.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'sad', thing), seen(B, 'sit', 'excited')] },
        `By evening they had been to eleven doors. The ${x} lay between them on the step. "We asked," said ${b}. "You can't say that we didn't. Nobody wants it." It would have been so easy. It had a corner that was loose already from the wet. ${a} had one finger on it. Nobody had ever sent ${a} a thing, and here was a thing that nobody had been sent.`,
        `It got late. They had rung every bell there was. "Now?" said ${b}. ${a} didn't answer at once. ${a} held it up to the ear, and it was quiet in there, like someone holding their breath. It might just as well be ${a}'s. It might as well be ${a}'s as lie in a puddle. "Go on," whispered ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined', thing), seen(B, 'sit', 'surprised')] },
        `"No," said ${a}, and drew back. "Somebody thought about this. There's somebody, right now, who thinks that it's come." And ${a} said what they would do. They would put it in the window with a light beside it, and a notice: FOUND. Then whoever went by could see it, all night. "And if it's gone in the morning?" said ${b}. "Then it's arrived," said ${a}.`,
        `${a} put it down. "I know what it's like," said ${a}, "not to get one. I won't be the reason." It must go in the window, with a lamp on each side. There must be a card that said FOUND in large letters. "And then you'll never know what was in it," said ${b}. "No," said ${a}. It was a short word, and it took some saying.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'curious'), seen(A, 'point', 'surprised')] },
        `"We need some paper," said ${a}, "about so big. White." ${b} felt in every pocket. Then ${b} sat down to look in both shoes, so to speak. There, under the left foot, was just the thing, and it had been flapping all day. "It's a bit trodden on," said ${b}. "The back's clean," said ${a}. "I'll write on the back."`,
        `There was no card in the house. "It needn't be large," said ${a}. ${b} put up one foot, to scratch it and to think. "Would that do?" It was white and square, and had a great deal of mud on one side. "Give it here," said ${a}, and dipped a pen, and wrote FOUND on the side with no mud.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'look-up', 'surprised')], things: [thing] },
        `FOUND, it said now. ${a} held it to the pale patch on the ${x}, to see how it looked. It fitted to a hair. They both saw it. ${a} turned it over very slowly. Under the mud was a line of writing in three colours, and it began with "For". ${a} read the next word. ${a} read it again. It was not a long word. It was "${a}".`,
        `It said FOUND, and was to go where the pale patch was. And it went there as a key goes into a lock, all four corners. "That's funny," said ${a}. "It's the same size." "Turn it round," said ${b}. There was mud, and half a footprint. And below that, in blue, and red, and yellow, was a name. Nobody said anything. "Is there another ${a}?" said ${a}, at last.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'cheer', 'happy')],
          things: isLetter ? ['letter'] : ['scarf'],
        },
        `"You carried it about all day," said ${b}, "and asked everyone if they would have it!" "You stood on my name," said ${a}. It took a while, because of the laughing. Then it was opened, at last. ${insideLong} ${b} looked at the colours, and thought of three doors, one after another.`,
        `It's not easy to undo string when you can't see properly. "I can do it," said ${a}, wiping both eyes. "I want to do it by myself." ${insideLong} "So that's why they had it all over them!" said ${b}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'happy'),
            seen(Q, 'cheer', 'happy'),
            seen(R, 'cheer', 'happy'),
            seen(A, 'stand', 'happy'),
          ],
        },
        `There was a crash in the hedge, and that was ${p}. They'd been there for an hour, one on top of the other. "I thought that I'd die," said ${p}. "You stood there and ASKED me." "I nearly said it four times," said ${q}. "I didn't say it once," said ${r}, and was very proud. "But we did write it on," said ${p}. "It was on there!"`,
        `Out of the dark they came, ${q} first, and then ${p}, and later on ${r}. "Of all the people!" said ${q}. "We make a thing for the only one who never gets anything, and what does ${a} do? Takes it round to the rest of us!" "It could have gone wrong," said ${p}. "If you had opened it, you'd never have known that it was yours."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy')], things: [thing] },
        `The label is on the wall now, with a foot and a name on the front. It hangs so that you can turn it. On some days ${a} likes it to say ${a}. On others it says FOUND. ${b} wipes all four corners when they come in, and has a good look under each foot. You never know who might be down there.`,
        `It hangs over ${a}'s bed. FOUND, it says, and if you turn it, there is the other word. "Nothing ever comes for me," ${b} said the other day. ${a} was busy, and had something green on one ear. It was ${stuff}. "Doesn't it?" said ${a}. "Dear me. Have you looked everywhere?"`,
      ),
    ],
  };
}
