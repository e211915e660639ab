import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SomeoneIll } from './book.ts';

const MOST = 8;

/** A button in a pocket, which goes to the one who is ill, with all its holes. */
export function young({ child: K, grownUp: G, who: W, help, chance }: SomeoneIll): Told {
  const refrain = 'One, two, three, four';
  return {
    title: titled(chance.pick('one good button', `a button for ${W.name}`, 'four holes, all there')),
    refrain,
    pages: [
      page(
        [
          `${K.name} has a button. It has holes. ${refrain}. Into the pocket!`,
          `What is in ${K.names} pocket? A button! Count the holes. ${refrain}.`,
        ],
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [act(K, 'hold', 'happy')],
          things: ['button'],
        },
      ),
      page(
        keeping(
          MOST,
          [
            `${cap(W.name)} is not well. ${cap(G.name)} said so. ${help}`,
            `"${cap(W.name)} is not well," said ${G.name}. "${help}"`,
          ],
          `${cap(W.name)} is not well. Many people are helping.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"Is it because of me?" said ${K.name}. "No," said ${G.name}. "Nothing you did. Nothing you thought."`,
          `"Did I do it?" said ${K.name}. "No," said ${G.name}. "It is not from you."`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It is odd today. ${K.name} holds the button tight. ${refrain}. All still there.`,
          `${K.name} has a wobbly tummy. Feel the button. ${refrain}. All still there.`,
        ],
        {
          camera: 'medium',
          actors: [act(K, 'sit', 'sad')],
          things: ['button'],
        },
      ),
      page(
        [
          `Who makes the toast? ${cap(G.name)} does. It is a bit black. Crunch!`,
          `Who cuts the toast today? ${cap(G.name)} does. All the wrong shapes! Crunch.`,
        ],
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [act(G, 'stand', 'calm'), act(K, 'sit', 'calm')],
          things: ['bread'],
        },
      ),
      page(
        [
          `"When will it be over?" "I do not know," said ${G.name}. "I will tell you."`,
          `"How long is it?" "I do not know," said ${G.name}. "Ask me every day."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Then a sock danced. Ha, ha! ${K.name} laughed. Laughing is all right.`,
          `${K.name} danced in one sock. Ha, ha! Dancing is all right.`,
        ],
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [act(K, 'dance', 'happy')],
          things: ['sock'],
        },
      ),
      page(
        keeping(
          MOST,
          [
            `"A button for ${W.name}," said ${K.name}. "${refrain}." ${cap(G.name)} will take it.`,
            `${K.name} gave ${G.name} the button. "It is for ${W.name}. ${refrain}."`,
          ],
          `"Take the button," said ${K.name}. "${refrain}."`,
        ),
        { camera: 'medium', actors: [act(K, 'reach', 'calm'), act(G, 'kneel', 'happy')], things: ['button'] },
      ),
      page(
        keeping(
          MOST,
          [`Night comes. The pocket is empty. ${cap(W.name)} has the button now. Good night, button.`],
          `The pocket is empty now. The button is busy. Good night, button.`,
        ),
        { time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
