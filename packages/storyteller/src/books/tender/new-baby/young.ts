import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { NewBaby } from './book.ts';

/** A bear, a book and a boot wait in a row, and somebody sits down behind the last one. */
export function young({ child: K, grownUp: g, G, baby, Baby, chance }: NewBaby): Told {
  const refrain = 'Wait a bit';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('wait a bit', 'the long, long row', `${K.names} long row`)),
    refrain,
    pages: [
      page(told(
          `There is a baby now. "Play with me," says ${k}. "${refrain}," says ${g.name}.`,
          `${Baby} is here. "Look at me!" says ${k}. "${refrain}," says ${g.name}.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(g, 'sit', 'calm'), act(baby, 'sit', 'calm'), act(K, 'stand', 'curious')] },
      ),
      page(told(
          `${Baby} drinks and drinks. ${k} waits and waits. That feels hot. It is called jealous.`,
          `Glug, glug, glug. ${k} is cross, and sad too. That is called jealous.`,
        ),
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(told(`${k} puts a bear on the floor. "${refrain}, Bear," says ${k}.`, `Here is a bear. "${refrain}," says ${k} to the bear.`), {
        camera: 'medium',
        actors: [act(K, 'sit', 'calm', 'teddy')],
      }),
      page(told(
          `A book waits next to the bear. A boot waits next to the book. What a long row!`,
          `Behind the bear comes a book. Behind the book comes a boot. They all wait.`,
        ),
        { camera: 'wide', actors: [act(K, 'stand', 'curious')] },
      ),
      page(told(`At the end sits ${k}. It is a very long row. "${refrain}," says ${k}.`, `Last of all sits ${k}. "${refrain}," ${k} tells them all.`), {
        camera: 'medium',
        actors: [act(K, 'sit', 'sad')],
      }),
      page(told(
          `Bump! ${G} sits down behind ${k}. "What do you wait for?" says ${k}.`,
          `Who is that? ${G} sits at the end, too. "Why?" says ${k}.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'surprised'), act(g, 'sit', 'happy')] },
      ),
      page(told(`"For you," says ${g.name}. "All day long." Up goes ${k}, into two arms.`, `"I wait for you," says ${g.name}. Hug, hug, hug, says ${k}.`),
        { camera: 'close', actors: [act(K, 'hug', 'happy'), act(g, 'hug', 'happy')] },
      ),
      page(told(
          `First they read the book. The boot goes on the bear. Wah! "${refrain}, ${baby.name}," says ${k}.`,
          `Now it is time for the book. Wah, wah! "${refrain}, ${baby.name}," says ${k}. One more page.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'happy', 'book'), act(g, 'sit', 'calm'), act(baby, 'sit', 'surprised')] },
      ),
      page(told(
          `Night-night, Bear. Night-night, row. There is one more hug for ${k}.`,
          `It is night. ${Baby} is quiet. There is one more hug for ${k}.`,
        ),
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm'), act(g, 'sit', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
