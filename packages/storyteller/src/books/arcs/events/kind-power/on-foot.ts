import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './on-foot-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** An umbrella is given away in the rain, and nothing happens; it goes from one to the next, right round the town. */
export const ON_FOOT: EventPlot = { id: 'on-foot', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain: told, Q, q, N, n, D, d, C, c, S, s } = partsOf(going);
  // For the youngest it all happens now.
  const refrain = told.replace('happened', 'happens').replace('went', 'goes');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'happy', 'umbrella')],
          things: ['umbrella'],
        },
        `${S.introduced} is strong. And ${A.introduced}? ${a} is kind.`,
        `What can ${S.introduced} do? Lift! What can ${A.introduced} do? Be kind.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(N, 'stand', 'surprised', 'umbrella')],
          things: ['umbrella'],
        },
        `It rains. ${N.introduced} is wet. ${a} gives her the umbrella. ${refrain}`,
        `Rain! Poor ${N.introduced}! "Take my umbrella," says ${a}. ${refrain}`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(S, 'point', 'surprised'), seen(A, 'stand', 'shy'), seen(Q, 'stand', 'worried')],
        },
        `"Is that all?" says ${s}. "It is slow," says ${a}. ${Q.introduced} gets wet, too.`,
        `${s} laughs. "Is it broken?" says ${Q.introduced}. "It is slow," says ${a}.`,
      ),
      page(
        {
          setting: 'pond',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'reach', 'worried'), seen(D, 'stand', 'surprised')],
          things: ['umbrella'],
        },
        `${n} sees ${D.introduced}. "Oh, you are wet!" ${d} gets the umbrella.`,
        `Here is ${D.introduced}, all wet. ${n} gives away the umbrella!`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(D, 'walk', 'happy'), seen(C, 'sit', 'sad')],
          things: ['umbrella'],
        },
        `${d} likes rain. But ${C.introduced} does not. Here is the umbrella, ${c}!`,
        `But rain is nice for ${d}. Here sits ${C.introduced}, so wet. Take the umbrella!`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sad')],
          things: ['tree'],
        },
        `${a} and ${q} wait under a tree. Drip, drip, drip. ${refrain}`,
        `Drip, drip. ${q} and ${a} stand under a tree. ${refrain}`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(S, 'stand', 'sad')],
          things: ['umbrella'],
        },
        `Here comes ${s}, cold and wet. ${c} gives ${s} the umbrella. "For me?"`,
        `${s} is wet through. ${c} comes up to ${s}. "An umbrella! For me?"`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy', 'umbrella'), seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sad')],
          things: ['umbrella', 'tree'],
        },
        `${s} comes by. There are ${a} and ${q}. Stop!`,
        `Who is that under the tree? ${a} and ${q}! ${s} stops.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(S, 'reach', 'happy'), seen(A, 'jump', 'surprised')],
          things: ['umbrella'],
        },
        `"Come under," says ${s}. "But that is my umbrella!" says ${a}.`,
        `"Here, take it," says ${s}. ${a} looks. It is the very same umbrella!`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy', 'umbrella'), seen(S, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `Round the town it went. And look! ${s} is dry. So are ${a} and ${q}.`,
        `It is slow. But look, it came back! ${q} is dry. So are ${s} and ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { refrain, Q, q, Qcap, N, n, D, d, C, c, S, s } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(S, 'stand', 'proud'), seen(A, 'stand', 'happy')],
        },
        `There were two in the street who had a power. ${S.introduced} was strong, and could lift a bench with a lady on it. ${A.introduced} was kind. "What does it do?" said ${s}.`,
        `${S.introduced} could bend a spoon by looking at it crossly. That is a power. ${A.introduced} had one, too. It was kindness. "And what happens then?" said ${s}. "That depends," said ${a}.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(N, 'stand', 'surprised', 'umbrella')],
          things: ['umbrella'],
        },
        `Then it rained. ${N.introduced} had just been to have her hair done. "Please take this," said ${a}, and gave her the umbrella. She went off with it, quite dry. ${refrain}`,
        `"Watch," said ${a}. It had begun to rain, and ${N.introduced} stood there in her best hat. ${a} gave her the umbrella. "How nice!" said ${n}, and walked away. ${refrain}`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(S, 'point', 'surprised'), seen(A, 'stand', 'calm'), seen(Q, 'stand', 'worried')],
        },
        `"Was that it?" said ${s}. "No bang?" ${Q.introduced} had hoped for a flash, at least. "Perhaps it's broken." "It isn't," said ${a}, dripping. "It's slow. It goes on foot."`,
        `${s} waited for a whole minute. "Yours doesn't work," said ${s}. ${Q.introduced} looked down the empty street. "Is it broken?" "It only goes on foot," said ${a}. "It has to get there first."`,
      ),
      page(
        {
          setting: 'pond',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'reach', 'worried'), seen(D, 'stand', 'surprised')],
          things: ['umbrella'],
        },
        `Round the corner ${n} came to the pond. There sat ${D.introduced}, in all that rain. "You poor thing, you're wet through!" said ${n}. She was nearly home. So ${d} got the umbrella.`,
        `By the pond sat ${D.introduced}, as wet as can be. Nobody had ever told ${n} about ${D.kinds}. "Somebody gave me this," said ${n}, "and now I give it to you."`,
      ),
      page(
        {
          setting: 'garden',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(D, 'walk', 'curious'), seen(C, 'sit', 'sad')],
          things: ['umbrella'],
        },
        `It was very kind, thought ${d}, and very dry. It was much too dry. But on a wall sat ${C.introduced}, who did not like rain. "Would this be of any use to you?"`,
        `${d} stood under it to be polite. Then it got dull, without any rain. In a garden sat ${C.introduced}, wet and furious. "Do take it," said ${d}. "I've been dry all afternoon."`,
      ),
      page(
        {
          setting: 'street',
          weather: 'rain',
          camera: 'close',
          actors: [seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sad')],
          things: ['tree'],
        },
        `By now ${a} and ${q} were under a tree, which was dripping, too. "Is it there yet?" said ${q}. "It must be quite near," said ${a}. They looked up the street. ${refrain}`,
        `${Qcap} and ${a} had found a tree with holes in it. The rain ran down inside their collars. "How slow is it?" said ${q}. "I've never seen the end of it," said ${a}. ${refrain}`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [seen(C, 'stand', 'calm'), seen(S, 'stand', 'sad')],
          things: ['umbrella'],
        },
        `At the corner stood ${s}. The coat was as heavy as a carpet, and ${s} was cold. ${c} lived there, and was home. "Yours," said ${c}, and went in.`,
        `${c} came home, and shook one foot. There was ${s} by the door, who had rain in both boots. You can't be strong at rain. "I'm done with it," said ${c}, and left the umbrella.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy', 'umbrella'), seen(A, 'sit', 'sad'), seen(Q, 'sit', 'sad')],
          things: ['umbrella', 'tree'],
        },
        `"For me?" said ${s}. Nobody gives things to the strong. It was dry in there, and it was warm. ${s} walked all the way up the street. Then there was a tree, and under it two wet heaps.`,
        `It was the first thing that anyone had ever given ${s}. ${s} held it by two fingers, so as not to bend it. And so ${s} came by a tree, and saw who was under it.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(S, 'think', 'worried', 'umbrella'), seen(A, 'look-up', 'curious')],
          things: ['umbrella'],
        },
        `${s} went by, four steps. Then ${s} stood still. Something inside was heavier than a bench. ${s} came back. "There's room," said ${s}. "If we breathe in."`,
        `You could have walked on. There was nobody else to see. ${s} did walk on, for a bit. But it was no good, and ${s} turned round. "Come on," said ${s}. "Get under."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'medium',
          actors: [
            seen(A, 'jump', 'surprised'),
            seen(S, 'stand', 'surprised', 'umbrella'),
            seen(Q, 'point', 'excited'),
          ],
          things: ['umbrella'],
        },
        `${a} looked up. "That's my umbrella!" ${s} had it from ${c}, and ${c} had it from ${d}. "And ${d} had it from a lady in a hat," said ${q}. "Look how far it went!"`,
        `"Where did you get that?" said ${a}. "It's mine!" It had been to the pond, and over the wall, and round the corner. "It's been right round the town," said ${q}. "And all on foot!"`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy', 'umbrella'), seen(S, 'stand', 'happy'), seen(Q, 'stand', 'happy')],
          things: ['umbrella'],
        },
        `So there they were, all three in the dry. ${s} held it up, being strong. "Well, look what happened," said ${q}. "It's slow," said ${s}, "but I wouldn't like to be in its way."`,
        `They went home under it, three abreast. "Do it again," said ${s}. "I want to see how it's done." There was a beetle in a puddle. ${a} lifted it out. They waited. ${refrain} "Yet," said ${q}.`,
      ),
    ],
  };
}
