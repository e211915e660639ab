import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 20;

/** The hero may have the talk stopped by letting it fall on somebody else, and does not. */
export function old(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, spokenOf, home, outside, undersea, gift, chance } = bound;
  const [A, B, C] = neighbours;
  const being = H.being;
  const refrain = chance.pick('Well, you know what they say', 'I only say what I heard', 'You did not hear it from me');
  const gossip = keeping(
    MOST,
    [
      `"That's the ${H.kind} who ${clause}," said ${A.theKind}.`,
      `"Look, there goes the ${H.kind} who ${clause}," said ${A.theKind}.`,
    ],
    `"That's the one," said ${A.theKind}.`,
  );
  const passedOn = keeping(
    MOST,
    [`"Not the one who ${clause}?" said ${B.theKind}.`],
    `"Not that one?" said ${B.theKind}.`,
  );
  const far = undersea
    ? 'past the last rock'
    : chance.pick(
        'over the hill and down the far side',
        'along the lane to the sea',
        'as far as the next town but one',
      );
  const sign = chance.pick('NOTHING TO SEE HERE', 'PLEASE LOOK AT SOMETHING ELSE', 'ALL QUITE USUAL');
  return {
    title: titled(
      chance.pick(
        `what they say about ${H.name}`,
        `${H.name}, ${H.aKind}, and only one of them`,
        `the talk that went ${undersea ? 'past the rock' : 'over the hill'}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `${cap(H.introduced)} had lived in the ${being?.home ?? 'house'} for as long as anyone could remember. ${H.He} ate ${being?.eats ?? 'toast'}. ${H.He} paid for it, and was polite about the weather. It was a good life, if you left out one thing. ${H.name} did leave it out, mostly. You can, with one thing, if you are careful.`,
          `You would have liked ${H.introduced}. Most people did, before they heard. ${H.He} was tidy, and said good morning first, and never asked you what you were looking at. But there was one thing about ${H.him}, and ${H.he} had always known that one day it would get out.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: gossip.flatMap((line) => [
          `It got out on a Tuesday. ${cap(A.theKind)} happened to be passing, and happened to see, and happened to mention it. ${line} "${refrain}."`,
          `${cap(A.theKind)} was not unkind. ${cap(A.theKind)} was only passing, with nothing much to say. Then, suddenly, there was something. ${line} "${refrain}."`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
          things: spokenOf && gossip[0]?.includes(clause) ? [spokenOf] : [],
        },
      },
      {
        text: passedOn.flatMap((line) => [
          `${line} "${refrain}," said ${C.theKind}, and went off at a run. News is heavy, and you want to put it down somewhere. It went ${far}. Nobody had meant it to. Talk is like that. You open the door to let out a little and the whole cat goes.`,
          `${line} By noon everybody had been told, in the strictest secrecy. By tea it had gone ${far}, with ${C.theKind} carrying it. It was bigger when it arrived than when it set out.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: C, pose: 'run', feeling: 'excited' },
          ],
        },
      },
      {
        text: [
          `${H.name} heard it come back. It came in at the window, where it had no business, and sat down in the middle of supper. "${refrain}," said somebody in the road, and somebody else laughed. It was not even a loud laugh. It was only a laugh with ${H.names} name near it. ${H.name} washed up one plate for a very long time.`,
          `The worst of talk is when it stops. ${H.name} went out for bread, and three people were speaking, and then they were not. "Lovely day," said one of them. ${H.name} looked up. It was raining.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} painted a sign and hung it on the gate. ${sign}, it said, in good clear letters. But nobody had been looking at the gate until then. By Thursday there was a queue. ${cap(A.theKind)} was at the front, and ${B.theKind} had brought sandwiches.`,
          `The first idea was a sign. ${sign}. It took all morning, and it was neat. But a sign is only a way of pointing, and people do look where you point. Even ${A.theKind} came, with ${B.theKind}, and a rug to sit on.`,
        ],
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: A, pose: 'look-up', feeling: 'curious' },
            { who: B, pose: 'look-up', feeling: 'curious' },
          ],
          things: ['sign'],
        },
      },
      {
        text: [
          `Only ${K.name} came round by the back. "Is it true?" said ${K.name}. Nobody had asked ${H.name} that. "Yes," said ${H.name}. ${K.name} nodded. "I can't whistle," said ${K.name}. "I just blow. I've never told anyone." They sat for a while and were both of them quite comfortable.`,
          `It was ${K.name} who asked. "What they say, is it true?" It is strange how much room there is in a plain question. You could have walked about in it. "Yes," said ${H.name}. "Does it hurt?" "No. Only the hearing about it." ${K.name} thought. "Budge up, then," said ${K.name}, and that was all that was ever said on the subject.`,
        ],
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: H, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `Then a chance came. ${cap(A.theKind)} stopped at the gate, alone, looking over one shoulder. "I'll tell you something about ${C.theKind}," said ${A.theKind}, "and then they can all talk about that." It was quite a small thing, and quite funny. It would have worked by morning. ${H.name} wanted it so much that it ached.`,
          `On Friday something turned up that would have ended it. ${H.name} saw ${C.theKind} behind the shed, doing a thing that was far odder. It was quite a good one. One word, to anyone, and the whole queue would have moved along. ${H.name} opened ${H.his} mouth. ${H.He} thought of the spoon going down, and the supper getting cold.`,
        ],
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'think', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'curious' },
            { who: C, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"No, thank you," said ${H.name}. "I know how that goes." It is a hard thing to shut a door on purpose when it is the only one open. ${H.He} went in and sat down, and the talk went on outside, just the same, with ${H.his} name in it.`,
          `${H.name} thought about it for as long as it takes to shut a gate. "Lovely evening," said ${H.name}. It was not much of a thing to say. But ${C.theKind} went home with nothing said, and never knew. That was the point of it.`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'determined' }] },
      },
      {
        text: [
          `It was quite dark when the knock came. It was not a queue sort of knock. It was small, and tired, and it had been practising on the way. "They don't come at night," said ${K.name}. "No," said ${H.name}, and opened the door the width of one eye.`,
          `Nobody knocks after dark to look at a gate. ${H.name} and ${K.name} both heard it. Two small knocks, and then, as if somebody had nearly gone away again, a third.`,
        ],
        scene: {
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'worried' },
            { who: K, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `On the step stood another ${T.kind}, dusty all over, with ${gift.said}. "I heard," said ${T.name}. "They were talking, where I live, and I thought, it can't be. So I came to see." ${T.name} looked at the floor. "I do it too," said ${T.name}. "I thought I was the only one there was."`,
          `It was ${T.aKind}. It had walked for three days, and it had brought ${gift.said}, in case. "Excuse me," said ${T.name}. "Somebody said that somebody said. Are you the one?" "Yes," said ${H.name}. It came out much louder than ${H.he} expected. "Oh, good," said ${T.name}, and burst into tears. "So am I."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: T, pose: 'hold', feeling: 'shy', holds: gift.thing },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${gift.shared}, with ${K.name} to see that it was fair. They did not talk about the one thing for at least an hour, because there was so much else. And when they did, ${H.name} laughed so hard that half the road woke up. Everybody wondered what was funny. Nobody was told.`,
          `"All that way," said ${H.name}. "It was the talk that brought me," said ${T.name}. "I would never have known." ${H.name} looked at the window, where it had come in. It is an odd thing to be grateful to. ${H.He} was, though, a little, round the edges.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `The sign is still on the gate, but somebody has turned it round. On the back it says: KNOCK. TWICE IF YOU ARE SHY. There have been four so far. The last of them was ${A.theKind}, very late, looking over one shoulder. "${refrain}," said ${A.theKind}. "Come in," said ${H.name}.`,
          `They do still talk. But at night, from the road, you may see two shapes at that window, and sometimes three. And once, quite late, there was a knock, and it was ${A.theKind}. "${refrain}," it began, and stopped. "Is it true," said ${A.theKind}, "that you let people in?"`,
        ],
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'wave', feeling: 'happy' },
            { who: T, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
