import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hats-old.ts';
import { TITLES, twinsOf } from './parts.ts';

/** Twins who are told apart by their hats change hats, and are nobody's own all day, but for one who never looks at hats. */
export const HATS: EventPlot = { id: 'hats', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, W, C, a, b, Gcap, g, k, third, chance } = twinsOf(going);
  const also = third ? ` ${k} had to laugh.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Which are you?',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `Here is ${A.introduced}. And here is ${b}. They are twins!`,
        `One is ${A.introduced}. And who is that? It is ${b}. They are twins.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['hat'] },
        `"Which are you?" they all said. ${a} had the red hat. ${b} had the blue.`,
        `"Which are you?" Red hat, that is ${a}. Blue hat, that is ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')], things: ['hat'] },
        `"You have my hat," said ${a}. "I have yours!"`,
        `"Swap!" said ${b}. So ${a} had the blue hat. Hee, hee!`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'wave', 'happy'), seen(A, 'stand', 'happy')] },
        `"Hello, ${b}!" said ${W.introduced}. But it was ${a}!${also}`,
        `${W.introduced} saw the hat. "It is ${b}!" No, it was ${a}!${also}`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy'), seen(A, 'stand', 'worried')], things: ['peas'] },
        `${C.introduced} had peas. "You love peas, ${b}." ${a} did not love peas.`,
        `"Peas for ${b}," said ${C.introduced}. ${a} did not like peas. Oh dear!`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'sad'), seen(A, 'stand', 'sad')] },
        `"I'm ${a}," said ${a}. "I'm ${b}," said ${b}. But nobody looked.`,
        `All day they were the wrong one. It was not so funny now.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sad'), seen(B, 'sleep', 'sad')],
        },
        `Then it was night. They got into bed. No hats. No light.`,
        `Into bed they went. It was dark. Nobody has a hat in bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(A, 'sleep', 'happy')] },
        `${Gcap} came in. "Good night, ${a}." And it was ${a}!`,
        `In came ${g}. A hug in the dark! "Sleep well, ${a}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hug', 'happy'), seen(B, 'sleep', 'happy')] },
        `"Good night, ${b}." And it was ${b}! "How do you know?"`,
        `Then a hug over there. "Sleep well, ${b}." How did ${g} know?`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"I never look at hats. I look at you," said ${g}. "And at you."`,
        `"Hats?" said ${g}. "What hats? I just know you. And you."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, W, C, a, b, g, Gcap, k, third, chance } = twinsOf(going);
  const [w, c] = [W.name, C.name];
  const also = third ? ` ${k} knew, and didn't tell.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: 'Which are you?',
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `There were two of them, and they were twins. ${A.introduced} was one, and ${b} was the other. They had the same nose, and the same knees. They even sneezed alike.`,
        `${A.introduced} and ${b} were twins. When one of them looked in a mirror, both of them were in it. That's what people said, anyway.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')], things: ['hat'] },
        `"Which are you?" said everybody, all day long. It got a bit dull. So ${a} wore a red hat, and ${b} wore a blue one. After that nobody asked.`,
        `"Which are you?" people said. They said it at the door, and in the shop, and at the swings. In the end there were hats. Red was ${a}, and blue was ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'excited'), seen(B, 'jump', 'excited')], things: ['hat'] },
        `On Friday ${a} looked at the blue hat for a long time. "Let me be you," said ${a}. "Just for today. And you be me." They changed hats behind the shed, and giggled.`,
        `"What if I were you?" said ${b} one morning. ${a} thought about it, and took off the red hat. It only took a second. And then ${a} was ${b}, and ${b} was ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'wave', 'happy'), seen(A, 'stand', 'happy')] },
        `"Good morning, ${b}!" called ${W.introduced}, and it was ${a}. "Good morning!" said ${a}, and nearly burst.${also} It worked on the milkman. It worked on everyone.`,
        `${W.introduced} came along. "Hello, ${b}," said ${w}, without looking twice. ${a} bowed.${also} It was the best joke that there had ever been, until about eleven.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'happy'), seen(A, 'stand', 'worried')], things: ['peas'] },
        `Then ${C.introduced} came, with a bowl of peas. "I've kept them for you, ${b}. You love them so." ${a} hated peas. But a joke is a joke. ${a} ate them all, and went a bit green.`,
        `"Here you are, ${b}," said ${C.introduced}. "Your favourite!" It was peas. ${b} would have sung for joy. ${a} looked down into the bowl, and all the peas looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'worried'), seen(W, 'stand', 'happy')] },
        `It was no better for ${b}. "You're the brave one," said ${w}. "You'll want to go down the big slide." That was ${a}. ${b} went up all those steps, and had to come back down them.`,
        `And ${b}? "There's our singer!" said ${w}. "Sing us something." It's ${a} who sings. ${b} stood there in the red hat. Not a note came out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['hat'] },
        `"I want to stop," said ${a}. "I'm really ${a}." "Of course you are, ${b}," said ${c}, and laughed. They took the hats off. "Which are you?" said everybody. So that was all that they'd been looking at.`,
        `"I was very good today," said ${b}. "And they all said: well done, ${a}." They put the hats in the hedge. "And now, which are you?" said ${c}. It made them feel quite thin.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sad'), seen(B, 'sleep', 'sad')],
        },
        `Nobody has a hat in bed. There was no light, either. And they had got into each other's beds. "If nobody knows which I am," said ${a}, "am I still the one?"`,
        `They went to bed without a word. They didn't even go to the right ones. "What does it matter?" said ${b}, in the bed of ${a}. The light went out. Now there was nothing to tell them by.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hug', 'happy'), seen(A, 'sleep', 'surprised'), seen(B, 'sleep', 'surprised')],
        },
        `The door opened. ${Gcap} came across the dark floor, to the wrong bed, and bent down. "Good night, ${a}," said ${g}. And to the other one: "Good night, ${b}." It was very still.`,
        `In the pitch dark came ${g}, and found a forehead. "Sleep well, ${a}," said ${g}. It was ${a}. There were three steps, and another forehead. "Sleep well, ${b}." It was ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')] },
        `"How did you know?" said both of them. "You say good night like a question," ${g} told ${a}. "And ${b}'s toes are never still." "Didn't you look for the hats?" "What hats?" said ${g}.`,
        `Both lamps went on. "How can you tell?" ${Gcap} seemed to find it an odd thing to ask. "${a} is ${a}," said ${g}, "all the way through. And ${b} is ${b}. What would I want with a hat?"`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'medium',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(B, 'stand', 'happy'),
            seen(W, 'think', 'curious'),
            seen(C, 'think', 'curious'),
          ],
        },
        `The next day they went out with nothing on their heads at all. "Which are you?" called ${w}. "Guess!" said ${b}. "And look properly!" ${w} and ${c} looked properly. It took a while. They got it right.`,
        `In the morning a bird sat in the blue hat. So they left it there. "Which are you?" said ${w} and ${c}. "I'm the one who doesn't like peas," said ${a}. "Oh!" said ${c}. "THAT one!"`,
      ),
    ],
  };
}
