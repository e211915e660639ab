import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Adopted } from './book.ts';

/** The bears do not mind who it is; the lamb keeps its hay. */
export function middle({ child: K, grownUp: g, G, They, lamb, pair, where, wore, chance }: Adopted): Told {
  const refrain = "There's no hurry";
  const k = K.name;
  const told = oneWay(chance);
  const began = where === null ? '"It was a day with weather in it," said' : `"It was in ${where}," said`;
  const boots = wore === null ? '"And I was there," said' : `"And I had ${wore}," said`;
  return {
    title: titled(chance.pick('two bears and a lamb', 'the lamb with the hay', 'the day the lamb came')),
    refrain,
    pages: [
      page(told(
          `${k} sat two bears on the rug. Between them was a shoe box with a sock in it. "That's a bed," said ${k}. "They're waiting." "Who for?" said ${g.name}. "They don't know yet," said ${k}.`,
          `There were two bears on the rug, and they had been busy. They had made a bed out of a shoe box. "It's for somebody," said ${k}. "Is it for a bear?" said ${g.name}. "They don't mind," said ${k}.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'kneel', 'happy'), act(g, 'sit', 'calm'), ...pair('sit', 'calm')] },
      ),
      page(told(
          `Along the edge of the rug came a lamb. It had come a long way, all round the table. In its mouth was a bit of hay. "That's from its first field," said ${k}. "It had a field before."`,
          `Then came a lamb. It walked slowly, the way you do when you don't know the carpet. It had brought one thing with it, a bit of hay. "It's from its old field," said ${k}. "It's keeping that."`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'curious'), act(lamb, 'stand', 'calm')] },
      ),
      page(told(
          `"Hello!" said the bears, both at once, and too loudly. The lamb looked at its hooves. The big bear made porridge, and it would not eat porridge. "${refrain}," said the bears.`,
          `The bears had practised what to say, and forgot it. "Hello," said one. "Porridge?" said the other. The lamb only looked at the door. "${refrain}," said the bears.`,
        ),
        { camera: 'close', actors: [act(lamb, 'stand', 'worried'), ...pair('stand', 'surprised')] },
      ),
      page(told(
          `That night the lamb did not get into the box. It stood behind the curtain, with the hay. "Does it want to go back?" said ${g.name}. "It's thinking of its field," said ${k}. "It's allowed to."`,
          `At bedtime it got under a cushion instead, and only its tail showed. "What's it doing in there?" said ${g.name}. "It misses its field a bit," said ${k}. "You can miss a field and like a rug."`,
        ),
        { time: 'night', camera: 'medium', actors: [act(K, 'kneel', 'calm'), act(lamb, 'stand', 'sad')] },
      ),
      page(told(
          `So the bears sat down near the curtain, and not too near. They hummed a bit. They did not look. "${refrain}," they said, to the wall.`,
          `The bears did not pull it out. They sat down beside the cushion, and talked about honey. They left a gap between them. "${refrain}," they said, to nobody in particular.`,
        ),
        { camera: 'wide', actors: [...pair('sit', 'calm'), act(lamb, 'stand', 'curious')] },
      ),
      page(told(
          `In the morning there was hay in the shoe box. Then there was a lamb in it, on top of the hay. And one hoof came out over the edge, and stayed on a paw. The bears hardly dared to breathe.`,
          `When it was light, the hay lay in the bed. The lamb had put it there itself, so that it smelled right. Then it got in. It held out one hoof, and a big paw was there.`,
        ),
        { time: 'day', camera: 'close', actors: [act(lamb, 'sit', 'happy'), ...pair('sit', 'surprised')] },
      ),
      page(told(
          `"Now the owl has to come," said ${k}. The owl was a glove with glasses on. It asked everybody everything, and wrote it down. Thump! That was the stamp. "For good," said the owl.`,
          `"It has to be written down," said ${k}. So ${k} was the judge, in a blanket. The judge asked the bears, and asked the lamb. Then came the stamp. Thump! "For good," said the judge.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'proud'), act(lamb, 'sit', 'happy'), ...pair('sit', 'happy')] },
      ),
      page(told(
          `"But two of them have fur," said ${g.name}, "and one has wool." "That's right," said ${k}. "So they know who everybody is in the dark."`,
          `"They don't look alike," said ${g.name}. "They do a bit," said ${k}. "Look how they sit." All three of them had one foot on the box.`,
        ),
        { camera: 'close', actors: [act(lamb, 'sit', 'happy'), ...pair('sit', 'happy'), act(K, 'kneel', 'happy')] },
      ),
      page(told(
          `"And now mine," said ${k}. "The true one." ${G} knew which. It was about ${K.names} own day. ${began} ${g.name}. ${boots} ${k}.`,
          `"Now tell the day you met me," said ${k}. "All of it, and leave nothing out." So ${g.name} began. ${began} ${g.name}. ${boots} ${k}, who knew it by heart.`,
        ),
        { camera: 'medium', actors: [act(K, 'sit', 'excited'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `${They} told it, and ${k} put right what was wrong. There were quiet bits in it, and a bit that made everybody laugh. Some of it nobody knew. "I wonder," said ${g.name} then, and so did ${k}.`,
          `It was not like the one on the rug. It had real people in it. Where nobody knew how it had been, ${g.name} said so. "You can ask that every year," said ${g.name}, "and any time between."`,
        ),
        { camera: 'close', actors: [act(K, 'hug', 'calm'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `Two bears and a lamb sit on the shelf, with a bit of hay. "Tell mine again," says ${k}, each time they go by. "${refrain}," says ${g.name}, and sits down, and tells it.`,
          `The shoe box is by the bed now. Everybody is in it, and so is the hay. "Again," says ${k}. "The true one." "${refrain}," says ${g.name}. "We have it for good."`,
        ),
        { setting: 'bedroom', time: 'sunset', camera: 'close', actors: [act(K, 'sit', 'happy'), act(g, 'sit', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
