import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './faces-old.ts';
import { CAKE, foodIn, TITLES } from './tastes.ts';

/** Somebody with nothing to taste with asks what it is like; nobody can say it, but every face does. */
export const FACES: EventPlot = { id: 'faces', young, middle, old };

function young({ A, B, G, a, b, Gcap, k, third, raw, chance, company }: Going): Told {
  const { x, drawn } = foodIn(raw) ?? CAKE;
  const [W, C] = company.passersBy(2);
  if (!W || !C) throw new Error('Nobody eats.');
  const also = third ? ` And ${k}!` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'What is it like?',
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'curious')], things: drawn },
        `Look, ${x}! All had some. ${A.introduced} had none.`,
        `They all had ${x}. But not ${A.introduced}. ${a} could not taste.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'happy')] },
        `"What is it like?" said ${a}. "Yum!" said ${W.introduced}. What is yum?`,
        `"What is it like?" ${W.introduced} had a think. "It is like more."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'stand', 'happy')] },
        `"What is it like?" said ${a}. "All gone," said ${C.introduced}.`,
        `"What is it like?" ${C.introduced} had a lick. "It is like a song."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy'), seen(A, 'stand', 'curious')] },
        `"What is it like?" ${Gcap} smiled. "Like being small." That did not help.`,
        `"What is it like?" said ${a}. ${Gcap} said, "Like a sunny day."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'spoon')], things: ['spoon'] },
        `${a} got a spoon. In it went. Splat! It fell right out again.`,
        `So ${a} took a spoon of it. Plop. It was just wet.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat down. "I will never know," said ${a}.`,
        `${a} was sad. "I can't taste it. I never will."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'curious')], things: ['spoon'] },
        `Then ${B.introduced} came with a spoon. Yum! One eye went shut. ${a} saw it.`,
        `${B.introduced} sat down, too, with a spoon. Wiggle, went the nose! ${a} looked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'sit', 'surprised')] },
        `"Do that again!" said ${a}. "I can see it! It is on your face!"`,
        `"One more!" said ${a}. "I see what it is like! It is all over you!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(W, 'jump', 'happy'), seen(C, 'dance', 'happy')] },
        `${W.name} ate, and went hop. ${C.name} ate, and went mmm.${also} ${a} saw it all.`,
        `Hop, went ${W.name}. Mmm, went ${C.name}.${also} "So that is it!" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(B, 'stand', 'happy')], things: ['spoon'] },
        `Now ${a} has the spoon. "Open wide, ${b}!" And ${a} has a long, long look. Mmm!`,
        `"Who wants some?" says ${a}. In goes the spoon. ${a} looks at ${b}. "Mmm!" they say.`,
      ),
    ],
  };
}

function middle({ A, B, G, a, b, g, Gcap, k, third, raw, chance, company }: Going): Told {
  const { x, drawn } = foodIn(raw) ?? CAKE;
  const [W, C] = company.passersBy(2);
  if (!W || !C) throw new Error('Nobody eats.');
  // What somebody says of it is what is seen in their face later.
  const first = chance.pick(true, false);
  const oneOf = (one: string, two: string): string => (first ? one : two);
  const [w, c] = [W.name, C.name];
  const also = third ? ` ${k} went quite pink.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'What does it taste like?',
    pages: [
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(A, 'stand', 'curious')], things: drawn },
        `There was ${x} in the garden, and everybody had some. ${A.introduced} stood beside it, and watched it go. ${a} had never tasted a thing. ${a} hadn't got anything to do it with.`,
        `${A.introduced} could count, and whistle, and stand still. There was only one thing that ${a} wanted to do and couldn't. That was to taste ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(W, 'stand', 'happy')] },
        oneOf(
          `"What does it taste like?" ${a} asked ${W.introduced}. ${w} had to think. "Like the first day of the holidays," said ${w}. ${a} had never had any. "And what do they taste like?" "Like ${x}," said ${w}.`,
          `"What does it taste like?" ${a} asked ${W.introduced}. "Oh," said ${w}, "like when it's your birthday." "I haven't got one," said ${a}. "Then it's hard to explain," said ${w}.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(C, 'stand', 'happy')] },
        oneOf(
          `"What does it taste like?" ${C.introduced} took a bit more, to be sure. "First it's there," said ${c}. "Then it's lovely. And then it's gone." "That's what it does," said ${a}. "I know what it DOES."`,
          `"What does it taste like?" "Well, it's like a big yellow noise," said ${C.introduced}. "But a nice one. In your mouth." ${a} wrote that down. It looked odd.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'curious')] },
        oneOf(
          `"What does it taste like?" ${Gcap} looked into the distance. "Like being six," said ${g}, "and nobody calling me in." That went on the list as well.`,
          `"What does it taste like?" ${a} asked ${g}. "It makes me think of a blue door," said ${g}, "and my gran." There wasn't a door in it. ${a} looked.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'determined', 'spoon')], things: ['spoon'] },
        `Then ${a} tried it. One spoon went in at the front. ${a} waited for the holidays. There was a plop, down below, and that was all. "It's wet," said ${a}.`,
        `You can't get it from a list. ${a} took a spoon, and put some in, and waited. Nothing happened. Then it ran out again on the left. "Was that it?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `${a} sat down on the step. "It's the best thing there is," said ${a}. "They all say so. And they all keep it to themselves."`,
        `So ${a} sat on the step, with the list. It was a good list. But you can't have a list for pudding. "I'll be the only one who never knows," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'curious')], things: ['spoon'] },
        oneOf(
          `Out came ${B.introduced} with a bowl and a spoon, and sat beside ${a}. Nobody said anything. In went the spoon. And ${b}, who didn't know it, shut one eye.`,
          `${B.introduced} sat down there, too, and had the last of it, very slowly. At every spoon something ran over ${b}'s face, like wind over grass. ${a} stopped being sad, to watch.`,
        ),
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'sit', 'surprised')], things: ['spoon'] },
        oneOf(
          `"What's your eye doing?" said ${a}. "Is it doing something?" said ${b}. "Have one more, and don't hurry." ${a} came so close that their noses touched. "There!" said ${a}. "It's written on you!"`,
          `"Do that again," said ${a}. "Do what?" ${b} took a spoon. Up went the eyebrows, and down came the shoulders. "THAT," said ${a}. "That's what it tastes like. You've been showing me all along!"`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(W, 'jump', 'happy'), seen(C, 'dance', 'happy')] },
        oneOf(
          `They all had to come back, and eat it once more for ${a}. ${w} shut both eyes, and there were the holidays. ${c} wiggled, and there was the big yellow noise.${also} "So that's it," whispered ${a}. "Oh, that IS good."`,
          `After that ${a} had them all, one by one. ${w} was like a birthday, right up to the ears. ${c} began to hum, and didn't notice.${also} "Nobody could have told me that," said ${a}.`,
        ),
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy')], things: ['spoon'] },
        oneOf(
          `Last came ${g}. ${Gcap} took one spoon. For a moment somebody was there who was six. "I saw that," said ${a}. "So did I," said ${g}.`,
          `${Gcap} was the last. It took only one spoon, and there it was: a blue door, opening. "Thank you," said ${a}. "That was the best so far."`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud', 'spoon'), seen(B, 'stand', 'happy')], things: ['spoon'] },
        `${a} makes the ${x} now. There's a queue for it, right to the gate. Nobody makes it better, since nobody looks so hard at who is eating. "What does it taste like?" says ${b}. "Hold still," says ${a}. "I'm just having some."`,
        `${a} hands it out now, spoon by spoon, and never takes one. "Don't you want any?" somebody always asks. "I've had eleven," says ${a}, and looks at ${b}. "No, twelve."`,
      ),
    ],
  };
}
