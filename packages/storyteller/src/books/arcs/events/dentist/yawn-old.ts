import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { dentistOf, firstTime, REFRAINS, TITLES } from './yawn-said.ts';

/** For the oldest: somebody else is waiting, who knows all about it, and whose turn comes next. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const D = dentistOf(going);
  const d = D.name;
  const R = company.person(a === 'Robin' ? 'Sal' : 'Robin', 'child');
  const r = R.name;
  const first = firstTime(going);
  const afraid = /\b(?:scared|afraid|brave|nervous|worried|fear\w*|frightened)\b/.test(raw);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'doctor',
          camera: 'wide',
          actors: [seen(A, 'sit', 'curious'), seen(R, 'sit', 'proud'), seen(B, 'sit', 'sleepy')],
        },
        `${A.introduced} was at the dentist${first}. Straight afterwards it was swimming, with the big slide open until five. In the next chair sat ${r}, swinging both feet. "I've been twice this month," said ${r}. "They never get anything out of me. I don't open, you see. It's a gift." ${B.introduced} lay by the radiator.${comesToo} It was so warm there that ${b} yawned.`,
        `At five the big slide at the pool would be shut. It was ten to four. ${A.introduced} sat at the dentist${first}, with a towel in a bag, and watched the clock. "It's no use hurrying," said the next chair. That was ${r}, who came every week. "My mouth won't open for them," said ${r}. "It's a gift." By the radiator ${B.introduced} yawned.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'sit', 'sleepy'), seen(R, 'sit', 'surprised')] },
        `It's a curious thing about a yawn, that it does not stay with whoever has it. It crossed the mat to ${g}, and ${g} put up a newspaper. It came out on the other side and got ${a}. "I'm not tired," said ${a}, with some surprise. ${r} was looking hard at the fish tank, with both lips pressed together. But something was going on under them.`,
        `First ${g} had it, behind a newspaper. Then ${a} had it, and could no more have stopped it than a train. "Where did that come from?" said ${a}. "From ${b}," said ${g}. "They're like that. They only want somewhere to go." They all looked at ${r}. ${r} had turned to the wall, and both ears were moving.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'hold', 'happy', 'mirror'), seen(A, 'sit', afraid ? 'worried' : 'curious')],
          things: ['mirror'],
        },
        `"Next, please," said ${d}. The chair rose with a hum, like something that has been looking forward to it. "I'm only counting today," said ${d}, "and here's what I count with." It was a round mirror on a stick, not much bigger than a pea. ${afraid ? `"I'd better tell you that I'm afraid," said ${a}. "Thank you," said ${d}. "It's good to know who's in the room."` : `"Is that all?" said ${a}. "I'll be out of here in a minute."`}`,
        `The dentist was called ${d}, and had cold hands and a warm voice. "Up you go," said ${d}, and up went the chair. "I look, and I count, and I write it down. That's the whole of it, for today." ${d} let ${a} hold the mirror, and see round a corner with it. ${afraid ? `"What if I can't?" said ${a}. "Then we'll both know," said ${d}, "and have another look on Thursday."` : `"I'm good at this," said ${a}. "I'm good at opening."`}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'surprised'), seen(D, 'hold', 'calm', 'mirror')],
          things: ['mirror'],
        },
        `"${refrain}," said ${d}. And ${a} did, as wide as the door of a garage. The mirror came nearer, shining. Snap. It was shut. Nobody had told it to. "Sorry," said ${a}. "Once more." It was opened, and held open. The mirror came, and snap. It was like having a drawbridge, and somebody else at the handle.`,
        `"${refrain}," said ${d}. It went off perfectly, as long as the mirror was a good way away. At a hand's breadth something happened. Snap! "I didn't do that," said ${a}. They looked at each other. "It's the door that did it," said ${d}. "It doesn't know me yet." They tried it five times, and the door never got to know anybody.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy'), seen(D, 'hold', 'happy', 'mirror')],
        },
        `They tried laughing. ${b} wore a paper cup, and fell off the stool in it, twice, the second time on purpose. It opened things, certainly. But a laugh won't hold still. "One, two, and then I lost my place," said ${d}. They tried singing, and got through five verses. "${refrain}," said ${d}, on the highest note. Snap. It was twenty past four.`,
        `"What about surprise?" said ${g}, and burst a paper bag. It surprised everyone, and ${d} dropped the mirror. They tried a joke next, and ${b} told it with a paper cup on. "${refrain}!" cried ${d}, right in the middle of the laugh, and saw two. But there is a bounce in laughing, and no one can count what bounces. The clock said twenty past four.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(R, 'stand', 'proud')] },
        `In the doorway stood ${r}, having heard it all. "You've got it too," said ${r}. "The gift." There was a note of welcome in it. ${a} did not feel gifted. It's a strange thing to be kept out of by your own front door. "Don't you want it to open?" said ${a}. ${r} thought. "I don't know," said ${r}. "I've never been asked."`,
        `"Told you," said somebody. It was ${r}, leaning in the door. "It never stops now. You can go home. I always do." And it would have been easy, with the slide still open. "Do they count them the next time?" said ${a}. "No," said ${r}. "Nobody knows how many I've got. I don't, even." It had sounded better at the beginning.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'sleepy'), seen(A, 'sit', 'curious')] },
        `"Let's all stop trying," said ${d}, and let down the chair. It had been a long day, with eleven hundred teeth in it. The radiator ticked, and the fish went round and round. ${d} watched them. One shouldn't, at half past four. "Aaaah," went ${d}. "Oh, do excuse me." But it was out, and it was looking for somewhere to go.`,
        `${d} pushed back the stool, and for a minute nobody did anything. You could hear the fish tank. ${d} had been up since five, with a baby. It came slowly, like a lift, and there was no hiding it. "Aaaah," said ${d}. "I do beg your pardon." ${a} had sat up. ${a} was looking at ${d}, and at ${g}, and at the distance in between.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(D, 'hold', 'excited', 'mirror'), seen(G, 'sit', 'sleepy')],
          things: ['mirror'],
        },
        `It got ${g}. It got ${b}, in the cup. "The mirror!" said ${a}. "Quick! It's my turn next, and I can't help aaaaah!" It was enormous. You can shut a mouth, but not a yawn; it has to be over first. In rolled ${d}. The mirror went all along the top and all along the bottom, without any hurry, and looked behind the last. "There," said ${d}, and named the number.`,
        `"${Gcap} will have it," said ${a}, "and then ${b}. And then it's me! Get ready!" They had it, one after another. Then it came up the chair. "Aaaaaaah!" said ${a}, and it was so wide that ${d} could have used both hands. There's no snap in a yawn. ${d} counted every single one, there and back, and said the number aloud. It was ${A.names} own.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'sit', 'worried'), seen(A, 'stand', 'calm'), seen(D, 'hold', 'calm', 'mirror')],
        },
        `It was a quarter to five. If they ran there'd be one go on the slide. "Next, please," said ${d}, and in went ${r}, and up went the chair. "${refrain}," they heard. Snap. ${a} had one arm in a coat. "I can't help it," said ${r}, in there, and there was no gift in that voice at all. ${a} looked at the clock. Then ${a} took the arm out again.`,
        `"Run," said ${g}, "and you might get one slide." They were at the door. Behind them the chair went up, with ${r} on it. "${refrain}," said ${d}. Snap, it went, and snap, and snap, and somebody swallowed. It was none of their business. The towel was on ${A.names} arm. "Does anyone mind," said ${a}, "if I sit down for a bit? I feel rather tired."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'sit', 'sleepy'),
            seen(R, 'sit', 'sleepy'),
            seen(D, 'hold', 'happy', 'mirror'),
            seen(B, 'sit', 'sleepy'),
          ],
          things: ['mirror'],
        },
        `It's not easy to yawn when you have just been wide awake. ${a} lay down by the radiator, where ${b} was, and looked at the fish. It took nearly ten minutes. "Aaah," said ${b}. "Aaah," said ${a}, and aimed it. ${r} fought. Both ears moved, and the eyes watered. Then ${r} gave one great groan, and the door came open that nobody had ever been through. ${d} counted like mad.`,
        `${a} sat where ${r} could see, and thought about long car rides, and wet sand, and geography. For a long time there was nothing. Then ${b} rolled over, and began it. ${a} had it, and passed it on, as one throws a ball. "That's not fair," said ${r}. "I know what you're aaaaah!" In shot the mirror. No one breathed till ${d} was round the last bend.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'walk', 'happy'), seen(R, 'walk', 'proud'), seen(G, 'walk', 'happy')],
        },
        `The slide was shut when they got there. ${r} had come along, by the railings, saying a number over and over, so as not to lose it. "Fancy," said ${r}. "All of those are mine." They stood and looked through the glass. "${refrain}," said ${a} to the door of the pool. It stayed shut. Then ${g} yawned. It was a long way home, and by the corner they had all had it twice.`,
        `They went home the long way, past the pool, where a man was hosing down the slide. "Sorry about that," said ${r}, after a time. "There's next week," said ${a}. ${r} stopped under every lamp, to look into a shop window with a wide mouth. "${refrain}," said ${r} to the glass, and counted. The baker looked out, and stared at them, and yawned.`,
      ),
    ],
  };
}
