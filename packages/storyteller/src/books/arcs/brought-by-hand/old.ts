import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { BroughtByHand } from './arc.ts';

const MOST = 20;

/**
 * There is a way to be moved after all; but somebody small leans there every evening, and says nothing. What is given up
 * comes back in pieces, and one who has never stayed anywhere puts a price on it.
 */
export function old(bound: BroughtByHand): Told {
  const { hero: H, child: K, first: A, second: B, traveller: T, wish, home, refrain, chance } = bound;
  const { want, place, sees, smell, sound } = wish;
  const Place = cap(place);
  const keep = wish.keepThing === null ? [] : [wish.keepThing];
  return {
    title: titled(
      chance.pick(
        `${place}, brought by hand`,
        `some people can only stay`,
        `${H.name} and the far end of the world`,
        `wanted: ${place}, any size of piece`,
        `one who goes and one who stays`,
        `all of it, in the dark`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There are those who can go, and there are those who can only stay. ${H.introduced} was of the second sort. It was not a bad place to be. There was weather, and there were people going by, and in the evening there was ${K.name}, who came to do sums there. But ${H.name} had one wish, and it was always the same one. "I want to ${want}."`,
            `"I want to ${want}," said ${H.introduced}. It was said each evening at about the same time, as others say that it is getting late. People who were passing laughed, if they heard. You might as well wish to be a Tuesday. Only ${K.name}, who did homework there, put down the pencil, and did not laugh.`,
            `${H.introduced} had been in one place for so long that the path went round. Children had grown up beside it, and had come back with children. They had all been somewhere. "And you?" they said. ${H.name} had only been here. "I want to ${want}," ${H.name} told ${K.name}, who could keep a thing like that quiet.`,
          ],
          `"I want to ${want}," said ${H.introduced}, who could only stay.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `It was not for want of trying. ${H.name} had leaned, for the whole of one winter, as far as ${H.aKind} can lean. All that came of it was a crick. If you have stayed put all your life, you grow to be very good at it. It is like being asked to forget your own name. "How do you begin?" said ${H.name}. "You pick up one foot," said ${K.name}. They both looked down.`,
          `They tried it together, on the quiet. ${K.name} pushed, and ${H.name} thought of something light. By midnight they had moved a hat, two stones and a worm. "You might be further along than you think," said ${K.name}. They measured it with string. ${H.name} was exactly as far along as ever. It was an honest piece of string.`,
          `"What do they do, the ones who go?" said ${H.name}. ${K.name} had never thought about it. "They just stop being here," said ${K.name}, "and start being there." It did not sound hard. ${H.name} tried it all night. In the morning ${H.name} was there as well as ever, and had not stopped for a moment.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'reach', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `The next best thing is to be told. ${A.introduced} was going there on Monday, with sandwiches. "I'll tell you everything," said ${A.name}. On Thursday ${A.name} was back. "Well," said ${A.name}, "it's big." "${refrain}" said ${H.name}. ${A.name} frowned, and thought. It had been four days, and there had been a great deal of it. "Very big," said ${A.name}, "and we had the sandwiches."`,
          `"Tell me," said ${H.name} to ${A.introduced}, who had just come home from ${place}, brown, and with a cold. "It was lovely," said ${A.name}. "${refrain}" "It was just like the pictures." ${H.name} had never seen the pictures. It is a strange thing. You can stand in the middle of a marvel for a week, and come home with three words.`,
          `${A.introduced} went to see, as a favour. It took a fortnight. They could hardly wait. "There was a queue," said ${A.name}. "${refrain}" "And then we went in. It was closed on the left." "${refrain}" said ${H.name}, who had been waiting longer than a fortnight. ${A.name} was sorry about it. But that was all there was in there.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'wave', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Then, in the spring, a man came along the road with a cart on sixteen wheels. "I move things," he said. "Houses. Chapels. I moved a pond once, with the ducks on. You'd be no trouble." And he walked round ${H.name} with a tape. "Where to?" "${Place}," said ${H.name}. "I could have you there by Friday," said the man.`,
          `It was ${B.introduced} who knew a man with wheels. He came on a Sunday and knocked on ${H.name} here and there. "There's nothing that can't be moved," he said. "It's only a question of how many oxen. Friday suit you?" ${H.name} had wished for it so long that there was no word ready. "Yes," said ${K.name}, "isn't it? Say yes."`,
          `Nobody had ever thought of asking. But there was a man, and he had ropes and wheels and a hat with a feather in it. "I do anything," said the man. "I've shifted a town hall. You tell me where, and I tell you when." "${Place}," said ${H.name}. "Friday," said the man. It was as simple as that. It had been as simple as that all along.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'excited' },
            { who: K, pose: 'cheer', feeling: 'excited' },
          ],
          things: ['wheel'],
        },
      },
      {
        text: keeping(MOST, [
          `On Thursday, late, somebody came who was not expected. It was ${B.introduced}, with the smallest one of the house, who could not sleep. They came most nights. The small one leaned on ${H.name}, as it always did, and shut both eyes, and was gone. "It won't do it on anything else," said ${B.name}. "We've tried a gate." ${B.name} did not say any more. That was what was so hard about it.`,
          `Everybody was pleased for ${H.name}. They said so. They came by one after another, on the last evening, to say how pleased they were. The old ones sat down there, where they had sat when they were young. ${B.introduced} showed the smallest one the marks, where they had all been measured. "We'll find something else to measure on," said ${B.name}. Nobody said what.`,
          `The night before, ${H.name} looked about, to remember it. There were the two old people, who met there on Thursdays because they had always met there. There was ${B.introduced}, who turned left at ${H.name} in any fog. There was the small one from the corner, asleep there, with its mouth open. It is not much to be leaned on. But it has to be somebody who stays.`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'worried' },
            { who: B, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"No," said ${H.name} in the morning. "Thank you. I find that I'm in use." The man rolled up his tape. He was not offended. "It's often the way," he said. "I moved a chapel once that cried so much that I had to bring it back." Then the sixteen wheels went off down the road. ${H.name} listened to them for as long as there was anything to hear. It is a long time, on a still day.`,
          `In the morning the oxen were there, and the ropes were on. "Ready?" said the man. "I can't," said ${H.name}. It is hard to want a thing all your life, and be handed it, and look down. "I didn't know what I was doing here. It seems that I was doing something." They took the ropes off again. ${K.name} helped. Neither of them spoke of it, that day or the next.`,
          `They came in the morning, with all their wheels. ${H.name} asked how long it would be for. "For good," said the man. "It's not a thing one does twice." So there it was, the whole of it, on one side: ${place}. And on the other there were only some people who leaned. "I had better stay," said ${H.name}. It was not said in a noble voice. It was hardly a voice at all.`,
        ]),
        scene: {
          time: 'day',
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `"Then it will have to come here," said ${K.name}, on the third day. It was quite a new voice. By evening there was a sign. GOING TO ${place.toUpperCase()}? PLEASE BRING SOME BACK. ${A.name} was the first. ${A.name} had gone all that way again, and on purpose, for ${wish.keep}. "I looked at it the whole time," said ${A.name}. "I didn't even have the sandwiches."`,
          `${K.name} thought about it for a week. "They go," said ${K.name}, "and they get it all over them. Then they shake it off at the door. It's a waste." So ${K.name} put up a shelf, and a board above it. WANTED: ${place.toUpperCase()}. ANY SIZE OF PIECE. You would not believe what came. ${A.name} brought ${wish.keep}. ${B.name} had caught the air of it in a jar, and ran all the way home.`,
          `It got about, what ${H.name} had done. People do not say much to that sort of thing. They bring something. ${B.name} came with ${wish.keep}, and put it down as if it had been an egg. ${A.name} had a jar, and in the jar was nothing that you could see. "That's the smell," said ${A.name}. "Don't open it yet." And ${K.name} built a shelf to put it on.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'point', feeling: 'determined' },
            { who: A, pose: 'hold', feeling: 'happy' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
          things: ['sign', ...keep],
        },
      },
      {
        text: keeping(MOST, [
          `By the autumn there was a heap. They had learned to look. "I saw ${sees[0]}," you would say, and write it down. But ${H.name} grew quieter and quieter. "It's a lot of small things," said ${H.name} at last, to ${K.name}. "They're very good ones. They don't seem to know each other. I can't make ${place} of it." It began to get dark. ${K.name} sat and looked at the jar.`,
          `It was all there, by the time the leaves came down. There was somebody's ticket. There was a sock that had been in it. ${A.name} could tell you, word for word, of ${sees[0]}. "Is it like ${place}?" said ${K.name}. ${H.name} would have given a great deal to say yes. "It's like a box of letters," said ${H.name}, "and nobody has told me the word."`,
          `The shelf was full, and so was the one below. "${refrain}" said ${H.name}, each time, and there was always something. There was even ${sees[0]}, as told by ${B.name}, who had gone back twice to be sure. And still it was a shelf. "Perhaps I'm not able to," said ${H.name}. "Perhaps it takes feet."`,
        ]),
        scene: {
          time: 'sunset',
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
          things: ['jar', ...keep],
        },
      },
      {
        text: keeping(MOST, [
          `"We've been looking at it," said ${K.name}. "That's what's wrong. Wait until it's dark." They all waited. Then ${K.name} took the lid off. It smelled of ${smell}. Somebody began, very low, to be the sound of it: ${sound}. "On the left," said ${A.name}, "${sees[1]}. On the right, ${sees[2]}. Don't turn round yet." And there in the dark, with nobody moving, it came together. It had no edges. ${H.name} was standing in the middle of ${place}.`,
          `It was a night without a moon. ${K.name} asked them all to come, and to bring what they knew. The jar was opened, and there was ${smell}. "Now the sound," whispered ${K.name}. They did it as they had heard it: ${sound}. "And straight ahead of you," said ${B.name}, "${sees[1]}." Nobody saw anything. Nobody needed to. "Oh," said ${H.name}. "It's much bigger than I thought. Don't stop."`,
          `Then ${K.name} blew out the lamp. "Give me all of it," said ${K.name}, "and not one at a time." Somebody put ${wish.keep} where ${H.name} could feel it. Somebody let out the smell, and it was of ${smell}. And out of the dark they told it, one after the other, very softly: ${sees[1]}, and ${sees[2]}. You could not have said who spoke. "I'm there," said ${H.name}. "Is that what it's like? I'm there."`,
        ]),
        scene: {
          time: 'night',
          camera: 'wide',
          actors: [
            { who: H, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'hold', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
          ],
          things: ['jar'],
        },
      },
      {
        text: keeping(MOST, [
          `Something came down on the shelf with a bump. It was ${T.introduced}, on the way from one end of the world to the other, and a long way behind. "That's ${place}," said ${T.name}, and sniffed. "I've gone over it eleven times. I never knew that it smelled." "But you could stop," said ${H.name}. "We don't," said ${T.name}. "I've been everywhere, you know. I have never once seen the same thing twice. What's it like, to stay?"`,
          `"Is somebody doing ${place}?" said a tired voice. It was ${T.introduced}. "You're doing it well. I've only ever seen it from the top, and in a crowd." ${T.name} folded up, first one wing and then the other, and looked at ${H.name} with one eye. "They tell me that you've been here all the time. All the time! Every day the same one! What in the world is that like?"`,
          `They had forgotten that others might hear. ${T.introduced} sat down on the sign. "I had to come and see who it was," said ${T.name}. "I pass ${place} twice a year. I couldn't have told you half of that. There's always a next place, you see, and you're always late for it." Then, after a time: "I suppose you would know how it is to have just the one."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'sit', feeling: 'sleepy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `Nobody had ever asked ${H.name} that. But there was a great deal to say. The light gets here at six, and comes down the wall like somebody on tiptoe. The first frost has a sound. There is a snail who goes by on Thursdays, and it has been the same snail for nine years. "${refrain}" said ${T.name}. There were the ones who leaned, and how each of them did it. "${refrain}" said ${T.name}, until the stars were going out.`,
          `"It isn't the same one," said ${H.name}. "I thought so too." And ${H.name} told of all the days that there had been, and how no two were alike. There was a blue one in March that nobody else had noticed. You had to be here for it. "${refrain}" said ${T.name}, and crept closer. ${K.name} heard it all, and wrote down what there was room for.`,
          `"It goes very deep, one place," said ${H.name}. "I haven't come to the end of it." And it turned out that ${H.name}, who had always asked, was the best teller of them all. There was how the rain starts, on the one leaf. There was who cries, and who hums, and what they think nobody hears. "${refrain}" said ${T.name}. It was the first night for years that ${T.name} had not been late for something.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: T, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `${T.name} went on at daybreak, with a small parcel on one leg. There was some of here in it. There is a shelf now at the far end of the world, on a rock, with a sign. Those who pass through stop there, and shut their eyes. They say that it is very restful, and that you can smell the frost.`,
          `"Have you ever been anywhere?" say the new ones, the ones who do not know. "I've been to ${place}," says ${H.name}. It is quite true. ${K.name} was there. And every year, on a certain night, ${T.name} is late again, and has to be told everything.`,
          `The sign is still up. It has been painted over twice. PLEASE BRING SOME BACK, it says on the one side, for those who go. ${K.name} wrote the other side, for ${T.name}, so that it could be read from the air. PLEASE STAY A BIT, it says.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: T, pose: 'float', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
