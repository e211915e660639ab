import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { NotYet } from './parts.ts';

/** Everybody believes a sign; and it is hardest to say no to the one who believes it most. */
export function middle({
  H,
  K,
  A,
  B,
  M,
  want,
  asks,
  sign,
  notYet,
  isWay,
  outside,
  arrival,
  arrivedBy,
  chance,
}: NotYet): Told {
  const [h, k, a, b, m] = [H.name, K.name, A.name, B.name, M.name];
  const says = chance.pick('It says so on the sign', 'That is what the sign says', 'You can read it on the sign');
  return {
    title: titled(
      chance.pick(
        'not yet',
        `the sign on ${H.names} door`,
        `what ${h} was going to be`,
        'two more words',
        `${h}, not yet`,
      ),
    ),
    refrain: says,
    pages: [
      page(
        { setting: outside, camera: 'medium', actors: [seen(H, 'stand', 'calm')] },
        `${H.introduced} was ${H.aKind}, and had been one for as long as anybody knew. "${H.says}," said ${h} in the morning. It was all right. But it was not what ${h} had in mind.`,
        `There was nothing wrong with ${H.introduced}. ${h} did what ${H.kinds} do. But now and then ${h} stopped, and looked at the sky.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'look-up', 'shy'), seen(K, 'sit', 'curious')], things: arrivedBy },
        `${arrival}${k} had come to paint a picture. "What do you want to do most of all?" said ${k}. ${h} looked round, to see who was listening. "I want to ${want}," said ${h}.`,
        `${arrival}"You can tell me," said ${k}, mixing some blue. So ${h} told. "I want to ${want}." Nobody had ever heard it before.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy'), seen(H, 'cheer', 'excited')],
          things: ['sign', 'paint'],
        },
        `"Then you need a sign," said ${k}, who had half a pot of paint left. They made it as long as an arm. They put it up beside the door. ${sign}, it said. It looked very well there.`,
        `${k} had some paint over, and a board. "How does one begin?" said ${h}. "With a sign, mostly," said ${k}. So they painted one, and hung it up. It said: ${sign}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(H, 'stand', 'proud')], things: ['sign'] },
        `It had hardly dried when ${A.introduced} came past. "${asks}?" said ${a}. "I never knew!" ${h} felt two inches taller. "${says}," said ${h}. And it did.`,
        `The first to come by was ${A.introduced}, who read it twice. "${asks}? Since when?" "${says}," said ${h}. It was quite true that it said so.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(H, 'stand', 'worried')], things: ['sign'] },
        `The next was ${B.introduced}, who brought a chair. "I'd like to see it," said ${b}, and sat down. "See what?" said ${h}. "Whatever you do. ${asks}, or not?" "${says}," said ${h}, but less loudly.`,
        `${B.introduced} had heard about it, and came at once. "Go on, then," said ${b}. "Do some." "${says}," said ${h}. "So I've read," said ${b}. "Now I'm looking."`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'jump', 'determined'), seen(B, 'stand', 'surprised')] },
        `${h} went behind the bush to get ready. Then ${h} came out, and did it as well as possible. It went on for four seconds. It ended in ${isWay ? 'a cough' : 'the bush'}. "Was that it?" said ${b}. "We're shut on Tuesdays," said ${h}.`,
        `So ${h} tried, in front of everybody. There was a lot of ${isWay ? 'breath' : 'run'} in it, and a lot of ${isWay ? 'face' : 'bump'}. When it was over, ${b} was still looking. "That was only the beginning," said ${h}. "The rest is tomorrow."`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'hide', 'sad'), seen(K, 'sit', 'calm')] },
        `After that ${h} did not come out. "The sign is a fib," said ${h} to ${k}. "You had better take it down. I only wish I could." ${k} went to get the hammer. But there was somebody at the door.`,
        `"What if they all come tomorrow?" said ${h}. "I said it, and now it has to be so, and it isn't." ${k} could not think of anything. And just then came a knock, so soft that it was hardly one.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'look-up', 'shy'), seen(H, 'stand', 'surprised')] },
        `It was ${M.introduced}, with a bag. ${m} had read the sign from very far away. "${asks}, really?" said ${m}. "What is it like?" ${h} was about to say it. But you cannot say it to a face like that. "No," said ${h}. "Not yet."`,
        `There stood ${M.introduced}, all over dust. "I walked two days," said ${m}. "${asks}? I've never met one." It would have been so easy to say yes. "No," said ${h}. "I'm just ${H.aKind}. I'm not, yet. I only want to."`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'hold', 'happy'), seen(H, 'look-up', 'surprised')], things: ['sign'] },
        `${m} did not go away. ${m} undid the bag. There was a board in it, about as big as a biscuit. It said: ${sign}. "I never dared to hang it up," said ${m}. They looked at the two signs for a while. "Not yet?" said ${m}. "Not yet," said ${h}.`,
        `"Oh," said ${m}, and the bag began to shake. But ${m} was laughing. Out of the bag came a sign, very small, in pencil. ${sign}, it said. "I thought I was the only one who wasn't," said ${m}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'happy'), seen(H, 'cheer', 'happy'), seen(M, 'cheer', 'happy')],
          things: ['sign'],
        },
        `"I can mend that," said ${k}, and fetched the brush. It took a minute for each. Now they said: ${notYet}. And that was as true as could be. They hung them up, the large one and the small one.`,
        `${k} took the brush, and thought, and put it right. When it was dry, both signs said the same. ${notYet}. "That's me," said ${h}. "And me," said ${m}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(H, 'jump', 'happy'), seen(M, 'jump', 'happy'), seen(A, 'stand', 'happy')],
          things: ['sign'],
        },
        `They practise every evening, ${h} and ${m}, and ${isWay ? 'it lasts longer' : 'fall over less'}. Nobody laughs. It says on the sign what to expect. And when ${k} came again, there was a sign on ${A.names} door too. It said: NOT YET A SINGER.`,
        `Now each day, before supper, there are two in the bushes, trying. "Any good?" calls ${b}. "${says}!" they call back. There are more signs in the row each week. NOT YET A PAINTER, says ${A.names}. And the newest is ${B.names}: NOT YET POLITE.`,
      ),
    ],
  };
}
