import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the first steps are seen by one who was not waiting for them, and given away. */
export function old(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, X, x, xs, xFirst, Xcap, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(K, 'sit', 'calm')] },
        `For three weeks ${xFirst} had stood at the sofa, like somebody waiting for a bus. "Any day now," said ${g}, on the telephone, to everybody. ${K.introduced} could walk, too, and run, and do long division. That had been news once as well, presumably.`,
        `It was going to be any minute. On a Monday ${xFirst} had got up by the sofa, and let go with one hand. That was three weeks ago. "I only don't want to miss it," said ${g}. ${K.introduced} went past on two feet, and fetched the milk, and went past again.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy', 'camera'), seen(X, 'sit', 'calm')], things: ['camera'] },
        `They did what one does. ${Gcap} knelt on the rug, camera in one hand, and the other held out. "${refrain}" ${Xcap} regarded the hand for a while, and let go, and sat. There are forty-one photographs of it. They show a person sitting down, in several jumpers.`,
        `${Gcap} never sat anywhere now without the camera. "${refrain}" said ${g}, each evening, with arms out, like a goalkeeper. ${Xcap} bent both knees. Plop. "Tomorrow, then," said ${g}, and wound back a great deal of carpet.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'reach', 'happy', 'drum'), seen(X, 'sit', 'happy'), seen(K, 'stand', 'calm')],
          things: ['drum'],
        },
        `${n} from next door, who'd brought up four, said that what you want is a drum. ${Xcap} sat down to listen. A cousin on the telephone said socks off, and another said socks on. "${refrain}" they said, all of them, in all sorts of voices. Six arms is a lot, to have held out at you.`,
        `Everyone knew a way. "Mine came for a drum," said ${n}, and beat it. ${Xcap} was delighted, and stayed where the seats were. It was done with biscuit, and with a mirror. "${refrain}" The more of them that came to see it, the less there was anywhere to go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'walk', 'worried'), seen(K, 'sit', 'calm'), seen(X, 'stand', 'calm')] },
        `On Thursday ${g} had to be away until six, and stood in the door with a coat half on. "You won't, will you?" said ${g}, to ${x}. "Not today." It was a joke. ${k} saw that it wasn't, altogether. ${n} had the kettle on, in the kitchen.`,
        `Then ${g} was needed at work, on the Thursday, until six. "It'd be just like it," said ${g}, doing up the wrong button. "You'd ring me, if?" "If," said ${k}. ${n} came to sit in the kitchen with her knitting. The door shut, and there were two of them, one standing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'calm'), seen(X, 'stand', 'curious')] },
        `${k} read for a bit, and then wanted the other book, and went to get it. The passage in that house is long and has a board that speaks. It said what it says. Then, when there was no one on it, it said it again, only lighter. ${k} stopped. One doesn't often hear a house make a mistake.`,
        `It was a quarter past four. ${k} got up for an apple, and went along the passage, and thought of nothing at all. There's a loose board in it, halfway. It creaked for ${k}. And three steps later it creaked a second time, as if it had thought of something to add.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'happy')] },
        `There stood ${x}, in the very middle, where there's nothing to hold on to for two metres either way. Nobody had said a word. There'd been no arms. One foot came off the floor, and wavered about, and was put down nearer. It was so quiet that one could hear the sock. ${k} sat down on the floor, and was walked into.`,
        `${k} looked round. ${Xcap} was out at sea, with both hands up, a long way from any sofa. It was a look that one doesn't see on big people, all astonishment and no fear. Pat. There was a wobble that went right up to the hair. Pat. Then two arms went round ${K.names} neck, and it was over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(X, 'sit', 'happy')] },
        `So that was it, and it had come for ${k}, and not for a drum. ${k} had only been going away. They did it again, to be sure, as far as the coats. It was the best thing that ${k} had ever had alone. And at six the key would turn, and ${g} would say, "Did I miss anything?"`,
        `They tried it twice more. It was always the same: if one faced ${x}, nothing; if one left, pat, pat. "You don't want to come," said ${k}. "You just don't want to be left." It was a secret as warm as a loaf. Then ${k} looked at the clock, and thought of a coat with the wrong button done up.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(K, 'stand', 'shy')] },
        `"Did I miss anything?" said ${g}, before the door was quite open. ${k} had got it all ready. It was on the tip of the tongue, with the board in it, and the sock. "No," said ${k}. "Plop. Same as ever." And ${g} breathed out, right down to the shoes.`,
        `The key turned. "Well?" said ${g}. "Have I missed it?" One can have a thing, or one can give it, and it's rare that one may choose. ${k} had had it for an hour and three quarters. "Nothing to speak of," said ${k}, and didn't speak of it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'determined'), seen(G, 'kneel', 'curious'), seen(X, 'stand', 'curious')],
        },
        `"Put your arms down," said ${k} after supper. "And don't call. It's only an idea of mine. Sit over there, with that thing on." ${Gcap} sat. ${k} set ${x} at the sofa, as usual, and put on a hat. "Bye-bye!" said ${k}, and began to walk out of the room, at about the speed of moss.`,
        `"I've been thinking," said ${k}. "Suppose nobody says anything. Suppose somebody just went." "Went where?" said ${g}. "Away," said ${k}, and got a coat. ${Xcap} looked up. "Now sit still, and point it, and don't breathe." And ${k} turned to the door, which is hard, because it's where there is nothing to see.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'proud'), seen(X, 'walk', 'happy'), seen(G, 'kneel', 'surprised')] },
        `There was no sound but the clock. Then there was a pat, and behind that a sort of gasp. ${k} looked straight ahead at a coat hook, and saw the whole of it. Pat, pat, pat. "The first!" cried ${g}. "The very first! Oh, look, look round, you're missing it!" ${k} didn't look round.`,
        `Past the chair. Past the lamp. Pat. "Oh," said ${g}. Pat, pat. "Oh, you clever, clever... they're the first ones! And I'm here!" ${k} walked on, and smiled at the wall, where it couldn't be photographed. Something took hold of the back of one knee.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'calm', 'camera'), seen(K, 'sit', 'surprised')],
          things: ['camera'],
        },
        `Late that night ${g} came in with the camera, and sat down on the bed. They watched it, quite small, in the dark. "There's something about it," said ${g}. "It isn't ${x}. It's you. Everybody would have looked. You walk like someone who knows what's coming." It ran to the end. ${k} could hear the clock. "It was in the passage," said ${k}. "At a quarter past four."`,
        `"Are you asleep?" said ${g}. They looked at it together, under the blanket. Nine steps, and then a shout. "Do you know what I don't understand?" said ${g}. "You never turned your head. Not once. How did you know it would work?" There was a long wait. "I practised," said ${k}. "We did, I mean. At a quarter past four."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(K, 'sit', 'happy')] },
        `"You gave me yours," said ${g}, when it could be said. "You can have it back, if you like." ${k} thought about it. "No. You've got the picture," said ${k}. "But there was a board in it, and a sock. I could tell you." So ${k} told it, from the beginning, and ${g} shut both eyes to see. Outside the door, on a foot that ought to have been in a cot, something went pat.`,
        `${Gcap} didn't say anything for a good while, and said it with both arms. "What was it like?" said ${g} then. "The real one?" "It was quiet," said ${k}. "I can do it for you." And ${k} got up, and went to the door in the dark, very slowly, and not looking round. And ${g} came after. They looked in at ${xs} cot, on tiptoe. Pat, pat.`,
      ),
    ],
  };
}
