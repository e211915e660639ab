import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for children of 8 and more: a whole tale has been made up about the man behind the wall. */
export function old(going: Going): Told {
  const { K: A, k: a, G, Gcap } = going;
  const { name, ball, onTop, hit, done, N, n, C, c, title, refrain, judge, He, he, him, his, rings, knock } =
    partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'run', 'happy'), seen(C, 'run', 'happy')],
          things: ['ball'],
        },
        `You could play ${name} ${onTop} all summer, as long as you kept it low. There was a wall all round, up to the chin. There was one rule as well. If you sent it over the wall, you fetched it. In all those years no one had. On the other side, far below, was the yard of ${N.introduced}. Eleven ${ball}s had gone in there, and not one of the eleven had ever come out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'look-up', 'excited'), seen(C, 'look-up', 'surprised')] },
        `It was past five, and the sun was on their backs. ${C.introduced} sent a good one. ${A.introduced} did not think about it at all, which is how these things are done, and ${hit} it. They would talk about that for years. It went up past the chimney. It stood still, up there, for as long as you hold a breath. Then it came down, a good way off, and on the wrong side. Tock. A door banged.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')] },
        `"That was you," said ${c}. "You sent it," said ${a}. They both put an eye to a crack in the wall. There was the chair in the middle of the yard. There ${n} sat all day in a black coat, and glared up at them. There were tales about ${him}. ${He} had a dog that was never let out. ${He} had no dog, because ${he} had frightened it away. ${He} punctured things. "${refrain}" said ${c}. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'hold', 'determined', 'string'), seen(A, 'stand', 'worried')] },
        `First they went fishing. ${c} tied a hook to all the string that there was, and let it down along the wall. Both of them kept their feet on the ground. They felt the hook go over stone, and then over something that gave. "I've got it!" It came up hand over hand, heavy and wet, and looked over the edge. It was a long grey sock. They were now two people who had stolen a sock. "Put it back," said ${a}. "${refrain}" said ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'worried'), seen(C, 'hide', 'worried')] },
        `When the sock was back, by way of a broom, they tried it with manners. They agreed on the words, and counted to three. "Please, may we have our ${ball}?" It was meant to be a shout. On the way out it turned into something that you would say to a librarian. "WHAT?" said a voice like a cellar door. They were lying flat before they knew it, with their noses in the dust. The voice said it once more. Then the chair creaked. "${refrain}" breathed ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'worried', 'letter'), seen(C, 'stand', 'worried')] },
        `The third thing was a letter. "Dear ${n}," they wrote, and took a long time over the rest. They folded it into a plane and aimed it with care. It sailed over the wall, caught the wind, thought better of it, and sailed back. It hit ${a} on the chest. "Even the letter won't," said ${c}. ${a} unfolded it. "It was an accident," it said, "and the one who did it is sorry." It struck ${a} that there was a shorter way of saying so.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(A, 'walk', 'determined'), seen(C, 'walk', 'shy'), seen(G, 'walk', 'calm')],
        },
        `"I'm going," said ${a}. ${Gcap} was told, and came along as far as the gate. It was down the stairs and twice round the corner, and it had never been so near. ${c} came along, a good three steps behind, to be a witness. The door was green. ${rings ? 'It had a bell with a brass button' : 'It had a knocker in the shape of a hand'}. ${a} ${rings ? 'rang the bell' : 'knocked'} once, and not for long, and had time to hope. Then there were feet, a long way back, and in no hurry. A bolt was drawn, and another.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'calm'), seen(A, 'stand', 'shy')] },
        `There stood ${n}. There was a great deal of ${him}, and most of it was eyebrows. "Well?" "It was me," said ${a}. "I'm sorry. I didn't mean it to go over. Only it was the best one I've ever ${done}." "It was nothing of the kind," said ${n}. ${a} looked at the mat. "It was the best one that's been ${done} in this street for forty years," said ${n}. "I stood up for it. Ask my knees."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'point', 'shy'), seen(A, 'stand', 'surprised'), seen(C, 'look-up', 'surprised')],
          things: ['ball'],
        },
        `${He} stepped aside, and they saw down the hall. There was a shelf. All eleven stood along it, scrubbed, each in an egg cup, and each with a label in beautiful ink. "Tall boy, July. Lucky." "Girl with plaits. Superb." "Small one, first ever. Cried, need not have." "I don't miss a game," said ${n}. "I've a very good chair. I've kept them ready, as you see. I thought, one of these days somebody will ${knock}." ${c} had come right up on to the step. "Nobody ever did," said ${n}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(A, 'run', 'happy'), seen(C, 'run', 'happy')],
        },
        `"You could have thrown them back," said ${c}. ${n} held out both hands, which were rather bent. "And you always look so cross." "Do I?" said ${n}. "I'm looking up. You play with the sun behind you." It was so simple that they had to sit down. The next day they brought everything down, and drew the lines in ${his} yard, where nothing could be lost. ${He} was the ${judge}. ${He} was the strictest that they had ever had, and ${he} was always right.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'jump', 'surprised'), seen(A, 'cheer', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `There are twelve egg cups on the shelf. The last one says: "Came to the door." On Sunday they told ${n} whose turn it was. ${He} said that it was out of the question, and took off the coat. ${c} sent ${him} an easy one. It went up past the chimney, and came down far over the OTHER wall, where the curtains are always shut. Tock. A window banged. Nobody moved. Very slowly they all turned round. "${refrain}" said ${n}. ${a} held out a hand to ${him}. "We'll ${knock} together," said ${a}.`,
      ),
    ],
  };
}
