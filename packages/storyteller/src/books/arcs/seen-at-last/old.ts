import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import type { SeenAtLast } from './arc.ts';
import { partsOf } from './parts.ts';

/** For ages 8 to 12: just as it begins there is somebody who has waited longer, and has to be fetched. */
export function old(bound: SeenAtLast): Told {
  const { A } = bound;
  const parts = partsOf(bound);
  const { W, who, a, refrain, x, it, they, They, c, C, first, second, First, Second, N, n, out, title } = parts;
  const { missed, begins, seen: sight } = W.old;
  const drawn = W.drawn === undefined ? [] : [W.drawn];
  const [one, two] = W.told;
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [parts.see('think', 'curious'), seen(N, 'stand', 'calm')] },
        W.opens
          ? `${W.opens.old(who).replace(a, A.introduced)} Over the fence stood ${N.introduced} from next door. She was eighty-one. "Somehow I've always missed it," she said.`
          : `Everybody had seen ${x}. The postman had, and the twins at number four had, twice. The dog from the shop had, though it had been looking at a sandwich. There were two in the whole street who had not. One was ${A.introduced}, and the other was ${N.introduced}, who was eighty-one. "I always seem to be in the bath," she said.`,
        W.opens
          ? `${W.opens.old(who).replace(a, A.introduced)} "I wish you luck," said ${N.introduced}, who lived next door and was eighty-one. "I only have to hear of a thing, and it goes somewhere else. I've never seen it properly."`
          : `One can get quite far in life without having seen ${x}. ${N.introduced} next door had got to eighty-one. "They tell me afterwards," she said. "I've been told about ${it} eleven times." ${A.introduced} had been told about ${it} four times, and had only just begun. But one could see where that led.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [parts.see('sit', 'determined', 'pencil'), parts.with('stand', 'calm')],
          things: ['notebook', 'pencil'],
        },
        `It did no good to ask. "${cap(one)}," said the postman. "${cap(two)}," said the twins, and fell out over it. So ${a} bought a notebook with a hard cover. On the front, in capitals, stood what it was going to be about. "It's going to be right," said ${a}, "and it's going to be all of it." ${C} sharpened the pencil.`,
        `"${cap(one)}," people said. Or they said, "${cap(two)}." They all went a bit pink, and moved their hands about. ${a} wanted it in writing. There was a notebook, and a pencil on a string, and a date on the first page. Under the date it was white. "Then we'd better go and fetch it," said ${c}.`,
      ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('look-up', 'curious'), parts.with('sit', 'calm')] },
        `The first time they took a rug and a flask. ${missed[0](who)} "${refrain}," said ${c}, and poured the last of it on a thistle.`,
        `So out they went, with two coats each. ${missed[0](who)} "${refrain}," said ${a}. They stayed until the flask was empty, so as not to have carried it for nothing.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(First, 'walk', 'calm'), parts.see('kneel', 'surprised', 'notebook')],
          things: ['notebook'],
        },
        `${first.old[0]} It was none of what was on the cover. But a page with only a date on it looks like somebody with no trousers. ${a} wrote it down. "${first.noted}"`,
        `${first.old[1]} They had not come for that. ${a} looked at the white page of the notebook, and at the ${first.being}. "${first.noted}" Nobody could say that it wasn't true.`,
      ),
      W.fault
        ? page(
            {
              setting: out.setting,
              camera: 'medium',
              actors: [parts.see('stand', 'sad'), parts.with('stand', 'calm')],
            },
            `${W.fault.old(who)} "${refrain}," ${a} wrote, and pressed so hard that it went through to Friday.`,
            `${W.fault.old(who)} ${a} did not write that down. It was remembered without. "${refrain}," said ${c}.`,
          )
        : page(
            { setting: 'bathroom', camera: 'medium', actors: [parts.see('sit', 'surprised')], things: ['bathtub'] },
            `The second time ${they} came without being asked. The whole street was out, in slippers. They shouted up at the windows. ${a} was in the bath, with both ears under, listening to the pipes. "${refrain}," wrote ${a}, later, and the page got wet.`,
            `${They} came on a Tuesday, when nobody had said so. One could hear people being told to look. ${a} heard it as well, through the water, and thought that it was the taps. It was just the time it takes to wash between ten toes. "${refrain}," said ${c}, through the door.`,
          ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'happy', 'notebook'), parts.see('stand', 'shy')],
          things: ['notebook'],
        },
        `"Show me how far you've got," said ${n}. She read it by the gate, holding it a long way off. "But this isn't about ${x}." "No," said ${a}. "It's about everything else." She turned back to the ${first.being}. "I'd sooner have this one than be told," she said. "Let me know how it goes on."`,
        `${n} asked to see the notebook, and read it from the front to the pencil. It did not take her long. "You've got a good ${first.being} there," she said. "I've lived here all my life and never met it. When you do get to what's on the cover, call me. I don't care what time it is." "I will," said ${a}. It was easily said.`,
      ),
      page(
        { ...out, camera: 'wide', actors: [parts.see('sit', 'sad'), parts.with('sit', 'calm')] },
        `${missed[1](who)} "${refrain}," said ${a}. One got quite good at saying it. One got good at folding a rug as well.`,
        `They went out once more, and were there before anybody. ${missed[1](who)} "${refrain}," they said, both at once, and shook hands on it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Second, 'stand', 'calm'), parts.see('stand', 'happy', 'notebook')],
          things: ['notebook'],
        },
        `${second.old[0]} "${second.noted}" That was page nineteen of the notebook. There was a moth on seventeen, and on eighteen how long a flask stays hot. One had to write small by now.`,
        `${second.old[1]} "${second.noted}" ${a} wrote it below the moth, and the noise that nobody could explain. The notebook would soon be full. It was very nearly a good thing that they had been so unlucky.`,
      ),
      page(
        { camera: 'medium', actors: [parts.see('look-up', 'surprised'), parts.with('stand', 'calm')] },
        `They very nearly did not go again. There was a film on, and a pie. They went because the rug was by the door. ${begins(who)}`,
        `"I don't mind if we don't," said ${c}. "I don't either," said ${a}. So they both put on their boots. ${begins(who)}`,
      ),
      page(
        { camera: 'medium', actors: [parts.see('run', 'determined'), parts.with('point', 'worried')] },
        `It had begun. And ${a} thought of ${n}. It was six minutes down to her door, and longer back, for she had a stick. "It may be over by then," said ${c}, who never said a thing that was not so. ${a} looked, for as long as one can hold one's breath. It was only the beginning, and it was the best that there had ever been. Then ${a} turned round and ran, with it all going on behind.`,
        `"Call me," she had said. "I don't care what time it is." ${a} had said yes, when it cost nothing. "If you go now, you'll miss it," said ${c}. "I can't tell you that you won't." It was the first page of the notebook, and it was happening. ${a} shut both eyes, so as to be able to turn away. ${a} did not open them until there was a gate to open as well.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'look-up', 'surprised'), parts.see('look-up', 'excited'), parts.with('look-up', 'happy')],
          things: drawn,
        },
        `${n} came as she was, in a coat over a nightdress over boots. They had missed the first half. ${sight(who)} "Well," said ${n}, after a time, and found that there wasn't any more to the sentence.`,
        `${n} had her boots on before the second knock. She had slept in her coat since March, in case. There was only half of it left. ${sight(who)} ${n} held on to the nearest sleeve, and it was ${A.names}.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: out.time === 'day' ? 'sunset' : 'night',
          camera: 'close',
          actors: [parts.see('sit', 'calm', 'pencil'), seen(N, 'sit', 'happy'), parts.with('stand', 'happy')],
          things: ['notebook', 'pencil'],
        },
        `They had cocoa, all three. ${a} opened the notebook at the first page, and held the pencil over it until the cocoa had a skin. It came down to one word. "Yes." ${n} read it, and nodded. "That's just how it was," she said. "Now may I take it home? I want to know about the moth."`,
        `"Go on," said ${c}. "All of it, you said." ${a} looked at the first page of the notebook for a long time, and put the pencil down. "I only saw half," said ${a}. "I had the other half," said ${c}, "and I couldn't tell you, either." ${n} had turned on to page nineteen. She read it out. "${second.noted}" She shut her eyes. "Now that," she said, "I can see."`,
      ),
    ],
  };
}
