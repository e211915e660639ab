import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { LookAgain } from './arc.ts';

const MOST = 20;

/** For ages 8 to 12: somebody comes every day, and only ever for number fourteen. */
export function old(bound: LookAgain): Told {
  const { child: K, friend: F, grownUp: G, passer: A, visitor: V, kept, home, drawn, refrain, chance } = bound;
  const [k, f, g, a] = [K.name, F.name, G.name, A.name];
  const [Fcap, Gcap] = [cap(f), cap(g)];
  const { many, one, isMass } = kept;
  const [They, was] = isMass ? ['It', 'was'] : ['They', 'were'];
  return {
    title: titled(
      chance.pick('number fourteen', `the museum of ${many}`, 'gone home', refrain, `a ${one} from somewhere`),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'proud'), seen(F, 'sit', 'calm')],
          things: drawn,
        },
        ...keeping(
          MOST,
          [
            `${k} collected ${many}. ${They} ${was} kept ${home}, and for each ${one} there was a number, and a line in a notebook to say where it came from. "Otherwise," said ${k} to ${F.introduced}, "it would only be a lot of ${many}." "I see," said ${f}, who had thought that it was.`,
            `There were forty-one of them, ${home}. Number one was from outside the dentist. Number nine was from the day it hailed. It was all in a notebook. "And what do you do with ${many}?" said ${F.introduced}. "I know where they're from," said ${k}. It seemed to ${f} not much to do.`,
          ],
          `${k} collected ${many}. For each ${one} there was a number, and a line in a notebook to say where it came from. "Otherwise," said ${k} to ${F.introduced}, "it would only be a lot of them." "I see," said ${f}, who had thought that it was.`,
        ),
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(K, 'stand', 'calm'), seen(F, 'stand', 'calm')],
          things: drawn,
        },
        `"They're all the same," people said. They said it from the door, on the way to somewhere. "${refrain}," said ${k}. Nobody did, as a rule. ${Gcap} had tried to thin them out once, in the spring. "Which?" said ${k}. ${Gcap} had bent down to choose. An hour later ${g} had come up without any.`,
        `"Do you need all of them?" said ${g}. "Which wouldn't you need?" said ${k}. It was not said rudely. ${Gcap} looked along the rows for the one that nobody needed. Each time there was something about it. "It has got a sort of chin," said ${g} in the end, and put it back. "${refrain}," said ${k}. "They've all got something."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'point', 'determined'), seen(F, 'hold', 'curious')],
          things: ['sign', ...drawn],
        },
        `In the summer holidays ${k} opened a museum. It was a plank by the gate, with a sign. ${many.toUpperCase()}, it said. FORTY-ONE OF THEM. ${Fcap} was to take the money, until they found that nobody would pay any. So it was free. On the first day they had a wasp. On the second day it rained on it.`,
        `That July a sign went up by the gate. THE MUSEUM OF ${many.toUpperCase()}, it said. OPEN FROM TEN. The forty-one lay on a plank, each with its number. "What if they don't come?" said ${f}. "Then it's a museum that nobody is in," said ${k}. "Most are." They waited until it was time for lunch.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'calm'), seen(K, 'wave', 'happy'), seen(F, 'sit', 'sleepy')],
          things: drawn,
        },
        `${A.introduced} came by, and read the sign, and laughed, though not badly. "I've got that at home," said ${a}. "I've got it in the drive." "Not this," said ${k}. "${refrain}." ${cap(a)} looked along the plank, as you look along a train that you are not going to catch. "Well, good luck," said ${a}.`,
        `The first visitor was ${A.introduced}. It took ${a} four seconds to see all forty-one. "And what's it worth?" said ${a}. ${k} thought. "About a summer," said ${k}. "${refrain}." But ${a} was somebody who had an appointment. You could tell by the back.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'kneel', 'curious'), seen(K, 'stand', 'curious')], things: drawn },
        `On the Thursday there was ${V.introduced}. She lived at the far end, and did not talk. She put down her shopping and began at number one. She read each label, and then she looked, and then she looked again, without being told. It took her the whole morning to get to thirteen. At number fourteen she stopped. She did not go on to fifteen at all.`,
        `Then ${V.introduced} came, with a stick and a string bag. She was known for not stopping. She stopped at number one, and after a time at number two. ${k} had never seen anybody do it as it should be done. "${refrain}," said ${k}, out of habit. "I am," she said. At fourteen she took off her glasses, and put them on again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'point', 'surprised'), seen(K, 'think', 'curious')], things: drawn },
        `"Where did you get this?" said ${V.name}. ${k} did not need the notebook. "From the old school," said ${k}. "The last week that it stood. There's a car park now." "Yes," she said. "There is." She held one finger over it, and did not touch it. "I was happy there," said ${V.name}. She said it as if it surprised her. Then she picked up her shopping.`,
        `"Fourteen," read ${V.name}. "From the old school, the summer before they pulled it down." She was quiet for so long that a bus came and went. "Seven years I walked across that yard," she said. "I must have been this close to it." ${k} looked at fourteen. It was the same ${one} as before. But there was suddenly a good deal more of it.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(V, 'stand', 'calm'), seen(F, 'stand', 'curious'), seen(K, 'stand', 'worried')],
          things: drawn,
        },
        `She came on Friday as well, and on every day of the next week. She said good morning, and went straight to fourteen. She never asked for anything. "She wants it," said ${f}. "She hasn't said so," said ${k}. "No," said ${f}. "That's how you can tell." ${k} began to move things about on the plank, so as not to have to look.`,
        `After that she came every day at ten, in her good hat. She stood in front of fourteen, as you stand at a window. Then she said thank you, and went home. "You might give it to her," said ${f}. "You can have twenty-six instead, I'll find you another." "There isn't another," said ${k}, rather loudly. "It's gone, where that's from. That's the whole point of it."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'worried')], things: drawn },
        `That night ${k} took fourteen out, and looked at the hole. It was right in the middle of the second row. A collection with a hole in it is a thing that you see at once, like a tooth. ${k} moved fifteen along, and then sixteen. It was no use. It knew, and so did ${k}. Fourteen lay there under the lamp. It had never looked so well.`,
        `${k} could not sleep, and got up, and sat by them in the lamplight. There were people who had more. There was nobody who had all of theirs. Without fourteen it would be forty, and a gap. With it there would be somebody at the far end with nothing to show for having been happy. ${k} put it back, and took it out, and put it back.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'hold', 'shy'), seen(V, 'stand', 'surprised')],
          things: drawn,
        },
        `In the morning ${V.name} came at ten. There was a space on the plank. She saw it from the gate, and went quite stiff. "Hold out your hand," said ${k}. It was over very quickly. She did not say thank you. She shut her fingers on it, one after the other. She put the hand in her pocket, and left it there. ${k} watched her all the way down the street.`,
        `At ten the next day ${k} stood by the gate, with one fist shut. "It's from your school," said ${k}. "I only picked it up." "I couldn't," said ${V.name}. "No," said ${k}. "I couldn't either, until about four o'clock." Then it was in her hand. She went home without her shopping, and ${f} had to run after her with it. ${k} did not want to see the plank just yet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'sad'), seen(F, 'sit', 'calm')], things: drawn },
        `There it was, then, the hole. Forty looked like a good deal less than forty-one. "You could close them up a bit," said ${f}. ${k} thought about it. Then ${k} wrote a new label, and laid it where fourteen had been. 14, it said. FROM THE OLD SCHOOL. GONE HOME. It was the best label in the whole museum. But it was only paper, and it did not help much, the first day.`,
        `"It spoils it," said ${k}, for there is no point in not saying so. ${Fcap} offered a leg to lean on. They looked at the gap, both of them, for some time. Nobody had ever looked at any one place in the museum for so long. "Leave it," said ${k} at last, and got the pen. NUMBER FOURTEEN, said the label. NOT HERE. IT IS WHERE IT BELONGS.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'think', 'curious'), seen(K, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
          things: drawn,
        },
        `It was ${a} who noticed it. ${cap(a)} had only come back for a dropped glove. "There's one gone," said ${a}. "Where has it gone to?" ${k} told it. ${cap(a)} read the label again. Then ${a} bent down, and began, rather slowly, at number one. "Nine has a corner off," said ${a}. "It hailed," said ${k}. By the end of that week they were standing three deep, and it was always fourteen that they asked for.`,
        `And then a strange thing happened. People who had walked past forty-one of them stopped at the one that was missing. "What was it?" they said. ${k} told them. "And the rest of them?" they said. "${refrain}," said ${k}. So they did, to see what else might belong to somebody. "This is from the bus stop!" cried ${a}. "That's my bus stop!" ${Gcap} had to bring out a bench.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(V, 'hold', 'happy'), seen(K, 'stand', 'happy'), seen(F, 'stand', 'curious')],
          things: drawn,
        },
        `In September ${V.name} came through the gate with her fist shut. It was a ${one}. Anybody would have said that it was like all the others. "It isn't for the hole," she said. "That place is taken." ${k} opened the notebook. "Where is it from?" said ${k}. ${V.name} told it slowly, so that it could be written down. Forty-two. From the far end of the street, on the day that somebody gave me fourteen.`,
        `On the last day of the holidays somebody had left something on the plank. It was a ${one}, wrapped in a clean handkerchief, with a line on a card. FROM MY FRONT STEP, it said. WHERE I SAT AND LOOKED AT FOURTEEN. V. VANE. "They're all the same, though," said ${f}, to see what would happen. "${refrain}," said ${k}, and wrote it in. It is number forty-two. Fourteen is still empty, and nobody walks past it.`,
      ),
    ],
  };
}
