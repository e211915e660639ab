import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './find-the-end-old.ts';
import { partsOf, REFRAIN } from './parts.ts';

/**
 * What a kite string taught in the morning is what is needed at noon: not to pull, and to look for the end. Nobody touches
 * the wild animal but the one who is trained to; the string keeps everybody else away from it.
 */
export const FIND_THE_END: EventPlot = { id: 'find-the-end', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, G, g, S, kind, net, setting, V, v, withMate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(K, 'hold', 'worried', 'string'), seen(G, 'point', 'happy')] },
        `The kite string is in knots.${withMate} ${k} pulls. "Do not pull," says ${g}. "${REFRAIN}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(S, 'sit', 'sad')] },
        `Look! There is ${S.introduced}. It is caught in a bit of ${net}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried'), seen(G, 'hold', 'worried', 'telephone')] },
        `"Can I pull it off?" "No," says ${g}. "I will call for help."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'scared'), seen(K, 'stand', 'worried')] },
        `People come. Too many! The ${kind} is afraid. "Stop!" says ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'string'), seen(S, 'sit', 'calm')] },
        `${k} takes the string. Round and round it goes. "Stay back, please!" They do.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(S, 'sit', 'calm')] },
        `Now ${k} looks. Where does the ${net} begin? Look, look, look. "${REFRAIN}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'kneel', 'happy'), seen(K, 'point', 'excited')] },
        `Here comes ${v}. She can help. "There!" says ${k}. "There is the end!"`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'happy', 'scissors'), seen(S, 'sit', 'happy')] },
        `Snip, go the scissors. Off it all comes! The ${kind} is free.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'run', 'happy'), seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')] },
        `Off it goes, home. "Bye!" says ${k}. Wave, wave!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['string'] },
        `Oh dear. Look at the string! More knots. ${k} laughs. "${REFRAIN}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, G, g, S, kind, net, setting, away, lies, neck, chin, turned, V, v, withMate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(K, 'hold', 'worried', 'string'), seen(G, 'sit', 'happy')],
          things: ['kite'],
        },
        `${k} had a new kite with ninety steps of string.${withMate} All morning it had been one big knot. ${k} pulled, and it got smaller and harder. "Don't pull," said ${g}. "Look at it. ${REFRAIN}" It took until eleven. Then it was done.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(S, 'sit', 'sad')] },
        `The wind was just right. ${k} ran. But ${lies} lay something. It had round eyes. It was ${S.introduced}. There was some old ${net} round its ${neck}, and it could not get out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(G, 'hold', 'worried', 'telephone'), seen(S, 'sit', 'scared')],
        },
        `"I'll pull it off!" said ${k}. "No," said ${g}. "It's wild, and it's frightened. It would bite, and pull, and get tighter." So ${g} rang the rescue people. They would be there in forty minutes. Nobody was to touch it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'sit', 'scared'), seen(K, 'stand', 'worried')] },
        `Then people came, first three and then thirty. "Poor thing!" they said, and took one step closer. The ${kind} moved a little nearer to ${away}. If it went off with that round its ${neck}, nobody could help it. "Oh, stop!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined', 'string'), seen(S, 'sit', 'worried')] },
        `Nobody stopped. So ${k} took the new string. It went from stick to stick, in a big ring. There'd be no flying today. "Please stay behind the string," said ${k}. And they did. It is odd what people will do for a bit of string.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(S, 'sit', 'calm')] },
        `After that there was nothing to do but sit and look. It was hard to only look. "Find the end," thought ${k}. The ${net} went twice round the ${neck}, and under, and back. And there, below the ${chin}, was a green bit. All the rest hung on that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'walk', 'worried'), seen(K, 'stand', 'excited')] },
        `Then ${v} came, with gloves and scissors. "I'll have one go at it, and I must be quick," she said. "But it's such a muddle. Where do I begin?" "I know," said ${k}. "I've been looking for forty minutes. It's the green bit, below the ${chin}."`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'hold', 'happy', 'scissors'), seen(S, 'sit', 'surprised')] },
        `${v} knelt down with a towel. Snip, went the scissors, only once. And the whole of it slid off, like a coat. The ${kind} did not seem to believe it. It ${turned} to the left. It ${turned} to the right.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(S, 'run', 'happy'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'happy')],
        },
        `It was free! Then it was gone, quick as a wink. And far out by ${away} there were two heads. Somebody had been waiting there all that time, and only looking, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['string'] },
        `The string was still there. Thirty people had walked over it, with sixty feet. It was one big knot. "Well," said ${g}, and sat down by it. ${k} did not pull at all. "Find the end," said ${k}.`,
      ),
    ],
  };
}
