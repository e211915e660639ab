import type { Told } from '../../arc.ts';
import { cap, titled } from '../wording.ts';
import type { NewHouse } from './arc.ts';

/** Told from eight: somebody else left their marks behind as well; there is one string, and two who need it. */
export function old({ child: K, grownUp: G, before, refrain, home, where, there, chance }: NewHouse): Told {
  const name = K.name;
  const g = G.name;
  const G1 = cap(g);
  return {
    title: titled(chance.pick(`what could not be packed`, `${before} up to the light switch`, `the length of ${name}`)),
    refrain,
    pages: [
      {
        text: [
          `There was a ruler in the house, but nobody had seen it since the shelf. So on birthdays they did it with string. ${name} stood in the kitchen doorway, and ${g} made a pencil mark on the frame. Then ${g} tied a knot in the string at the same height, out of habit. A mark a year, a knot a mark. "What do you want the string for, when there's the door?" said ${name}. "You can't have too much string," said ${g}.`,
          `Other families have albums. In this one you went and looked at the kitchen doorway. It had ${name} on it, in pencil, from somewhere near the skirting board to just below the light switch. Beside the fridge hung a length of string, with knots at all the same places. That was how ${g} measured, there being no ruler. "One of those would do," said ${name}. "I dare say," said ${g}, and tied another.`,
          `If you wanted to know how tall ${name} had been at five, you did not ask ${name}. You asked the door frame. It knew every year by heart. Of course there was the string too, but that was only for getting the marks level. It had a knot for each, and it lived in the drawer with the candles. It had once been used to tie up a rose.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [
            { who: K, pose: 'stand', feeling: 'proud' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
          things: ['string'],
        },
      },
      {
        text: [
          `They were moving in June. It was to a new ${there}, with one more room and a different bus. "It's only bricks," everyone said, about the old one. "You take the home along with you." ${name} wrote that on a box, to see how it looked. Then ${name} went from room to room with a pad and put down all the things that were home. It came to two pages. Most of them could go in a lorry.`,
          `The boxes had been coming for a week, flat, and were made into boxes on the stairs. They were going to live in a new ${there}${where === null ? ', beyond the station' : ''}. ${name} was in charge of labels. There was PLATES, and there was WINTER, and there was a box that just said NO. "And what's in that?" said ${g}. "Things I haven't agreed to yet," said ${name}. It was quite heavy.`,
          `A new ${there} is a thing you get told about in the car. ${name} had had three weeks to get used to it, and had used them all. "Everything comes," ${g} had said. "Not one teaspoon stays behind." So ${name} made a list, and ticked. In went the teaspoons, and the lamp that leaned. On the last evening there was one line with no tick.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'think', feeling: 'curious' },
            { who: G, pose: 'hold', feeling: 'calm' },
          ],
          things: ['box'],
        },
      },
      {
        text: [
          `"We can't take that," said ${g}. "It's holding up the wall." ${name} had known it, in a way. You cannot put a door frame in a lorry. There was hardly anything that ${g} could not carry, and it showed on both of them. "They'll paint over me," said ${name}. ${G1} did not say that they would not.`,
          `It was the door frame. ${name} had written it down as DOORWAY, KITCHEN (ME). ${G1} read it, and sat down on PLATES. "I've been hoping you wouldn't think of that," said ${g}. They looked at it together. All those years went up it, in pencil, with a jump in the middle. "Somebody else will be needing the door," said ${g}. "Then they can have the door," said ${name}.`,
          `Nobody had forgotten it. They had just all been packing round it. "It isn't a thing," said ${g}, when ${name} asked. "It's a bit of the house. Once you take it out, it's only wood." "It's only wood with me on," said ${name}. That was exactly what it was. There was a silence that went on until the soup boiled over.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'sad' },
            { who: G, pose: 'kneel', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${name} tried a photograph. But a photograph of a doorway is no taller than a postcard. At six ${name} came out the size of a bean. Then there was tracing paper. It did well as far as four, and there it tore, because pencil through paper finds every nail. In the end there was just looking. ${name} looked so hard that it stayed on the inside of the eyes. On the stairs it wore off.`,
          `First ${name} measured it in books. It was nineteen books to last year and twenty to now. But the books were packed after supper, and nobody could say which nineteen. Then ${name} measured it in ${name}. Up to the elbow, up to the chin. It was a good method, with one thing wrong. It would be no use to anyone in a month, when the chin had moved.`,
          `There was paper, but not that long. There was tape, but when it came off it brought the paint, and left the pencil where it was. "You could write it down," said ${g}. So ${name} wrote: quite small, then not so small, then up to the handle. It was all true, and it was no good. It might have been anyone.`,
        ],
        scene: { camera: 'medium', actors: [{ who: K, pose: 'kneel', feeling: 'worried' }] },
      },
      {
        text: [
          `So they left it. They drove behind the lorry, with a plant on ${K.names} knees. The new ${home} had a red step and a great many windows, and seemed not to expect anybody. "Well?" said ${g}. ${name} shouted up the stairs, to see. What came back was ${K.names} own voice, with nothing added. "${refrain}," said ${name}.`,
          `By three they were standing outside the new ${home} with a plant. "It'll get to know us," said ${g}. It had a bell that said something rude, and a kitchen where the window ought to be. In every room there were marks on the walls, where other people's pictures had kept the sun off. "${refrain}," said ${name}. It was like wearing a hat that is still warm.`,
          `The key was stiff. All the doors in the new ${home} opened the wrong way, and met. ${name} carried a box upstairs that just said NO, and set it down in the middle of a floor. It was a perfectly good floor. There was nothing that one could say against it. "${refrain}," said ${name}, and it echoed, so that was twice.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: K, pose: 'stand', feeling: 'sad' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['house', 'box'],
        },
      },
      {
        text: [
          `And in the kitchen doorway there was somebody already. ${name} had gone to see if the frame was at least wide enough. "${before}, 4," it said, in pencil, by a line. Then came five, and six, and seven. After that it stopped, a bit below the switch. ${name} felt quite hot. It was like finding someone in your bed. "${refrain}," said ${name}. "It belongs to ${before}."`,
          `"At any rate it's got a frame," said ${g}, and then saw it, and said no more. It was full. There was a line for every year, ruled, with a real ruler. ${before} had been four here, and five, and six, and seven. "${refrain}," said ${name}. It had belonged to this ${before}, from the bottom to the switch. And then what? There was not any eight.`,
          `What made it worse was the kitchen doorway. Somebody had been measured in it. They were called ${before}, and had done it properly, with dates. ${name} read them from the floor up. At seven they came to an end, as a path does at a road. "We could paint it on Saturday," said ${g}, kindly. "I've got the tin. Then it's all yours." "${refrain}," said ${name}. But painting would help.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'close',
          actors: [
            { who: K, pose: 'look-up', feeling: 'angry' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `They found it on Thursday. They were only after something to tie back the curtain. ${name} opened the candle drawer, which had come just as it was, with all its rubbish, and pulled. Out it came, and went on coming. It was the string. It had a knot, and a gap, and a knot. ${name} held the end of it to the floor with one shoe. The first knot came to the knee, where a person would be who was one.`,
          `"Pass me some string," said ${g}, from behind the cooker. It was in the bag with the plugs. ${name} went to cut a length off, and something stopped the scissors. It was a knot. A hand above it was the next. ${name} put down the scissors, very slowly, as you would if you had nearly stood on a mouse. "How many are there?" said ${g}. All of them. They were all there.`,
          `The last box just said NO. ${name} opened it on Thursday, to see if anything in it could be agreed to. Right at the bottom, round the neck of a giraffe, was the string. Nobody had packed it. It had only come because it was holding something together. ${name} undid it. And it hung down from one hand, with its knots in a row, at heights that ${name} knew.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'surprised', holds: 'string' },
            { who: G, pose: 'kneel', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `It took four minutes. ${G1} kept the end on the floor. ${name} made the marks, across the frame from the old ones. There they all stood, as if they had always lived here and just been out. ${name} stepped back to look. There were two people in the doorway now. They faced each other. At seven they were the same, to the thickness of a line. "Hello," said ${name}, before thinking.`,
          `So ${name} was moved in by six o'clock, from the floor up, knot by knot. It was all there. Then they had the two sides to compare. ${before} had been the bigger at four, and ${name} had caught up at six. At seven they were level. "And at eight?" said ${g}. There was nothing to be level with. ${before} had gone away at seven, and had not been able to take the door.`,
          `The string did not mind which wall it was held to. A knot, a mark, a knot, a mark. ${name} did them on the left. On the right was ${before}, going up in step, like somebody on the other stairs. It was hard to be cross with a person who had been exactly your height. Only, ${before} stopped. ${name} ran a thumb along that last line. "They'll have had to leave it," said ${name}. "Like me."`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: K, pose: 'reach', feeling: 'happy' },
            { who: G, pose: 'kneel', feeling: 'happy' },
          ],
          things: ['string', 'pencil'],
        },
      },
      {
        text: [
          `On Saturday morning ${g} opened the tin. It was white, and it smelled of starting again. "I'll go round yours," said ${g}. "Shall I do the other side?" It was a great thing to be offered. One coat, and it would be nobody's doorway but ${K.names}. ${name} looked at the seven by the switch. Somewhere there was somebody who did not know how tall they had been. "No," said ${name}. "Leave it. And I need the string."`,
          `The next day was for painting. "Is ${before} to go or not?" said ${g}, with the brush up. It was dripping. There was one way that ${name} could have it all. And there was a person, in some other doorway, with nothing on it. There was also just the one piece of string. If it held two people, it could not stay here. ${name} had only just found it. "Not," said ${name}, and swallowed. "I want to send it."`,
          `By Saturday morning the paint was ready, and ${name} was not. It would be so clean. It would be like the day before anybody had lived there. But you could not un-know the seven. ${name} knew just what it was to be gone over by a stranger with a tin. "Stop," said ${name}. "They'd want it. They'd want to know." There was a way to let them know, and it would use up the string.`,
        ],
        scene: {
          camera: 'close',
          time: 'day',
          actors: [
            { who: K, pose: 'think', feeling: 'determined' },
            { who: G, pose: 'stand', feeling: 'curious' },
          ],
          things: ['paint'],
        },
      },
      {
        text: [
          `That morning they held it up once more, to the right-hand side. Where ${before} had a line, ${name} tied in a bit of red wool. Four, five, six, seven. Between the knots it looked like two tunes on one string. It went into an envelope, with a note. "This is you," said the note. "The other one is me. I live in your door." ${G1} got the address from the people with the keys. It was hard to let go of it at the letter box.`,
          `So the next day there was red wool on the string, at four heights, in between the knots. ${name} read it once with a finger, from end to end, so as to have had it. Then it was put in with a letter. It was not a long one. "You left these. I know what that is like. At seven we are the same." It made a soft sort of lump in the envelope. The letter box took it without a sound.`,
          `They did it in the morning light, ${g} on the floor and ${name} with the wool. It was red, and there was a loop of it for each year of ${before}. Then there was only the letter to write, and that was hard. In the end it said: "Hold this up to a door. You stop at the red." The people with the keys sent it on. ${name} went home with both hands empty, and did not know where to put them.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'hold', feeling: 'sad', holds: 'letter' },
            { who: G, pose: 'kneel', feeling: 'proud' },
          ],
          things: ['letter'],
        },
      },
      {
        text: [
          `In three weeks there was a parcel. It was a new ball of string, the fat kind. It had three loops of wool in it, and a knot at the top, and a letter round it. "I'm eight now," said ${before}. "Could you put me in?" So they did it that night, before bed. ${before} at eight is a bit above the switch. ${name} has to stand on tiptoe to see over.`,
          `The answer came when there were curtains up. There was no letter with it at all. There was only a string with one knot, quite high, and a label: EIGHT. ${name} held it against the frame, on the right, and drew the line. It was above ${K.names} own, by a finger. "I'll have to eat," said ${name}. It was dark outside. The ${home} creaked, and it was somebody on the stairs, and it was only them.`,
          `Nobody wrote. It was September, and dark by seven, when somebody rang the bell. There was a card on the mat, and in it a photograph. It was of a white door frame, in another town. It had four lines on it, and one new one. At the side stood half of a person, very straight. ${name} has stuck it up in the doorway, at eight, on the right.`,
        ],
        scene: {
          setting: 'kitchen',
          time: 'night',
          camera: 'wide',
          actors: [
            { who: K, pose: 'look-up', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'calm' },
          ],
          things: ['string'],
        },
      },
    ],
  };
}
