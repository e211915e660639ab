import type { BeatPage } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import { timesOf } from './arrival.ts';
import type { TheGuest } from './arc.ts';

const MOST = 20;

/** From the bell at five: a card, a noise behind the curtain, and what is given up for it. */
export function howItEnds(bound: TheGuest): readonly BeatPage[] {
  const { hero: H, child: K, host: G, judge: J, way, ask, nearly } = bound;
  const Host = cap(G.name);
  const copies = way.pose === 'run' ? 'walk' : way.pose;
  return [
    {
      text: [
        `${J.name} was narrow, and exact, and wiped both feet for a whole minute. First came the floor. Then ${J.name} looked along the wall with one eye shut, and ran a finger over the sill. "I see nothing wrong," said ${J.name}, and it was clear that this was as good as it got. Out of the bag came something small and blue. "${H.says}," said the curtain.`,
        `At ${timesOf(bound).bell} exactly there stood ${J.name}, with a pencil behind each ear. ${K.name} said it all without a mistake, and pointed to where it had been done. "By whom?" said ${J.name}. "By me," said ${K.name}. It was only what anybody would have said. ${J.name} found the right card, and blew on it, and held it out. It was very blue. Then, from the window, came a small wet "${H.says}".`,
        `"Well, well," said ${J.name}, and went round the room without touching it. Nothing was broken, because everything that was had been put in the bath. "I have not given one of these since March," said ${J.name}, opening the bag. The card had a gold edge. ${K.name} had got as far as taking hold of it. "${H.says}," said somebody, who was very sorry, and could not help it.`,
      ],
      scene: {
        camera: 'medium',
        actors: [
          { who: J, pose: 'reach', feeling: 'calm' },
          { who: K, pose: 'stand', feeling: 'worried' },
          { who: H, pose: 'hide', feeling: 'scared' },
        ],
      },
    },
    {
      text: [
        `"What was that?" said ${J.name}. It might have been the pipes. ${K.name} had only to say so, and the card would be up on the wall by supper. It is odd how long a moment is when it has a door at each end. "That's my guest," said ${K.name}. "I put my guest behind a curtain. It's not where they go." And ${K.name} gave back the card.`,
        `"The wind," said ${K.name}, or meant to say, but what came out was the truth. "That is ${H.name}. ${H.name} did everything I said, and I hid ${H.name} anyway. So I can't know how, can I?" It was awful. It was also, in a way, like taking off a wet sock. ${K.name} laid the blue card on the table, face down, and went to the window and drew the curtain back.`,
        `${K.name} could think of four things that it might have been, and not one of them was ${H.name}. Nobody would ever find out. ${K.name} would, though, every time there was a wall to look at. "I don't think that I should have this," said ${K.name}, and let go of the card. "Come out. Please. I'm the one who got it wrong." The curtain thought about it.`,
      ],
      scene: {
        camera: 'close',
        actors: [
          { who: K, pose: 'stand', feeling: 'determined' },
          { who: J, pose: 'look-up', feeling: 'surprised' },
        ],
      },
    },
    {
      text: keeping(
        MOST,
        [
          `${H.name} came out with a pleat down the front. "I held it in as long as I could," said ${H.name}. "I know you did," said ${K.name}. Then ${K.name} asked what nobody had asked all day. "What's it like at your house? How do you do it there?" ${H.name} looked at ${J.name}, and then only at ${K.name}. "You would think it was silly. ${way.why}"`,
          `There was a good deal of dust on ${H.name}, and a curtain ring. "${nearly}?" said ${H.name}, before anybody could. "No," said ${K.name}. "I'm asking you now. When it's your house, and they come to you, how does it go?" Nobody had ever taught ${H.name} the answer to that, because ${H.name} had always had it. "Well," said ${H.name}. "${way.why}"`,
          `"Have I spoilt your card?" said ${H.name}. "I spoilt it," said ${K.name}. "I've shown you mine till I'm sick of it. Show me yours." ${H.name} seemed to come up, like bread. "Ours? It isn't a proper one. Nobody has written it down." "Tell me anyway." So ${H.name} did. "${way.why}"`,
        ],
        `${H.name} came out with a pleat down the front. "How does it go at your house?" said ${K.name}. Nobody had asked that all day. It was some time before ${H.name} could say it. "You would think it was silly. ${way.why}"`,
      ),
      scene: {
        camera: 'medium',
        actors: [
          { who: H, pose: 'stand', feeling: 'shy' },
          { who: K, pose: 'kneel', feeling: 'curious' },
        ],
      },
    },
    {
      text: [
        `With ${J.name} looking on, that took some courage. ${way.old(K.name)} "${ask}" said ${K.name}, rather pink. ${H.name} looked at it from the front, and walked round, and looked at it from the back. You could see the kind word being hunted for. "${nearly}," said ${H.name}. They both began to laugh, and it was some time before either could stop.`,
        `"Then let me have a go," said ${K.name}. ${way.old(K.name)} It was far harder than anything on the list. "${ask}" ${H.name} was quite overcome. Nobody had ever got it wrong so beautifully. "${nearly}," said ${H.name}, and it sounded just as it ought to, with no corners on it anywhere.`,
        `${K.name} did not stop to think who was watching, or thought about it only at the start. ${way.old(K.name)} "${ask}" said ${K.name}. "${nearly}," said ${H.name} at once. And then, as it is a thing you ought to know: "It's better when you breathe."`,
      ],
      scene: {
        camera: 'wide',
        actors: [
          { who: K, pose: way.pose, feeling: 'determined' },
          { who: H, pose: 'stand', feeling: 'happy' },
          { who: J, pose: 'stand', feeling: 'curious' },
        ],
      },
    },
    {
      text: [
        `${J.name} had put down the bag. "I was nine," said ${J.name}, to nobody. "We had just moved here, and they laughed at how we did it. So I found out how it was done, and never did ours again." It was a longer speech than anybody had heard ${J.name} make. "How did yours go?" said ${K.name}. ${J.name} went over to the list and put a thumb on the smudge. "That," said ${J.name}, "was my third rule. It said: ask."`,
        `"I wrote that list," said ${J.name}. "I was about your size. I was tired of being the only one who did it differently." The clock ticked for a bit. "There were three. The last one was my mother's, and I spilt my cocoa on it, and I never wrote it in again." "What was it?" said ${H.name}. "To ask them," said ${J.name}. "And at your house," said ${K.name}, "how did you do it?" ${J.name} had to sit down.`,
        `They had forgotten ${J.name}, who had forgotten to go. "Nobody has ever shown me one that I didn't know," said ${J.name}, and it was not a telling-off. Then ${J.name} took the list down and turned it over. On the back, in round young letters, stood the third rule. It had been there longer than any of them. ASK, it said. "That was the one I liked," said ${J.name}. "I can't think why I stopped."`,
      ],
      scene: {
        time: timesOf(bound).ends,
        camera: 'medium',
        actors: [
          { who: J, pose: 'point', feeling: 'sad' },
          { who: K, pose: 'look-up', feeling: 'curious' },
          { who: H, pose: 'sit', feeling: 'curious' },
        ],
      },
    },
    {
      text: [
        `The place on the wall is still empty. ${K.name} never did get the card, as ${J.name} has stopped giving them out, and uses them to mark pages. But on Fridays there are five small knocks, and then eleven. First they do it ${H.names} way. Then they do it as it was done when ${J.name} was nine. ${Host} is always half a beat behind. "${ask}" says ${G.name}. "${nearly}," they say, all three of them.`,
        `If you go by on a Friday you may see them through the window. ${H.name} is showing something to ${J.name}, slowly, for the ninth time, and ${K.name} cannot look for laughing. ${Host} is under the table, where part of it has to be done. The blue card is under there as well. It turned out to be exactly thick enough for the short leg. "${ask}" says ${J.name}. "${nearly}."`,
        `In the end they all went to ${H.names} house, even ${J.name}, in a clean collar. ${K.name} and ${G.name} went first. At the door all three of them were shy, and wiped everything they had. There was no list there, so there was nothing to do but the third rule. "${ask}" said ${K.name}. "${ask}" said ${J.name}, from the back. ${H.name} looked from one to the other, so happy that it was hard to speak. "${nearly}," said ${H.name}.`,
      ],
      scene: {
        camera: 'wide',
        actors: [
          { who: H, pose: 'cheer', feeling: 'happy' },
          { who: K, pose: copies, feeling: 'happy' },
          { who: J, pose: 'stand', feeling: 'happy' },
          { who: G, pose: 'sit', feeling: 'happy' },
        ],
      },
    },
  ];
}
