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
            `${arrival}${says} Everybody on the road knew it, and nobody thought it strange. They knew that the goat next door snored, and that there was a loose stone in the bridge. And they knew this about ${H.introduced}. It was simply what ${H.he} was like, on a Tuesday and on all the other days.`,
            `${arrival}If you asked ${K.name} about ${H.introduced}, you were told three things. The first was that you could not have a better friend. The second was the story of the ladder. ${says} That was the third. "And that's the best of it," said ${K.name}.`,
            `${arrival}Some things about a friend are so usual that you stop noticing them. ${says} ${cap(H.introduced)} said that it was quite true. It had never done any harm to anybody. They were just going to have half a pie.`,
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
          `Then ${I.introduced} came along the road, with a sharp pencil and a flat black bag. ${carried.hint} ${I.name} was an Inspector, and it was ${I.his} work to write down what everybody was like. "Each of you gets a sheet of paper," said ${i}. "Whoever has no sheet by Sunday can't come to ${outing.said}."`,
          `A notice had said that an Inspector would come, but nobody had read it. So nobody was ready when ${I.introduced} stood in the road with a bag. ${carried.hint} "I shall ask you all twelve questions," said ${i}, "and write the answers on a sheet. Without a sheet you can't go to ${outing.said}. I don't make the rules. I make the ticks."`,
          `"Make a queue, please," said ${I.introduced}, and everybody did. ${I.name} was an Inspector. Whoever wished to go to ${outing.said} had to have a sheet of paper, with a tick in every square. ${I.name} put down a flat black bag, to sit on. ${carried.hint} "What have you got in there?" said ${K.name}. "Nothing," said ${i}, much too fast.`,
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
            `In front of ${H.name} in the queue was ${T.introduced}, who was a sort of cousin. ${T.name} was done in four minutes. "Twelve squares, twelve ticks," said ${i}. "And now sign here, where it says Nothing Else. I wish they were all like you." But ${T.name} folded the sheet up very small, and did not look happy.`,
            `${T.introduced}, a cousin of ${H.names}, went first. Tick, tick, tick, went the pencil. "And is there anything else about you?" said ${i}. ${T.name} looked at the long queue. "No," said ${T.name}, and signed. But on the way out ${T.name} hid the sheet in a pocket. ${H.name} saw it, and wondered why.`,
            `${T.introduced}, who was ${H.names} cousin, stood in front. ${T.He} got twelve ticks in twelve squares, and signed at the bottom. "You're next," whispered ${T.name} to ${H.name}. "Just say yes to it all. It's quicker." ${T.He} said it as if ${T.he} were sorry about something.`,
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
            `Name, tick. Kind, tick. "And what do you say?" said ${i}. "${H.says}," said ${H.name}. Tick. There was one question left. "Is there anything else?" said ${i}. ${says} The pencil stopped in the air. There was no square for such a thing. "${refrain}," said ${i}.`,
            `It went well for eleven squares. Where do you live? Which side do you sleep on? Do you like soup? "And that is all," said ${i}. "It isn't, though," said ${K.name}. "${H.name} ${clause}." ${cap(i)} looked for a square where one could write that down, and turned the sheet over. There was nothing on the back at all. "${refrain}."`,
            `"${H.says}," said ${H.name}, because the fourth question asked for it. The whole queue clapped, and it got a tick. ${says} ${K.name} only meant to help. But ${i} went up the sheet with the pencil, and down again, like somebody looking for the right door. "${refrain}," said ${i}.`,
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
            `So they tried to fit it in. One square was empty, and it was called ${asked}. But whatever one writes in that square is the answer to that question. ${asked}: ${clause}. "They read them all out at ${outing.said}," said ${i}. "Everybody will laugh." So it had to be rubbed out again.`,
            `"What about that square?" said ${K.name}. It was the one for ${asked}. ${cap(i)} wrote it in there, and they all stood back. Now the sheet said, under ${asked}, that ${H.name} ${clause}. "That's true," said ${H.name}, "but it isn't what they asked." It did look silly. ${cap(i)} rubbed it out.`,
            `First ${i} tried to write it along the edge of the sheet, but there was no room. Then ${i} wrote it in the square for ${asked}. Somebody in the queue read it aloud, and had to sit down, laughing. ${H.name} did not laugh. "Rub it out, please," said ${H.name}.`,
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
            `"It may be that you need another sheet," said ${i}. There were sheets for everybody in the pile, and the one on top was for ${sheet.kinds}. So they tried that. "Can you say '${sheet.noise}'?" said ${i}. "${H.says}," said ${H.name}, who was not one of the ${sheet.kinds}. So that sheet was wrong as well. "${refrain}," said ${i} again.`,
            `Then they tried the sheet for ${sheet.kinds}, which had more room. But on that sheet one had to say "${sheet.noise}". ${H.name} took a deep breath, and out came "${H.says}". "You would have to change nearly everything about you," said ${i}. "I don't want to," said ${H.name}. "${refrain}," said ${i}.`,
            `"Would you mind being one of the ${sheet.kinds}?" said ${i}. Their sheet had an extra line. So ${H.name} tried, for a quarter of an hour, and it was a lot of work. Then question four asked for a ${sheet.noise.toLowerCase()}. "${H.says}," said ${H.name}. Nothing else would come out. "${refrain}," said ${i}, and put that sheet away.`,
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
          `"Look," said ${i}. "At the end it says Nothing Else. Sign your name there, and we forget about that one thing. Then you can come to ${outing.said}." Behind ${H.name} the whole queue was waiting. ${H.name} wanted so much to go. But it would be a lie. ${H.name} held the pencil until it was warm.`,
          `There was one easy way. At the bottom was printed: NOTHING ELSE. Whoever signed there was done. "They nearly all do," said ${i}. "It isn't a lie. It is more of a tidying." ${H.name} thought of ${outing.said}, and of everybody who would be there. ${H.He} put the pencil to the paper, and it made a dot.`,
          `"Sign where it says Nothing Else," said ${i}, "and I shall see you at ${outing.said}." ${T.name} was standing close by. "That's what I did," said ${T.name}. "I left something out as well. It was only a line." ${H.name} looked at ${T.name}. ${T.name} looked at the ground.`,
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
          `"But there is something else," said ${H.name}, and gave the pencil back. It was said quite low, and everybody heard it. "Then you have no sheet," said ${i}, "and you can't come." ${H.name} walked home past the whole of the queue. They were hanging things up for ${outing.said}, and every one of them looked away.`,
          `But ${H.name} wrote no more than the dot. "If I sign this," said ${H.name}, "somebody will be there on Sunday. But it won't be me." Nobody had an answer to that. So ${H.name} went home without a sheet, and shut the door. From indoors one could hear the others getting ready for ${outing.said}.`,
          `${H.name} put the pencil down. "I'm sorry to be a trouble," said ${H.name}. "I'd like to come. But I'd like it to be me." Then ${H.he} went and sat on the step, without a sheet. The others were carrying chairs to ${outing.said}. There was one chair too many, and they carried it back.`,
        ],
        scene: { camera: 'wide', actors: [{ who: H, pose: 'walk', feeling: 'determined' }] },
      },
      {
        text: [
          `${K.name} stayed with the Inspector. "Have you got a sheet as well?" said ${K.name}. ${cap(i)} had one, nineteen years old. It had twelve ticks, and it was signed under Nothing Else. ${K.name} read it twice. "There isn't anything on it about your bag," said ${K.name}. ${cap(i)} pushed the bag behind a leg.`,
          `"May I see one that is quite right?" said ${K.name}. So ${i} got out ${I.his} own sheet. Never late, tick. Sharp pencil, tick. Nothing else, signed. "Is that true?" said ${K.name}. "What about the bag?" It was quiet for a while. "It was a very long queue that day," said ${i}.`,
          `When they had all gone, ${K.name} looked at the Inspector's own sheet. "You signed Nothing Else as well," said ${K.name}. "Everybody did," said ${i}. "They asked so quickly." "And what is in your bag?" said ${K.name}. ${cap(i)} did not say. But ${I.he} pulled the bag a little nearer.`,
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
          `That night they both went to ${H.names} house, with the bag. "I would like you to see this," said ${I.name}, and took out ${carried.said}. "${carried.owned} They never asked about it. And then it was too late to say." Nobody laughed. ${H.name} fetched another chair.`,
          `After dark there was a knock at ${H.names} door. It was the Inspector. "I can't sleep," said ${I.name}. "I left something out as well." And ${I.he} opened the bag, and took out ${carried.said}. "${carried.owned}" ${K.name} said that it was a very good one. ${H.name} asked to see how it was done.`,
          `${I.name} came to ${H.names} back door, very late, and put ${carried.said} on the table. "This was in the bag," said ${I.name}. "${carried.owned}" For nineteen years ${I.he} had told nobody. "Wasn't it dark in there?" said ${K.name}.`,
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
            `After that it was simple. A square is only four lines, and ${I.name} had a ruler. ${I.He} drew one more, the largest of all, at the bottom of ${H.names} sheet. "${written}," wrote ${H.name}. Then there was another knock. It was ${T.name}, with a sheet folded small. "Can I have a square like that?" said ${T.name}. "I left something out."`,
            `"If there is no square for you," said ${I.name}, "then there is something wrong with the sheet." So ${I.he} ruled a new one at the bottom, with room to spare. ${K.name} held the lamp. In it went: ${clause}. Tick. Then they saw ${T.name} outside the window, with a sheet in one hand. "Is it too late to say something else?" said ${T.name}.`,
            `"Can't you draw a new square?" said ${K.name}. In nineteen years ${I.name} had never thought of that. It took four lines. And: ${clause}. Tick. "It looks as if it had always been there," said ${H.name}. Somebody coughed in the doorway. It was ${T.name}, who had tried to rub out Nothing Else, and had rubbed a hole. "Me too, please," said ${T.name}.`,
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
            `On Sunday they all came to ${outing.said}, two hours late, because everybody had wanted a new square. "${othersWrite[0]}," ${A.theKind} had written, and then: "${othersWrite[1]}." "${refrain}," somebody began, from habit, and looked, and there was. As for ${I.name}, ${I.he} ${carried.atLast}.`,
            `All the sheets hang in a row now, and each has a new square at the bottom. ${cap(A.theKind)} has two. (${othersWrite[0]}. ${othersWrite[1]}.) Nobody was left at home on the evening of ${outing.said}. ${T.name} and ${H.name} came together. And ${I.name} ${carried.atLast}.`,
            `This time they needed every chair at ${outing.said}. One after another they read out what was in the last square. "${othersWrite[0]}," read ${A.theKind}, very fast. Everybody clapped. Then ${I.name} ${carried.atLast}, and the flat black bag stood open under the table with nothing in it.`,
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
