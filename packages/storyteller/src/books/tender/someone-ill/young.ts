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
          `${K.name} found a button. It is round. Count with me. ${refrain}.`,
          `Look in the hand. It is ${K.names} button. How many holes? ${refrain}!`,
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
            `${K.name} sat up. "${cap(W.name)} is not well," said ${G.name}. "${help}"`,
            `It is a quiet day. ${cap(W.name)} is not well. ${cap(G.name)} sits close.`,
            `${cap(G.name)} has some news. ${cap(W.name)} is not well.`,
            `${cap(W.name)} is not well. "Come here," said ${G.name}. Squeeze.`,
            `${cap(G.name)} held a hand. ${cap(W.name)} is not well.`,
          ],
          `${cap(W.name)} is not well. Many people are helping.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'kneel', 'calm'), act(K, 'stand', 'worried')] },
      ),
      page(
        [
          `"Is it because of me?" said ${K.name}. "No," said ${G.name}. "Nothing you did. Nothing you thought."`,
          `"Did I do it?" said ${K.name}. "No," said ${G.name}. "It is not from you."`,
          `"Was it my noise?" said ${K.name}. "No," said ${G.name}. "Noise can not do that."`,
          `"I was cross," said ${K.name}. "Cross does not make ill," said ${G.name}. "Not ever."`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It is odd today. ${K.name} holds the button tight. ${refrain}. All still there.`,
          `${K.name} has a wobbly tummy. Feel the button. ${refrain}. All still there.`,
          `Drip, drop, tears. One hand is wet. One has a button. ${refrain}. Hold on, ${K.name}.`,
          `${K.name} is sad. The button is not. It just has holes. ${refrain}.`,
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
          `${cap(G.name)} did the toast. Jam on both sides! ${K.name} has sticky thumbs. Yum.`,
          `Where does the toast go? Not in there! ${K.name} shows ${G.name} how. Pop!`,
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
          `"How many nights?" said ${K.name}. "I can not count yet," said ${G.name}.`,
          `"Is it soon?" said ${K.name}. "I hope," said ${G.name}. "I do not know. I will say."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `Then a sock danced. Ha, ha! ${K.name} laughed. Laughing is all right.`,
          `${K.name} danced in one sock. Ha, ha! Dancing is all right.`,
          `Here is a sock. Put it on one ear! ${K.name} danced. Sad can dance.`,
          `Sock on a hand. Hello, Sock! ${K.name} laughed and danced. That is good too.`,
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
            `Out of the pocket comes the button. "For ${W.name}," said ${K.name}. "Yes," said ${G.name}.`,
            `Bye, button. ${K.name} put it in a big hand. "I will take it," said ${G.name}.`,
            `"Take the button," said ${K.name}. "${refrain}."`,
            `Out it comes. Goodbye, button! ${K.name} is lending it. ${cap(G.name)} nods.`,
            `${K.name} has a plan. The button can visit. "Good plan," said ${G.name}.`,
            `"My button can help," said ${K.name}. ${cap(G.name)} took it, very gently.`,
          ],
          `"Take the button," said ${K.name}. "${refrain}."`,
        ),
        { camera: 'medium', actors: [act(K, 'reach', 'calm'), act(G, 'kneel', 'happy')], things: ['button'] },
      ),
      page(
        keeping(
          MOST,
          [
            `Night comes. The pocket is empty. ${cap(W.name)} has the button now. Good night, button.`,
            `Feel in the pocket, ${K.name}. Nothing there. ${cap(W.name)} has it. ${refrain}. Good night.`,
            `It is dark now. Somewhere is a button. ${cap(W.name)} can hold it. Good night, holes.`,
            `The pocket is empty now. The button is busy. Good night, button.`,
            `Feel in there, ${K.name}. Just fluff. ${refrain}. All still there.`,
            `It is dark. The button is out, on a visit. Night, night, ${K.name}.`,
            `No button tonight. ${K.name} counts fingers. ${refrain}. That works.`,
          ],
          `The pocket is empty now. The button is busy. Good night, button.`,
        ),
        { time: 'night', camera: 'close', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
