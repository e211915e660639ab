import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './one-scarf-old.ts';
import { coldOf, REFRAINS, TITLES } from './parts.ts';

/** A scarf that nobody knew how to end is too long for one: it keeps what warmth there is in it, and that is the others. */
export const ONE_SCARF: EventPlot = { id: 'one-scarf', young, middle, old };

function young(going: Going): Told {
  const { g, chance } = going;
  const { A, K, X, Y, setting } = coldOf(going);
  const [a, k, x, y] = [A.name, K.name, X.name, Y.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'happy')] },
        `${A.introduced} is always cold. Brr, says ${a} in the morning. Brr, at night.`,
        `Here is ${A.introduced}. Brr! ${a} is always cold. Cold in bed. Cold at play.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'curious')], things: ['scarf'] },
        `"I will knit a scarf," says ${k}. Knit, knit. How do you stop?`,
        `${k} knits a scarf. It gets long. ${k} does not know how to stop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['scarf'] },
        `Round and round ${a} it goes. The end drags behind. "${refrain}" says ${a}.`,
        `Now ${a} has the scarf on. It goes on and on! "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(K, 'run', 'happy')], things: ['scarf'] },
        `"Run!" says ${k}. They run and run. Warm! Then they stop. "${refrain}"`,
        `They jump up and down. That is warm! They sit down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'bottle'), seen(K, 'stand', 'happy')] },
        `Here is a warm bottle from ${g}. Aah! Then it is cold, too. "${refrain}"`,
        `"A warm bottle!" says ${k}. Mmm! But soon it cools down. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')], things: ['scarf'] },
        `${a} sits down. So much scarf, and only one in it!`,
        `Poor ${a}! ${a} lies down on the scarf. The end is far away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'curious'), seen(A, 'sit', 'surprised')], things: ['scarf'] },
        `Who has found the end? ${X.introduced}! "May I come in?" says ${x}.`,
        `Here comes ${X.introduced}, with the end. "Is there room?" says ${x}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(X, 'stand', 'happy'), seen(Y, 'walk', 'happy')],
          things: ['scarf'],
        },
        `In comes ${x}. In comes ${Y.introduced}. And in comes ${k}. Round and round!`,
        `Round goes ${x}. Round goes ${Y.introduced}, and round goes ${k}. No scarf is left!`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'hug', 'surprised'),
            seen(X, 'hug', 'happy'),
            seen(Y, 'hug', 'happy'),
            seen(K, 'hug', 'happy'),
          ],
          things: ['scarf'],
        },
        `They stand so close. Hush. "Oh!" says ${a}. "I am warm! It is you!"`,
        `Hush. ${a} does not say brr. "You are all so warm!" says ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(X, 'sleep', 'sleepy'),
            seen(Y, 'sleep', 'sleepy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['scarf'],
        },
        `"Now I am hot!" says ${a}, and goes outside. "Brr," says ${y}. "My turn in the middle!"`,
        `"Phew, too warm," says ${a}. So ${y} goes in the middle. Good night, one scarf!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { g, Gcap, chance } = going;
  const { A, K, X, Y, setting } = coldOf(going);
  const [a, k, x, y] = [A.name, K.name, X.name, Y.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(X, 'stand', 'happy')] },
        `${A.introduced} was always cold. It was "brr" at breakfast, and "brr" at bedtime. The others thought that the weather was lovely. "It goes right through me," said ${a}. "I think I've got a hole somewhere."`,
        `Some are always hungry, and some are always late. ${A.introduced} was always cold. "Lovely and fresh!" said the others. "Brr," said ${a}, and went to stand behind a rock.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(A, 'stand', 'excited')], things: ['scarf'] },
        `${K.introduced} had just learned to knit. "I'll make you a scarf," said ${k}. It was a good scarf, with stripes. There was only one thing that ${k} had not learned. That was how to stop.`,
        `"What you want is a scarf," said ${K.introduced}, and began. Row after row came off the needles. But how do you finish? Nobody had shown ${k} that bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(K, 'stand', 'proud')], things: ['scarf'] },
        `By Friday it was as long as the path. It went round ${a} nine times. Most of it was still lying on the ground. "${refrain}" said ${a}, out of the middle.`,
        `It went round ${a} once, and twice, and eleven times. You could only see two eyes. The rest lay about behind, like a very long tail. "${refrain}" said the scarf.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy'), seen(K, 'run', 'happy')] },
        `"Then run!" said ${k}. They ran to the rock and back, five times. "I'm warm!" cried ${a}, and stopped to enjoy it. In a minute it had gone. "${refrain}" said ${a}.`,
        `They jumped up and down a hundred times. "It's working," puffed ${a}. It worked for as long as they jumped. But nobody can jump all night. They sat down. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy', 'bottle'), seen(going.G, 'stand', 'happy')] },
        `So ${g} filled a bottle with warm water, and tucked it in. "Aah," said ${a}. But a bottle has only so much warm in it. Soon there were two of them in there who were cold. "${refrain}"`,
        `${Gcap} brought a warm bottle. It was bliss, all down the front. ${a} held on to it until it was as cold as a stone. "Is there a second helping of warm?" said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')], things: ['scarf'] },
        `"A scarf doesn't make any warm," said ${k}, thinking. "It only keeps what's there." "Then there isn't enough of me," said ${a}. That was a sad thought, and ${a} lay down on it.`,
        `"Perhaps I'm made cold," said ${a}, "like a spoon." ${k} looked along the scarf. It only kept what was in it. "And there's just the one of you in it," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'curious'), seen(A, 'stand', 'surprised')], things: ['scarf'] },
        `Far away somebody fell over the end of it. It was ${X.introduced}. "Is anybody in this?" called ${x}. "Only me," said ${a}. "May I come in? I'm not cold. I just like stripes."`,
        `There was a tug at the other end. ${X.introduced} had found it, and had put a bit of it on. "It's a good scarf," said ${x}. "Is there somebody in the rest?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(X, 'walk', 'happy'),
            seen(Y, 'walk', 'curious'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['scarf'],
        },
        `${x} wound in, all the way up to ${a}. Then came ${Y.introduced}, who never liked to miss anything. There was still room for ${k}. Then the scarf was used up. It was just right for four.`,
        `Round and round came ${x}, until there was a bump. That was ${a}. The next bump was ${Y.introduced}, and the last was ${k}. And there was not one stripe left over.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'hug', 'surprised'),
            seen(X, 'hug', 'happy'),
            seen(Y, 'hug', 'happy'),
            seen(K, 'hug', 'happy'),
          ],
          things: ['scarf'],
        },
        `They stood so close that nobody could fall over. Then ${a} made a small sound. It was not a brr. "Oh," said ${a}. "It's you! You're warm. You've been warm all the time."`,
        `"Don't move," said ${a}. Nobody could have. It was warm on the left, and on the right, and behind. "It's coming through," whispered ${a}. "It's coming from you!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(X, 'hug', 'happy'), seen(Y, 'hug', 'sleepy')],
        },
        `They stayed like that until the stars came out. Then ${a} began to wriggle. "Excuse me," said ${a}. "I'm hot." Nobody had ever heard ${a} say that before. ${a} said it again, to hear it.`,
        `The stars came out, and they were still standing there. "Phew," said somebody in the middle. "Who said that?" said ${x}. It was ${a}. "I'm too warm," said ${a}, and laughed out loud.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'stand', 'happy'),
            seen(X, 'sleep', 'sleepy'),
            seen(Y, 'sleep', 'sleepy'),
            seen(K, 'stand', 'happy'),
          ],
          things: ['scarf'],
        },
        `So ${a} went out to the edge, and ${y} came into the middle. That is how they do it now, all winter, turn and turn about. "How did you know when it was long enough?" said ${a}. "I didn't," said ${k}. "I only stopped when the wool did."`,
        `So ${a} moved to the outside, and it was somebody else's turn in the middle. They have gone round like that ever since. "Brr," says ${a} now and then, just for fun. And behind the rock ${k} is knitting. There are some more of them on the way.`,
      ),
    ],
  };
}
