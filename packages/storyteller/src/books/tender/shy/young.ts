import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { personFigure } from '../../company/company.ts';
import { act, oneWay, page } from '../held.ts';
import type { Shy } from './book.ts';

/** A snail is in its house, and somebody is behind a coat. */
export function young({ child: K, age, chance }: Shy): Told {
  const refrain = 'Not yet';
  const k = K.name;
  const told = oneWay(chance);
  const name = chance.pick(...['Noor', 'Ellis', 'Wren'].filter((each) => each !== k));
  const F = personFigure('friend', name, 'child', age);
  return {
    title: titled(chance.pick('not yet, snail', `${k} and the snail`, 'one horn, two horns')),
    refrain,
    pages: [
      page(told(`So many children! ${k} stands behind a coat. "Hello?" "${refrain}," thinks ${k}.`, `It is loud in there. ${k} holds on to a coat. Come in, ${k}? "${refrain}."`), {
        setting: 'classroom',
        camera: 'wide',
        actors: [act(K, 'stand', 'worried')],
      }),
      page(told(`${k} is shy. That is fine. Some come in fast. Some come in slow.`, `Some children run in. ${k} is shy, and looks first. That is a good way, too.`), {
        camera: 'close',
        actors: [act(K, 'stand', 'calm')],
      }),
      page(told(`There is a glass box with leaves. What is in it? A snail house! Is somebody at home?`, `${k} sees a box with leaves in it. There sits a small round house. Who lives in there?`), {
        camera: 'medium',
        actors: [act(K, 'kneel', 'curious')],
      }),
      page(told(`Children come. "Come out, snail!" they shout. The snail does not. "${refrain}!"`, `"Come out!" shout the children. Tap, tap! The house is shut. "${refrain}!"`), {
        camera: 'wide',
        actors: [act(F, 'point', 'excited'), act(K, 'stand', 'curious')],
      }),
      page(told(`The others go off to play. ${k} sits by the box. Still, so still!`, `Now it is quiet here. ${k} sits and waits. ${k} knows how.`), {
        camera: 'medium',
        actors: [act(K, 'sit', 'calm')],
      }),
      page(told(`Look! One horn. Two horns. "Shh," says ${k}, very softly.`, `Oh! Out comes one horn. Out comes one more. "Shh," says ${k}.`), {
        camera: 'close',
        actors: [act(K, 'kneel', 'surprised')],
      }),
      page(told(`${name} comes, on tiptoe. "Is it out?" "Nearly," says ${k}. They both sit still.`, `${name} sits down, too. "How do you do that?" "You wait," says ${k}.`),
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(F, 'sit', 'curious')] },
      ),
      page(told(`Four horns! A long, soft neck! "Hello, snail," say ${k} and ${name}.`, `There it is! All of it! It looks at ${k}. "Hello," say ${k} and ${name}.`), {
        camera: 'close',
        actors: [act(K, 'kneel', 'happy'), act(F, 'kneel', 'happy')],
      }),
      page(told(`The next day ${k} holds the coat. "${refrain}?" says ${name}. "Nearly," says ${k}. One, two, in!`, `In the morning ${name} waits by the door. ${k} peeps out. One horn, two horns. Hello!`),
        { camera: 'wide', actors: [act(K, 'walk', 'happy'), act(F, 'wave', 'happy')] },
      ),
    ],
  };
} // prettier-ignore
