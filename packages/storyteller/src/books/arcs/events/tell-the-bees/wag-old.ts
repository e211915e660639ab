import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the label says roses, and the bees say something else. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { refrain, H, h, keeper, E, e } = partsOf(going);
  const N = company.person([a, b].includes('Mrs Loaf') ? 'Mrs Bunn' : 'Mrs Loaf', 'neighbour');
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(H, 'hold', 'calm', 'key'), seen(A, 'stand', 'curious')],
          things: ['key'],
        },
        `${keeper} was a beekeeper, and there is a rule about bees that is older than houses. They have to be told. One knocks three times on the hive with the door key, and says what is new. "${refrain}" said ${h}, whenever anything happened at all. That summer ${A.introduced} was let in on it, and had plenty to say.`,
        `There were fifty thousand sisters in the hive, and every one of them had to be told the news. It's an old custom, and nobody knows who began it. ${keeper} was a beekeeper. "${refrain}" said ${h}, and knocked three times with the door key. ${A.introduced} stood to one side, out of the way of those who were flying home.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'sit', 'curious')] },
        `${a} told them about the soup, the rain, and how ${B.introduced} had got stuck in a bucket. ${a} told them about the torn sleeve, too. "It was the brambles at the end of the lane," ${a} said. "They reach right over the wall." It was what ${a} had said to everybody. The hive hummed, as one does who will wait and see.`,
        `"There was soup," ${a} told them. "${B.introduced} was in a bucket. And my sleeve is torn, because of the brambles by the chapel. They came over the wall at me." That was how ${a} had told it at home. It wasn't quite how it had gone. Bees don't ask. They hummed on one note, and it was rather a long one.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(H, 'sit', 'proud', 'pencil'), seen(A, 'sit', 'curious')],
          things: ['pencil', 'jar'],
        },
        `${h} was writing two things at the kitchen table. One was a label, for the honey show on Saturday. "FROM OUR OWN ROSES," it said. ${h} had won with that, twice, and held the jar up to the lamp. The other was a letter, to ${N.introduced} at the end of the lane. "Kindly cut your brambles," it said. "They have begun to attack people."`,
        `On the table stood the honey for Saturday's show. The jar was the colour of a lamp. "That's the roses," said ${h}, and wrote so on the label, with a very sharp pencil. "OUR OWN," wrote ${h}, and underlined it. Then there was a note to be written. "Dear ${n}, your brambles have torn a sleeve. Please cut them down."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(E, 'float', 'calm')],
          things: ['rose'],
        },
        `The next morning ${a} sat down by a rose, to see it done. No bee came. They came out of the hive, one after another, and went up and over the wall. There was ${E.introduced}, who had pale dust on her knees. She didn't so much as look at a rose. ${a} ran after her. But a bee is faster than a bicycle.`,
        `In the morning ${a} watched the roses. They were large and pink, and there was nobody on them. ${E.introduced} came out on the step, and wiped her eyes, and was off. She didn't go to the left, where each rose was. She went over the wall, and so did the rest. "That's odd," ${a} said to one rose after another.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(E, 'dance', 'happy'), seen(A, 'kneel', 'surprised'), seen(H, 'point', 'happy')],
        },
        `There's a pane of glass in the side of the hive. "Look," said ${h}. ${e} was home, and was dancing. She ran up a line and wagged, and went round, and ran it again. "She's telling them where it is," said ${h}. "Straight up is the way to the sun, and a bit left is a bit left of it. The longer she wags, the further." "Can you read it?" said ${a}. "I've never had the time," said ${h}.`,
        `"They talk, you know," said ${h}, and opened a flap in the hive. Behind it was glass. ${e} ran across the comb, wagging, and went back to do it over. Her sisters came after her, and felt every step. "That line is the way," said ${h}, "if you take up as the sun. And how long she wags is how far." "But what does it say?" said ${a}. "Oh, roses," said ${h}.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')] },
        `${a} had the time. It was a bit left of the sun, and five wags long. So off they went, ${a} and ${b}, down the lane, past the pump, past the chapel. And there was a wall, and over it came a noise like an organ. It was all brambles, from end to end, in flower, and white with it. They were humming. "Oh," said ${a}.`,
        `One only had to follow it. ${a} held up an arm to the sun, and went a bit to the left. ${b} came behind and counted. It took them down the lane. It took them round the chapel. Then there was no more lane, only a long wall. It hummed like fifty thousand people who know something. It was the brambles. They were in full flower. "Not here," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sad', 'letter'), seen(A, 'stand', 'shy')], things: ['letter'] },
        `${n} was at her gate, with the letter. "I've had complaints," she said. "I'm to cut them. I shall do it tomorrow, first thing. I am so sorry about your sleeve." ${a} looked at the wall. It was quite a high wall. Not one bramble came over it. "I can't think how they did it," said ${n}. But ${a} could.`,
        `"You're the sleeve," said ${n}. She had the letter folded up small in one hand. "I never knew that they got out. I'll have them down in the morning, every one. It's a pity. I'd thought of jam." On the road side there wasn't a thorn to be seen. There was only a wall, and the marks of somebody's boots, halfway up it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'kneel', 'worried', 'key')],
          things: ['key'],
        },
        `It is easier to tell a bee. They don't look at one. That night ${a} went down with the key, and knocked, and got it out in one breath. "They didn't reach over. I climbed up, last autumn, and reached in. It was for blackberries." The hive hummed. It was not a thing that one could leave there. It said so, on one note. They weren't the ones who had to be told.`,
        `Knock, knock, knock, went the key, in the dark. "I've got something to put right," said ${a}. "They never came over at me. I went over at them. There was a big blackberry, and I fell off." It was a relief to say it, and then it wasn't. One could tell it to fifty thousand sisters, all asleep. It still hadn't been told to anybody.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(H, 'sit', 'surprised', 'spoon'), seen(A, 'stand', 'shy')],
          things: ['spoon', 'jar'],
        },
        `In the morning ${a} said it again, to ${h}, who did look. "So it was me," said ${a}. "And it isn't roses. It's her brambles. ${e} says so." It was the day of the show. ${h} got a spoon, and took some from the jar. It was a long time before there was an answer. "Blackberry," said ${h}. "I've won twice with that. And I told her to cut it down. What time is it?"`,
        `It came out at breakfast, all of it, the wall and the boots and the dance. ${h} put down the toast. "Not roses?" said ${h}. "They don't even sit on them," said ${a}. It was quiet. ${h} took one spoon from the jar, with both eyes shut. "I've been told this every year," said ${h}, "in every jar. And I never listened. When does she start?"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'worried'), seen(H, 'run', 'worried'), seen(N, 'stand', 'surprised')],
        },
        `They ran. "Stop!" shouted ${a}, from as far off as the pump. ${n} stood still, with the shears open. There was a gap behind her as long as a bus, and a heap. "They weren't to blame," said ${a}, and told it for the third time. It didn't get easier with practice. "And I am a fool," said ${h}, "about roses." She looked at the half that was left. It hummed.`,
        `One could hear the shears from the chapel. "Don't!" called ${a}. "It was me. I climbed." ${n} turned round. She had got up early, to be obliging, and half of it was down. There were bees walking about on the heap. Nobody could put that back. ${a} said the rest of it to her face, and so did ${h}. "Well," she said at last. "There's still the other half."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'jar'), seen(A, 'stand', 'happy'), seen(H, 'stand', 'happy')],
          things: ['jar'],
        },
        `At the show the jar had a new label. "FROM THE BRAMBLES," it said. It came third. Something called Rose Delight was first. They left the jar with ${n}, who put it in her window. For the next eight Saturdays ${a} went down there, and tied up what was left. One gets quite fond of a thorn.`,
        `${h} took the pencil to the label. It came third with "HER BRAMBLES" on it, where "OUR OWN" had been. The jar went to ${n}, with the card. ${a} had no more free Saturdays until the autumn. There was the heap to clear, and the rest to be tied to the wall. "Mind your sleeves," said ${n}, every time. It was a sort of joke by then.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
            seen(E, 'sit', 'calm'),
            seen(N, 'stand', 'happy'),
          ],
        },
        `"${refrain}" said ${n}, one evening. "That there'll be jam." ${a} didn't get the key. It seemed more polite to say it in bee. It was five wags, and a bit left, and ${b} danced it on the other side. ${e} sat on the roof of the hive. "You've told her that there's jam in the pond," said ${n}, who had been reading about it. "But she's a sensible girl."`,
        `So in September there was jam. "${refrain}" said ${a}, and told it in a dance, with ${b} at the other end. They ran, and wagged, and went round. ${n} held the jar. "What did you say?" she asked. "That it's five wags off, and it'll all grow back." On the roof of the hive ${e} wiped one eye, and then the other. She'd known that.`,
      ),
    ],
  };
}
