import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, REFRAIN } from './parts.ts';
import { old } from './push-old.ts';

/**
 * A place is to close because nobody comes. They have all come, and found it shut: the door says PULL, and has to be
 * pushed. Only a child with both arms full has always gone in with a shoulder.
 */
export const PUSH: EventPlot = { id: 'push', young, middle, old };

function young(going: Going): Told {
  const { title, K, k, P, p, word, setting, armful, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `${k} goes to the ${word} with ${armful}.${mate} Bump! In at the door.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(K, 'stand', 'worried')] },
        `${p} is sad. "${REFRAIN} So we have to close the ${word}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined')] },
        `"Oh no!" says ${k}. "I will save the ${word}!"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'wave', 'happy')], things: ['sign'] },
        `${k} makes a big sign. "Please come!" But then, "${REFRAIN}"`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(K, 'sit', 'curious')] },
        `${k} sits by the door. Rattle, rattle. Who is that? They go away!`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(K, 'reach', 'surprised')], things: ['sign'] },
        `"Pull," it says on the door. ${k} pulls. The door is shut!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `But with ${armful}, ${k} goes in. How? Bump! "You have to push!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'excited')] },
        `"Push!" shouts ${k} to all the street. "You have to push!"`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(P, 'cheer', 'happy'), seen(K, 'cheer', 'happy')] },
        `And they do. In they come. Ten, twenty, a hundred! ${p} laughs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hug', 'happy'), seen(K, 'hug', 'happy')] },
        `The ${word} stays open. Hug, hug! "${REFRAIN} Ha!" says ${p}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, K, k, P, p, M, m, word, setting, armful, mate } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'walk', 'happy')] },
        `On Saturdays ${k} always went to the ${word}.${mate} ${k} brought ${armful}, and so had no hand free for the door. ${k} opened it with a shoulder. Bump. Inside it was warm, and there was nobody else.`,
      ),
      page(
        { setting, camera: 'medium', actors: [seen(P, 'hold', 'sad', 'letter'), seen(K, 'stand', 'worried')] },
        `"They're going to close us," said ${p}, and showed ${k} a letter. "Nobody comes. Nobody has come since last spring. If a hundred don't come in by Friday, it's over." ${k} could not think of a week without the ${word}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'determined')], things: ['sign'] },
        `So ${k} painted signs, and hung up forty of them. PLEASE COME, they said. ${m} sat opposite on a chair, to count who went in. On Monday it was one. That was ${k}. On Tuesday it was one again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'angry')] },
        `${k} asked at every door. "Oh, we love the ${word}," said the baker. "But it's shut. We tried it only last week." "It's never shut!" said ${k}. "You just say that. That's a lie!" The baker looked hurt, and closed the window.`,
      ),
      page(
        { setting, camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'sit', 'sad')] },
        `On Friday ${k} sat inside, near the door, with empty arms. "Nobody comes," said ${p}. Then there was a rattle. Somebody had hold of the door. It rattled twice, and there were steps, and they went away.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(K, 'reach', 'surprised')], things: ['sign'] },
        `${k} ran out by the back, and round to the front. There was a sign on the door. PULL, it said. ${k} had never had a hand for that. ${k} took hold of it, and pulled. It was shut. It was as shut as a wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `So they'd all come, one after another, for a whole year. They had pulled, and gone home again. ${k} leaned on it with a shoulder. Bump. "It's push!" cried ${k}. It was four o'clock, and there was one hour left.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad')] },
        `First ${k} went to the baker, where there was a long queue. It had to be said in front of all of them. "You weren't lying," said ${k}. "I was wrong, and I was rude. I'm sorry. But it isn't shut. You have to push."`,
      ),
      page(
        { setting, camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(P, 'stand', 'surprised')] },
        `"Push?" said the baker, who had the loudest voice in town. "PUSH!" Then the whole queue came, with its buns, and the street came after it. Bump, went the door. Bump, bump. "Ninety-eight," said ${p}. "Ninety-nine." The clock began to strike.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'happy'), seen(K, 'cheer', 'happy'), seen(P, 'cheer', 'happy')] },
        `Outside was ${m}, with her chair. "I always wanted to see it," she said. "I tried on Monday, but I thought that it was..." "Push!" they all shouted. Bump. That was a hundred. Now there's no chair free, all week. "Nobody comes," says ${p}, "before I've had my tea."`,
      ),
    ],
  };
}
