import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { CAKE, foodIn, TITLES } from './tastes.ts';

/** For ages 8 to 12: what can be said of a taste, which is nothing, and what can be seen of it. */
export function old({ A, B, G, a, b, g, Gcap, k, third, raw, chance, company }: Going): Told {
  const { x, drawn } = foodIn(raw) ?? CAKE;
  const [W, C] = company.passersBy(2);
  if (!W || !C) throw new Error('Nobody eats.');
  // What somebody says of it is what is seen in their face later.
  const first = chance.pick(true, false);
  const oneOf = (one: string, two: string): string => (first ? one : two);
  const [w, c] = [W.name, C.name];
  const also = third ? ` ${k} simply glowed.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'What does it taste like?',
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'curious')], things: drawn },
        `${A.introduced} had been at every party that there was. ${a} had carried ${x}, and served it, and wiped it off the chairs. ${a} could have told you how much it weighed. But nobody had thought, when ${a} was made, of putting in something to taste it with.`,
        `On the table in the garden stood the ${x}, and round it stood everybody. Then it got quiet. It always did. At the first bite they all went somewhere, and only ${A.introduced} was left behind. "I should like to go, too," thought ${a}. "Once."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'happy')] },
        oneOf(
          `"What does it taste like?" ${a} asked ${W.introduced}. ${w} had eaten ${x} all through life, and opened a mouth to say, and shut it. "The first day of the holidays," said ${w}, in the end. "I've never had one. What's that like?" "A bit like ${x}," said ${w}.`,
          `It couldn't be so hard. "What does it taste like?" said ${a}. ${W.introduced} licked the spoon, to be exact about it. "You know when you've been dreading something, and then it's called off?" said ${w}. "That." ${a} wrote it down. It did not look like something you could put in a bowl.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'stand', 'happy')] },
        oneOf(
          `"What does it taste like?" "It's there," said ${C.introduced}, "and then it's very much there, and then it isn't, and you're sorry." "That's what it does," said ${a}. "I've seen what it does. I've seen it from outside three hundred times." ${c} was sorry, too, and had some more.`,
          `"What does it taste like?" ${C.introduced} was an artist, in a way, and took time over it. "It's yellow," said ${c}. "It's a yellow noise, quite low. It starts at the sides." ${a} listened very hard at the bowl. Then ${a} wrote it down, with a question mark.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'curious')] },
        oneOf(
          `"What does it taste like?" ${Gcap} put the spoon down. "Being six," said ${g}. "A wall that's warm from the sun. And nobody's called me in yet." It was the longest one so far. ${a} read it through twice, and could find no ${x} in it anywhere.`,
          `"What does it taste like?" "There was a blue door," said ${g} slowly, "at my gran's. It stuck, and then it opened." "That's a door," said ${a}. "Yes," said ${g}. "It's the nearest I can get." It seemed to be a thing that everyone knew, and that nobody could hand over.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'spoon')], things: ['spoon'] },
        `There was nothing for it but to try. ${a} took a spoon, and a large one, and put it where the others put theirs. ${a} waited for the wall, and the noise, and the holidays. After a time something dripped out by the left foot. "It's damp," said ${a}. That was all that could be said.`,
        `In the end ${a} did it without anybody there. One spoon went in. It's not a thing to be described, what came then, since nothing came. It slid, and it was cold or it wasn't, and then it was on the floor. ${a} wiped it up. ${a} was good at that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat on the back step, and read the list. Holidays. A noise. A door. They weren't being unkind. They would have given ${a} the last of it, any of them. It was just that the best thing in the world went on inside people, with the shutters down.`,
        `It's hard to be left out of something by people who want you in. They'd all tried so hard. ${a} sat on the step with eleven answers. Every one was true, and the whole lot didn't come to a single spoonful. "I shall have to do without," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'curious')], things: ['spoon'] },
        oneOf(
          `${B.introduced} came out with the last bowl, and sat down as well, and didn't say anything, which was nice. There was only the spoon. And because there was nothing else to look at, ${a} looked at ${b}. One eye closed. One toe curled. ${b} had no idea of it.`,
          `Then the door went, and there was ${B.introduced}, with a bowl and a spoon. ${b} didn't ask what the matter was. ${b} just sat there and ate, slowly, as you do when it's the last. ${a} happened to look round. Something went across ${b}'s face, from left to right, like wind over barley.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'sit', 'surprised')], things: ['spoon'] },
        oneOf(
          `"Don't move," said ${a}. "What did you do with your eye?" "Nothing," said ${b}. "Have another." ${b} had another. ${a} was so near by now that it was hardly manners. "There it goes!" said ${a}. "It's all over you. It's been written on the outside the whole time!"`,
          `"Once more," said ${a}. "Once more what?" "The spoon. And take your time." Up went the eyebrows, and the shoulders came down like two coats off a hook. "Oh," said ${a}. "OH. Something had been called off. I saw it go." And ${a} threw away the list.`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(W, 'jump', 'happy'), seen(C, 'dance', 'happy')] },
        oneOf(
          `They had to come back and do it again, all of them, in good light. Nobody minded. ${w} shut both eyes, and the whole first day of the holidays ran down to the tip of the nose. ${c} hummed, low and yellow.${also} ${a} went from one to the next, and took it in by the bowlful.`,
          `They ate, and for the first time somebody watched them do it. ${w} turned a bit to one side, as you do for a good bit of music. ${c} swayed.${also} "Is that what I look like?" said ${w}. "It's what you TASTE like," said ${a}. "You've no idea. You're delicious."`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy')], things: ['spoon'] },
        oneOf(
          `${Gcap} came last, and took a very small spoon. For as long as it lasted, somebody sat there who was six, with a warm wall behind. "I've been there," said ${a}. "Just now. Nobody had called us in."`,
          `Last of all it was ${g}. ${Gcap} took one spoon, and nothing happened for a moment. It stuck. Then it opened, and ${a} saw right through to the other side. "Blue," said ${a}. ${Gcap} nodded, and had to blow a nose. "Blue," said ${g}.`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud', 'spoon'), seen(B, 'stand', 'happy')], things: ['spoon'] },
        `It's ${a} who makes the ${x} now. People come from three streets off. Nobody can say why it's so good, but ${b} knows. Other cooks look into the pot. ${a} looks at whoever is eating. "Won't you have any?" they say. "Hold still," says ${a}. "I'm having it."`,
        `"What does it taste like?" somebody small asked at the next party. It was new, and stood at the edge, and wouldn't try. "I can't tell you," said ${a}. "Nobody can. But look over there, at ${b}." They looked. Slowly the small one picked up a spoon. And ${a} leaned in, so as not to miss a thing.`,
      ),
    ],
  };
}
