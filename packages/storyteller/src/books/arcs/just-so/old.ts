import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { JustSo } from './arc.ts';

const MOST = 20;

/** One thing is left in the box, and two have come for it; whoever gives it up has to do without, or so it seems. */
export function old(bound: JustSo): Told {
  const { hero: H, child: K, finished: A, small: S, origin, aMark, way, refrain, chance } = bound;
  const { mark } = origin;
  const words = { h: H.name, k: K.name, mark, aMark };
  const { its } = bound;
  return {
    title: titled(
      chance.pick(
        `how ${H.theKind} got ${its} ${mark}`,
        `the last thing in the box`,
        `one each, said the lid`,
        `${H.name}, who came late to everything`,
        `the list of ${K.name}`,
        `before there were ${origin.plural ? mark : 'any such things'}`,
      ),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is from the beginning, when nothing had been finished. The sea had been put in, but not the tide. Hills had been left about. The owls were up all day and did not know why. And ${H.introduced} had no ${mark}. You would not have known ${H.name} from a stone, and a good many people did not. They used to sit down next to it and take out their lunch.`,
            `There are people who will tell you that it was always so. It was not. There was a time when ${H.introduced} had no ${mark}, and nothing else to speak of. Everybody was the colour of porridge. You told them apart by asking. It took up most of the day, and nobody minded, because they had not been shown anything better.`,
            `Before things were as they are, they were all rather alike. A thing with four legs was called a thing with four legs. Among those was ${H.introduced}. There was no ${mark} yet, not on ${H.name}, and not on anybody. It was like the day before a birthday, only that nobody had told them what a birthday was.`,
          ],
          `This is from the beginning, when nothing had been finished. ${cap(H.introduced)} had no ${mark}, and nothing else to speak of.`,
        ),
        scene: { setting: 'farm', camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: [
          `Then the box came. It stood on the plain one morning with its lid up, and it was as long as a street. ONE EACH, said the lid. ${K.name} had been given a pencil and a list, and told to see that it was fair. "What's in it?" they shouted. "You are," said ${K.name}. "The rest of you. It's to be finished by Friday."`,
          `It was ${K.name} who had the list. The list had come with the box, and the box had come with the dew. It was full of humps and horns and noises, each wrapped in paper. ONE EACH, it said on the lid. ${K.name} sat down next to it with a pencil. It was Monday. They had until Friday, and then what was over would be taken away.`,
          `The box came down the river on a Monday, and ${K.name} was sitting on it. "It's the finishing," said ${K.name}. "You are to come and choose. ONE EACH, do you see? It says so on the lid." There was a list as well, with a line for everybody. It would all be over on Friday. Nobody had ever had to hurry before, and they were not good at it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'excited' }],
          things: ['box'],
        },
      },
      {
        text: [
          `By noon on Monday you could not see the box for backs. ${cap(A.introduced)} had got there first, and had tried on eleven things before lunch. "Do I look like myself?" said ${A.name}. Nobody knew. It had not been seen before. "I think you do now," said ${K.name}, and ticked it off. And after that there was no mistaking ${A.name} for anyone, not even in the dark.`,
          `They came in crowds. They came early, and stood in each other's way, and unwrapped what was not theirs. ${cap(A.introduced)} chose in a minute, and then stayed for two days to help other people choose. "Not that," you could hear it saying. "It does nothing for you." ${K.name} ticked, and ticked. One by one they went off over the hill, looking like themselves.`,
          `You never saw such a week. They dug about in the box, and swapped, and swapped back. ${cap(A.introduced)} came out of it so much improved that its own mother shook hands. "Next," said ${K.name}. On Tuesday the plain was full of noises that had not been there on Monday. On Wednesday it had colours. On Thursday there were just two lines on the list without a tick.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: A, pose: 'cheer', feeling: 'proud' },
            { who: K, pose: 'point', feeling: 'happy' },
          ],
          things: ['box'],
        },
      },
      {
        text: keeping(
          MOST,
          way.habit.map(
            (line, i) =>
              `${
                [
                  `One of them was ${H.name}, who had set out before any of them, on Sunday night.`,
                  `And where was ${H.name}? It lived nearer than anybody, and had been on the way since Monday.`,
                  `${H.name} was not lazy. It had got up early, and left at once, and walked every day.`,
                ][i] ?? ''
              } ${line(words)} "${refrain}," said ${H.name}, when people called out to it to hurry. They came back past it, with tails, and trunks, and all sorts of hair. It told each of them how well it looked. It meant it, too. It stopped for every one of them.`,
          ),
          `${H.name} had set out before any of them. But it stopped for everything on the way. "${refrain}," said ${H.name}, whenever people called out to it to hurry.`,
        ),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'walk', feeling: 'calm' }] },
      },
      {
        text: [
          `The other line on the list was ${S.introduced}. ${H.name} came on it on Friday, halfway up the hill. It was going so slowly that it hardly seemed to be going at all. "Is it far?" said ${S.name}. "I set out on the Monday before." It had one small bag. "I shall want very little," it said. "I only want there to be something." And ${H.name} bent down, and let it climb on.`,
          `On Friday afternoon ${H.name} nearly trod on somebody. It was ${S.introduced}, and it was on its way to the box as well. At that rate it would be there by spring. "They go by so fast," said ${S.name}, "that they blow me back." "Get on," said ${H.name}. "I am not fast, but I am not as small as you." So they came over the last hill together, one on top of the other.`,
          `"Excuse me," said the ground. It was not the ground, it was ${S.introduced}. "Would you mind walking a little to the left? I have got as far as here, and I should not like to be trodden back." It was bound for the box. It had been passed by everybody. ${H.name} did not think about it. It put its head down, and ${S.name} got on, and was very quiet the whole way.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'kneel', feeling: 'curious' },
            { who: S, pose: 'sit', feeling: 'shy' },
          ],
        },
      },
      {
        text: [
          `The sun was almost down when they came to the box. ${K.name} was sweeping out. "You are just in time," said ${K.name}, and then saw that there were two of them. At the bottom lay one thing, in brown paper. "${refrain}," said ${H.name}. There was one left. There was exactly one. ${K.name} looked at the list, and there were two lines on it. Nobody said a word, and the paper rustled.`,
          `"${refrain}," said ${H.name}, and put its head over the edge. And there was one! It was in a corner, still wrapped, and about the size of a loaf. Then ${K.name} coughed. "It says one each," said ${K.name}. "And there are the two of you." It was nobody's fault. They must have counted wrong at the beginning, when there were so many other things to count.`,
          `It was getting dark. ${K.name} sat on the edge of the box and held up the last parcel to the light. "I'm glad you've come," said ${K.name}. "I was to take it away at sundown. Who is it for?" Then ${K.name} saw ${S.name}, up there between the ears, and stopped smiling. One parcel, and two lines. You do not need a pencil for a sum like that.`,
        ],
        scene: {
          camera: 'medium',
          time: 'sunset',
          actors: [
            { who: K, pose: 'stand', feeling: 'worried' },
            { who: H, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'sit', feeling: 'worried' },
          ],
          things: ['box'],
        },
      },
      {
        text: [
          `"You have it," said ${S.name} at once. "You brought me." It was said quickly, the way one jumps into cold water. ${H.name} looked at the parcel. It had walked five days for that. It would be mistaken for a stone until the end of the world. Then it felt something on top of its head. It was very light, and it was shaking. "No," said ${H.name}. "I was late. You were only small."`,
          `${H.name} wanted it. It wanted it more than it had ever wanted anything, and it had waited a week without knowing. Nobody would have blamed it. ${S.name} had even shut both eyes, so as not to be in the way. "I stopped for things," said ${H.name}, after a time. "I could have been here on Monday. You never stopped once." And it pushed the parcel across, with its nose.`,
          `They could not share it. ${K.name} asked. A thing like that is no good in halves. "Whoever is larger should have it," said ${S.name}. "There is more of you to be plain." It was a brave thing to say. ${H.name} looked at the brown paper for as long as it takes to say goodbye to something. "I have always been a stone," it said. "I know how it's done. You take it."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'think', feeling: 'sad' },
            { who: S, pose: 'sit', feeling: 'surprised' },
          ],
          things: ['box'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `So ${S.name} was finished, and still had to sit down the next day. "It isn't fair," said ${K.name}, and stayed on, though the week was over. ${way.tries[0](words)} ${way.tries[1](words)} "It is very good of you," said ${H.name}. "${refrain}, another year."`,
            `The next day ${K.name} could have gone home. There was a tick to be made, and no more to sweep. But there is a kind of list that you cannot put down. ${way.tries[0](words)} ${way.tries[1](words)} "${refrain}," said ${H.name}, "some day." ${S.name} could not enjoy its parcel at all.`,
            `Everybody had ideas the next day, and ${K.name} tried them all. ${way.tries[0](words)} ${way.tries[1](words)} ${A.name} came to look. "You can't finish a person with bits," it said. "${refrain}," said ${H.name}, but only from habit.`,
          ],
          `The next day ${K.name} could have gone home. But there is a kind of list that you cannot put down. They tried this, and they tried that, and none of it stayed on.`,
        ),
        scene: {
          camera: 'wide',
          time: 'day',
          actors: [
            { who: K, pose: 'reach', feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: S, pose: 'sit', feeling: 'sad' },
          ],
          things: way.tryThings.filter((each) => each !== null),
        },
      },
      {
        text: keeping(
          MOST,
          way.turn.map(
            (line, i) =>
              `${
                [
                  `It was the day after that. Nobody was trying any more, which is often when things come.`,
                  `You will have forgotten how ${H.name} came to be late. ${H.name} had not got over it, either.`,
                  `In the end it was nobody's idea. It was only a habit.`,
                ][i] ?? ''
              } ${line(words)} "Don't move," said ${K.name}. "Don't anybody move. Just look!"`,
          ),
          `In the end it was nobody's idea. ${H.name} did what it always did. And there it was at last: ${aMark}.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'jump', feeling: 'surprised' },
            { who: K, pose: 'point', feeling: 'surprised' },
          ],
          things: [way.turnThing],
        },
      },
      {
        text: [
          `They came from all over to see. ${cap(A.name)} walked round ${H.name} three times, and could find nothing to improve. "Which part of the box was that in?" said ${A.name}. "It wasn't," said ${H.name}. Everybody else had something that had been made for anybody. This had only ever been for one. ${K.name} wrote it down at the bottom, where there was no line, and drew the line afterwards.`,
          `"And that's not out of the box," said ${A.name}, who was an expert by now. "There was nothing like that in the box." ${S.name} was cheering, although one could not hear it. ${K.name} turned the list over, to see if there were rules. There were none about this. So ${K.name} wrote: ${mark}. And in the place where it says how many, ${K.name} wrote: never mind.`,
          `It was so quiet that you could hear the pencil. ${mark.toUpperCase()}, wrote ${K.name}, and made a tick. It was the last tick, and then everything was finished. The owls went to bed. The tide came in. ${cap(A.name)} bowed, which it had been practising. And up between the ears of ${H.name} sat ${S.name}, as proud as if it had been its own.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'dance', feeling: 'proud' },
            { who: A, pose: 'stand', feeling: 'surprised' },
            { who: S, pose: 'cheer', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          way.still.map(
            (line, i) =>
              `${line(words)} ${
                [
                  `As for ${S.name}, it rides up there to this day, when there is somewhere to go. They set out in good time, and are always late.`,
                  `And if you should see it go by, look closely at the top. There is somebody very small up there, and it will be asking if it is far.`,
                  `Nobody takes ${H.name} for a stone any more. And somebody rides up there. It weighs next to nothing, and it always asks first.`,
                ][i] ?? ''
              }`,
          ),
          `It has never come off. And ${S.name} rides up there to this day, and always asks first.`,
        ),
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: H, pose: 'sit', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'sleepy' },
          ],
        },
      },
    ],
  };
}
