import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { REFRAINS, TITLES } from './swallowed-parts.ts';

/** For ages 8 to 12: a tooth can be made of chalk, and looks better than the real one. */
export function old(each: Going): Told {
  const going = withClassmate(each);
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'sit', 'proud')], things: ['banana'] },
        `${A.introduced} had been looking after that tooth for a fortnight. It had had soup. It had been slept on the other side of. "Toast is out," said ${a}, at breakfast, "and so are apples." That left a banana. Nobody has ever come to any harm through a banana.`,
        `It was the loosest tooth in the house, and ${A.introduced} had plans for it. There was a box, with cotton wool. There was to be a letter. So nothing hard was eaten any more, and nothing with a crust. It was a banana that morning, just to be on the safe side.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['banana'] },
        `It went down in three bites. At the second there was something firm in it, like a lentil, and ${a} thought nothing of it. Then the tongue went to see how the tooth was getting on. It fell straight into a hole. "${refrain}" said ${a}.`,
        `There was a lump in it. One doesn't look for lumps in a banana. It was over the edge and gone, before ${a} had thought about it. And then ${a} did think about it. There was a taste like a spoon, and a draught. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'worried')] },
        `${B.introduced} went through the skin with a fork, to be fair to it.${comesToo} "It might still be about," said ${b}. ${a} just stood there with a hand on the third button. "I know where it is," said ${a}. "It's the only thing in this house that I could point to." "${refrain}" There was no getting at it.`,
        `"Are you certain?" said ${B.introduced}, from under the table.${comesToo} They'd had the cushions off by then. "I felt it turn the corner," said ${a}. They held a glass to the place, and listened. There was a long, deep murmur, as in a shell. It might have been a tooth, and it might have been breakfast. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'sit', 'sad')] },
        `"It's no more to you than an orange pip," said ${g}. "I did it with a dumpling. It does no harm, and nobody needs to go looking." It was a weight off the mind, if not off the stomach. But in the bedroom stood a box with cotton wool, and the cotton wool had a dent in it, ready.`,
        `${Gcap} said that it was quite safe. "I did the same, at your age," said ${g}. "It was in a dumpling. It's gone by the end of the week, and no one's the wiser." "What did you give her?" said ${a}. "The tooth fairy?" ${Gcap} had to think. "I don't believe that I told her," said ${g}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(B, 'hold', 'excited', 'crayon'), seen(A, 'sit', 'curious')],
          things: ['crayon', 'box'],
        },
        `"We could make one," said ${b}. There was a stub of chalk behind the clock. ${b} has clever hands. It was rubbed on the step, and given two small feet, and polished on a sock. When it lay on the cotton wool it was a tooth. It was whiter than the real one had ever been. It even had a look of ${a}.`,
        `It was a piece of chalk, to begin with. They only did it to see. But ${b} filed a bit off, and ${a} rounded the top, and there it was, looking up at them. "She does it in the dark," said ${b}. "She's got hundreds to do. She won't bite on it, like a coin." It fitted the dent exactly.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'worried')], things: ['pillow', 'box'] },
        `It went under the pillow at eight. By nine ${a} could feel it, right through the feathers, like a pea. She would come in by the window. She'd be cold, and she'd carry it all that way. And wherever it is that she puts them, there would be one among them that was chalk. It would have ${A.names} name on it.`,
        `One lies very still, on a thing like that. "Are you asleep?" said ${b}, who was staying the night. "No," said ${a}. "She'll say thank you." It was that which was so awful. ${a} could have stood being found out. It was much worse to think of her being pleased.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'letter'), seen(B, 'sit', 'surprised')],
          things: ['letter'],
        },
        `At ten ${a} put the lamp on, and took it out. "It was a good tooth," said ${b}, rather sadly. "It was the best I've ever had," said ${a}. It was put out of sight. Then ${a} wrote a letter, and it was short. I ATE IT. IT WAS A MISTAKE. I HAVE ONLY GOT WHERE IT WAS.`,
        `So it was got out again. ${b} didn't argue. "But you've got nothing to give her, then," said ${b}. ${a} opened the box, and took away the chalk, and looked at what was left. It was a dent. "That's not nothing," said ${a}. "I've got one the same shape. She can have a look at it." And ${a} wrote that down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy')], things: ['pillow'] },
        `Then there was only one thing to be done, and that was to leave it open. ${a} lay on the back, with a mouth like a letter box, and the torch on it. It isn't comfortable. After a bit there came a noise like a gate. ${b} put a pillow over both ears, and thought that there are easier ways to be honest.`,
        `${a} fell asleep as one does at the dentist's, flat out, with everything on view. It made the curtain go in and out. It was so loud, towards midnight, that ${g} came up to see, and stood there, and read the note. And ${g} went down again very softly, without putting out the torch.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'hold', 'surprised', 'coin'), seen(B, 'stand', 'surprised')],
          things: ['coin', 'letter'],
        },
        `In the morning the mouth was shut. Somebody had shut it, gently, from below. In the dent lay a coin. And on the back of the letter, as if with a pin, there was a line. RECEIVED WITH THANKS, ONE GAP. IT IS A PLEASURE TO SEE A REAL ONE. THAT MAKES ELEVEN OF CHALK THIS WEEK.`,
        `There was a coin in the box next day, and under it a receipt. It was so small that ${b} had to read it through a glass. ONE GAP, it said. SEEN AND FOUND CORRECT. I CANNOT TELL YOU WHAT SOME PEOPLE LEAVE. It was signed with a thing like a comma. "I told you that she'd know," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'shy'), seen(B, 'sit', 'happy')],
          things: ['banana'],
        },
        `"What about the one in the dumpling?" said ${a}, at breakfast. ${Gcap} went a little pink. "It's rather late in the day," said ${g}. But there was a note on another pillow, at bedtime. And ${g}, who never snores, was heard all over the house.`,
        `"And you never told her?" said ${a}, over the bananas. ${Gcap} looked into a cup. "That's so many years ago," said ${g}. "She'll have it written down," said ${a}. That evening, quite late, somebody was seen at the bathroom mirror, with a torch, looking for where it had been.`,
      ),
    ],
  };
}
