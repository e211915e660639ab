import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './into-the-slipper-old.ts';
import { partsOf } from './parts.ts';

/** Whenever the light goes on it is the dark that runs, until it is as small as a pea and can run no further. */
export const INTO_THE_SLIPPER: EventPlot = { id: 'into-the-slipper', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, refrain, title } = partsOf(going, 'present');
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')],
        },
        `It is bedtime. In comes the dark. ${A.introduced} does not like it. Nor does ${B.introduced}.`,
        `Bedtime! The dark comes in and sits down. "Go away," says ${A.introduced}. "Yes, go," says ${B.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['lamp'] },
        `${a} puts on the lamp. ${refrain} Where is it now?`,
        `Here is the lamp. ${a} puts it on. ${refrain} But where to?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited', 'torch'), seen(B, 'point', 'excited')] },
        `"Under the bed!" says ${b}. ${a} gets the torch. ${refrain}`,
        `"It is under the bed!" ${b} can see it. ${a} has a torch. ${refrain}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'happy', 'torch'), seen(B, 'point', 'excited')],
          things: ['sock'],
        },
        `"In the sock!" says ${b}. ${a} holds it open. ${refrain} It gets smaller and smaller.`,
        `It is in a sock! ${b} pulls, and ${a} looks. ${refrain} How small it is now!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'shoe'), seen(B, 'stand', 'curious')] },
        `One slipper is left. Right at the toe sits the dark. It is as small as a pea.`,
        `There is only a slipper now. ${a} looks in. In there is the dark. It is so small!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')] },
        `"It runs and runs," says ${a}. "Oh! Is it scared of ME?"`,
        `"It runs from me," says ${a}. "So it is scared. It is scared of me!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'calm'), seen(B, 'sit', 'calm')], things: ['shoe'] },
        `Poor little dark! "Come out of the slipper," says ${a}. "I will not chase you."`,
        `"Poor dark," says ${b}. "It wants to go to bed." "Come out of the slipper," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['lamp'] },
        `${a} puts out the torch. ${a} puts out the lamp. Click. And out it comes.`,
        `Out goes the torch. Out goes the lamp. ${a} does it. Click. And the dark comes out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `It comes slowly, and it is soft. It sits on the bed. "Good night, dark." They all sleep.`,
        `It is slow and soft. It lies down with ${a} and ${b}. "Good night, dark." All sleep.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'hold', 'happy', 'shoe')] },
        `In the morning ${a} looks in the slipper. Right in, to the toe. "Shh," says ${a}. "It is asleep."`,
        `In the morning ${a} looks in. Deep in, at the toe. "Good morning," says ${a}. "Sleep well."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, refrain, title } = partsOf(going, 'past');
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sit', 'worried'), seen(B, 'hide', 'worried')],
          things: ['chair'],
        },
        `Every evening the dark came into the room and took things. First it took the chair. Then it took the shelf, and the door, and all four corners. "I was here before you," said ${A.introduced}, but not very loudly. ${B.introduced} was under the blanket already.`,
        `The dark came in by the window at bedtime, as it always did. It sat down on the chair. It lay along the shelf, and leaned in the corners. "I don't like it," said ${A.introduced}. ${B.introduced} was under the blanket. "There's such a lot of it," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'surprised')], things: ['lamp'] },
        `${a} could not reach the dark, but ${a} could reach the lamp. ${refrain} There was the chair again, and the shelf, and the door. "Did you see that?" said ${a}. "It ran!" "Where to?" said ${b}.`,
        `There was one thing that ${a} could do about it. It stood by the bed and it was a lamp. ${refrain} "Look at that!" said ${a}. "It couldn't get away fast enough." ${b} looked out, too. "Where did it go?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious', 'torch'), seen(B, 'kneel', 'curious')] },
        `It had not got far. It was under the bed, squeezed against the wall, with a lot of fluff. So ${a} fetched the torch. ${refrain} Now there was only the fluff, and a marble that was lost at Easter.`,
        `They hung their heads over the edge. There it was, right under the bed, keeping as flat as it could. ${a} had a torch. ${refrain} "It's quick," said ${b}. "It has to be," said ${a}. "I'm after it."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited', 'torch'), seen(B, 'point', 'excited')],
          things: ['coat'],
        },
        `"Wardrobe!" cried ${b}. And there it was, in among the coats, in every sleeve. ${refrain} It ran down one sleeve and out at the bottom. "After it!" said ${a}. What a game it was!`,
        `It was in the wardrobe next. It had got into the sleeves of the coat, one half in each. "Both ends at once!" said ${b}. ${refrain} They were out of breath, and they were both grinning.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'excited', 'torch'), seen(B, 'run', 'excited')],
          things: ['box', 'sock'],
        },
        `It got into the toy box. ${refrain} It got into the top drawer, and they opened that. ${refrain} It got into a sock. Each time there was a bit less of it.`,
        `They lifted the lid of the toy box. ${refrain} They turned out a sock, right down to the toe. ${refrain} "It's getting smaller," said ${b}. "It was a whole roomful. Now it's hardly a hatful."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'shoe'), seen(B, 'stand', 'curious')] },
        `In the end there was only one place left, and that was a slipper. ${a} looked in. Right at the end, where the toes go, sat the dark. It was as small as a pea.`,
        `Now there was nothing more in the room to hide in, except a slipper. They looked in, cheek to cheek. The dark had crept into the very end of it. It was no bigger than a pea, and could get no further.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'stand', 'calm')] },
        `${a} had the torch ready, and a thumb on the button. But ${a} did not press it. "I've never once run away from it," said ${a} slowly. "It's always the dark that runs." "Who from?" said ${b}. "From me," said ${a}. "It's scared of me!"`,
        `"Go on," said ${b}. "Click." But ${a} was thinking. "Who is it that runs?" said ${a}. "The dark," said ${b}. "And who is it that comes after it, with a torch?" They both looked at the torch. "It's scared of us," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'sad'), seen(B, 'sit', 'calm')],
          things: ['shoe'],
        },
        `"All it wanted was to sit down," said ${b}. ${a} thought about that. In all those nights nobody had even said good evening. "You can come out," said ${a} into the slipper. "We've stopped." Nothing came. "It can't," said ${b}. "Not with the lamp on."`,
        `"And it only comes to sleep," said ${b}. "Like everybody." ${a} put the slipper down on the floor, very gently. "Sorry," said ${a}. "You may come out now." They waited. "It doesn't dare to," said ${b}. "It's too bright out here."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things: ['lamp'] },
        `So somebody would have to do it, and it was ${a} who could reach. First ${a} put out the torch. Then ${a} breathed in, and put out the lamp. Click. And out it came. It came as slowly as honey. It got to the chair, and waited to see.`,
        `There was nothing for it. ${a} put away the torch, and looked at the lamp for a while. Then ${a} did it. Click. And out it came. It put one bit over the edge of the slipper, and stopped. Nobody chased it. So it came a bit further.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `It went to the shelf, and the door, and all four corners. It did not knock over one thing. It was as soft as a cat. "It's rather polite," said ${b}. "It has had a dreadful evening," said ${a}, and moved over in bed. Then everybody slept.`,
        `It lay down along the shelf, and leaned in the corners, where it belonged. It never made a sound. "It's soft," whispered ${b}. "It's tired out," whispered ${a}. So were they. All three of them slept.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'hold', 'happy', 'shoe')] },
        `In the morning it had gone by itself. The sun sat on the chair. ${a} had one foot in a slipper and one in the air. Then ${a} picked up the second slipper, and looked right down to the toe. "Sleep well," whispered ${a}, and went to breakfast in the other.`,
        `The sun came in next morning, and there was no dark anywhere. ${a} put on one slipper. Then ${a} took the other one and looked inside, all the way in. ${a} put it back under the bed, without a bump. And that is why ${a} had breakfast with one bare foot.`,
      ),
    ],
  };
}
