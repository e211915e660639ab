import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

export function old(going: Going): Told {
  const { title, K, k, G, g, L, N, M, C, D, question, first, second, third, fourth, refrain } = partsOf(going);
  const ask = `"${question}"`;
  const Gcap = cap(g);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'stand', 'calm')] },
        `There was a new one every morning. ${K.introduced} had this one before the porridge. ${ask} ${Gcap} had one shoe on, and was looking for the other. ${refrain} said ${g}, quite kindly. "Have you got your bag?" There's nothing that you can do with a sentence like that. It's a door without a handle.`,
        `The question had come before it was light, as they do. By breakfast it was too big for ${K.introduced} to keep in. ${ask} ${Gcap} looked up from a bill. ${refrain} said ${g}, and there was no harm meant by it. "Pass the butter." You can't get hold of a sentence like that. It's as smooth as an egg.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'walk', 'curious'), seen(N, 'stand', 'calm')],
          things: ['bread'],
        },
        `A good one shouldn't be wasted. So ${k} tried it on ${N.name} at the bakery. ${refrain} said ${N.name}. "White or brown?" ${k} tried it on ${D.name}, who drove the bus. ${refrain} said ${D.name}, "and mind the step." By four o'clock eleven people had said it, and all eleven were right. That was what was so tiring. It's hard to argue with people who are right.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'sad', 'notebook')], things: ['notebook'] },
        `They were all in a notebook. This one made sixty-one. After each there were three dots, because there ought to be something after a what if. It sticks out over nothing, like a plank over a pond, and wants you to walk along it. ${k} had never got further than the dots. You can't do it by yourself, with somebody on the bank, calling you in. "Sixty-one," wrote ${k}. "The last."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'point', 'curious'), seen(K, 'stand', 'shy'), seen(C, 'stand', 'calm')],
        },
        `On Saturday there was a queue for the bus, and it looked in seven directions, as queues do. At the front stood ${L.name}, who was eighty-four, with a basket on the pavement. "You've got one in there," said ${L.name} to ${k}. "I can tell by the ears. My brother had them." So it had to come out, in a small voice. ${ask} ${refrain} said ${C.name}, at the back. ${L.name} didn't so much as turn round. "Then what?" said ${L.name}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'surprised'), seen(L, 'sit', 'happy')] },
        `${k}'s mouth was open, and it turned out that there was nothing in it. It's one thing to have a what if. It's another to go in and take your coat off. "Then," said ${k}, and put one foot on the plank. "Then nobody would be bored on the way to school." It held. "That's one," said ${L.name}. "${first}." ${k} had never noticed that grown people could do that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'point', 'excited'), seen(M, 'jump', 'excited'), seen(K, 'cheer', 'happy')],
        },
        `${N.name} had come out with a tray, and forgot to put it down. "Wait," said ${N.name}. "${second}." "I know!" cried ${M.name}, who was next, and had only been looking at a shoe. "${third}!" It went back along the queue like a sneeze. Somebody knew who would complain. Somebody knew what they'd say on the news, and did the voice. ${k} wrote so fast that the pencil got hot.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'think', 'worried'), seen(G, 'stand', 'shy'), seen(D, 'wave', 'calm')],
          things: ['bus'],
        },
        `And then, right in the middle, the bus came. It was the one to the pool. ${k} had been looking forward to the pool since Monday, and the big slide shut at twelve. There was one bus an hour. "All aboard," said ${D.name}. The doors stood open. If they got on now, they'd sit down in rows. It would be sixty-one, and dots. ${k} looked up at ${g}, who had not said anything yet. "It's only that I'd just got one," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'point', 'happy'), seen(K, 'dance', 'happy')] },
        `It cost something to see that bus go, with thirty empty seats in it. It went round the corner, and so did the slide. "Well?" said ${k}. ${Gcap} had gone a bit pink. "It's only this," said ${g}. "${fourth}." There was a short silence. It was good! It was so like ${g}, and it was good. "Go on," said ${k}. "Then what?" And ${g} put down all the bags, to have both hands.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'shy', 'violin'), seen(K, 'stand', 'surprised')] },
        `There was only ${C.name} left. ${C.name} played in an orchestra, in a black coat, whatever was on the paper. "I'm no good at this," said ${C.name}. "I only know what's so." Nobody pushed. ${C.name} looked at the long black case. "But if it were," said ${C.name}, "it would want a tune." It wasn't on any paper. It came out of that violin like something that has been waiting in the hall. And for as long as it went on, there by the litter bin, it was so.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'stand', 'surprised'), seen(K, 'cheer', 'happy'), seen(L, 'cheer', 'happy')],
          things: ['bus'],
        },
        `They heard the next bus only when it hooted. "What are you all up to?" said ${D.name}. ${k} told him. "But it isn't," began ${D.name}. "THEN WHAT?" said eleven people, a tray and a violin. ${D.name} shut his mouth, and turned off the engine. It got very quiet. "Then," said ${D.name} slowly, "they'd have to do the timetable again. From the beginning. And this time they'd have to ask me." It was seven minutes before he remembered to drive.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(G, 'sit', 'shy'), seen(K, 'sit', 'excited')],
          things: ['notebook'],
        },
        `They'd been in the water for ten minutes, and the slide was shut. But there were nine full pages after sixty-one, and not a dot in the whole of them. ${k} was going to start again at number one. ${Gcap} had put out the lamp, and stood there, and didn't go. "What if it was Saturday again tomorrow?" said ${g}. It was ${g}'s first. You could hear how it stuck out over nothing. ${refrain} said ${k}, who was nearly asleep. And then ${k} sat up. "Sorry," said ${k}. "Then what?"`,
      ),
    ],
  };
}
