import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { NewAtHome } from './arc.ts';
import { SHARED } from './seats.ts';

const MOST = 20;

/** How somebody moves in, by who it is. */
const MOVED_IN: Readonly<Record<NewAtHome['is'], (who: string) => string>> = {
  pet: (who) => `On Saturday it was there: ${who}, with one bowl, one blanket and no idea where anything was.`,
  baby: (who) => `On Saturday they carried it in at last: ${who}, about as long as a loaf, and fast asleep.`,
  child: (who) => `On Saturday it was the move: ${who}, with two bags and a lamp.`,
  'grown-up': (who) => `On Saturday it was the move: ${who}, with nine boxes and a lamp.`,
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
  const too = bound.beside ? ` ${cap(bound.beside.name)} had come too, and was looking for the kettle.` : '';
  const name = K.name;
  const n = N.name;
  const row = cap(noises.map((each) => each.heard).join(', '));
  const [n1, n2, n3, n4] = noises;
  const nights = chance.pick('forty-one', 'sixty-three', 'ninety-nine');
  const moved =
    is === 'baby'
      ? 'The basket was carried, and the big bed after it,'
      : is === 'pet'
        ? `The bed of ${n} was carried`
        : 'The bed was carried';
  return {
    title: titled(chance.pick(`${nights} nights of five`, `the log of the night`, `the hole in the night`)),
    refrain,
    pages: [
      {
        text: [
          `${name} kept a log of the night. It was a thin notebook, with a line for each, and what went into it was what the house said. ${row}. There was ${n1?.by ?? ''}, and ${n2?.by ?? ''}, and so on, in order. When all five had come, ${name} wrote COMPLETE, and went to sleep. There had been ${nights} of those in a row. It was probably a record.`,
          `"What are you writing in there, every night?" asked ${G.name}. It was a notebook, and it was the log. Somebody has to keep one. ${row}. It said who had been heard: ${n1?.by ?? ''}, ${n2?.by ?? ''}, and the rest. Five out of five was COMPLETE. ${name} had ${nights} of those and not one gap. Ships have gone round the world with less.`,
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
            `${MOVED_IN[is](introduced)} Everybody had known about it for months. They had moved the big cupboard for it. But it is one thing to move a cupboard. "Come in," said ${name}, and found that it was a real question, with an answer that stood in the hall. "It's for good, isn't it?" ${name} asked ${G.name}, later. "I do hope so," said ${G.name}.${too}`,
            `${name} counted the toothbrushes, some days before, and there was a new one. That was how it began. ${MOVED_IN[is](introduced)} There was not a great deal to be seen. But the air in the hall had changed, as it does when a door is open somewhere. "Well, here we all are," said ${G.name}. ${name} said hello. It was all right. It was just that it was going to be all right every single day from now on.${too}`,
            `There were three weeks of getting ready. ${MOVED_IN[is](introduced)} ${name} had meant to say something. There was even a card. But when it came to it there was only a lot of hall with a lot of people in it, all saying mind. "Well," said ${G.name}, when the door was shut, "that's all of us." And everyone looked round to see how many that was.${too}`,
          ],
          `On Saturday ${introduced} came, to live there. Everybody had known about it for months. "It's for good, isn't it?" ${name} asked ${G.name}, later. "I do hope so," said ${G.name}.${too}`,
        ),
        scene: {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [
            { who: N, pose: is === 'baby' ? 'sit' : 'stand', feeling: 'shy' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'happy' },
            ...(bound.beside ? [{ who: bound.beside, pose: 'stand' as const, feeling: 'happy' as const }] : []),
          ],
        },
      },
      {
        text: [
          `The first thing to go was ${seat.name}. It had never been anybody's, on paper. It was just where ${name} was, if anyone wanted to know. The next day it had ${n} in it, because ${why}. You could not even be cross about it. That was what made it so annoying. "${refrain}," said ${name}, to the wallpaper. There were other places to sit. ${name} sat in all of them, one by one, and none of them was it.`,
          `Nobody had told ${n} about ${seat.name}. There was nothing to tell. There was no name on it, and nothing in writing. It was only that if one wanted ${name}, that was where one looked. The next afternoon one looked there and saw ${n}, because ${why}. ${name} went out, and came in again, as you do with a sum. "${refrain}," said ${name}, and went to sit on the stairs, which have no arms.`,
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
          `It was ten past nine, and four of them were in. ${cap(n4?.by ?? '')} made five. ${name} was already thinking of tomorrow. "${sixth.heard}." The pencil stopped. It was ${sixth.is}, and there was no doubt whose. It was not a bad noise. It just was not on the list, and it had come in through the end, where the word goes. "${refrain}," said ${name}. It said ${nights} in the corner of the page, and it was going to go on saying it.`,
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
          `${name} tried everything that you can from a bed. A woolly hat took out all six, and that was no log at all. Humming worked, but you cannot hum and count. Then there was the plan of going to sleep first. It is a good plan. But the moment that you hurry towards sleep, it sees you coming. In the morning ${name} put marmalade on an egg.`,
          `There are several things that you can do, and by Wednesday ${name} had done them. One was to cough whenever it came. But then you have to be awake to cough. One was to write it in as weather. And one was to lie with a scarf round the head, like a pudding, hearing nothing, and wondering what. It was not that the nights were loud now. It was that they had no last page.`,
          `It ought to be possible to count only the right ones, as you do with grapes. But ears have no lids. The more ${name} did not listen, the more there was of it. ${name} moved the bed to the far wall. But there it was ${n2?.by ?? ''} that you could not hear. And so it was four, and then one that did not belong.`,
        ],
        scene: { camera: 'close', actors: [{ who: K, pose: 'cover', feeling: 'worried' }] },
      },
      {
        text: [
          `"I can't sleep," said ${name} the next morning, over the washing-up. "There's six. There ought to be five." It all came out then, seat and pencil and all. ${cap(G.name)} dried one plate for a long time. "${is === 'baby' ? 'We two could sleep' : 'There is also the bed'} in the room at the back," said ${G.name}. "You wouldn't hear from there. Would that be better?" It was so easy. ${name} had not known that you could just ask. "Yes, please," said ${name}.`,
          `In the morning ${name} poured the milk on the table, some way from the bowl. "When did you last sleep?" said ${G.name}. So ${name} told about the five, and the one, and what there was at the end of it now. It was a relief. It sounded quite sensible in daylight. "We could try the back room for ${n}${is === 'baby' ? ' and me' : ''}," said ${G.name}, slowly. "It's a long way off, but it would be quiet for you." "Could we?" said ${name}, much too soon.`,
          `The next morning it was ${G.name} who brought it up. "You've gone grey," said ${G.name}. "Is it the noise?" "It isn't anybody's fault," said ${name}, to be fair. "It's just that it was finished. It was five." "${cap(n)}${is === 'baby' ? ' and I' : ''} could go in the room at the back." ${cap(G.name)} said it kindly. "It's small, and far from everyone. But you'd have your quiet." ${name} looked at the floor and said that that would help.`,
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
          `${moved} along the landing that same afternoon. And ${seat.name} was empty too. The room at the back had ${n} in it now, out of the way. So ${name} sat in it. It was exactly as it had always been. That was a funny thing, because it used to be better. There was a warm patch on one side. It went off after a while.`,
          `They did it before tea. ${moved} to the room at the back. There was no argument. Then there was only ${seat.name} to be got used to. ${name} sat down in it and stretched out both arms. There was nobody there to mind. It is a strange thing about getting your own place back. You find that you had been holding it with both hands, and now there is no one pulling.`,
          `So it was the back of the house for ${n}. Nobody made a fuss. ${name} had ${seat.name} that evening, all of it, from edge to edge. "Happy?" said ${G.name}. "Yes," said ${name}. It was true in all the parts that you could see. But every time a board creaked, ${name} looked up to see who was coming in. It was just a board.`,
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
          `So that was that, and the log could go on. ${row}. One after another they came, like people who have been told that supper is ready. And after the fifth there was silence, clean and plain. ${name} wrote a C. It looked back from the page like an ear. What was it listening for? "Oh, no," said ${name}, quite softly, in the dark. It is one thing to lose your record. It is another to get it back and not to want it.`,
          `${row}. Five. It was all there. ${name} wrote the word, and put out the lamp, and it was not true. There was a hole at the end of the night, about the size of "${sixth.heard}." Somebody had been in that hole, and now they were at the back, where nobody goes. ${name} had done that. It had only taken a word or two.`,
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
          `The bed was warm, and the landing was not. In the morning would be soon enough. But in the morning it would be a thing to bring up, at breakfast, with spoons. ${name} knew what it would cost: ${nights} nights, and one more. It would cost ${seat.name} as well, or half of it, for good. And ${name} would have to look ${G.name} in the eye. There was a light on, at the back. It was not right that somebody should be awake in there because of a pencil.`,
          `It is no small thing to un-ask. You have to stand there in your pyjamas and be somebody who does not know what they want. And it would cost ${name} the record, for good, and half of ${seat.name}. ${name} added it up twice. The sum was quite plain, and it pointed to bed. But it was only a sum, and had never once been in the room at the back. ${name} opened the door.`,
        ],
        scene: { camera: 'medium', actors: [{ who: K, pose: 'walk', feeling: 'determined' }] },
      },
      {
        text: [
          `${cap(n)} was awake, and ${G.name} was there, in a coat. "Nobody can settle," said ${G.name}. "${NOT_TO_KNOW[is]}. It goes ${n1?.heard ?? ''}, and then it goes ${n2?.heard ?? ''}, and what is one to think?" ${name} had been so busy with the sixth noise. It had never struck ${name} that there were five which were new to someone else. "That's only ${n1?.by ?? ''}," said ${name}, and came in, and sat down. "I've got it all written down. Shall I read it?"`,
          `Nobody was asleep at the back. There ${is === 'baby' ? 'lay' : 'sat'} ${n}, wide awake, and ${G.name} with a blanket round both of them. "It's no good," said ${G.name}. "${NOT_TO_KNOW[is]}. Just hark at it. ${cap(n3?.heard ?? '')}! And what's that supposed to be?" ${name} stood quite still. All this time somebody had been listening on the other side of the wall, with no idea what to. "${cap(n3?.by ?? '')}," said ${name}. "It's only that. Move up. I'll do you the whole list."`,
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
          `${name} did them all, in order, and then each by itself, with the reasons. It was the first time that the log had been read aloud. It sounded better than you might think. Somewhere after ${n4?.by ?? 'the fourth'} ${n} breathed out. "${sixth.heard}." So that was the end of it. That was what the word had been waiting for. "Could it all go back?" said ${name}, into the blanket. "I'll help carry." "You certainly will," said ${G.name}.`,
          `It took until eleven. By then ${n} had heard each of them twice, and was not half so wide awake. It got very peaceful. "${sixth.heard}," went the dark, right beside ${name}. There it was. It went into the hole and fitted. "I made a mistake," said ${name}. "It's six." ${cap(G.name)} did not say anything about the stairs, or about who had carried what. "Tomorrow," said ${G.name}. "First thing."`,
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
          `It took two of them to get it all back along the landing, and one of those was ${name}. ${SHARED[is](cap(n), seat.name)} There are still nights with five, now and then. ${name} does not write anything then, but waits, with the pencil up. "${sixth.heard}." There. It goes in last, where the word used to go. It is longer than COMPLETE, and harder to spell.`,
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
