import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { personFigure } from '../../company/company.ts';
import { act, oneWay, page } from '../held.ts';
import type { Shy } from './book.ts';

/** The class snail will not come out for those who shout, and somebody knows why. */
export function middle({ child: K, age, isNew, chance }: Shy): Told {
  const refrain = 'Not just yet';
  const k = K.name;
  const told = oneWay(chance);
  const name = chance.pick(...['Noor', 'Ellis', 'Wren'].filter((each) => each !== k));
  const F = personFigure('friend', name, 'child', age);
  const T = personFigure('teacher', 'Miss Holly', 'teacher', age);
  const school = isNew ? 'At the new school' : 'At school';
  return {
    title: titled(chance.pick('not just yet', `${k} and Mr Slow`, 'two horns, then four')),
    refrain,
    pages: [
      page(told(
          `${school} there were twenty-four children, and all of them were talking. ${k} stood by the coats. There was a word ready, and it was "hello". It got as far as the teeth. "${refrain}," it said, and went back down.`,
          `${school} everybody said "hello" at once, and looked. ${k} looked at the floor. It was a nice floor, with a yellow line. The hello was there all right. It just would not come out. "${refrain}," it seemed to say.`,
        ),
        { setting: 'classroom', camera: 'wide', actors: [act(K, 'stand', 'worried')] },
      ),
      page(told(
          `"Are you shy?" said somebody. "That's allowed," said Miss Holly. "Some people jump into the water, and some put one toe in first. They all get wet in the end." ${k} liked that about the toe.`,
          `"${k} is shy," said somebody. "A lot of people are," said Miss Holly. "They look first, and they see a great deal." That was true. ${k} had seen already that there was something on the window sill.`,
        ),
        { camera: 'medium', actors: [act(T, 'kneel', 'calm'), act(K, 'stand', 'calm')] },
      ),
      page(told(
          `On the window sill stood a glass box. It had leaves in it, and a snail house with stripes. MR SLOW, it said on a label. "We've never seen him properly," said ${name}. "He's always in."`,
          `It was a box with moss in it, and a round brown house. "That's Mr Slow," said ${name}. "He came on a lettuce. He won't come out for us, and we've tried everything."`,
        ),
        { camera: 'close', actors: [act(F, 'point', 'curious'), act(K, 'stand', 'curious')] },
      ),
      page(told(
          `They tried it again at break. They called him. They sang to him. Somebody tapped on the glass with a ruler. "${refrain}," thought ${k}, for the snail. You could see the door of it getting smaller.`,
          `Nine faces came up to the glass. "Come OUT, Mr Slow!" they shouted. Somebody drummed with two pencils. If ${k} had been in there, ${k} would have shut the door as well. "${refrain}!"`,
        ),
        { camera: 'wide', actors: [act(F, 'stand', 'excited'), act(K, 'stand', 'worried')] },
      ),
      page(told(
          `Then the bell rang, and they all ran out into the sun. ${k} stayed. It was quiet now, and a little dusty. ${k} sat by the box and did nothing, which is hard to do well. ${k} had had practice.`,
          `The others had gone out to play. ${k} put one drop of water on a leaf, and sat down. ${k} did not call. ${k} did not even look straight at him. It is easier to come out when nobody is looking straight at you.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
      page(told(
          `For a long time there was a house with nobody in it. Then there was an edge. Then came a horn, about as long as an eyelash, and another one. At the end of each was an eye. Both looked at ${k}.`,
          `First something shone under the rim. Out came two short horns, and then two long ones with eyes on top. He turned them about, one this way and one that way. Mr Slow was having a look first.`,
        ),
        { camera: 'close', actors: [act(K, 'kneel', 'surprised')] },
      ),
      page(told(
          `"How did you do that?" whispered somebody. It was ${name}, who had come back for a hat. "${refrain}," whispered ${k}. "You have to wait. And not all at once." So ${name} sat down too, and held on to the hat. It was a loud hat.`,
          `There was ${name} in the door, with one foot in the air. "He's OUT," said ${name}, without any voice. "Shh," said ${k}. "He isn't sure yet. Sit there, and look a bit to one side." It was the most that ${k} had said all day.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(F, 'sit', 'surprised')] },
      ),
      page(told(
          `Then they all came in, like a herd of ponies. "Stop!" said ${name}. "Ask ${k}!" All of a sudden ${k} could hear the clock. "Come slowly," said ${k}. "One at a time." And they did, all twenty-two of them, on their toes.`,
          `Soon there was a row of children across the room, all on tiptoe. "What do we do now?" they whispered. ${k} looked at the yellow line. Then ${k} looked up. "Nothing," said ${k}. "We wait." And Mr Slow came out, the whole of him, and had his lunch.`,
        ),
        { camera: 'wide', actors: [act(K, 'stand', 'proud'), act(F, 'stand', 'happy'), act(T, 'stand', 'happy')] },
      ),
      page(told(
          `The next morning ${k} stood by the coats. The word stopped at the teeth. ${name} came up, and looked a bit to one side. "Not just yet?" said ${name}. "Hello," said ${k}.`,
          `There were still mornings when the hello would not come. Nobody drummed. ${name} stood there and waited, with a loud hat held quite still. Then came an eye, and then the other one. "Hello," said ${k}.`,
        ),
        { camera: 'close', actors: [act(K, 'stand', 'happy'), act(F, 'stand', 'happy')] },
      ),
    ],
  };
} // prettier-ignore
