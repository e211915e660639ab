import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './knock-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * It is offered better places, and goes back. It never was the toaster that it liked: it is opened every morning, and
 * somebody looks in. The front door is opened oftener than anything.
 */
export const KNOCK: EventPlot = { id: 'knock', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { what, use, setting, refrain, X, who, x, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(X, 'shout', 'surprised'), seen(K, 'kneel', 'surprised')] },
        `${k} opens the ${what}. There sits ${who}. "${refrain}" says ${x}.`,
        `Who is in the ${what}? It is ${who}! "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'surprised'), seen(X, 'shout', 'angry')] },
        `${Gcap} only wants ${use}. "${refrain}" says ${x}. Bang! It is shut.`,
        `Here comes ${g} for ${use}. Creak. "${refrain}" Bang! It is shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'box'), seen(X, 'look-up', 'curious')] },
        `${k} has a nice box. ${x} gets in. ${x} gets out. "No, thank you."`,
        `"Live in this box," says ${k}. ${x} tries it. No. Back goes ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy', 'basket'), seen(X, 'sit', 'curious')] },
        `${Gcap} has a soft basket. In goes ${x}. Out comes ${x}. "No, thank you."`,
        `"Or this basket?" says ${g}. ${x} tries it. No. Back goes ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(X, 'sit', 'calm')] },
        `Knock, knock. "Come in," says ${x}. "Why here?" says ${k}.`,
        `This time ${k} knocks. "Come in!" says ${x}. "Why do you live here?"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'think', 'sad'), seen(K, 'sit', 'calm')] },
        `"In my cave nobody came," says ${x}. "Here you come every day."`,
        `"My cave had no door," says ${x}. "Nobody looked in. You do."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'happy')], things: ['box'] },
        `Where do we all look in? ${k} thinks. Then ${k} gets the box.`,
        `What do we open the most? "The front door!" says ${k}. Up with the box!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'point', 'proud'), seen(X, 'jump', 'happy')],
          things: ['box'],
        },
        `Here it is. The front door! The box sits by it. In goes ${x}.`,
        `The box goes by the front door. ${x} gets in. ${x} stays in!`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'wave', 'excited'), seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `In and out they go. "Hello, ${x}!" says ${k}. "Hello, ${x}!" says ${g}.`,
        `All day they come and go. ${k} says hello. ${Gcap} says hello. So does ${x}!`,
      ),
      page(
        { setting, time: 'night', camera: 'close', actors: [seen(G, 'reach', 'shy'), seen(K, 'stand', 'happy')] },
        `At night ${g} wants ${use}. Look! ${Gcap} knocks. ${k} laughs and laughs.`,
        `Who is at the ${what}? ${Gcap}. Knock, knock! "Nobody is in," says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { what, use, Use, setting, refrain, X, who, x, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(X, 'shout', 'angry')] },
        `There had been something odd about the ${what} since Sunday. It hummed a tune. On Monday ${k} opened it, quite slowly. "${refrain}" said somebody. It was ${who}. "I live here," said ${x}.`,
        `On Monday ${k} wanted ${use}, and opened the ${what}. Somebody was sitting in it, with a very small lamp. "${refrain}" It was ${who}. "Sorry," said ${k}, and shut it. Then ${k} thought about that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'reach', 'surprised'), seen(X, 'shout', 'angry'), seen(K, 'stand', 'happy')],
        },
        `"Nobody lives in a ${what}," said ${g}, and opened it to see. "${refrain}" It shut again, from the inside. ${Gcap} stood there with one hand in the air. "I only wanted ${use}," said ${g}. "There's ${who}," said ${k}, "who lives in it."`,
        `"Don't go in there," said ${k}. "Somebody lives in it." But ${g} wanted ${use}, and had opened it already. "${refrain}" said ${x}. "I beg your pardon," said ${g}, and had to sit down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'box'), seen(X, 'sit', 'curious')] },
        `"It needs a better place, that's all," said ${g}. So ${k} took a good box and cut a window in it. ${x} walked in. ${x} looked out of the window, left and right. "It's a lovely box," said ${x}, and went back to the ${what}.`,
        `${k} made a house out of a box. It had a window, and a rug, and a real curtain. ${x} sat in it for as long as it takes to be polite. "Too quiet," said ${x}. In a minute it hummed again in the ${what}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy', 'basket'), seen(X, 'sit', 'curious')] },
        `${Gcap} tried a basket, with a cushion in it, up in the attic. "Very soft," said ${x}. But before supper there was the hum again. ${Gcap} forgot, and went for ${use}. "${refrain}" said the ${what}.`,
        `Next came a basket. ${Gcap} put it behind the sofa, where it was warm. "Too far away," said ${x}. Nobody could say from what. By teatime there was a shout from the ${what}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'worried')] },
        `It got so that they all queued. Every morning they knocked, and waited, and said what they had come for. "${Use}, please," said ${k}. "Good morning," said ${x}, and passed it out. You had to say it back.`,
        `So they learned it. Knock, knock. "Good morning," said ${x}. "Good morning," said ${g}. "Might I have ${use}?" It all took a long time. Nobody in that house had ever said good morning so often.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(X, 'think', 'sad')] },
        `"Where did you live before?" asked ${k}, one day. "In a cave," said ${x}. "It had a view. In three hundred years not one soul looked in. I had nobody to say hello to but the echo. It always went first."`,
        `"Was there no room where you come from?" said ${k}. "There was nothing but room," said ${x}. "It was a cave. I used to say good morning into it. Then I waited. It's a long time, three hundred years."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')], things: ['box'] },
        `"So it isn't the ${what}!" said ${k}. "You like it when it's opened." ${k} walked up and down. What gets opened more than anything else? Then ${k} ran and fetched the box with the window.`,
        `${k} sat up. Nobody ever opens an attic. Nobody looks behind a sofa. "You only want to be looked in on," said ${k}. "And I know where they do that all day!" ${k} picked up the box.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'point', 'proud'), seen(X, 'jump', 'happy')],
          things: ['box'],
        },
        `The front door! ${k} put the box right beside it, on the step, under the bell. ${x} moved in at four. At one minute past four the door opened. "Oh!" said ${x}. "Good afternoon!"`,
        `${k} put the box beside the front door, with its window to the path. "Try it now," said ${k}. ${x} went in. The door opened, and it was only the milk. "Good morning!" shouted ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'wave', 'excited'), seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy')] },
        `The post came. Next door came, for an egg. ${k} went out and in and out. "Hello, ${x}!" "See you, ${x}!" By supper ${x} had no voice left, and waved. Nobody had shouted ${quoted(refrain)} all day.`,
        `In came ${g}, with two bags. Out went ${k}, and in again for a coat. "Hello!" "Goodbye!" "Hello again!" Fifty-one hellos, ${x} counted, and a wave from a bus. It was more than in all the cave put together.`,
      ),
      page(
        { setting, time: 'night', camera: 'close', actors: [seen(G, 'reach', 'shy'), seen(K, 'hide', 'happy')] },
        `Late that night ${g} came to the ${what}, for ${use}. Nobody was about. ${Gcap} lifted one finger, and knocked. "Come in!" said ${k}, from under the table.`,
        `So now the ${what} is a ${what}. But at bedtime ${k} saw ${g} go to it for ${use}. ${Gcap} looked left and right. Knock, knock. "Good evening," said ${g}, to nobody at all.`,
      ),
    ],
  };
}

/** A refrain as it is spoken of inside a sentence. */
const quoted = (refrain: string): string => `"${refrain.replace(/[!.]$/, '')}"`;
