import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page, softThing } from '../held.ts';
import type { SomeoneDied } from './book.ts';

const MOST = 8;

/** Everybody in one picture, counted at the start, counted again when it hurts, and counted at the end. */
export function young({
  child: K,
  grownUp: G,
  who: W,
  mayBeDrawn,
  drawn,
  belief,
  comforter,
  chance,
}: SomeoneDied): Told {
  const refrain = 'And one more';
  const soft = softThing(comforter);
  const believed = belief === null ? [''] : keeping(MOST, [` ${belief}`], '');
  const once = keeping(
    MOST,
    [`${cap(W.name)} and ${K.name} used to ${chance.pick('sit close', 'sit like this', 'look and look')}.`],
    'They used to sit close.',
  );
  return {
    title: titled(chance.pick(`and one more`, `everybody, and ${W.name}`, `a picture with ${W.name}`)),
    refrain,
    pages: [
      page(
        [
          `${K.name} has a crayon. ${K.name} draws everybody. One, two, three. And one more.`,
          `${K.name} got a crayon and drew everybody. Look! One, two, three. And one more.`,
          `Scribble, scribble, goes the crayon. ${K.name} makes us all. There are three of us. And one more.`,
          `"This is everybody," said ${K.name}. The crayon was busy. One, two, three! And one more.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'happy', 'crayon')] },
      ),
      page(
        keeping(
          MOST,
          mayBeDrawn
            ? [
                `One more is ${W.name}. ${once.join(' ')}`,
                `That is ${W.name}. ${once.join(' ')}`,
                `See the last one? ${cap(W.name)}! ${once.join(' ')}`,
                `${K.name} pointed at ${W.name}. ${once.join(' ')}`,
              ]
            : [
                `One more is ${W.name}. ${cap(W.name)} ${drawn}.`,
                `Who is that? ${cap(W.name)}. Hello in there!`,
                `The last one is ${W.name}. Big hug, everybody.`,
                `"And that is ${W.name}," said ${K.name}. Hand in hand.`,
              ],
          `Who is one more? ${cap(W.name)}.`,
        ),
        { camera: 'medium', actors: [act(K, 'point', 'happy'), ...(mayBeDrawn ? [act(W, 'sit', 'happy')] : [])] },
      ),
      page(
        keeping(
          MOST,
          [
            `${cap(W.name)} died. ${cap(G.name)} said so. The body stopped working. It cannot start again.`,
            `"${cap(W.name)} died," said ${G.name}. "The body stopped working. It cannot start again."`,
            `Sad news came. "${cap(W.name)} died," said ${G.name}. "The body stopped working. Nobody can mend it."`,
            `${cap(G.name)} spoke very softly. "${cap(W.name)} died. The body stopped working, and stays stopped."`,
          ],
          `Then ${W.name} died. The body stopped working.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'kneel', 'sad')] },
      ),
      page(
        keeping(
          MOST,
          [
            `${K.name} counts again. One, two, three. And one more? "Where is ${W.name}?"`,
            `One, two, three. And one more? ${K.name} looked at the door. "When is ${W.name} coming?"`,
            `One. Two. Three. Then ${K.name} stopped. "Is ${W.name} coming back?"`,
            `${K.name} put a finger on the last one. "Where is ${W.name}?"`,
          ],
          `${K.name} counts again. One, two, three. And one more?`,
        ),
        { camera: 'close', actors: [act(K, 'think', 'curious')] },
      ),
      page(
        [
          `"Dead is for always," said ${G.name}. "Nobody comes back. Ask me again tomorrow."`,
          `"Not today," said ${G.name}. "Not any day. But you can ask again."`,
          `"Not on Sunday," said ${G.name}. "Dead does not stop. But I am here."`,
          `${cap(G.name)} held on. "Dead means no coming back. Ask as often as you like."`,
        ],
        { camera: 'medium', actors: [act(G, 'hug', 'calm'), act(K, 'hug', 'sad')] },
      ),
      page(
        [
          `"Was it me?" "No," said ${G.name}. "Nothing you did. Nothing you thought."`,
          `"Did I do it?" "No," said ${G.name}. "Not you. Not one bit."`,
          `"Was I too loud?" "No," said ${G.name}. "Loud can't do that. Nothing you did."`,
          `"I was cross." "Cross can't do that," said ${G.name}. "It was not you."`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'worried'), act(G, 'kneel', 'calm')] },
      ),
      page(
        keeping(
          MOST,
          [
            `${cap(G.name)} cried a bit. ${K.name} fetched ${soft}. They sat in a heap.`,
            `${cap(G.name)} was sad too. ${K.name} shared ${soft}. That made a good heap.`,
            `Drip, went ${G.name}. ${K.name} brought ${soft}. It had room for two.`,
            `Some days are crying days. ${cap(G.name)} has ${K.name}. ${K.name} has ${soft}.`,
          ],
          `${cap(G.name)} cried a bit. They sat in a heap.`,
        ),
        {
          camera: 'wide',
          actors: [act(G, 'sit', 'sad'), act(K, 'sit', 'calm')],
          things: comforter === null ? ['blanket'] : [],
        },
      ),
      page(
        [
          `Then ${K.name} jumped in a puddle. Splash! Ha! That is all right too.`,
          `Then came a big puddle. Splash! ${K.name} laughed. There is room for that.`,
          `Look, a puddle! One foot. Two feet. Splash! ${K.name} may laugh today.`,
          `Rain made a puddle. In went ${K.name}. Splish! Sad can wait a bit.`,
        ],
        { setting: 'garden', camera: 'medium', actors: [act(K, 'jump', 'happy')], things: ['puddle'] },
      ),
      ...believed.slice(0, 1).map((said) =>
        page(
          [
            `${K.name} hung up the picture. One, two, three. And one more. Good night, everybody.${said}`,
            `Up goes the picture.${said} One, two, three. And one more. Good night, everybody.`,
            `"All in?" said ${G.name}. "All in," said ${K.name}. Good night, three. And one more.${said}`,
            `The picture goes on the wall.${said} Good night, all of us. Count us, ${K.name}. And one more.`,
          ],
          {
            setting: 'kitchen',
            time: 'night',
            camera: 'wide',
            actors: [act(K, 'reach', 'calm'), act(G, 'stand', 'calm')],
          },
        ),
      ),
    ],
  };
}
