import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Cross } from './book.ts';

/** Boots and mud: the prints are big at first, and small at the end. */
export function young({ child: K, grownUp: g, G, chance }: Cross): Told {
  const refrain = 'Stamp, stamp, stamp';
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('stamp, stamp, stamp', 'where it went', `${K.names} big boots`)),
    refrain,
    pages: [
      page(told(`Brick on brick on brick. Crash! Down it comes. ${k} is angry.`, `${k} builds a tower. Bump! It falls. ${k} is so angry!`), {
        setting: 'living-room',
        camera: 'wide',
        actors: [act(K, 'stand', 'angry')],
      }),
      page(told(
          `${k} is hot and red. Up goes a hand. "A hit hurts," says ${g.name}. Down, hand.`,
          `It is hot in there. A hand goes up. "No hits," says ${g.name}. ${k} stops.`,
        ),
        { camera: 'close', actors: [act(K, 'stand', 'angry'), act(g, 'kneel', 'calm')] },
      ),
      page(told(
          `"It is okay to be angry." "Which way now?" says ${g.name}. "Out!" says ${k}.`,
          `"You can be angry," says ${g.name}. "It just wants to get out." "Out!" says ${k}.`,
        ),
        { camera: 'medium', actors: [act(g, 'kneel', 'calm'), act(K, 'stand', 'angry')] },
      ),
      page(told(`So they put on boots. There is mud. "${refrain}!" shouts ${k}.`, `Boots on! Out they go, to the mud. "${refrain}!"`), {
        setting: 'garden',
        camera: 'wide',
        actors: [act(K, 'jump', 'angry'), act(g, 'stand', 'calm')],
      }),
      page(told(`"${refrain}!" Big ones. Deep ones. Splat!`, `"${refrain}!" ${k} makes big, big holes.`), {
        camera: 'medium',
        actors: [act(K, 'jump', 'angry')],
      }),
      page(told(`"Stamp," says ${k}. "Stamp." Now they are small.`, `Stamp. Stamp. ${k} is slow now. The last one is very small.`), {
        camera: 'medium',
        actors: [act(K, 'walk', 'calm')],
      }),
      page(told(`Look back, ${k}! First big holes, then small ones. "That is where it went!"`, `${k} looks back. Big, big, small, small. "There it went!"`), {
        camera: 'wide',
        actors: [act(K, 'point', 'surprised')],
      }),
      page(told(
          `Back in, brick on brick. ${G} has a jar. The lid sticks. "Grr!" says ${g.name}.`,
          `Now there is a new tower. But the jar will not open. "Grr!" says ${g.name}.`,
        ),
        { setting: 'kitchen', camera: 'medium', actors: [act(g, 'stand', 'angry'), act(K, 'sit', 'curious')] },
      ),
      page(told(`"It is okay," says ${k}. "Boots on!" Off they go. "${refrain}!"`, `${k} brings the boots. Two small, two big. "${refrain}!"`), {
        setting: 'garden',
        time: 'sunset',
        camera: 'wide',
        actors: [act(K, 'jump', 'happy'), act(g, 'jump', 'happy')],
      }),
    ],
  };
} // prettier-ignore
