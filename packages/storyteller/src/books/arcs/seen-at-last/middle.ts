import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import type { SeenAtLast } from './arc.ts';
import { partsOf } from './parts.ts';

/** For ages 5 to 7: everything that is seen while one waits is written down; and what one waited for is not. */
export function middle(bound: SeenAtLast): Told {
  const { A } = bound;
  const parts = partsOf(bound);
  const { W, who, a, refrain, x, it, they, They, were, c, C, first, second, First, Second, out, title } = parts;
  const { missed, begins, seen: sight } = W.middle;
  const drawn = W.drawn === undefined ? [] : [W.drawn];
  const [one, two] = W.told;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [parts.see('think', 'curious'), parts.with('stand', 'calm')] },
        W.opens
          ? `${W.opens.middle(who).replace(a, A.introduced)} "We'll see," said ${c}.`
          : `Everybody had seen ${x}. The postman had, and the baker had twice. Even next door's dog had, and it had not been looking. Only ${A.introduced} had not.`,
        W.opens
          ? `${W.opens.middle(who).replace(a, A.introduced)} "I'll bring the rug," said ${c}.`
          : `"You must have seen ${x}," people said. "Everybody has." But ${A.introduced} had not, not even once. ${a} did not like to say so.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [parts.see('sit', 'determined'), parts.with('stand', 'calm')],
          things: ['notebook'],
        },
        `"What's it like?" said ${a}. "${cap(one)}," said the postman. "${cap(two)}," said the baker. So ${a} got a notebook, and left room in it.`,
        `Nobody could say. "${cap(one)}," said one. "${cap(two)}," said another. ${a} took a new notebook. It would all be written down.`,
      ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('look-up', 'curious'), parts.with('sit', 'calm')] },
        `So they went out and waited, with a rug. ${missed[0](who)} "${refrain}," said ${c}.`,
        `The first time they took a flask. ${missed[0](who)} "${refrain}," said ${a}, and shook out the rug.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(First, 'walk', 'calm'), parts.see('kneel', 'surprised', 'notebook')],
          things: ['notebook'],
        },
        `${first.middle[0]} It seemed a pity to leave the page empty. ${a} wrote it in the notebook. "${first.noted}"`,
        `${first.middle[1]} So there was something to put in the notebook after all. "${first.noted}"`,
      ),
      W.fault
        ? page(
            {
              setting: out.setting,
              camera: 'medium',
              actors: [parts.see('stand', 'sad'), parts.with('stand', 'calm')],
            },
            `${W.fault.middle(who)} "${refrain}," said ${c}.`,
            `${W.fault.middle(who)} ${C} patted ${a}. "${refrain}."`,
          )
        : page(
            { setting: 'bathroom', camera: 'medium', actors: [parts.see('sit', 'surprised')], things: ['bathtub'] },
            `The second time ${they} came. Half the street stood out there with its mouth open. ${a} was in the bath, with soap in both ears. "${refrain}."`,
            `${They} came on a Tuesday. Everybody shouted for ${a}. But ${a} lay in the bath with both ears under, and heard the sea. "${refrain}."`,
          ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('sit', 'sad'), parts.with('sit', 'calm')] },
        `The third time they were out there before anybody else. ${missed[1](who)} "${refrain}."`,
        `They went out again, with two pairs of socks on. ${missed[1](who)} "${refrain}," they both said.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Second, 'stand', 'calm'), parts.see('stand', 'happy', 'notebook')],
          things: ['notebook'],
        },
        `${second.middle[0]} ${a} wrote it down. "${second.noted}" The notebook was filling up with what it was not about.`,
        `${second.middle[1]} "${second.noted}" That was page nine of the notebook. There was still nothing on page one.`,
      ),
      page(
        { camera: 'medium', actors: [parts.see('look-up', 'curious'), parts.with('stand', 'calm')] },
        `They very nearly didn't go the next time. There was a cake at home. But there they were. ${begins(who)}`,
        `"Just once more," said ${c}. "I've still got cake crumbs in the rug." ${begins(who)}`,
      ),
      page(
        { camera: 'wide', actors: [parts.see('look-up', 'excited'), parts.with('look-up', 'happy')], things: drawn },
        `${sight(who)} Nobody said what it was like.`,
        `${sight(who)} ${cap(c)} forgot to pour the tea.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: out.time === 'day' ? 'sunset' : 'night',
          camera: 'close',
          actors: [parts.see('sit', 'calm', 'pencil'), parts.with('stand', 'happy')],
          things: ['notebook', 'pencil'],
        },
        `At home ${a} opened the notebook at page one. It stayed there a long time, with a pencil over it. At last ${a} wrote one word. "Yes."`,
        `"Well?" said ${c}. "What ${were} ${they} like?" ${a} looked at page one of the notebook. Then ${a} drew a line round it, and left it empty.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [parts.see('stand', 'happy', 'notebook'), parts.with('stand', 'happy')],
          things: ['notebook'],
        },
        `"I've seen ${it}," ${a} told the postman the next day. "What was it like?" he said. ${a} thought. "There was ${first.being === 'owl' ? 'an' : 'a'} ${first.being}," said ${a}. "Have you ever seen one of those?" He had not. So ${c} showed him the notebook.`,
        `The next morning they met the baker. "So you've seen ${x}, too," said the baker. "Yes," said ${a}. "And ${first.being === 'owl' ? 'an' : 'a'} ${first.being}, and ${second.being === 'owl' ? 'an' : 'a'} ${second.being}. It's all in the notebook. You can borrow it." ${C} held it out.`,
      ),
    ],
  };
}
