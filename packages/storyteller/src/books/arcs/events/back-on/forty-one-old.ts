import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** What looks like a list of failures is a list of the other thing too. */
export function old(going: Going): Told {
  const { A, a, chance } = going;
  const { C, c, N, it, like, off, on, many, Off, On, trick, setting, hall, refrain } = partsOf(going);
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'reach', 'determined')] },
        `${cap(it)} ${like}. That was what people forgot who only watched. ${A.introduced} trained on it every Tuesday and every Friday. It was six weeks until the competition. There would be three judges, and a medal on a blue ribbon. ${a} had already chosen a nail to hang it on.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(C, 'stand', 'calm')] },
        `There was only one thing in the way, and it was the ${trick}. It came near the end. All the rest ${a} could have done in the dark. "Arms out, eyes up," said ${c}, the coach. ${a} went round, and the whole ${hall} went round the other way. "${refrain}" said ${a}, and got ${on}. ${c} took a piece of chalk and drew a line on the wall.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'worried'), seen(C, 'stand', 'calm')] },
        `${a} tried it faster, to get it over with. "${refrain}" ${a} tried it slowly, so as to see what was happening. What was happening was the floor. "${refrain}" Then somebody said that it helped to think of a tree. ${a} thought of a tree. It was a tree in a gale. ${c} drew a line for each of them, quite straight, and said nothing but "Arms out, eyes up."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'sad'), seen(N, 'look-up', 'curious')] },
        `By the last Friday the lines went from the door to the window. ${N.introduced} counted them, because ${n} counted everything. "Forty-one," said ${n}. There were other lines on that wall. Some had nine, and some had four. "I'd like to know what ${c} wants them for," said ${a}. "I can remember it perfectly well without. There's nobody in the county who is better than me at ${many}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'shy'), seen(N, 'wave', 'happy')] },
        `On Saturday the ${hall} was so full that they had opened the doors. The judges sat at a table with a cloth on it and sharpened their pencils. In the front row ${n} held up both thumbs. The girl before ${a} was like a bird, and so was the boy before the girl. Then somebody read out ${A.names} name, and it sounded like somebody else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined')] },
        `It began well. It went on well. Every foot came down where a foot should be. It was so quiet that you could hear the clock. ${a} had time to think, "So this is what it's like to be good." That was not the moment to think. That was the ${trick}. ${a} went round, and the ${hall} went round the other way.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `"${refrain}" This time nobody said it. It was just there, in the middle of the silence, with ${a} sitting underneath. Three pencils began to write. There was a door on the left with EXIT over it in green. It was eleven steps away. ${a} had never wanted anything so much as to be on the other side of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(C, 'stand', 'calm')] },
        `But to look at the door you had to look along the wall. All the lines were on it. And there stood ${c}, not cross, and not sorry either, with the chalk in one hand. ${c} was waiting to see what ${a} would do next. It came to ${a} that ${c} had waited like that before. It was always the same wait, and the same face. Forty-one times.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `Forty-one times ${off}. Well, and then? If you stay there, you can't do it again. You can only fall again if you have got up again. Behind every line there was another one that nobody had drawn. "I've got ${on} forty-one times," thought ${a}. "There isn't anyone here who's practised this as much as I have."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'jump', 'determined'), seen(N, 'cheer', 'excited')] },
        `It is quite simple when you have done it so often. You breathe out. You put chalk on your hands, and you get ${on}. Somebody clapped, and stopped, and then it was everybody. Arms out. Eyes up. This time ${a} did not think of a tree. ${a} thought of the next step, and went round to get to it. There was one long wobble, with both arms going. "Stay!" yelled ${n}. And ${a} stayed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(C, 'hug', 'happy'), seen(N, 'cheer', 'happy')] },
        `It was sixth place. There is no ribbon for that, blue or otherwise. But the girl who was like a bird came over afterwards, with the medal round her neck. "I couldn't have done that," she said. "If I'd come off, I'd have gone home." "You only need practice," said ${a}. ${c} laughed out loud, and hugged ${a}, and ${n} hugged them both.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(C, 'stand', 'happy')] },
        `On Tuesday there was a heading over the lines. "${Off}: 42", it said. Next to it ${c} had written another, twice as large. "${On}: 42." "I never put that up before," said ${c}. "I thought you could all see it." ${a} looked at it for a while, and then put chalk on both hands. There was a new trick to be learned, with a jump in it. "${refrain}" said ${a}, ten seconds later, and got ${on}. Forty-three all.`,
      ),
    ],
  };
}
