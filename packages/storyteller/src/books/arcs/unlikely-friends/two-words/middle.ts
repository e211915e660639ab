import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { cap, titled } from '../../wording.ts';
import type { TwoWords } from './parts.ts';

/** They have said hello to each other every day, and each has heard something else. */
export function middle({ H, X, K, mine, yours, food, otherFood, setting, chance }: TwoWords): Told {
  const [h, x, k] = [H.name, X.name, K.name];
  const what = chance.pick('Now what did that mean', 'What was that supposed to mean', 'And what might that mean');
  return {
    title: titled(
      chance.pick(`${mine} and ${yours}`, `what ${x} said`, 'over the wall', `how to say ${yours}`, `${h} and ${x}`),
    ),
    refrain: what,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'happy'), seen(K, 'stand', 'calm')], things: ['fence'] },
        `Every morning ${H.introduced} came out and said "${mine}". ${h} said it to the sun, and to ${k}, and to the wall. And every morning something came back over the wall. "${yours}."`,
        `There was a wall. On this side lived ${H.introduced}, who liked to begin the day with a loud "${mine}". ${cap(k)} always said it back. But so did somebody else, from the other side, and that was "${yours}".`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'stand', 'happy')], things: ['fence'] },
        `On the other side lived ${X.introduced}. ${x} had seen the top of ${h}, and ${h} had seen the top of ${x}. They had been neighbours for a year. They had never met.`,
        `That was ${X.introduced}, who had come last spring. They had each got one thing to say. They said it every day. It had not got them any further.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'think', 'worried'), seen(K, 'sit', 'calm')] },
        `"${yours}!" ${what}? "I think that it means go in," said ${h} to ${k}. "It sounds cross to me." So ${h} went in. It was a sunny day, too.`,
        `"${yours}!" ${what}? ${h} lay awake, and wondered. "It may mean what a noise," said ${h} to ${k}. After that ${h} said "${mine}" in a whisper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'hide', 'worried')], things: ['fence'] },
        `It was no better over the wall. "${mine}!" ${what}? ${x} looked it up in two books. It was in neither. "They don't like me here," said ${x}.`,
        `And behind the wall sat ${x}. "${mine}!" ${what}? It might be about the hedge. ${x} cut the hedge. "${mine}!" it said next day, just the same.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'shy'), seen(K, 'stand', 'curious')], things: ['fence'] },
        `So ${h} put a present on the wall. It was ${food}. It is hard to be cross at that. "${yours}?" said ${x}, and sniffed it. ${x} had never seen it before. Did one plant it?`,
        `${h} thought that a present might help, and left one on the wall. It was ${food}. In the evening it was still there, with a note. The note had only one word on it. "${yours}," it said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'reach', 'shy'), seen(K, 'stand', 'curious')], things: ['fence'] },
        `The next day there was something else on the wall. It was ${otherFood}. "It's been thrown out," said ${h}. "It's rubbish." But ${k} saw how neatly it lay.`,
        `Then ${x} put a present there as well, and ${k} saw it. It was ${otherFood}. "${mine}?" said ${h}, and did not know which end to eat. Nobody ate anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'curious')] },
        `${cap(k)} got up early and sat by the wall to listen. "${yours}," said ${x} to the sun. "${yours}," to the milk, and "${yours}," to a bird. Nobody says "go in" to the sun.`,
        `${cap(k)} made a list of who it was said to. The sun had it first. Then it was the milk, a bird, and the kettle. There was not one cross face on the list.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(H, 'stand', 'surprised')] },
        `"I've got it!" said ${k} to ${h}. "${yours} is hello. That's all it is!" ${h} counted it up. "Then we've said hello to each other three hundred times," said ${h}, "and nobody has heard one."`,
        `"It's what ${x} says to everything nice," said ${k}. "It's hello." ${h} sat down. "And mine is hello," said ${h}. "We've been shouting the same thing at a wall."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'wave', 'shy'), seen(X, 'wave', 'surprised'), seen(K, 'stand', 'happy')],
          things: ['fence'],
        },
        `${h} practised it all night. In the morning ${h} went right up to the wall, and took a breath. "${yours}?" said ${h}. It was not a good one. It was rather like a hinge. There was a silence. "${mine}?" said ${x}, just as badly.`,
        `It is not easy to say "${yours}" if you are ${H.aKind}. ${h} said it to the wall, and it came out upside down. A head came up. It was ${x}, quite pink. "${mine}," said ${x}, and got that wrong as well.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'sit', 'happy'), seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy')],
        },
        `They took one stone out of the wall, and then another. At night you can hear them both, one on each side. "${yours}," says ${h}. "${mine}," says ${x}. They are getting better at it. It does for good night, too.`,
        `Now they sit by the gap, with two sorts of supper. They try each other's, and make a face, and swap back. "${yours}," says ${h}, when the sun goes in. "${mine}," says ${x}. And ${k} says both.`,
      ),
    ],
  };
}
