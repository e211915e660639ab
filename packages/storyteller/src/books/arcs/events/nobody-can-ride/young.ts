import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** Whom everybody wants to ride has never had a ride. */
export function young(going: Going): Told {
  const { A, K, G, X, Y, a, k, g, Gcap, x, y, home, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: home, time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'proud')] },
        `This is ${A.introduced}. Nobody can ride ${a}. Nobody at all!`,
        `Look at ${A.introduced}. What a fine back! But nobody can ride on it.`,
        `Here is ${A.introduced}. They all want a ride. Nobody gets one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'jump', 'surprised'), seen(A, 'stand', 'calm')] },
        `"I can!" says ${X.introduced}. Up! ${a} gives a shake. "${refrain}" says ${a}.`,
        `First comes ${X.introduced}. Hop! ${a} shakes like a wet dog. "${refrain}"`,
        `${X.introduced} gets up. ${a} sneezes. Down goes ${x}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Y, 'sit', 'surprised'), seen(A, 'stand', 'happy')] },
        `"Me, me!" says ${Y.introduced}. ${a} runs in a ring. Round and round! "${refrain}"`,
        `Now it is ${Y.introduced}. ${a} stops at the mud. ${y} does not. "${refrain}"`,
        `Next is ${Y.introduced}. ${a} scratches on a tree. Off comes ${y}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'surprised'), seen(A, 'sit', 'calm')] },
        `${Gcap} gets up on a pillow. ${a} sits down. Slide! "${refrain}"`,
        `"I will do it slowly," says ${g}. ${a} just sits down. Bump! "${refrain}"`,
        `Then ${g} tries. ${a} lies down and rolls. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(A, 'stand', 'surprised')] },
        `Now ${k}. But ${k} does not get up. ${k} sits down by ${a}.`,
        `They all look at ${k}. ${k} only gives ${a} an apple.`,
        `"Your go," they say. "No," says ${k}. "First I want to ask."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'stand', 'sad')] },
        `"Do you not like it?" says ${k}. "I do not know," says ${a}.`,
        `"Why does nobody get a ride?" says ${k}. "Do I get one?" says ${a}.`,
        `"What do you want?" says ${k}. ${a} looks at both feet. "I never had one."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `"I never had a ride," says ${a}. "They all have one but me."`,
        `"I want a ride, too," says ${a}. "Just one! Is it nice?"`,
        `"They all want a ride," says ${a}. "So do I!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(A, 'sit', 'excited')] },
        `${k} gets the big cart. "Up you go!" Creak! In sits ${a}.`,
        `"Wait here!" says ${k}. ${k} comes back with a cart. In gets ${a}. Creak!`,
        `There is a cart with four wheels. ${a} gets in. Creak, crack!`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'run', 'happy'), seen(Y, 'run', 'happy'), seen(A, 'sit', 'excited')] },
        `${x} pulls. ${y} pulls. They all pull. Over the hill, and whee!`,
        `Pull, ${x}! Pull, ${y}! Up the hill. And down. Whee!`,
        `They pull and they push. It goes! It goes fast! "Whee!" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        `"So that is a ride!" says ${a}. "Again! Again!"`,
        `"Oh!" says ${a}. "The trees run by! Once more, please!"`,
        `"I see," says ${a}. "It is very nice. Now I know."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'sit', 'happy')] },
        `Then ${a} bends down to ${k}. "Next, please." And up goes ${k}, softly.`,
        `In the evening ${a} kneels down. "Your go," says ${a}. ${k} rides all the way home.`,
        `Who rides home on ${a}? ${k} does. Nobody says off. Not once.`,
      ),
    ],
  };
}
