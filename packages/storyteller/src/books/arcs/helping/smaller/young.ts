import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { Smaller } from './parts.ts';

/** For the smallest: too far, too fast, too much; and then nothing at all, which is just right. */
export function young({ H, X, N, saw, setting, chance }: Smaller): Told {
  const [h, x, n] = [H.name, X.name, N.name];
  const smaller = chance.pick('Too big! Smaller, please!', 'Oh, too big! Smaller!', 'That is too big! Smaller!');
  const whoo = chance.pick('Whoosh', 'Whoo', 'Puff', 'Hoo');
  return {
    title: titled(chance.pick('smaller, please!', `${h} helps ${x}`, 'too big!', 'do not move!', 'sit still')),
    refrain: smaller,
    pages: [
      page(
        { setting, camera: 'wide', weather: 'wind', actors: [seen(X, 'walk', 'determined')] },
        `This is ${X.introduced}. ${x} is going home. ${whoo}, goes the wind.`,
        `Home goes ${X.introduced}. Step, step, step. ${whoo}! Here comes the wind.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'sad')] },
        `Three steps on. ${whoo}! Three steps back. Poor ${x}! It is not far. But oh, that wind!`,
        `One step, two steps. ${whoo}! Back rolls ${x}. Up gets ${x}. ${whoo}! Back again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'stand', 'happy'), seen(X, 'look-up', 'curious'), seen(N, 'stand', 'happy')],
        },
        `"We will help you," says ${n}. Here is ${H.introduced}. ${h} is big, big, big.`,
        `Here comes ${n}. And who is so big? ${H.introduced}! "We can help you, ${x}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'walk', 'happy'), seen(X, 'look-up', 'surprised')] },
        `${h} picks ${x} up. One big step! Where is home? Far, far behind. "${smaller}"`,
        `Up goes ${x}. Stamp! One step, and home has gone by. "${smaller}" Back they come.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined'), seen(X, 'sit', 'surprised')] },
        `${h} gives ${x} a little push. Roll, roll, roll! "${smaller}" says ${x}.`,
        `"Just one push," says ${h}. Over and over goes ${x}, into the grass. "${smaller}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'hold', 'happy'), seen(X, 'cover', 'surprised')], things: ['log'] },
        `${h} takes the log away. "Now you can go!" "My door!" says ${x}. "${smaller}"`,
        `"This log is in the way," says ${h}. "That log is my house!" says ${x}. "${smaller}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'sit', 'sad')] },
        `Poor ${h}! ${h} is too big to help. Bump. Down sits ${h}, and is sad.`,
        `"I am no good," says ${h}. "I am too big." Bump! ${h} sits down.`,
      ),
      page(
        {
          camera: 'close',
          weather: 'clear',
          actors: [
            seen(X, 'stand', 'surprised'),
            seen(H, 'sit', 'surprised'),
            ...(saw === X ? [] : [seen(saw, 'point', 'excited')]),
          ],
        },
        `Shh. Where is the wind? It is on the other side! "Do not move," says ${saw.name}.`,
        `Oh! No wind here. ${h} is in the way of it. "Stay!" says ${saw.name}. "Just like that!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(H, 'sit', 'determined'), seen(N, 'sit', 'happy')] },
        `Step, step, step. ${cap(n)} counts them all. ${h} has an itch. ${h} does not move!`,
        `On goes ${x}, step by step. ${cap(n)} counts. A leaf sits on ${h}. ${h} does not move!`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'cheer', 'happy'), seen(H, 'cheer', 'proud')] },
        `Ten, eleven, twelve. Home! "Thank you, ${h}! That was not too big." Now ${h} can scratch.`,
        `Step, step, home! "You did it!" says ${x}. "You sat so well." Scratch, scratch, ahh.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(H, 'sleep', 'sleepy'), seen(X, 'stand', 'happy', 'leaf')],
          things: ['moon', 'leaf'],
        },
        `Night. The moon shines in one big eye. ${x} holds up a leaf. Just right. ${h} is asleep.`,
        `${h} cannot sleep. Too much moon! "I will help," says ${x}. One leaf. Good night, ${h}.`,
      ),
    ],
  };
}
