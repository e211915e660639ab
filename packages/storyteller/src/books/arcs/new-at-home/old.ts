import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NewAtHome } from './arc.ts';
import { SHARED } from './seats.ts';

const MOST = 20;

/** How somebody moves in, by who it is. */
const MOVED_IN: Readonly<Record<NewAtHome['is'], (who: string) => string>> = {
  pet: (who) => `On Saturday it was there: ${who}, with one bowl, one blanket and no idea where anything was.`,
  baby: (who) => `On Saturday they carried it in at last: ${who}, about as long as a loaf, and fast asleep.`,
  child: (who) => `On Saturday it was the move: ${who}, with two bags, a lamp and a coat that was too warm.`,
  'grown-up': (who) => `On Saturday it was the move: ${who}, with nine boxes, a lamp and a chair that did not fit.`,
};
/** What the new one cannot know, said by the grown-up. */
const NOT_TO_KNOW: Readonly<Record<NewAtHome['is'], string>> = {
  pet: 'Nobody has shown it round in the dark',
  baby: 'Everything in the world is new to somebody of that size',
  child: 'It was another house, for so long, and it said other things',
  'grown-up': 'Forty years in one house, and then all of a sudden another',
};

/** Told from eight: a record of forty nights of five; what was asked for is given; and it has to be asked back. */
export function old(bound: NewAtHome): Told {
  const { child: K, grownUp: G, newcomer: N, is, introduced, noises, sixth, seat, why, refrain, chance } = bound;
  const name = K.name;
  const n = N.name;
  const row = cap(noises.map((each) => each.heard).join(', '));
  const [n1, n2, n3, n4] = noises;
  const nights = chance.pick('forty-one', 'sixty-three', 'ninety-nine');
  const moved =
    is === 'baby' ? 'The basket was carried' : is === 'pet' ? `The bed of ${n} was carried` : 'The bed was carried';
  return {
    title: titled(chance.pick(`${nights} nights of five`, `the log of the night`, `the hole in the night`)),
    refrain,
    pages: [
      {
        text: [
          `${name} kept a log of the night. It was a thin notebook, with a line for each, and what went into it was what the house said. ${row}. There was ${n1?.by ?? ''}, and ${n2?.by ?? ''}, and so on, in order. When all five had come, ${name} wrote COMPLETE, and went to sleep. There had been ${nights} of those in a row. It was probably a record.`,
          `A house at night is not quiet, if you know how to listen. It says the same things over and over, like somebody looking for their keys. ${row}. ${name} had all five in a notebook. "${cap(n3?.heard ?? '')}: ${n3?.by ?? ''}," it said, on page one. On the other pages it said COMPLETE, with a date. It had said it for ${nights} nights.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'calm' }],
          things: ['notebook'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${MOVED_IN[is](introduced)} Everybody had known about it for months. They had moved the big cupboard for it. But it is one thing to move a cupboard. "Come in," said ${name}, and found that it was a real question, with an answer that stood in the hall. "It's for good, isn't it?" ${name} asked ${G.name}, later. "I do hope so," said ${G.name}.`,
            `There were three weeks of getting ready. ${MOVED_IN[is](introduced)} ${name} had meant to say something. There was even a card. But when it came to it there was only a lot of hall with a lot of people in it, all saying mind. "Well," said ${G.name}, when the door was shut, "that's all of us." And everyone looked round to see how many that was.`,
          ],
          `On Saturday ${introduced} came, to live there. Everybody had known about it for months. "It's for good, isn't it?" ${name} asked ${G.name}, later. "I do hope so," said ${G.name}.`,
        ),
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: N, pose: is === 'baby' ? 'sit' : 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `The first thing to go was ${seat.name}. It had never been anybody's, on paper. It was just where ${name} was, if anyone wanted to know. The next day it had ${n} in it, because ${why}. You could not even be cross about it. That was what made it so annoying. "${refrain}," said ${name}, to the wallpaper. There were other places to sit. ${name} sat in all of them, one by one, and was not there.`,
          `By lunch the next day ${n} had ${seat.name}. It was because ${why}, and nobody gave it a thought. ${name} gave it several. There were marks in that seat that were the shape of ${name}. It had taken years. "You could budge up," said ${G.name}. But ${name} did not want to budge. ${name} wanted to be where ${name} was. "${refrain}," said ${name}, quite low.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: N, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
          things: [seat.thing],
        },
      },
      {
        text: [
          `But the night was worse. ${row}. ${name} had the pencil ready, and had got as far as the C. "${sixth.heard}." It was ${sixth.is}. It came from where ${n} was, and it came every few minutes, until late. You could not write COMPLETE under that. It was more than complete. ${name} put: "${refrain}." And that was the end of the record, after ${nights}.`,
          `That night the log was going nicely. There was ${n4?.by ?? ''}, a little late, and there were the rest. And then: "${sixth.heard}." ${name} sat up. It was ${sixth.is}. It was only ${n}, and it was only a noise. But ${nights} nights had ended in one word, and tonight it would not go in. "${refrain}," wrote ${name}. The pencil went through the paper.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [{ who: K, pose: 'sit', feeling: 'angry' }],
          things: ['notebook'],
        },
      },
      {
        text: [
          `${name} tried everything that one can from a bed. A woolly hat took out all six, and that was no log at all. Humming worked, but you cannot hum and count. Then there was the plan of going to sleep first. It is a good plan. But the moment that you hurry towards sleep, it sees you coming. In the morning ${name} put marmalade on an egg.`,
          `It ought to be possible to count only the right ones, as you do with grapes. But ears have no lids. The more ${name} did not listen, the more there was of it. ${name} moved the bed to the far wall. But there it was ${n2?.by ?? ''} that one could not hear. And so it was four, and then one that did not belong.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'cover', feeling: 'worried' }] },
      },
      {
        text: [
          `"I can't sleep," said ${name} the next morning, over the washing-up. "There's six. There ought to be five." It all came out then, seat and pencil and egg. ${cap(G.name)} dried one plate for a long time. "There's the little room at the back," said ${G.name}. "You wouldn't hear from there. Would that be better?" It was so easy. ${name} had not known that one could just ask. "Yes, please," said ${name}.`,
          `The next morning it was ${G.name} who brought it up. "You've gone grey," said ${G.name}. "Is it the noise?" "It isn't anybody's fault," said ${name}, to be fair. "It's just that it was finished. It was five." "I could put ${n} in the room at the back." ${cap(G.name)} said it kindly. "It's colder, and further from everyone. But it's quiet." ${name} looked at the floor and said that that would help.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['plate'],
        },
      },
      {
        text: [
          `${moved} along the landing that same afternoon. And ${seat.name} was empty too. ${cap(n)} stayed in the back room now, out of the way, as one does. So ${name} sat in it. It was exactly as it had always been. That was a funny thing, because it used to be better. There was a warm patch on one side. It went off after a while.`,
          `So ${n} went to the back of the house. Nobody made a fuss. ${name} had ${seat.name} that evening, all of it, from edge to edge. "Happy?" said ${G.name}. "Yes," said ${name}. It was true in all the parts that you could see. But every time a board creaked, ${name} looked up to see who was coming in. It was just a board.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: K, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: [seat.thing],
        },
      },
      {
        text: [
          `At night ${name} got out the log. ${row}. There were five, in order, and then the quiet, as ordered. COMPLETE, wrote ${name}. And lay there. And looked at it. Something had been left out. It was like the moment on the stairs when you think that there is one more. ${name} waited for it, that was the silly part. ${name} lay and waited for the very thing, and the pencil said COMPLETE.`,
          `${row}. Five. It was all there. ${name} wrote the word, and put out the lamp, and it was not true. There was a hole at the end of the night, about the size of "${sixth.heard}." Somebody had been in that hole, and now they were at the back, where it is cold. ${name} had done that. It had only taken two words, and one of them was please.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: K, pose: 'think', feeling: 'sad' }],
          things: ['notebook'],
        },
      },
      {
        text: [
          `${name} had asked for a thing, and got it, and said thank you. How do you go back and say that it was the wrong thing? There would be the seat to give up, and the record too. It had only just begun again. ${name} thought about all that with both feet on the cold floor. Then ${name} went along to the back room, where there was a light under the door.`,
          `It is no small thing to un-ask. You have to stand there in your pyjamas and be somebody who does not know what they want. And it would cost ${name} the record, for good, and half of ${seat.name}. ${name} added it up twice. The sum was quite plain, and it pointed to bed. But it was only a sum, and had never once been in the room at the back. ${name} opened the door.`,
        ],
        scene: { camera: 'medium', actors: [{ who: K, pose: 'walk', feeling: 'determined' }] },
      },
      {
        text: [
          `${cap(n)} was awake, and ${G.name} was there, in a coat. "Nobody can settle," said ${G.name}. "${NOT_TO_KNOW[is]}. It goes ${n1?.heard ?? ''}, and then it goes ${n2?.heard ?? ''}, and what is one to think?" ${name} had been so busy with the sixth noise. It had never struck ${name} that there were five which were new to someone else. "That's only ${n1?.by ?? ''}," said ${name}, and came in, and sat down. "I've got it all written down. Shall I read it?"`,
          `"We're listening," said ${G.name}, who sat on the floor in a coat, with ${n} wide awake beside. "${NOT_TO_KNOW[is]}. Every one of these noises might be anything." ${cap(n2?.heard ?? '')}, said the house. And ${name} saw that it was a matter for an expert. The log had ${nights} nights in it, and nobody had ever asked to hear it. "It's ${n2?.by ?? ''}," said ${name}. "Page one. Listen. Now comes ${n3?.by ?? ''}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: N, pose: 'sit', feeling: 'worried' },
            { who: G, pose: 'sit', feeling: 'calm' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They went through the whole house, by ear. Each noise was told who it was, and after that it was no bigger than it was. At the last one there was a pause. "${sixth.heard}." It was very small, and it sounded like the end of something. "I want it back where it was," said ${name}, not looking at anyone. "The bed. I know I said." "I've only just carried it," said ${G.name}. But ${G.name} was smiling. In the morning they carried it all along the landing again.`,
          `It took until eleven. By then ${n} had heard each of them twice, and knew what it was, and who. It got very peaceful. "${sixth.heard}," went the dark, right beside ${name}. There it was. It went into the hole and fitted. "I made a mistake," said ${name}. "It's six." ${cap(G.name)} did not say anything about the stairs, or about who had carried what. "Tomorrow," said ${G.name}. "First thing."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: N, pose: 'sit', feeling: 'calm' },
            { who: G, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${SHARED[is](cap(n), seat.name)} It is not as it was, but it is getting marks of its own. And the log has a new heading, ruled with a ruler. ${row}, and "${sixth.heard}." Some nights there are seven, because ${G.name} comes up to listen. ${name} has stopped writing COMPLETE. It only says how many, and then there is a line where the pencil fell asleep.`,
          `There is no record any more. Somebody always turns up late, or twice. ${SHARED[is](cap(n), seat.name)} But if you look into ${K.names} notebook you will find that night. Beside the five is a sixth, put in afterwards in a different pen. Under it is the word COMPLETE, crossed out. After it comes: "Not yet."`,
        ],
        scene: {
          setting: 'bedroom',
          camera: 'wide',
          actors: [{ who: K, pose: 'sit', feeling: 'sleepy' }],
          things: ['notebook'],
        },
      },
    ],
  };
}
