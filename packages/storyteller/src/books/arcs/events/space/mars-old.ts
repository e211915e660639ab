import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

export const MARS_TITLES = ['thirty-nine minutes', 'the red slice', 'a bit of time on Mars'] as const;
export const NO_TIME = ["There isn't time.", 'Not now, no time.'] as const;

/** For ages 8 to 12: number one on a list of things there was never time for is given up for somebody who waits. */
export function old(asked: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = apart(asked);
  const no = chance.pick(...NO_TIME);
  return {
    title: titled(chance.pick(...MARS_TITLES)),
    refrain: no,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'think', 'sad'), seen(G, 'walk', 'calm')] },
        `"${no}" It was what one said in that house. It was said of the long story, and of the second game, and of going round by the pond. Nobody was unkind about it. It was only that a day has twenty-four hours in it, and something had always got there first. ${A.introduced} had made a list of all the things that there had not been time for. It was on its third page. "Very nice," said ${g}, running for the bus.`,
        `There are people who walk past things, and people who stop. ${A.introduced} was one who stopped. One could stop for a beetle, or a drain, or a cloud that was turning into a boot. "${no}" said ${g}, and took ${a} by the sleeve. So ${a} had begun a list. Everything went on it that had not been looked at properly, with a number. It was three pages long, and that was only since Easter.`,
      ),
      page(
        {
          setting: 'space',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'think', 'curious')],
          things: ['rocket', 'clock'],
        },
        `So it was lucky about the rocket. "To Mars takes seven months," said ${B.introduced}, who had read the leaflet. "But this is the express." There were two seats, a kettle, and a clock on the wall.${comesToo} It was an odd sort of clock. After the twelve came a thin red slice, like a slice of beetroot, with no numbers on it. "A misprint," said ${b}. ${a} wrote it on the list, under Find Out.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'excited')] },
        `Mars came up in the window like a rusty penny. Then it was an orange, and then it was the floor. They landed in dust as fine as cocoa, in the last minute of the day. Something blue went out behind a hill. "That was the sunset!" said ${b}. "At home they're red, and here they're blue. It's on page one!" It was also on page one of ${a}'s list. It was number one. SEE ALL OF A SUNSET, it said. TO THE END.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(B, 'jump', 'happy')] },
        `"Tomorrow, then," said ${a}. "The express goes back straight after. We'll be sitting here with a flask." In the morning they went for a walk, and it was all hops. You weigh so little on Mars that your foot comes down late. The sky was like toffee. There were stones to the edge of the world, and not one of them had ever been looked at. ${a} did eleven, and nobody said anything.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(B, 'point', 'surprised')], things: ['clock'] },
        `They sat down at the right minute exactly. Twenty-four hours had gone, and the day was used up. But the sun had not noticed. It stood above the hill by the width of a hand. "It's late," said ${a}. "It isn't," said ${b}, who had turned to the back of the leaflet. "It's Mars. A day takes longer here. There's a bit over." On the clock the hand had come to the red slice. It went in.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'think', 'curious')] },
        `"How long?" said ${a}. "Thirty-nine minutes." "And what are they for?" "They aren't for anything. At home they don't exist." The two of them looked at it, the only piece of time that nobody had got to first. You could have heard a stone think. "Then there is time," said ${a}, and it sounded like a new word. That was when ${a} saw the hump.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'worried')] },
        `It had six wheels, and a neck, and one eye, looking at the ground. Its tracks came over the plain as straight as a ruled line, and they stopped there. On its back were two flat panels, wide as a table, and they were red with dust. "It's a rover," said ${b}. "It lives on light. It can't get at any." "How long has it been waiting?" ${a} wiped with one finger, and underneath it was black and shiny. "Somebody only had to stop."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'point', 'worried')] },
        `It would take half an hour with both of them at it. And you had to do it with your back to the hill. ${a} looked at the sun. It was a finger above the edge, small and white, and around it the toffee had begun to turn. It was number one, and it was going to be blue. "${no}" said ${a}. "Not for both." It's strange to hear yourself say a thing that you have heard so often.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'determined')],
          things: ['scarf'],
        },
        `${a} took off the scarf. It was a good scarf, and it had never been meant for this. They wiped, ${a} on the left and ${b} on the right. Some of it came off, and some of it got up and sat down again. In front of them their shadows grew long, and then the shadows grew blue. "Don't turn round," said ${a}. "If I turn round I'll stop." So ${b} told a joke about a camel, and they did not turn round.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'surprised'), seen(B, 'cheer', 'happy')] },
        `The last of the light fell on the last clean corner. Nothing. Then something went tick. A lamp came on, no bigger than a pea. The neck went up, one notch after another, and the eye looked at ${a}. It looked at ${b}. And then it looked past them both, at whatever was there, and opened wide. Click. The hand came out of the red slice, it was dark, and the rocket hooted. They ran, eight feet to a step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(B, 'point', 'surprised')] },
        `They were past the moon when the picture came in, line by line, from the top. First there was sky. It was blue, and bluer, all round a small white sun. It had a hill under it. Then came two heads. They were as red as pots, with the eyes left out. One was telling a joke about a camel. "You can see all of it," breathed ${a}. "We're in the way," said ${b}. "No," said ${a}. "We're in it."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm'), seen(A, 'stand', 'proud')],
          things: ['clock'],
        },
        `The clock hangs in the kitchen now, and agrees with nobody. Whenever the hand gets to the red slice, it's a rule that everyone sits down. "${no}" said ${g}, the first evening, and looked up, and sat. It was quite a shock. It came out that ${g} had a list as well, and hid it, and it was four pages. They did the pond. Far off, over a red plain, a straight line went on over the hill. Now and then it stopped, to look.`,
        `They put the clock up over the stove. It's never right. But once a day it gets to the red part, and then there is nothing that anybody has to do. ${Gcap} didn't believe in it. ${Gcap} only sat down to tie a lace. Thirty-nine minutes later they were all three on the floor, looking at a beetle. "Well," said ${g}. "Whose was that?" "Nobody's," said ${a}, and crossed out number forty. Above the town a red dot had come up, and on it somebody was awake.`,
      ),
    ],
  };
}
