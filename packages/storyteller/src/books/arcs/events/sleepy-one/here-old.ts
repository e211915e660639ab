import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { isMissed, REFRAINS, TITLES, hasTeeth } from './parts.ts';

/** For the oldest: at ten there will be falling stars, and somebody has promised to stay awake. */
export function old(going: Going): Told {
  const { A, B, a, b, raw, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const missed = isMissed(raw) ? ` Bedtime had come and gone, and nobody had so much as looked at it.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'point', 'excited'), seen(A, 'sit', 'sleepy')],
        },
        `At ten o'clock that night there were going to be falling stars. It had said so in the paper. You had to go up on the hill behind the house, where it was properly dark. "We'll see it together," said ${B.introduced}. "I'll say 'There!' and you'll say 'There!' You won't fall asleep, will you?" "Never," said ${A.introduced}, and yawned.${missed}${comesToo}`,
        `"It only comes once a year," said ${B.introduced}. "They fall and fall. You get a wish for every one." It would begin at ten, up on the hill. It took two, so that you could say "There!" to the other. "You will stay awake?" said ${b}. "Ye-e-es," said ${A.introduced}, in the middle of a yawn.${missed}${comesToo}`,
      ),
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(B, 'hold', 'happy', 'pillow')], things: ['blanket'] },
        `The trouble was that ${a} was a sleepy sort of person. "Some people can't keep money, and you can't keep awake. This is only for afterwards," said ${b}, and made up the bed all the same, pillow and blanket. It stood under the window. It's a small window. You can see a chimney from it, and a bit of sky the size of a tea towel.`,
        `${b} was the one who could never get to sleep, and ${a} the one who could never help it. "Between us we'd make one ordinary person," said ${b}. The pillow was shaken out for later, and the blanket pulled up. The bed stood under the only window. Most of what you see there is chimney.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(A, 'sit', 'sleepy'), seen(B, 'sit', 'surprised')],
          things: ['soup'],
        },
        `At seven it was the soup. ${b} had just passed the bread when ${A.names} spoon stood still. The eyes went, and then the neck. There was a plop, and then a row of bubbles. "${refrain}," said ${b}, and lifted out the head. "I was listening to it," said ${a}.`,
        `They got as far as seven. "Three hours," said ${b}, across the table, "and you look quite awake." Nobody answered. ${a} had gone forward like a tree, slowly, into the soup. "${refrain}," said ${b}. "It's carrot." "I only blinked," said ${a}, with carrot in it.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sleepy', hasTeeth(A) ? 'toothbrush' : undefined), seen(B, 'stand', 'calm')],
        },
        `At eight it was cold water, which was ${b}'s idea. ${a} had it in the face and down the neck. "Lovely," said ${a}, with shut eyes. ${hasTeeth(A) ? 'Teeth were next. Somewhere behind at the left the toothbrush slowed down' : 'Brushing was next. Somewhere behind at the left the brush slowed down'}, like a clock that nobody has wound. "${refrain}," said ${b}, to a person asleep standing up, with foam.`,
        `"What you need is something to do," said ${b}, at eight. They did the washing up, and they did hopping. "And now?" said ${a}. ${hasTeeth(A) ? `They did the teeth, at the open window, with the night coming in. When ${b} turned round, the toothbrush was still in there, and only the foam was moving, in and out.` : `They did the brushing, at the open window, with the night coming in. When ${b} turned round, the brush was still up there, and only the night was moving, in and out.`} "${refrain}," said ${b}. It was going to be a long evening.`,
      ),
      page(
        {
          setting: 'living-room',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'worried')],
        },
        `At nine they went up for the coats. There are eleven stairs in that house. On the fourth, ${b} noticed that only one of them was still climbing. ${a} lay across it as a coat does that somebody has dropped. "${refrain}! It's an hour, that's all," said ${b}. "You go on," said ${a}. "I'm coming. I can hear myself coming."`,
        `At nine there were only the coats to fetch, and the coats were at the top of the stairs. They took the stairs together. ${a} took four. "${refrain}," said ${b}, from the seventh. "It has edges. And you promised." "I did," said ${a}, and got up. It was hard to see; it was like watching somebody lift a piano.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'stand', 'surprised')],
          things: ['pillow'],
        },
        `They reached the room where the coats were. The bed was in it as well, one step further on. ${a} looked at the bed and looked at the floor. Even for a bed it was a step too many. Down went ${a}, all at once, on the boards, with one arm in a coat. "${refrain}!" said ${b}. It was twenty minutes to ten.`,
        `They very nearly did it. ${a} had one sleeve on. ${a} turned round after the other one, and round again, and lay down in the middle of the turn. It was one step from the bed, and right under ${b}'s nose. "${refrain}! It's twenty to ten!" But there was nobody in there to hear it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'determined'), seen(A, 'sleep', 'sleepy')] },
        `${b} pulled, and ${b} pushed. Nothing on earth is as heavy as somebody asleep. There was cold water, of course. There was a saucepan and a spoon. "I ought to wake you. You'd want me to," said ${b}, and stood with the spoon in the air. On ${A.names} face was such a look, as if it had got home after a long way. "Oh, you," said ${b}, and put the spoon down without a sound.`,
        `"I'm going to shout now," said ${b}, and drew a breath for it. You could drag ${a} out by the heels and up the hill. And then there'd be somebody on a hill who was cold, and had been promised to. ${b} let out the breath again, a little at a time. ${A.names} mouth was open. It was smiling at something.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'stand', 'worried'), seen(A, 'sleep', 'sleepy')] },
        `"Then I'll go alone," said ${b}. It was ten minutes' walk, and they'd all be there, the neighbours, with rugs. From the hill you see the whole of it. ${b} went as far as the door. It was draughty on that floor. Somebody who woke up there in the dark, with one arm in a coat, wouldn't know where anyone had gone.`,
        `It was ten to ten. Past the garden gate went people with torches, going up. ${b} had waited for it since last August. "It doesn't need two, not really. I can say 'There!' to myself. I'll tell you about it," said ${b}, with the coat on and a hand on the door. Then ${b} looked back. On the bare boards ${a} had started to look for a blanket, fast asleep, with one foot.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hold', 'calm', 'pillow'), seen(A, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `"If you can't get to the bed," said ${b}, "it'll have to come to you." The pillow came down first, and was pushed in where it was wanted. Then it was the blanket. "It's not much, a bed," said ${b}, "when you come to take it to pieces." It had all gone to the floor. And when it was done, it was nine minutes past ten.`,
        `${b} came back. The pillow weighed nothing. The blanket was harder, for it had to go round the corners of somebody. "There," said ${b}, very quietly. It was not the "There!" that they had planned. It had struck ten a good while ago. Up on the hill somebody cheered.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'look-up', 'calm'), seen(A, 'sleep', 'sleepy')] },
        `"Move up," said ${b}, and lay down as well, on what was left of the pillow. It was low down there. "That's odd," said ${b}. "Where's the chimney?" From the floor the window was nothing but sky, and it was black, and it was full. ${b} held quite still. Something white ran down it from corner to corner.`,
        `"Is there room?" said ${b}, and crept in too. ${b} lay flat and looked up. It took a moment to see what was different. You had to be on the floor, with your head just there, one step from the bed. "The chimney's gone," said ${b}. There was a piece of sky as big as a door. A line ran down it, quick as a match.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'happy'), seen(B, 'point', 'happy')], things: ['shooting-star'] },
        `"There!" whispered ${b}. It couldn't be helped; it just came out. And ${a}, whom soup couldn't wake, nor stairs, opened one eye. There went another. It was in the eye, quite small, from one side to the other. "I told you that I'd stay awake," said ${a}. The eye shut.`,
        `"There," breathed ${b}. You have to say it to somebody. Beside the pillow one eye came open, only one. They both saw it, the third, the long one that broke in two. "Nice," said ${a}. "What did you wish?" said ${b}. ${a} would have answered. But ${a} had got it already.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')] },
        `"Eleven," said ${b}. "That's as many as there are stairs." It was warm, and it hummed down there like a hive. ${b}, who never could get to sleep, thought of getting up into the bed now. It was only one step. It was a good way off. "Here," said ${b}, and that's as far as anybody got.`,
        `"That's nine," said ${b}, and after that they fell, and nobody counted. For the one who could never sleep it's a strange thing when it comes; ${b} hardly knew what it was. It came over the floor like warm water. "Just here," said ${b}. The bed stayed empty all night. Beside it, one step short, lay two people who had missed nothing.`,
      ),
    ],
  };
}
