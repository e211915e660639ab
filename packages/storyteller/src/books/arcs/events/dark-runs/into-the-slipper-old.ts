import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: it is a scientific question, and the answer is not in the book. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, refrain, title } = partsOf(going, 'past');
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
        `Everybody had explained the dark to ${A.introduced}. It was only the room, they said, without the light. It was the same chair and the same door. ${a} knew all that, and it was no help. By day a chair was a chair. At night something came in and took it, and then took the shelf, and leaned in the corners. "You don't have to tell me," said ${B.introduced}, from under the blanket. "I can hear it leaning."`,
        `${A.introduced} was much too old for it, and knew that, and it made no difference. Each evening the dark came in. It took the shelf and the chair, and filled the corners right up to the top. "There's nothing there that isn't there by day," people said. "That's just it," said ${a}. "By day I can see that there's nothing." ${B.introduced} said nothing, and it came from under the blanket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'surprised')], things: ['lamp'] },
        `There was the lamp, of course. ${refrain} Back came the chair, and the shelf, and the door with its hook. ${a} had done that every night for years. And yet it was only tonight that ${a} lay there with one hand on the switch, and thought about it. "${b}," said ${a}. "When I put the lamp on, where does it go?" "Away," said ${b}. "Nothing goes away," said ${a}. "It only goes somewhere else."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'curious', 'torch'), seen(B, 'kneel', 'curious')] },
        `It was a proper question, and so they looked. They had not far to go. It was under the bed, all of it that would fit, squeezed along the wall behind a suitcase. ${a} fetched the torch. ${refrain} It left behind eleven balls of fluff, a marble, and half of a letter to Father Christmas. "Note that down," said ${a}. "It doesn't like torches either."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited', 'torch'), seen(B, 'point', 'excited')],
          things: ['coat'],
        },
        `"Wardrobe," said ${b}, who had seen the tail of it. They opened both doors at once. It stood in among the coats. It had got into all the sleeves, so that somebody might take it for one. ${refrain} It went through a keyhole, or it looked like that. "It's fast," said ${b}. "So am I," said ${a}. It was ten to nine, and neither of them was under anything.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'run', 'excited', 'torch'), seen(B, 'run', 'excited')],
          things: ['box', 'sock'],
        },
        `After that they were systematic. They did the toy box. ${refrain} They did the drawers, from the bottom to the top. ${refrain} They did a trumpet, two pockets and a sock. The odd thing was that there was less and less of it. It had come in as a roomful. Out of the drawers it went as a bucketful, and out of the trumpet it was hardly a cup.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'surprised', 'shoe'), seen(B, 'stand', 'curious')] },
        `At nine there was one place left. It was an old slipper, with a checked lining. ${a} picked it up by the heel, and they looked in, cheek to cheek. Right down in the toe, where it is always a bit damp, sat the dark. It was the size of a pea. It had its back against the wool, and could not go any further. "Got you," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(B, 'stand', 'calm')] },
        `One more click, and there would be none left in the house. ${a} had a thumb on the button. It was just that from up here it did not look like anything that leans in corners. It looked like something that has been chased round a room for an hour. "${b}," said ${a} slowly. "In all these years, who was it that ran? Not me. I never did. I only lay there." "It was the dark," said ${b}. "Every time." "Then it isn't me who's scared of it," said ${a}. "It's the other way round."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'sad'), seen(B, 'sit', 'calm')],
          things: ['shoe'],
        },
        `They sat on the rug, on each side of the slipper. "It comes a long way," said ${b}. "From round the back of the world. And it only wants to lie down." ${a} was thinking of a visitor who gets the door slammed, night after night, for nine years. "I'm sorry," said ${a} into the slipper. It echoed a bit. "You can come out. We've finished." Nothing moved in there. "It can't," said ${b}. "Somebody has left the lamp on."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'sit', 'calm')], things: ['lamp'] },
        `Nobody else was going to do it. ${a} put out the torch. Then came the lamp, and that took longer. It is a small switch, and it had never been worked in that direction by that hand. ${a} breathed in. Click. And out it came. First it put an edge over the top of the slipper, and stopped there. Nobody chased it. It crossed the rug. It went round ${b} and not over. Only when it was quite sure did it take the chair.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy'), seen(G, 'stand', 'surprised')],
        },
        `When you sit still for it, the dark is not very black. There was a grey bit by the window, and a shine on the door hook. It went up into its corners, one by one, and let itself down with a sort of sigh. "It isn't leaning," whispered ${b}. "It's resting." Later ${g} looked in, to put out the lamp, and it was out. ${g} stood there for some time. In the bed were two lumps, both asleep, and neither was under the blanket.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(A, 'hold', 'happy', 'shoe'), seen(B, 'stand', 'happy')] },
        `By morning it had gone, as it always had, without any help. Sun lay on the chair. ${a} felt about for the slippers, and put one foot in, and lifted the other. Then ${a} picked it up instead, and looked, right down to the toe. "Well?" said ${b}. ${a} held up one finger. The slipper went back under the bed, softly, on its side. "Where's your other one?" they said at breakfast. "It's being used," said ${a}.`,
      ),
    ],
  };
}
