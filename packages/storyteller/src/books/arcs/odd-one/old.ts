import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';

const MOST = 20;

/** The hero may have the talk stopped by letting it fall on somebody else, and does not. */
export function old(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, spokenOf, home, outside, undersea, gift, chance } = bound;
  const [A, B, C] = neighbours;
  const being = H.being;
  const refrain = chance.pick(
    'Well, you know what they say',
    'I only say what I heard',
    'You did not hear it from me',
    'Not that I mind myself',
    'I thought you ought to know',
    'Of course it may not be true',
    'I should never repeat it',
  );
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
        'up one valley and down another',
        'all the way to where the buses turn',
        'out beyond the windmills',
      );
  const sign = chance.pick(
    'NOTHING TO SEE HERE',
    'PLEASE LOOK AT SOMETHING ELSE',
    'ALL QUITE USUAL',
    'THE VIEW IS BETTER FURTHER ON',
    'CLOSED FOR REMARKS',
    'WHATEVER IT IS, NO',
  );
  return {
    title: titled(
      chance.pick(
        `what they say about ${H.name}`,
        `${H.name}, ${H.aKind}, and only one of them`,
        `the talk that went ${undersea ? 'past the rock' : 'over the hill'}`,
        `three small knocks`,
        `the one thing about ${H.name}`,
        `is it true, said ${K.name}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(MOST, [
          `${cap(H.introduced)} had lived in the ${being?.home ?? 'house'} for as long as anyone could remember. ${H.He} ate ${being?.eats ?? 'toast'}. ${H.He} paid for it, and was polite about the weather. It was a good life, if you left out one thing. ${H.name} did leave it out, mostly. You can, with one thing, if you are careful.`,
          `You would have liked ${H.introduced}. Most people did, before they heard. ${H.He} was tidy, and said good morning first, and never asked you what you were looking at. But there was one thing about ${H.him}, and ${H.he} had always known that one day it would get out.`,
          `Most of ${H.introduced} was exactly like most of everybody. ${H.He} had ${being?.eats ?? 'toast'} for supper, and a place by the window. If there was one thing besides, well, who has not got one? ${H.name} kept it under all the others, like a stone in a bag of apples.`,
          `${cap(H.introduced)} kept the step swept and the curtains straight. "There's nothing odd about that one," people said, which is what they say just before. There was not much. There was the one thing. It had never done anybody any harm, and so far nobody had looked at it twice.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: gossip.flatMap((line) => [
          `It got out on a Tuesday. ${cap(A.theKind)} happened to be passing, and happened to see, and happened to mention it. ${line} "${refrain}."`,
          `${cap(A.theKind)} was not unkind. ${cap(A.theKind)} was only passing, with nothing much to say. Then, suddenly, there was something. ${line} "${refrain}."`,
          `It was seen by ${A.theKind}, through a gap, when ${H.name} thought that nobody was there. ${line} It was said to no one in particular. "${refrain}." No one in particular has very good ears.`,
          `Afterwards ${A.theKind} was sorry about it. But afterwards is the wrong end. That day there was just ${A.theKind}, with a thing to tell, and ${H.name} nearly out of hearing. ${line} "${refrain}."`,
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
          `${line} Then ${C.theKind} ran with it, ${far}. Each one who had it put a little on, as you do with a snowball. Nobody told a lie. They only told it the way that they would have liked it to be. When it got there it had grown a tail.`,
          `${line} "I shan't tell a soul," said ${C.theKind}, already running. There was one that was passing, and then there was a family at a window. It had got ${far} before the kettle boiled. By then nobody could have caught it, even if they had wanted to.`,
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
          `Nobody said it to ${H.him}. That would have been something. They said it near ${H.him}, and over ${H.him}, and just after ${H.he} had gone by. "${refrain}." ${H.name} took the long way home, and the long way had people on it too. In the end there was nowhere to be but in bed, with a pillow over the top.`,
          `You can tell when you have been talked about. The good mornings come a little late. ${H.name} went in and drew the curtains. It came in all the same, under the door, in somebody's voice. "${refrain}," it said. ${H.name} had been going to have seconds.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} painted a sign and hung it on the gate. ${sign}, it said, in good clear letters. But nobody had been looking at the gate until then. By Thursday there was a queue. ${cap(A.theKind)} was at the front, and ${B.theKind} had brought sandwiches.`,
          `The first idea was a sign. ${sign}. It took all morning, and it was neat. But a sign is only a way of pointing, and people do look where you point. Even ${A.theKind} came, with ${B.theKind}, and a rug to sit on.`,
          `Something had to be done, and ${H.name} did it in red paint. ${sign}, it said. For an hour it was a great comfort. Then ${A.theKind} stopped to read the sign. Then ${B.theKind} stopped, to see what ${A.theKind} was reading. That is how a crowd begins. Nobody in it knew what it was for, and they all stayed.`,
          `"If they want something to read," said ${H.name}, "let them read this." It was a sign, and it said: ${sign}. ${cap(A.theKind)} read it to ${B.theKind}. ${cap(B.theKind)} read it back. "Now why would anyone write that," they said, "if there was nothing in it?" By evening they had thought of eleven reasons.`,
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
          `"I thought I'd ask," said ${K.name}, who had come in the back way with a bag of plums. "Everyone's so sure, and none of them has been here." "It's true," said ${H.name}. It was the first time that ${H.he} had said so out loud. "Right," said ${K.name}. "Plum?" They finished the bag, and spoke of other things.`,
          `"Can I come in?" said ${K.name}. "You'll be looked at," said ${H.name}. "I've been looked at before. I had a purple tooth." ${K.name} sat down. "Is it so, what they're saying?" "More or less," said ${H.name}. "Which?" "More." ${K.name} gave a nod, as if that were the right answer, and they played noughts and crosses until supper.`,
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
          `On Friday something turned up that would have ended it. ${H.name} saw ${C.theKind} behind the shed, doing a thing that was far odder. It was quite a good one. One word, to anyone, and the whole queue would have moved along. ${H.name} opened ${H.his} mouth. ${H.He} thought of a voice in the road, and how it sounds from indoors.`,
          `Towards evening ${A.theKind} came by in a friendly way, with ${C.theKind} a little behind. "People get tired of a thing," said ${A.theKind}, very low. "They only want another. I happen to know one about ${C.theKind}. Shall I tell you? Then you can tell them." It was like being offered a coat in the rain. But it was somebody else's coat, and ${H.name} could see them standing in it.`,
          `There was a way out, and it was called ${C.theKind}. ${H.name} knew a thing about ${C.theKind}. ${H.He} had known it for years, and it was twice as odd. "You look as if you were going to say something," said ${A.theKind}, leaning on the gate. It was there, on the very tip of the tongue. It would take one breath.`,
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
          `"I've nothing to say," said ${H.name}. It sounds easy. It was like putting down something warm. Nobody gave ${H.him} any thanks, because nobody was to know. Outside they laughed again, at the usual thing. ${H.name} sat with both elbows on the table and listened to what it cost.`,
          `It got as far as the teeth. ${H.name} shut them. "No," ${H.he} said, when it was safe to open them. "I've had one of those. I wouldn't give it to anybody." People went home, still talking, and it was still about the same one. That night the house felt a size larger, and had only ${H.name} in it.`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'determined' }] },
      },
      {
        text: [
          `It was quite dark when the knock came. It was not a queue sort of knock. It was small, and tired, and it had been practising on the way. "They don't come at night," said ${K.name}. "No," said ${H.name}, and opened the door the width of one eye.`,
          `Nobody knocks after dark to look at a gate. ${H.name} and ${K.name} both heard it. Two small knocks, and then, as if somebody had nearly gone away again, a third.`,
          `"Listen," said ${K.name}, who had stayed on. It was long past the hour for staring at people. Outside the door somebody was breathing, and getting up the courage, and losing it. Then came a knock, so small that it might have been a mistake. ${H.name} reached for the latch.`,
          `They had all gone home at last. Even the talk had, or it was asleep. So it was strange to hear feet, very slow ones, stop outside. "I'm not in," whispered ${H.name}. "It's only one person," whispered ${K.name}. "And I think they're tired." ${H.name} opened the door a very little.`,
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
          `On the step stood another ${T.kind}, dusty all over, with ${gift.said}. "I heard," said ${T.name}. "They were talking, where I live, and I thought, it can't be. So I came to see." ${T.name} looked at the floor. "It's the same with me," said ${T.name}. "I thought I was the only one there was."`,
          `It was ${T.aKind}. It had walked for three days, and it had brought ${gift.said}, in case. "Excuse me," said ${T.name}. "Somebody said that somebody said. Are you the one?" "Yes," said ${H.name}. It came out much louder than ${H.he} expected. "Oh, good," said ${T.name}, and burst into tears. "So am I."`,
          `There in the dark was ${T.aKind}, with ${gift.said}, done up in paper. "Is this the house they talk about?" said ${T.name}. "I've come from where it had got to. They were all laughing. I laughed too, so as not to be noticed." There was a pause. "I've been it all my life, you see. I never met another."`,
          `"Please don't be cross," said the visitor. It was ${T.aKind}, who had carried ${gift.said} all that way. "They say that somebody here does a certain thing." "Somebody does," said ${H.name}. "On purpose?" "No. It's just how I come." ${T.name} let out a long breath. "Me too," said ${T.name}. "Me too."`,
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
          `${gift.shared}. ${K.name} sat in the middle and turned from one to the other, as you do at a tennis match. There was such a lot to compare. "Even at weddings?" said ${H.name}. "Once," said ${T.name}, "at a wedding." After that they had to hold on to the table. In the road somebody said, "What are they laughing at?" There was no way at all to find out.`,
          `"I could have stopped it," said ${H.name}, when it was late. "All that talk. I nearly did." "Then I'd still be over there," said ${T.name}, "keeping quiet." ${K.name} thought about how far a thing can go, and who may be standing at the end of it. ${gift.shared}. Nobody wanted to be the first to say good night.`,
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
          `There are two chairs outside the house now, and there is a third one, folded. On fine evenings people nod as they go by. ${H.name} nods back, and so does ${T.name}, at exactly the same moment. "${refrain}," said ${A.theKind} the other day, to nobody. Nobody answered. So ${A.theKind} looked both ways, and came over, and unfolded the chair.`,
          `The talk is wearing thin, as things do that are passed round. But it still goes out now and then, and now and then it comes back with somebody. ${H.name} and ${T.name} leave a lamp on. Last night it was only ${A.theKind}, who had been outside for some time. "${refrain}," said ${A.theKind}. "But I'm a bit like that as well."`,
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
