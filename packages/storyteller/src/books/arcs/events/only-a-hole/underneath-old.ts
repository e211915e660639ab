import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: the part of the work that is thanked by nobody, and is under everybody's feet. */
export function old(going: Going): Told {
  const { K, G, C, k, g, Gcap, c, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'proud')],
          things: ['digger'],
        },
        `You could hear ${g} go to work. First the spoons began to talk in the drawer. Then the digger came out past the house, as high as the bedroom window. It had an arm that could lift a cow, or pick up an egg. ${Gcap} had once done the egg, for a bet. ${K.introduced} stood at the gate until the last of it had gone round the corner, and then the spoons stopped.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(K, 'stand', 'curious')] },
        `The coming home was the other half of it. ${Gcap} sat down on the step, took off two boots that weighed as much as a dog, and said, "Ah." "What did you make?" said ${k}. "A hole." That was Monday. On Tuesday it was a hole, and on Wednesday it was the same one. "${refrain}" said ${k}, on Thursday. "You should see it, though," said ${g}. "The sides." ${k} didn't see what sides had to do with it.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(C, 'stand', 'proud'), seen(K, 'stand', 'shy')] },
        `At school they had to say what people in their families make. One made bread, and one made curtains, and there was a mother who made wooden legs. "Holes," said ${k}. There was a pause. "${refrain}" said ${C.introduced}. It was not said nastily. ${c} only liked to have things exact. "But a hole isn't anything. It's what you've got when you take something away. You can't make a nothing." ${k} thought about that all through sums, and could not find what was wrong with it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'sit', 'excited'), seen(G, 'sit', 'happy')],
          things: ['digger', 'helmet'],
        },
        `"You'd better come and see it," said ${g}. So on Saturday there was a helmet, which sat on ${K.names} ears, and a seat, very high up. They drove through a gap in the fence, and there the town left off. It went down in steps, yellow, then red, then blue. Right at the bottom was a puddle with a bit of sky in it. ${k} said, "Hello?" After a while somebody down there said it, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(G, 'sit', 'happy')], things: ['digger'] },
        `"The sides have to be straight," said ${g}. "And the floor has to be flat. You can't get it right afterwards. Here, do the corner." ${k} took hold of the lever, with ${g}'s hand on top. It was like leading something enormous that did not mind. The arm went out, and bent, and bit. It came up dripping, with a worm on its lip. They put the worm on the bank. "That's yours, now," said ${g}. "Left back corner. Remember that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'happy')], things: ['lorry'] },
        `It was as well that somebody did. The week after that the lorries came, one behind the other, all the way up the hill. They poured in iron and stones, and a grey porridge that goes hard. It took nine days. On the tenth it was flat, and a pigeon was walking about on it. "It's gone," said ${k}. "Six weeks, and you can't even see where it was." "No," said ${g}, and looked at it with great content. "That's how you know."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'surprised'), seen(C, 'look-up', 'surprised')],
          things: ['house'],
        },
        `After that nobody talked of anything but up. There were weeks of walls, and a floor, and walls on that. It was to be a library, with a clock in a tower that you could see from the sea. "My uncle's doing the doors," said ${c}. "They're oak." Everybody's uncle was doing something. You could point to it from the pavement. ${k} looked at the pavement, and there was nothing to point at.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'sad'), seen(C, 'stand', 'happy')],
          things: ['ribbon'],
        },
        `In May it was opened. There was a ribbon, and a stage, and a lady with a chain, who had a list. She thanked the architect. She thanked those who had done the bricks, the glass, the tiles and the clock. She thanked the oak doors, and ${c} went red. Then she turned over the list, and there was nothing on the back. ${Gcap} was standing right behind everybody, in clean boots, and clapping. "She's left you out," said ${k}. "I expect that she can't see it," said ${g}.`,
      ),
      page(
        {
          weather: 'wind',
          camera: 'medium',
          actors: [seen(K, 'stand', 'surprised'), seen(C, 'stand', 'worried')],
          things: ['ribbon'],
        },
        `It was then that the wind came up from the sea. It had the ribbon before anyone could cut it. The flags went, and the hats, and the stage folded up like a chair. A tree came down in the square. Everybody did the same thing at once: they looked at the tower. It was very tall, and brand-new, and they were all standing under it. The clock said five to three. It did not shake. It didn't so much as hum. "Why isn't it moving?" said ${c}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(K, 'point', 'proud'), seen(C, 'kneel', 'curious')] },
        `${k} had it all at once, as you do in the end with a sum. "Because it's got hold of something," said ${k}. "There's as much of it under there as you can see up here. It goes down in steps, and the sides are straight. You said that you can't make a nothing. It's the thing that it's all standing on." ${c} looked at the oak doors, and at the step below them. Then ${c} knelt down on it, and put one ear to the stone. "Did you see it?" said ${c}. "I did a bit," said ${k}. "Left back corner."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy', 'spoon'), seen(G, 'stand', 'curious')],
        },
        `On Monday the spoons talked, and ${g} went off to the next one. When ${g} came home that evening, one spoon was missing. ${k} was at the end of the garden, on both knees, with mud up to the ears. "What are you making?" said ${g}. "A hole." "${refrain}" said ${g}, who could be exact as well. ${k} did the edge of it with great care. It had straight sides and a flat floor. Beside it on a leaf lay a pip. "It isn't nothing," said ${k}. "It's where something is going to be."`,
      ),
    ],
  };
}
