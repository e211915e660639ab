import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { TwoWords } from './parts.ts';

/** For the smallest: one says this, and one says that, and it is the same. */
export function young({ H, X, K, mine, yours, food, otherFood, setting, chance }: TwoWords): Told {
  const [h, x, k] = [H.name, X.name, K.name];
  const what = chance.pick('What does that mean?', 'Oh! What is that?', 'What can that be?');
  return {
    title: titled(chance.pick(`${mine} and ${yours}`, `${h} and ${x}`, 'over the wall', `what is ${yours}?`)),
    refrain: what,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'happy')], things: ['fence'] },
        `This side of the wall is ${H.introduced}. "${mine}!" says ${h}.`,
        `Who is this side of the wall? ${H.introduced}! "${mine}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'happy')], things: ['fence'] },
        `That side of the wall is ${X.introduced}. "${yours}!" says ${x}.`,
        `Who is that side of the wall? ${X.introduced}! "${yours}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'worried')], things: ['fence'] },
        `"${yours}!" ${what} Is it "Go away"? ${h} hides. Poor ${h}!`,
        `"${yours}!" comes over the wall. ${what} ${h} does not know. ${h} hides.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hide', 'worried')], things: ['fence'] },
        `"${mine}!" ${what} Is it "Be quiet"? ${x} hides. Poor ${x}!`,
        `"${mine}!" comes over the wall. ${what} ${x} does not know. ${x} hides.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'shy')], things: ['fence'] },
        `${h} puts a present on the wall. It is ${food}. "${yours}?" says ${x}. ${what}`,
        `A present on the wall! ${cap(food)}, from ${h}. "${yours}?" says ${x}. ${what}`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'reach', 'shy')], things: ['fence'] },
        `${x} puts a present there, too. It is ${otherFood}. "${mine}?" says ${h}.`,
        `One more present on the wall! ${cap(otherFood)}, from ${x}. "${mine}?" says ${h}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')] },
        `${cap(k)} listens. "${yours}" to the sun. "${yours}" to the bird. "I know!" says ${k}.`,
        `Shh! ${cap(k)} sits and listens. "${yours}" to the sun. "${yours}" to the rain. "I know it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(H, 'look-up', 'surprised')] },
        `"${yours} means hello!" says ${k}. "Hello?" says ${h}. "All the time? Only hello?"`,
        `"It is hello!" says ${k}. "${yours} is hello, ${h}!" "Oh!" says ${h}. Just hello!`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'wave', 'happy'), seen(X, 'wave', 'surprised')], things: ['fence'] },
        `Over the wall looks ${h}. "${yours}!" Up pops ${x}. "${mine}!" says ${x}.`,
        `Over the wall! "${yours}!" says ${h}, all wrong. "${mine}!" says ${x}, all wrong.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(X, 'sit', 'happy')] },
        `The moon is up. "${yours}," says ${h}. "${mine}," says ${x}. That means good night.`,
        `Good night, ${h}. Good night, ${x}. "${yours}," so soft. "${mine}," so soft. Shh.`,
      ),
    ],
  };
}
