import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';
import { youngEnd } from './done-pages.ts';

const MOST = 8;

/** The sound that does not come, said again and again, and a hand that makes it. */
export function young(book: PetDied): Told {
  const { child: K, grownUp: G, who: W, keepsake, belief, chance, done } = book;
  const { the, where, thing, sound, once, endYoung, legged } = keepsake;
  const things = thing === null ? [] : [thing];
  const refrain = chance.pick(`No ${sound} now`, `No ${sound} today`);
  const drawn = legged
    ? chance.pick('The ears are too big.', 'It has five legs. Oh well.', 'The nose came out green.')
    : chance.pick('The eyes are too big.', 'The tail goes right off.', 'The mouth came out green.');
  const believed = belief === null ? [] : keeping(MOST, [belief], '');
  return {
    title: titled(chance.pick(`${the} ${where}`, `${W.name} and ${K.name}`, `remembering ${W.name}`)),
    refrain,
    pages: [
      page(
        [
          `${K.name} looks at ${the}. See? It is ${where}.`,
          `${K.name} can see ${the}. It is ${where}.`,
          `"That is ${the}," said ${K.name}. "It is ${where}."`,
          `What is ${where}? ${cap(the)}! ${K.name} can point to it.`,
        ],
        {
          setting: 'living-room',
          camera: 'close',
          actors: [act(K, 'point', 'calm')],
          things,
        },
      ),
      page(
        [
          `${cap(sound)}, ${sound}! ${cap(W.name)} used to ${once}.`,
          `Once it went ${sound}, ${sound}! ${cap(W.name)} used to ${once}.`,
          `${cap(W.name)} used to ${once}. Hear that? ${cap(sound)}! That was ${W.name}.`,
          `Who made that ${sound}? It was ${W.name}! ${cap(W.name)} used to ${once}.`,
        ],
        {
          camera: 'wide',
          actors: [act(K, 'kneel', 'happy'), act(W, 'sit', 'happy')],
        },
      ),
      page(
        [
          `${cap(W.name)} died. ${cap(G.name)} said so. The body stopped working. It cannot start again. ${refrain}.`,
          `${refrain}. "${cap(W.name)} died," said ${G.name}. "The body stopped working. It cannot start again." ${refrain}.`,
          `"I have sad news," said ${G.name}. "${cap(W.name)} died. The body stopped working. Nobody can mend it."`,
          `${cap(G.name)} sat down, very close. "${cap(W.name)} died. The body stopped working for good." ${refrain}.`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'sad'), act(G, 'sit', 'sad')] },
      ),
      page(
        keeping(
          MOST,
          [
            `${K.name} looked by the door. ${refrain}. "Where is ${W.name}?"`,
            `${K.name} looked under the chair. ${refrain}. "Where is ${W.name}?"`,
            `Peep, peep, under the bed. ${refrain}. ${K.name} asked for ${W.name}.`,
            `${K.name} listened, right down low. ${refrain}. "When is ${W.name} back?"`,
          ],
          `${K.name} looked by the door. ${refrain}.`,
        ),
        { camera: 'wide', actors: [act(K, 'kneel', 'curious')] },
      ),
      page(
        [
          `"${cap(W.name)} died," said ${G.name}. "That means no coming back. You can ask again."`,
          `"${cap(W.name)} died," said ${G.name}. "Nobody can come back from that. Ask me again tomorrow."`,
          `"Not today," said ${G.name}. "Not any day. ${cap(W.name)} died. Ask me any time."`,
          `${cap(G.name)} said it again, very softly. "${cap(W.name)} died. Dead is for always."`,
        ],
        { camera: 'close', actors: [act(G, 'kneel', 'calm'), act(K, 'look-up', 'sad')] },
      ),
      page(
        [
          `"Was it me?" said ${K.name}. "No," said ${G.name}. "Nothing you did. Nothing you thought."`,
          `"Did I do it?" said ${K.name}. "No. Not you. Not one bit," said ${G.name}.`,
          `"Was I too loud?" "No," said ${G.name}. "Loud cannot do that. Nothing you did."`,
          `${K.name} was cross that day. "Was it that?" "No," said ${G.name}. "Not you."`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'sad'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `${K.name} cried. Then ${K.name} got the blocks. Crash! Ha, ha! That is all right too.`,
          `${K.name} cried. Then the blocks fell. Crash! ${K.name} laughed. That is all right too.`,
          `Up go the blocks. Down they come! Ha! ${K.name} may laugh. And cry, too.`,
          `Sniff, went ${K.name}. Then, wobble, wobble, blocks! Crash! Both are all right.`,
        ],
        { camera: 'wide', actors: [act(K, 'cheer', 'happy')], things: ['blocks'] },
      ),
      ...(done
        ? youngEnd(book, done)
        : [
            page(
              [
                ['Now ' + K.name + ' has drawn ' + W.name + '.', drawn, ...believed].join(' ').trim(),
                ['Look, a picture of ' + W.name + '.', drawn, ...believed].join(' ').trim(),
                [K.name + ' drew and drew. Is it ' + W.name + '?', drawn, ...believed].join(' ').trim(),
                ['Who is on the paper? ' + cap(W.name) + '!', drawn, ...believed].join(' ').trim(),
              ],
              { camera: 'close', actors: [act(K, 'hold', 'calm')] },
            ),
            page(
              [
                `${cap(G.name)} hung it by ${the}. ${endYoung}`,
                `${cap(G.name)} put it by ${the}. ${endYoung}`,
                `"There?" said ${G.name}. "There," said ${K.name}. It is beside ${the}. ${endYoung}`,
                `Tap, tap, went ${G.name}. The picture is up, near ${the}. ${endYoung}`,
              ],
              {
                time: 'sunset',
                camera: 'medium',
                actors: [act(K, 'reach', 'calm'), act(G, 'stand', 'calm')],
                things,
              },
            ),
          ]),
    ],
  };
}
