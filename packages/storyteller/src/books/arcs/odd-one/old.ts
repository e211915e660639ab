import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { OddOne } from './arc.ts';
import { expectedOf } from './expected.ts';

const MOST = 20;

/** The hero may have the talk stopped by letting it fall on somebody else, and does not. */
export function old(bound: OddOne): Told {
  const { hero: H, child: K, second: T, neighbours, clause, spokenOf, home, outside, undersea, gift, chance } = bound;
  const [A, B, C] = neighbours;
  const being = H.being;
  const eats = being === null || /supper/.test(being.eats) ? 'toast' : being.eats;
  const expected = expectedOf(H, clause);
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
          `${cap(H.introduced)} had lived in the ${being?.home ?? 'house'} for as long as anyone could remember. ${H.He} ate ${being?.eats ?? 'toast'}, and was polite about the weather. ${expected === '' ? 'It was a good life. ' : expected}But in one way ${H.name} was not like other people, and ${H.he} took care that nobody saw it.`,
          `You would have liked ${H.introduced}. Most people did, before they heard. ${H.He} was tidy, and said good morning first, and never asked you what you were looking at. ${expected}But there was one thing about ${H.him}, and ${H.he} had always known that one day it would get out.`,
          `In nearly every way ${H.introduced} was exactly like other people. ${H.He} had ${eats} for supper, and a place by the window. ${expected}There was only one odd thing about ${H.name}. ${H.He} kept it hidden under all the usual things, like a stone in a bag of apples.`,
          `${cap(H.introduced)} kept the step swept and the curtains straight. "There's nothing odd about that one," people said. They were nearly right. ${H.name} had one odd way, which had never done anybody any harm. So far nobody had noticed it.`,
        ]),
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'sit', feeling: 'calm' }] },
      },
      {
        text: gossip.flatMap((line) => [
          `On a Tuesday somebody found out. ${cap(A.theKind)} happened to be passing, and happened to see ${H.name}, and happened to tell a friend. ${line} "${refrain}."`,
          `${cap(A.theKind)} was not unkind. ${cap(A.theKind)} was only looking over the hedge, with nothing much to talk about. Then, suddenly, there was something. ${line} "${refrain}."`,
          `${cap(A.theKind)} saw it through a gap, when ${H.name} thought that nobody was there. ${line} It was said quite low, but there were people near by, and they listened. "${refrain}."`,
          `Later on, ${A.theKind} was sorry. But that day ${A.theKind} had a thing to tell, and could not keep it. ${H.name} was only just out of hearing. ${line} "${refrain}."`,
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
          `${line} "${refrain}," said ${C.theKind}, and ran off to tell the others. They told their cousins, and the cousins told their neighbours. Before night it had gone ${far}. Nobody had meant any harm. But now everybody laughed about ${H.name}.`,
          `${line} By noon everybody on the road had been told, in the strictest secrecy. By tea ${C.theKind} had carried the story ${far}. Each one who told it made it a little bigger, and everybody who heard it laughed.`,
          `${line} Then ${C.theKind} ran ${far}, and told people there. Each of them put a little to the story, as you do with a snowball. They had never met ${H.name}. They only knew what they had heard, and they thought it very funny.`,
          `${line} "I shan't tell a soul," said ${C.theKind}, already running. But ${C.theKind} met a friend, and then a whole family at a window. The story of ${H.name} had got ${far} before the kettle boiled. By then nobody could have stopped it.`,
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
          `In the evening ${H.name} heard it too. "${refrain}," said somebody in the road, and somebody else laughed. They had said ${H.names} name. It was not even a loud laugh. ${H.name} washed up one plate for a very long time.`,
          `${H.name} went out for bread. Three people were talking about ${H.him}, and when they saw ${H.him}, they stopped. "Lovely day," said one of them. ${H.name} looked up. It was raining.`,
          `Nobody said it to ${H.names} face. They said it behind ${H.his} back, just after ${H.he} had gone by. "${refrain}." Then they laughed. ${H.name} took the long way home, but there were people on it too. In the end ${H.he} went to bed, with a pillow over both ears.`,
          `You can tell when people have been talking about you. They say good morning a little late. ${H.name} went in and drew the curtains, and still heard somebody outside. "${refrain}," said the voice, and then it said ${H.names} name. ${H.name} did not want any supper after that.`,
        ],
        scene: { setting: home, camera: 'close', actors: [{ who: H, pose: 'cover', feeling: 'sad' }] },
      },
      {
        text: [
          `So ${H.name} painted a sign and hung it on the gate. ${sign}, it said, in good clear letters. But nobody had been looking at the gate until then. By Thursday there was a queue. ${cap(A.theKind)} was at the front, and ${B.theKind} had brought sandwiches.`,
          `The first idea was a sign, to make people stop looking. ${sign}. It took all morning, and it was neat. But people do look where there is a sign. Even ${A.theKind} came, with ${B.theKind}, and a rug to sit on.`,
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
          `Only ${K.name} came round by the back. "Is it true, what they say?" said ${K.name}. Nobody had asked ${H.name} that. "Yes," said ${H.name}. ${K.name} nodded. "I can't whistle," said ${K.name}. "I just blow. I've never told anyone." They sat there for a while, and ${H.name} felt a little better.`,
          `It was ${K.name} who asked. "What they say about you, is it true?" "Yes," said ${H.name}. "Does it hurt?" "No. It only hurts when they laugh." ${K.name} thought about that. "I shan't laugh," said ${K.name}. "Budge up." And they shared the bench.`,
          `"I thought I'd ask," said ${K.name}, who had come in the back way with a bag of plums. "Everyone's so sure, and none of them has been here." "It's true," said ${H.name}. It was the first time that ${H.he} had said so out loud. "Right," said ${K.name}. "Plum?" They finished the bag, and spoke of other things.`,
          `"Can I come in?" said ${K.name}. "You'll be looked at," said ${H.name}. "I've been looked at before. I had a purple tooth." ${K.name} sat down. "Is it true, what they're saying?" "More or less," said ${H.name}. "Which?" "More." ${K.name} gave a nod, as if that were the right answer, and they played noughts and crosses until supper.`,
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
          `Then there was a chance to make it stop. ${cap(A.theKind)} came to the gate, looking over one shoulder. "I'll tell you something odd about ${C.theKind}," said ${A.theKind}. "You tell the others, and then they'll all laugh about that, and leave you alone." ${H.name} wanted it so much that it ached.`,
          `On Friday ${H.name} saw ${C.theKind} behind the shed, doing something much odder. Nobody else had seen it. ${H.name} had only to tell ${A.theKind}. By evening they would all be laughing at ${C.theKind} instead. ${H.name} opened ${H.his} mouth. Then ${H.he} thought of how that laugh sounds from indoors.`,
          `Towards evening ${A.theKind} came by in a friendly way, with ${C.theKind} a little behind. "They'll stop laughing at you as soon as they have somebody else," said ${A.theKind}, very low. "I know something odd about ${C.theKind}. Shall I tell you? Then you can tell them." ${H.name} looked at ${C.theKind}, who was waving.`,
          `${H.name} knew something about ${C.theKind} that was twice as odd. ${H.He} had known it for years, and had never told anybody. If ${H.he} told it now, they would all laugh at ${C.theKind} instead. "You look as if you were going to say something," said ${A.theKind}, leaning on the gate. It would take one breath.`,
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
          `"No, thank you," said ${H.name}. "I know how that feels." ${H.He} went in and sat down. So outside they went on laughing at ${H.name}, and not at ${C.theKind}. It was the right thing to do, and it was not at all pleasant.`,
          `${H.name} thought about it, and then shook ${H.his} head. "Lovely evening," ${H.he} said, and nothing else. ${cap(C.theKind)} went home and never knew how near it had been. The laughing in the road went on, and it was still about ${H.name}.`,
          `"I've nothing to say," said ${H.name}. Nobody thanked ${H.him}, because nobody was to know. ${cap(C.theKind)} was safe. But outside they laughed again, and it was still about ${H.name}. ${H.He} sat at the table and would not listen.`,
          `"No," said ${H.name}. "They laugh at me, and I wouldn't wish that on ${C.theKind}." So nothing was told, and nothing changed. People went home, still laughing about ${H.name}. That night the house felt very large, and had only ${H.name} in it.`,
        ],
        scene: { setting: home, camera: 'wide', actors: [{ who: H, pose: 'sit', feeling: 'determined' }] },
      },
      {
        text: [
          `It was quite dark when somebody knocked. It was a small, tired knock. "They don't come to stare at night," said ${K.name}. "No," said ${H.name}, and opened the door the width of one eye.`,
          `Late that night ${H.name} and ${K.name} heard a knock. There were two small knocks, and then, as if somebody had nearly gone away again, a third. "Who can that be?" said ${K.name}. ${H.name} did not want to be laughed at any more, but went to the door.`,
          `"Listen," said ${K.name}, who had stayed on. It was long past the hour for staring at people. Outside the door somebody was breathing, and getting up the courage, and losing it. Then came a knock, so small that it might have been a mistake. ${H.name} reached for the latch.`,
          `They had all gone home at last. So it was strange to hear feet, very slow ones, stop outside. "I'm not in," whispered ${H.name}. "It's only one person," whispered ${K.name}. "And I think they're tired." ${H.name} opened the door a very little.`,
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
          `On the step stood another ${T.kind}, dusty all over, with ${gift.said}. "They were laughing about you, where I live," said ${T.name}. "So I came to see if it was true." ${T.name} looked at the floor. "It's the same with me," said ${T.name}. "I thought I was the only one there was."`,
          `It was ${T.aKind}, who had walked for three days, and had brought ${gift.said}. "Excuse me," said ${T.name}. "Are you the one they all talk about?" "Yes," said ${H.name}. It came out much louder than ${H.he} expected. "Oh, good," said ${T.name}, and burst into tears. "I'm just the same."`,
          `There in the dark was ${T.aKind}, with ${gift.said}, done up in paper. "Is this the house they talk about?" said ${T.name}. "They were all laughing. I laughed too, so that nobody would notice me. You see, I've been like you all my life. I never met another."`,
          `"Please don't be cross," said the visitor. It was ${T.aKind}, who was called ${T.name}, and had carried ${gift.said} all that way. "They say that somebody here does a certain thing." "Somebody does," said ${H.name}. "On purpose?" "No. It's just how I come." ${T.name} let out a long breath. "Me too," said ${T.name}. "Me too."`,
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
          `"You came all that way," said ${H.name}. "It was the talk that brought me," said ${T.name}. "Without it I would never have heard of you." ${H.name} had not thought that any good could come of it. ${gift.shared}. They were still laughing at midnight, the two of them, and ${K.name}.`,
          `${gift.shared}. ${K.name} sat in the middle and turned from one to the other, as you do at a tennis match. There was such a lot to compare. "Were you ever seen?" said ${H.name}. "Once," said ${T.name}, "at a wedding." They had to hold on to the table. In the road somebody said, "What are they laughing at?" This time nobody told.`,
          `"I could have stopped them talking about me," said ${H.name}, when it was late. "I nearly did." "Then I would never have heard of you," said ${T.name}. ${K.name} looked from one to the other. ${gift.shared}. Nobody wanted to be the first to say good night.`,
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
          `They do still talk. But at night you may see two shapes at that window, and sometimes three, and they are laughing. And once, quite late, there was a knock, and it was ${A.theKind}. "${refrain}," it began, and stopped. "I'm odd as well," said ${A.theKind}. "Can I come in?"`,
          `There are two chairs outside the house now, and there is a third one, folded. On fine evenings people nod as they go by. ${H.name} nods back, and so does ${T.name}. "${refrain}," said ${A.theKind} the other day, and nobody answered. So ${A.theKind} came over, said sorry, and unfolded the chair.`,
          `Nobody laughs about ${H.name} much now. But the story still goes about, and sometimes it brings somebody who is odd as well. ${H.name} and ${T.name} leave a lamp on. Last night it was only ${A.theKind}, who had been outside for some time. "${refrain}," said ${A.theKind}. "But I'm a bit like that myself."`,
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
