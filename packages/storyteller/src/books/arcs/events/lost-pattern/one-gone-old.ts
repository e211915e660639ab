import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';

/** Told for those who read it themselves: what is counted on is not always what is seen. */
export function old({ A, B, a, b, comesToo }: Going, refrain: string, title: string): Told {
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(B, 'point', 'happy')] },
        `In that garden one was known by one's spots. There was a Two, who was shy, and a Ten, who was not. ${A.introduced} was the only Seven. "Count me," said ${a} every morning, and ${B.introduced} counted aloud, so that the neighbours could hear.${comesToo} There were three on the left, and three on the right. The seventh was in the middle, just where the wing cases meet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'happy')] },
        `On Friday there was to be a parade of everybody with spots, in order. Sevens would walk between the Five and the Ten, with a good space on both sides. ${a} had practised walking all week. On Thursday evening there came a smell of greenfly from over the wall. ${a} was there and back before the kettle had boiled, landed on one ear, and began to chew.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'worried')] },
        `"Count me," said ${a}. ${b} counted, and frowned, and counted from the other side. "${refrain}" said ${b}. "You've got both your threes. The middle one isn't there." ${a} turned round to see it, and the back turned round as well. That's the trouble with a back. One has to take other people's word for it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'kneel', 'curious'), seen(A, 'stand', 'curious')] },
        `They went over every brick of the wall. They found a small black thing with a shine on it. It was an ant, who was on duty and could not stop. They found another, and it was the ant behind that one. "${refrain}" said ${b}, when four hundred of them had gone by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious'), seen(A, 'look-up', 'curious')], things: ['button'] },
        `There was a button that covered ${a} like a lid. There was a poppy seed, which was exactly the right size, and would not stay. It rolled off to the left. They set it back, and it rolled off to the right. The third time it dropped into some sort of crack, and was not seen again. "${refrain}" said ${b}, who was beginning to be sorry for having counted at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'worried')] },
        `"Say seven," said ${a}. "Tomorrow, when they ask. You're the one who counts. They'd believe you." It was quite true. They would. "I could," said ${b}, and thought about it for some time. "But then I'd be somebody who says seven when it's six. And you could never ask me again, and know." ${a} said nothing. It is hard to be told so by the only person who looks.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'sad'), seen(B, 'walk', 'calm')] },
        `On Friday they all lined up along the path. ${a} did not go and stand between the Five and the Ten. ${a} went to the very end, where there was a sign for anybody who did not fit. "What are you?" asked the beetle with the list. "A six," said ${a}. It was the smallest word there was, and everybody heard it. There was no other Six in the whole garden.`,
      ),
      page(
        { weather: 'wind', camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'stand', 'sad')] },
        `${b} walked behind, so as not to leave ${a} alone there. From behind one sees a good deal. Both of the red wing cases hung a little open, as shoulders do on a bad day. There was a gap between them, with a poppy seed in it. And on each edge of the gap was something small and black. It was flat on one side and round on the other. "Stop the parade," said ${b}.`,
      ),
      page(
        { weather: 'clear', camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"That's a half," said ${b}. "And that's a half. When did you last shut yourself properly?" ${a} tried to remember. It had been before the greenfly. Somewhere inside there was a click, such as a good purse makes. The seed shot out and hit the beetle. And right in the middle, where two halves had met, there was one whole round spot.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')] },
        `"Seven!" called ${b}, and this time the wall sent it back. The Five moved up. The Ten moved up as well, and was nearly polite about it. But ${a} stayed where the sign was until the beetle had written it down. "What does it say?" asked ${a}. "It says, seven, but six when flying," said the beetle. "It's the first I've had of those."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'wave', 'happy')] },
        `People have looked at their own backs since then, with a puddle and a friend. It is surprising how many of them had been walking about ajar. "Count me," says ${a} at bedtime. Then it goes click, in the dark. "Seven," says ${b}, who hasn't looked. It isn't a lie. It is only that one of them can hear it now.`,
      ),
    ],
  };
}
