import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { CRASH } from './crash.ts';
import { partsOf, REFRAIN } from './parts.ts';

export function old(going: Going): Told {
  const { title, A, a, N, n, comes, M, m, at, where, setting, how, comesToo } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'jump', 'proud'), seen(M, 'stand', 'calm')], things: ['coat'] },
        `By the door of ${where} there was a row of pegs, and the first was over the radiator. It was for whoever was best at ${at}. For three terms it had been ${A.names} coat that was warm to go home in.${comesToo} ${A.introduced} did it neatly. You could have ruled lines with it. "Very correct," said ${m}, who taught them, and went on to the next. "Again," said ${a}, and did it nine times over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'jump', 'happy'), seen(A, 'stand', 'surprised')] },
        `${comes}, whose coat went on the floor. ${n} had one turn, to see how it went. It wasn't neat. It was hardly tidy. ${n} went at it as a cat goes off a wall, and came out at the other end laughing. But as long as it lasted there was nowhere else to look. "Well!" said ${m}. In three terms she had not said that to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(N, 'stand', 'happy')] },
        `"It was all wrong," said ${a} on the way home, to a hedge. "It wasn't even straight. They only clapped because it's new." The hedge did not say anything. There is a feeling that is hot at the top and cold at the bottom. It's called being jealous, and ${a} knew it. "On Saturday we'll see about that peg," ${m} had said. "Two turns each. The better one counts."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'curious'), seen(N, 'jump', 'happy')] },
        `On Tuesdays it was ${N.names} turn to practise. The door did not quite shut, and left a crack as wide as an eye. ${a} had one of those. So that was how it was done! You didn't think. You just let go, and trusted to luck to be there. At home ${a} tried it, behind a shut door. "${REFRAIN}" It was like wearing a coat that belongs to somebody taller. "${REFRAIN}"${how === 'sitting' ? '' : ' The lamp had to be stood up again, twice.'}`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'worried'), seen(A, 'stand', 'curious')] },
        `Meanwhile there was something the matter with ${n}. ${n} had become slow. ${n} counted under the breath. Each bit was thought about before it was done, as if it might be the wrong one. "${n} was better at the beginning," people said. It was what ${a} had wanted to hear. It is a queer thing to be given what you want, and not know where to put it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'scared'), seen(M, 'stand', 'surprised')] },
        `On Saturday there were parents along all four walls. ${a} was called first, and breathed in, and let go, like a cat off a wall. But a cat has done it before. ${CRASH[how].old(a)} "Very brave," said ${m}, after a time. It is what people say.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'worried'), seen(M, 'stand', 'surprised')] },
        `Then it was ${N.names} turn. It was neat. You could have ruled lines with it. It was so careful that everybody got careful with it, and stopped swinging their legs. Halfway through ${n} had to think what came next, and thought, and was lost. "Very correct," said ${m}, but as if she were asking. ${a} looked up. That was exactly how ${a} had always done it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(N, 'point', 'surprised')], things: ['coat'] },
        `They met behind the coats, where people go. "What on earth was that?" said ${n}. "That was you," said ${a}. "What was yours?" "That was you," said ${n}, and went red. "I watched. On Thursdays, when it's your turn. There's a crack in the door." "I know there is," said ${a}. "I've got the Tuesdays." It was very quiet among the coats. Then one of them snorted. They laughed until they had to hold on to the sleeves.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(N, 'stand', 'curious')], things: ['coat'] },
        `"Nobody ever tells me it's good," said ${a}. "They say that it's correct." "They tell me that it's lively," said ${n}, "and could I please be more careful." There was one turn left for each. ${a} knew exactly what was wanting in the way that ${n} did it. It was such a small thing. It was worth the first peg, and the radiator, and nobody would ever know. "I count to three before I go," said ${a}, rather fast, "and look at the far wall. Then you come out straight."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'jump', 'happy'), seen(A, 'cheer', 'happy'), seen(M, 'cheer', 'surprised')],
        },
        `"I hum," said ${n}, who was fair. "Just before. It keeps the thinking out." So ${a} went and did it neatly, and hummed. It was every bit as correct as ever, and there was somebody in it. It had never been so good. "Well!" said ${m}. And ${n} counted to three, and looked at the far wall. Off went the cat, and landed like one. Nobody on any of the four walls breathed. "Well!" said ${m}. "Well, well!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm'), seen(N, 'hold', 'happy', 'coat')] },
        `It went to ${n}, by half a point. ${a} had known that it would, behind the coats, from the moment of telling ${n} about the three. It stung. It stung quite a lot, and yet it was clean, like a knee that has been washed. ${n} took down the coat from the first peg, and hung up the other. Then ${n} looked at it, and hung up both. "It's a long peg," said ${n}. "And there's only the one radiator."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(N, 'jump', 'happy')] },
        `Next term ${a} means to have it back. ${n} has been told so. On Tuesdays you can hear them, halfway down the street, and on Thursdays as well. The door of ${where} isn't open by a crack any more. It stands wide open, with a chair against it, so that whoever likes may look. "That was lively," says ${n}. "That was nearly straight," says ${a}. There's a hum, and somebody counts to three. "${REFRAIN}"`,
      ),
    ],
  };
}
