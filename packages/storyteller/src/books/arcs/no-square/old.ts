import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NoSquare } from './arc.ts';
import { ALSO_ASKED, NO_PLACE_FOR_IT } from './carried.ts';

const MOST = 20;

/** Two words to sign, which would do; somebody who signed them once; and a square ruled by hand. */
export function old(bound: NoSquare): Told {
  const { hero: H, child: K, inspector: I, neighbour: A, cousin: T, clause, written, carried, sheet, chance } = bound;
  const { home, outside, outing, arrival, arrivedBy, spokenOf, othersWrite } = bound;
  const i = I.theKind;
  const shown = spokenOf ? [spokenOf] : [];
  const asked = chance.pick(...ALSO_ASKED);
  const refrain = chance.pick(...NO_PLACE_FOR_IT);
  const says = `"${H.name} ${clause}," said ${K.name}.`;
  return {
    title: titled(
      chance.pick(
        `nothing else`,
        `sheet nineteen, ${H.kinds}`,
        `${H.name} does not sign`,
        `four lines and a ruler`,
        `everything else about ${H.name}`,
        `the ${I.kind} with the flat black bag`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${arrival}${says} That was all there was to it. It was said as one says that somebody has a cold, or a cousin. ${cap(H.introduced)} had never thought of it as a thing about ${H.him}. It was more like the floor: one stands on it, and looks at the rest. There was the rest of the morning to look at, and half a pie.`,
            `${arrival}If you had asked on that road about ${H.introduced}, you would have been told three things. There was a good joke. There was the time with the ladder. ${says} The joke was told twice. Nobody thought of writing any of it down, because nobody there had ever forgotten it.`,
            `${arrival}Everybody has something that is put first when they are talked of. ${says} And it was so, and ${H.introduced} would have said so too. It was not a grief and it was not a trick. It was what ${H.he} was like on a Tuesday, and on all the other days.`,
          ],
          `${arrival}Everybody has something that is put first when they are talked of. So had ${H.introduced}. It was not a grief and it was not a trick. It was simply so.`,
        ),
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: [...shown, ...arrivedBy].slice(0, 2),
        },
      },
      {
        text: keeping(MOST, [
          `Then the Inspector came. It was ${I.introduced}, with a pencil as sharp as a sneeze and a flat black bag. ${carried.hint} "Everyone is to be on a sheet," said ${i}. "By Sunday. If you are not on a sheet you are not here. And if you are not here, you cannot very well be at ${outing.said}."`,
          `There had been a notice, but it was up so high that only the birds had read it. So nobody was ready when ${I.introduced} stood in the road with a bag. ${carried.hint} "One sheet each," said ${i}, "to be handed in at ${outing.said}. No sheet, no ${outing.said.replace(/^the /, '')}. I don't make the rules. I make the ticks."`,
          `"Stand where you are," said a voice, and everybody did. It belonged to ${I.introduced}, who inspected. There was a list, with a list of the lists pinned to it. There was also a bag. ${carried.hint} Whoever wished to go to ${outing.said} had to be written down first. It was new. It was not to be argued with.`,
        ]),
        scene: {
          setting: outside,
          camera: 'wide',
          actors: [{ who: I, pose: 'walk', feeling: 'determined', holds: 'notebook' }],
          things: ['backpack'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `In front of ${H.name} in the queue was ${T.introduced}, who was a sort of cousin. ${T.name} was done in four minutes. "Twelve squares, twelve ticks," said ${i}, "and signed at the bottom. I wish they were all like that." ${T.name} folded the sheet up very small. ${T.He} did not look as if ${T.he} had won something.`,
            `${T.introduced} went first, being quick at that sort of thing. Tick, tick, tick. "A model ${T.kind}," said ${i}, and stamped it. "You might hang that up." But ${T.name}, on the way out, put the sheet into a pocket, and kept it covered. ${H.name} saw that. It was ${H.names} turn.`,
            `You could hear the ticks from the end of the queue. It sounded like a very slow clock. ${T.introduced} had twelve of them, one after another, and signed. "You're next," said ${T.name}, not looking up. "Just say yes to it all. It hardly takes any time." It seemed an odd thing to whisper.`,
          ],
          `In front of ${H.name} in the queue was ${T.name}, a sort of cousin. ${T.name} was done in four minutes. "Just say yes to it all," whispered ${T.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'stand', feeling: 'shy', holds: 'notebook' },
            { who: I, pose: 'stand', feeling: 'happy', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Name, kind, noise. "${H.says}," said ${H.name}, and got a tick with a tail on it. It was going as fast as anybody's. "Anything else?" said ${i}, with the lid of the bag already half down. It is a thing one says. ${says} The pencil stopped in the air. "${refrain}," said ${i}.`,
            `It went well as far as the eleventh square. Kind of home, side one sleeps on, likes or does not like soup. Then ${i} said, "And that is all," in the voice of somebody who is going to have tea. "It isn't, though," said ${K.name}. "${H.name} ${clause}." ${cap(i)} turned the sheet over. There was nothing on the back at all. "${refrain}."`,
            `"${H.says}," said ${H.name}, because square four asked for it, and everybody in the queue said that it was a good one. ${says} It was meant to help. ${cap(i)} went up the sheet with the pencil, and down again, like somebody looking for the right door. "${refrain}," said ${i}.`,
          ],
          `Name, kind, noise. "${H.says}," said ${H.name}. "Anything else?" said ${i}. There was, and ${K.name} told it. The pencil stopped in the air. "${refrain}," said ${i}.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: I, pose: 'think', feeling: 'surprised', holds: 'notebook' },
            { who: K, pose: 'point', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'shy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `They did what they could. There was a square that nobody had filled in for years, and it was called ${asked}. It was wide, at least. But when it was written in, it was the answer. ${asked}: ${clause}. "They will read that out," said ${i}. "They read them all out." So it had to be rubbed out again, and it left a grey place.`,
            `"What about that one?" said ${K.name}. It was the square for ${asked}. ${cap(i)} wrote it in there, leaning on one elbow. They all stood back. It now said, under ${asked}, that ${H.name} ${clause}. "It's true," said ${H.name}, "but it isn't what they asked." A thing can be quite right and be in the wrong place.`,
            `First ${i} tried writing it in the edge. But the edge was for holes. Then there was a square to spare, for ${asked}, and in it went. Somebody in the queue read it aloud and had to sit down, laughing. ${H.name} would have laughed as well, if it had been about somebody else. "Rub it out, please," said ${H.name}.`,
          ],
          `There was one square to spare, and it was called ${asked}. They wrote it in there. But then it was the answer to ${asked}, and somebody laughed. "Rub it out, please," said ${H.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'kneel', feeling: 'worried', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"It may be that you are something else," said ${i}, not unkindly. "People sometimes are." In the bag there were sheets for everybody. The one for ${sheet.kinds} was the nearest. It did not mind about the one thing. But it minded about everything else. "${sheet.noise}?" said ${i}. "${H.says}," said ${H.name}. There was not a tick to be had on it.`,
            `Then they tried it with the sheet for ${sheet.kinds}. It had more room. "${sheet.noise}," said ${H.name}, to be helpful, but it came out as "${H.says}". It had always come out as that. By square six ${H.name} had got one tick, for having an outside. "You would have to be so much less of what you are," said ${i}, "to be that."`,
            `"How do you feel about ${sheet.kinds}?" said ${i}. They had a sheet with an extra line. For a quarter of an hour ${H.name} was one. It was a lot of work. Then square four asked for a ${sheet.noise.toLowerCase()}, and there was nothing in ${H.him} but a "${H.says}". ${cap(i)} put the cap back on the pencil, and took it off again.`,
          ],
          `Then they tried the sheet for ${sheet.kinds}. It asked for a ${sheet.noise.toLowerCase()}. "${H.says}," said ${H.name}. There was not a tick to be had on it.`,
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'worried' },
            { who: I, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Look," said ${i}. "There is a line right at the end. It says Nothing Else. You sign there, and it is as if it had never come up. I have a great many to do." It was two words. Behind ${H.name} the whole queue breathed. At the end of two words was ${outing.said}. ${H.name} took the pencil. It had been held so much that it was warm.`,
          `It could all be over. There was a place to sign, and in front of it was printed: NOTHING ELSE. "They nearly all do," said ${i}. "It isn't a lie. It is more of a tidying." ${H.name} thought of ${outing.said}, and of everyone there. ${H.He} put the point of the pencil to the paper, where it made a dot.`,
          `"Sign for Nothing Else," said ${i}, "and I shall see you at ${outing.said}." It was so very easy. "That's what I did," said ${T.name}, close by, in a voice with no colour in it. "It was only a line." ${H.name} looked at the line, and then at ${T.name}, who did not look back.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'worried', holds: 'pencil' },
            { who: I, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"But there is something else," said ${H.name}, and gave the pencil back. It was said quite low, and everybody heard it. "Then you're not on a sheet," said ${i}. "No," said ${H.name}. ${H.He} walked home past the whole of the queue. They had been hanging things up for ${outing.said}. It is surprising how much one sees when one isn't going.`,
          `The dot stayed a dot. "If I sign it," said ${H.name}, "somebody will be there on Sunday. But I don't know who that is." Nobody had an answer ready. So ${H.name} went in and shut the door. From indoors you could hear them practising for ${outing.said}. It sounded exactly like people who have been ticked.`,
          `It is hard to put down a pencil when everyone would like you to use it. ${H.name} put it down. "I'm sorry to be a trouble," said ${H.name}. "I'd like to come. I'd like it to be me." Then ${H.he} went and sat on the step, and watched the others carry chairs to ${outing.said}. There was one too many.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'walk', feeling: 'determined' }] },
      },
      {
        text: [
          `${K.name} stayed behind, being somebody who likes to see how things work. "Who does yours?" said ${K.name}. "My what?" said ${i}. "Your sheet." There was one, nineteen years old. It had ticks all down it, and it was signed. ${K.name} read it twice. "There isn't anything on it about the bag," said ${K.name}. The bag was moved behind a leg.`,
          `"May I see one that has gone well?" said ${K.name}. So ${i} got out ${I.his} own. Never late, tick. Sharp pencil, tick. Nothing else. "Is that true?" said ${K.name}. It was a plain question, and ${i} looked about for the square it belonged in. Then ${I.he} looked at the bag. "It was a very long queue that day," said ${i}.`,
          `When they had all gone it was quiet enough to hear the bag. "You signed Nothing Else as well," said ${K.name}, who could read upside down. "Everybody did," said ${i}. "One was asked so quickly." ${K.name} waited. It is the best way of asking anything. After a time ${i} pulled the bag a little nearer.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: K, pose: 'look-up', feeling: 'curious' },
            { who: I, pose: 'sit', feeling: 'shy' },
          ],
          things: ['backpack'],
        },
      },
      {
        text: keeping(MOST, [
          `They went to ${H.names} house, both of them, with the bag. "I would like you to see this," said ${I.name}. In it, under all that paper, lay ${carried.said}. "${carried.owned}" It was odd, how much younger ${I.he} looked. "They never asked," said ${I.name}. "And then it was too late to bring it up." ${H.name} fetched another chair.`,
          `There was a knock, with no ticks in it. "I can't sleep on it," said ${I.name}. "I have ticked four hundred people. I never once asked what was left over." And ${I.he} undid the strap, and took out ${carried.said}. "${carried.owned}" ${K.name} said that it was a very good one. ${H.name} asked to see how it was done.`,
          `${I.name} did not come to the front door, but to the back, as one does with something to say. "I have one too," said ${I.name}, and put ${carried.said} on the table. "${carried.owned}" Nobody laughed. For nineteen years all that had been kept in a bag. "Wasn't it dark in there?" said ${K.name}.`,
        ]),
        scene: {
          setting: home,
          time: 'night',
          camera: 'close',
          actors: [
            { who: I, pose: 'kneel', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'happy' },
          ],
          things: [carried.thing],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `After that it was only a matter of a ruler. A square, when you look into it, is four lines. ${I.name} drew it at the bottom of ${H.names} sheet, and it was the largest. Above it ${I.he} wrote AND. "${written}," wrote ${H.name}. Then there was another knock. It was ${T.name}, with a sheet folded small. "Can you rub out ink?" said ${T.name}.`,
            `"It would have to go at the bottom," said ${I.name}, "and it would have to be big." The ruler was got out, and the good pencil. AND, it said, and under it was room to turn round. And: ${clause}. Somebody was looking in at the window. ${T.name} had been out there for an hour. "Is it too late to say something else?" said ${T.name}.`,
            `${K.name} held the lamp, and ${I.name} ruled the lines. It took four, like any square. And: ${clause}. Tick. "It looks as if it had always been there," said ${H.name}. Somebody coughed in the doorway. ${T.name} had unfolded the sheet. Where it said Nothing Else there was nearly a hole. "I've been rubbing," said ${T.name}.`,
          ],
          `After that it was only a matter of a ruler. ${I.name} drew a square at the bottom of the sheet and wrote AND above it. In it went. Then ${T.name} was in the doorway, with a sheet folded small. "Can you rub out ink?" said ${T.name}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: I, pose: 'kneel', feeling: 'happy', holds: 'pencil' },
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: T, pose: 'stand', feeling: 'shy' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `On Sunday they were all at ${outing.said}, two hours late, because of the queue. Everyone had wanted their sheet back for a moment. "${othersWrite[0]}," ${A.theKind} had put, and then: "${othersWrite[1]}." "${refrain}," somebody began, from habit, and looked, and there was. As for ${I.name}, ${I.he} ${carried.atLast}.`,
            `The sheets hang in a row now, and they do not end together. ${cap(A.theKind)} goes on the longest. (${othersWrite[0]}. ${othersWrite[1]}.) The evening of ${outing.said} was so warm that nobody went home. ${I.name} ${carried.atLast}. "${refrain}," said ${T.name}, and ${H.name} laughed so much that it had to be explained.`,
            `It was late when ${outing.said} began, and there were no chairs too many. One after another they read out what was in the last square. "${othersWrite[0]}," read ${A.theKind}, very fast. "${refrain}," said ${H.name} and ${T.name}, both at once. Then ${I.name} ${carried.atLast}, and the flat black bag stood open under the table with nothing in it.`,
          ],
          `On Sunday they were all at ${outing.said}, two hours late, because of the queue. Everyone had wanted their sheet back for a moment. ${I.name} ${carried.atLast}.`,
        ),
        scene: {
          setting: outside,
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: I, pose: 'dance', feeling: 'happy' },
            { who: A, pose: 'stand', feeling: 'excited' },
          ],
          things: [carried.thing, ...(outing.thing ? [outing.thing] : [])],
        },
      },
    ],
  };
}
