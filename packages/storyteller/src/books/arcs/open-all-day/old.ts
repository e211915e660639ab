import type { Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { OpenAllDay } from './arc.ts';
import { namesOf } from './spoilt.ts';

const MOST = 20;

/** A plan that cannot go wrong, a day that does, and a rival to the real thing, to be left behind in working order. */
export function old(bound: OpenAllDay): Told {
  const { child: K, grownUp: G, stranger: S, spoilt, finds, to, at, by, byThing, asks, answer, sign, chance } = bound;
  const k = K.name;
  const g = G.name;
  const s = S.name;
  const [one, two, three] = finds;
  const lines = namesOf(bound);
  const drawn = finds.flatMap((each) => each.drawn ?? []);
  const late = !spoilt.isAtPlaceFirst;
  return {
    title: titled(
      chance.pick(
        'open all day',
        'please do not wake the exhibits',
        `a second-hand ${to.replace('the ', '')}`,
        'the back of the plan',
        'entrance, one peppermint',
        `nobody's first choice`,
      ),
    ),
    refrain: asks,
    pages: [
      {
        text: keeping(
          MOST,
          introducing(K, [
            `"${asks}" It had begun when ${k} was two, on the way to somebody's wedding, and had never quite stopped. By now nobody heard it, not even ${k}. It was asked on stairs, and in the bath, and once in the middle of a sneeze. "${answer}," said ${g}, just as you say bless you. Apart from that there was nothing wrong with ${k} but the pockets. Things got into them. At the moment they held ${two.a}, ${three.a}, and a raisin of unknown age.`,
            `${k} was the kind of person who picks things up. It was not for any reason. A thing lay there, and it seemed rude to leave it. That morning there was ${two.a} in the left pocket already, and ${three.a} in the right. "You'll come through at the knees," said ${g}. And ${k} was also the kind who asks. "${asks}" said ${k}, on the way down to breakfast. "${answer}," said ${g}, who had stopped wondering where there was.`,
            `If you wanted to find out where ${k} had been, you turned out the pockets. There was ${two.a} from the wall by the school. There was ${three.a}, from behind the shops. ${cap(g)} had put it all in the bin once, and had to get it back, at night, with a torch. As for where ${k} was going, you were always asked that. "${asks}" said ${k}, between the bread and the jam. "${answer}," said ${g}.`,
          ]),
        ),
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: drawn.slice(1, 3),
        },
      },
      {
        text: keeping(MOST, [
          `The plan was on an envelope, and had been there since Tuesday. It had times down one side and boxes down the other. Ten, ${by}. Eleven, ${to}. One, sandwiches, on the grass, in the shade. Two, ice cream. ${cap(g)} had rung up about the shade. "What happens at a quarter to twelve?" said ${k}. "We'll be enjoying ourselves," said ${g}, "at ${to}. I've left plenty of time for it." And ${g} laid the envelope in the bag, on top, like a passport.`,
          `${cap(g)} did not leave days out to chance. Chance had had a go at the last one. This time there was a list, in ink, on the front of an envelope. It began with ${by}, and ended with ice cream. Each of them had a time to be at and a small square box. "Suppose that there's something we don't expect?" said ${k}. ${cap(g)} looked all down it. "I can't see where that would go," said ${g}.`,
          `"Read it to me again," said ${k}. So ${g} read it. It was to be ${by} at ten, and at eleven, ${to}. There were the sandwiches, by name. It was written on an envelope, on the good side. You could tell that ${g} had thought about it at night. ${cap(g)} worked very hard, the rest of the time, and did not get many days like that. "It's going to be lovely," said ${g}, a bit as you say it to a horse.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: G, pose: 'hold', feeling: 'proud', holds: 'letter' },
            { who: K, pose: 'look-up', feeling: 'excited' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They were two minutes late already at the corner, because of ${one.a}. It had been lying right in the middle, and looked as if it was waiting for somebody. ${k} made room for it. "That's not on the list," said ${g}, but kindly, for it was only five to ten. And there was ${by}, and the first box could be ticked. "${asks}" said ${k}. "${answer}," said ${g}, and licked the pencil.`,
          `Between the gate and ${by} ${k} stopped once, for ${one.a}. "It might be from ${to}," said ${k}. "It might have walked." "Things don't walk here," said ${g}, "they only get dropped." But ${g} waited, with one foot out in front, until it was in the pocket with the others. Then they ran the last bit, and laughed. That was the first tick. "${asks}" said ${k}, sitting down.`,
          `"Hands," said ${g}, and ${k} held up both. There was ${one.a} in one of them. It had not been there at the last lamp post. "Where do you get it all?" said ${g}. "It's just about," said ${k}. "It's you who's got nothing in your pockets." That was quite true, and ${g} felt in them, to see. There was only the pencil. Then they came to ${by}, exactly at ten. "${asks}" said ${k}.`,
        ]),
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'kneel', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: [...drawn.slice(0, 1), byThing],
        },
      },
      {
        text: keeping(MOST, spoilt.old.trouble(lines)),
        scene: {
          setting: late ? spoilt.stuckAt : at,
          weather: spoilt.weather,
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: G, pose: 'stand', feeling: 'worried' },
          ],
          things: late ? [byThing] : [],
        },
      },
      {
        text: keeping(MOST, spoilt.old.tried(lines)),
        scene: {
          camera: 'medium',
          actors: [
            { who: G, pose: 'walk', feeling: 'worried' },
            { who: K, pose: 'walk', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `So there they sat, ${spoilt.here}. The whole day lay in front of them like a plate with nothing on it. ${cap(g)} got out the envelope. One after the other ${g} crossed off the times, quite neatly, with a ruler's sort of line. ${k} would rather have had shouting. It is bad enough when a day goes wrong. It is worse to watch somebody tidy it away. "It was a good plan," said ${k}. "It was," said ${g}, and nothing more.`,
          `It was still only the middle of the morning. That was the worst of it. They had used up the sandwiches, ${spoilt.here}, for something to do. "We might as well go home," said ${g}, to the envelope, as to somebody who has let you down. Nobody moved. To go home, you have to have been somewhere. "${asks}" said ${k}. It was only from habit. But it was the wrong moment, and ${g} got up and looked at the view.`,
          `${cap(g)} said that it could not be helped. Then ${g} said it again. They sat ${spoilt.here}, side by side, with the bag between them. ${k} knew how long ${g} had saved up for that day. It was not a matter of money, but of Tuesdays. And now ${g} took the envelope, and turned it over, so as not to have to look at it. The back of it was white and empty all the way across. ${k} looked at the back.`,
        ]),
        scene: {
          setting: spoilt.stuckAt,
          weather: spoilt.weather,
          camera: 'close',
          actors: [
            { who: G, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'worried' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `${k} wanted to give ${g} something, and there was only the one place to look. Out came ${one.a}, and then ${two.a}, and then ${three.a}, on to ${spoilt.top}. There was nothing there that anyone could want. But in a row, with a bit of space round each, they looked different. They looked as if somebody had decided on them. "What's that?" said ${g}. ${k} considered. There was really only one thing that it could be. "That's ${to}," said ${k}. "Can I have the other side of the plan?"`,
          `You can't sit for long on ${three.a}. ${k} laid it on ${spoilt.top}, and then the rest beside it, to see which of them had been worst. ${cap(one.a)}. ${cap(two.a)}. And ${k} moved the first to the end, where it got the light. It was better there. It had an air of being looked after. "If it isn't on the plan," said ${k}, "can it go on the back?"`,
          `It started as tidying. ${k} put ${one.a} on ${spoilt.top}, to make room for a hand. After that it wanted company. ${cap(two.a)} went next. Then came ${three.a}, at a distance, because it looked the kind that bites. Then ${k} stood back. It is only a step between three things in a row and something that people pay to see. "Lend me the pencil," said ${k}. ${cap(g)} lent it, and then, after some thought, the envelope.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'kneel', feeling: 'curious' },
            { who: G, pose: 'sit', feeling: 'sad' },
          ],
          things: drawn,
        },
      },
      {
        text: keeping(MOST, [
          `${sign}, it said now, on the empty side, in letters with feet. OPEN ALL DAY. It leaned on the last sandwich. Each thing had a label, torn from the corner. The ${one.it} was ASLEEP. The ${two.it} was VERY OLD, DO NOT ASK ITS AGE. Of the ${three.it} it said: DOES NOT BITE BEFORE NOON. "It's gone noon," said ${g}. "Then stand back," said ${k}. And ${g} did, actually, by about an inch, and made a noise that was nearly a laugh.`,
          `They made the sign together. ${k} drew, and ${g} did the edge, with a border of small waves. It was no use stopping now. ${sign}, it said. ENTRANCE, ONE PEPPERMINT. "We have to have a rarest," said ${g}. They settled on the ${two.it}, of which there was only one. The ${one.it} was to be stroked in one direction. About the ${three.it} the label only said: NO FLASH. ${cap(g)} walked along it like a visitor, with both hands behind.`,
          `"You need a notice," said ${g}, who knew about notices. So there was a big one that said ${sign}, on what had been the back of the plan. There were little ones too. FOUND AT GREAT RISK, said the one by the ${one.it}. "It was on the pavement," said ${g}. "You were there," said ${k}. "You know what the traffic was like." There was PLEASE LET IT SLEEP, and there was one with an arrow, and nothing beside it. "That's for the next thing," said ${k}.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'kneel', feeling: 'excited' },
            { who: G, pose: 'kneel', feeling: 'happy' },
          ],
          things: ['sign', ...drawn.slice(0, 2)],
        },
      },
      {
        text: keeping(
          MOST,
          introducing(S, [
            `The first to come was ${s}, who was stuck like everybody, and had a face like a shut door. ${s} walked past it. Then ${s} walked back. "I was on my way to ${to}," said ${s}. "${asks}" There was a silence. In all those years it had never been asked the other way round. ${k} looked at ${g}. ${cap(g)} moved one hand, very slightly, as if to say that it was ${K.names} to answer. "Yes," said ${k}. "You're there."`,
            `It was ${s} who found it. You could see that it had not been a good day for ${s} either. There was mud on both knees. ${s} read the sign from top to bottom. "${asks}" said ${s}, not smiling, but like somebody who would like to be told. ${k} had the answer all ready, from having heard it so often. It was "${answer}". But it was the wrong one, this time. ${k} could feel the right one coming up from a long way down. "Yes," said ${k}. "This is it. Come in."`,
            `Nobody came for an hour. Then ${s} did, with a bag of peppermints, and no idea where to go with them. "What have you got here?" said ${s}. "Read it," said ${k}. ${s} read it. Some people laugh, at that point, and then it is over. ${s} took off ${s === 'Mrs Pell' || s === 'Mrs Okafor' ? 'her' : 'his'} hat. "${asks}" said ${s}, quite low, as you ask it in a real one. "Yes," said ${k}, who had been waiting for that since the age of two. "You are."`,
          ]),
        ),
        scene: {
          camera: 'wide',
          actors: [
            { who: S, pose: 'stand', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['sign', ...drawn.slice(0, 1)],
        },
      },
      {
        text: keeping(MOST, [
          `After that it got about. People who have nothing to look at will look at anything. Some came round twice. ${s} lent a glove, THE LEFT ONE, NOW VERY RARE. A girl brought her tooth, in a tissue, for the afternoon only. There was a dog, who would not stay behind his label. ${cap(g)} took the peppermints, and gave change. "We shut at six," said ${g}, in a voice that ${k} had never heard, "and not one minute before." ${cap(g)} had a smear of pencil on the nose.`,
          `By three there was a queue. There was a man in it who only wanted to know what it was for. Everyone had something, if they turned out their pockets. It surprised them. ${s} had a whistle with no pea. THE QUIET ONE, wrote ${k}. There was half a comb. There was a photograph of somebody's hen. ${cap(g)} explained it all, walking backwards, with an umbrella held up so that nobody should get lost. "And here," said ${g}, "ladies and gentlemen, is an arrow."`,
          `${s} went round three times and asked intelligent questions. Then ${s} went and fetched the others. There were twelve of them, and a baby, who was shown twice by mistake. When it was full ${g} let them in by twos. "I've been to the real one," somebody said. "You can't get near things there." It was the best afternoon that anyone had had for some time. None of it had a box to tick. ${cap(g)} did not look at the time until it was too dark to see it.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: 'point', feeling: 'excited' },
            { who: S, pose: 'kneel', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'proud' },
          ],
          things: drawn.slice(0, 2),
        },
      },
      {
        text: keeping(MOST, spoilt.old.end(lines)),
        scene: {
          ...(late || spoilt.weather === 'rain' ? { setting: at } : {}),
          time: 'sunset',
          weather: 'clear',
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'calm' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `All the way home ${g} did not say anything, but hummed. At the last stair ${k} was being carried, pockets and all, which made it heavy. "${asks}" said ${g}. There was no answer. There was only breathing. ${cap(g)} stood for a moment in the dark with all of that in both arms. Then ${g} went and fetched the envelope, and stood it on the shelf by the bed. It has a front and a back. You can guess which way round it stands. ${k} was fast asleep.`,
          `They left ${two.a} behind, on ${spoilt.top}, with its label, in case anyone should come late. The rest was home by nine. ${cap(g)} took the envelope, and made a new box, at the very bottom of the front, and ticked it. It had nothing written beside it. Upstairs ${k} was in bed. "${asks}" said ${k}, who had been asleep for some time. "Yes," said ${g}, from the door. It is only one word. But it had been a long way to it.`,
          `That night ${g} hung up the coats. There was something in the left pocket, and it was not ${K.names} pocket. It was ${G.names}. There lay a white pebble, and a cork, and somebody's ticket to something. ${cap(g)} could not remember having picked them up. You do, it seems. They were just about. ${cap(g)} looked in at the door. ${k} was in bed, and asleep, with ${one.a} in one hand. "${asks}" whispered ${g}, to nobody, and put out the lamp.`,
        ]),
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: K, pose: 'sleep', feeling: 'sleepy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
