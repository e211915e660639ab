import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Smaller } from './parts.ts';

/** A step, a push and a log are all too much; what is wanted is somebody large who does nothing. */
export function middle({ H, X, N, saw, setting, refrain, chance }: Smaller): Told {
  const [h, x, n, w] = [H.name, X.name, N.name, saw.name];
  return {
    title: titled(
      chance.pick('smaller, please', `how ${h} helped ${x}`, 'do some more of it', 'forty steps', `${h} does nothing`),
    ),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', weather: 'wind', actors: [seen(X, 'walk', 'determined')] },
        `${X.introduced} lived across the way, under a log. It was forty steps. On most days ${x} did it before tea. But today there was a wind. It was the kind that takes hats.`,
        `It was forty steps home, for ${X.introduced}. You could see the door from here. It was under the log, over there. There was only the wind in between.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'sad')] },
        `Ten steps on, the wind blew, and it was ten steps back. Then ${x} tried it sideways, and then lying down. "Bother," said ${x}, back at the beginning, with a leaf on top.`,
        `${x} went at it again. One, two, three, four, whoosh! And there was ${x}, at the start again. That was the sixth time. There was less of ${x} each time, or it felt so.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'stand', 'happy'), seen(X, 'look-up', 'curious'), seen(N, 'stand', 'happy')],
        },
        `"I'll help!" said somebody, a long way up. It was ${H.introduced}. ${cap(n)} was there as well. "I'm very good at helping," said ${h}. "I'm so big!" "Yes," said ${x}. "I can see that."`,
        `${cap(n)} saw it, and told ${H.introduced}. "That poor little thing!" said ${h}. "Stand back. It's lucky that I'm large." And ${x} had a feeling in the tummy, and did not know why.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'happy'), seen(X, 'look-up', 'surprised')] },
        `First ${h} picked ${x} up, and took one step. It was a good one. "There!" said ${h}. "Are you home?" "No," said ${x}. "I was home on the way. It's back there somewhere. ${refrain}."`,
        `"I'll carry you," said ${h}, and did. It took one step. Home went by underneath, so fast that ${x} could not say so. They had to go back and look for it. "Thank you," said ${x}. "${refrain}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined'), seen(X, 'sit', 'surprised')] },
        `So ${h} tried a push. It was only a very little one. ${x} went over and over, and in at one side of a bush. After a bit ${x} came out at the other. "${refrain}," said ${x}.`,
        `"I'll give you a start," said ${h}, and blew, quite gently. There was nobody there any more. "I'm up here," said ${x}, out of a tree. "It was nearly right. ${refrain}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'hold', 'happy'), seen(X, 'cover', 'surprised')], things: ['log'] },
        `"I see what it is," said ${h}. "There's an old log in your way." And ${h} took it off, and put it behind the hill. "That was my house," said ${x}. There was a silence. ${h} went and got it back.`,
        `Then ${h} had the best idea yet. "I'll clear the way for you!" The log was gone before ${x} could speak. "You had better put that down," said ${n}. "Somebody lives in it." "I do," said ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'sad'), seen(N, 'hug', 'calm')] },
        `"It's no good," said ${h}. "I do it as small as I can, and it comes out big. I'm just too much." And ${h} sat down with a bump, and did not look at anybody. ${cap(n)} sat down too.`,
        `"I shan't help any more," said ${h}. "I only make it worse." ${h} sat down. The ground shook, so that was too much as well. "Sorry," said ${h} to the ground. ${cap(n)} leaned on ${h}, and said nothing.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'clear',
          actors: [seen(X, 'stand', 'surprised'), seen(H, 'sit', 'surprised'), seen(N, 'sit', 'surprised')],
        },
        `It had gone quiet. ${w} looked left and right. The grass stood up straight. The wind was all on the other side of ${h}. "Don't move," said ${w}. "I'm not doing anything," said ${h}. "I know," said ${w}. "Do some more of it."`,
        `Then a funny thing happened. ${x} stood up, and stayed up. "Where has the wind gone?" said ${w}. It had not gone. It was leaning on ${h}. "What did you just do?" said ${w}. "Nothing," said ${h}. "Well, keep on!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(H, 'sit', 'determined'), seen(N, 'point', 'happy')] },
        `${x} set off. ${cap(n)} did the counting. At eleven ${h} had an itch. At twenty a bird came, and sat on the itch. At thirty it began to sing. ${h} did not move. It was the hardest thing that ${h} had ever done.`,
        `"One," counted ${n}. "Two." It is a long way, forty, for somebody of that size. ${h} had pins and needles. ${h} had a sneeze, and gave it back. The wind blew and blew. On the near side, not a daisy moved.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(H, 'cheer', 'proud'), seen(N, 'cheer', 'happy')] },
        `"Thirty-nine," said ${n}, "forty!" ${x} was on the step. "That was just the right size," said ${x}. ${h} went red with joy, and scratched, and sneezed. It shut the door for ${x}, and the window too.`,
        `"Forty!" said ${n}. ${x} turned round in the doorway. "Nobody else could have done that," said ${x}. "You would need to be enormous." ${h} had never liked the word before.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sleep', 'sleepy'), seen(X, 'stand', 'happy', 'leaf')],
          things: ['moon', 'leaf'],
        },
        `That night ${h} could not sleep. The moon shone right into one eye. Somebody climbed up, with one small leaf, and held it there. "Bigger?" said ${x}. "No," said ${h}, half asleep. "That's just right."`,
        `${h} lay down across the way, in case there was wind tomorrow. But the moon was too bright. Then one small bit of it went dark, just over the eye. It was ${x}, on tiptoe, with a leaf. "I'm not doing anything," whispered ${x}. But ${h} was asleep.`,
      ),
    ],
  };
}
