import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: there is green for one thing only, and one's own name would look very well in the sky. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, w } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')],
        },
        `The painting had come with the house, and was too big to take down. It showed a lake at sunset, and a woman rowing, and a house with one lit window. In the corner, in red, it said who had done it. Below the house there was a bare patch, the size of a saucer, where he hadn't. ${A.introduced} had always rather liked him for it.`,
        `Over the sofa hung a lake. There was a boat on it, with somebody rowing hard, and beyond that a house, and a light. It was very well done, apart from one place. Just where the boat would land, the painter had stopped, and gone to his tea, and never come back. He'd signed it, though. His name went halfway along the bottom. ${A.introduced} could read that from the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'calm')], things: ['paint'] },
        `They'd done the gate that morning, ${a} and ${B.introduced}.${comesToo} ${b} had come out of it spotless. ${a} had one green hand, to the wrist, and no soap made any difference. "I want to do something that stays," said ${a}. "That'll stay," said ${b}. "Something with my name on," said ${a}, and knelt on the sofa to look at the red letters.`,
        `"In a hundred years," said ${a}, "nobody will know we were here. They'll know him." ${B.introduced} said that he hadn't even finished.${comesToo} They were on the sofa, after painting the gate, and ${A.names} right hand was as green as a frog. It had been scrubbed, and it was greener. ${a} leaned forward to look at the signature, and put out a hand, and didn't meet anything.`,
      ),
      page(
        {
          setting: 'pond',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised'), seen(R, 'sit', 'happy')],
          things: ['rowing-boat', 'house'],
        },
        `It was like going through the skin on milk. They stood in rushes that smelled of oil. From in front they were rushes; from the side they were hardly there. "${refrain}" said somebody. It was the woman in the boat, and this was ${R.introduced}. She pulled until her ears were red. The water went by her, and the bank didn't.`,
        `There was a soft sort of pop. Then there was wind, and it smelled of turpentine. "Everything's flat behind," said ${b}, who'd walked round a cow. "${refrain}" came a voice, and there was ${R.introduced}, at the oars, and going like a train. You could see that she'd get there in a minute. A minute later you could see it just as well.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(R, 'point', 'calm'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'worried')],
          things: ['rowing-boat', 'house'],
        },
        `"A hundred years, on Thursday," said ${r}, when they asked, and leaned on her oars. "That's ${w}, at the window, with the ladle. It's leek. I set off to be home for supper. But I've no bank, you see. I get as far as the edge of it, and it's cloth, and you can't put a foot on cloth." She looked at it. "He ran out of green. He said so. He swore."`,
        `"Do you never get any nearer?" said ${b}. "I get right up to it," said ${r}. "It's the last yard. He'd no green left, poor man, and there was somebody at the door. So there's my house, and there's ${w} with the soup. And here's a hole. You can't come home across a hole." She said it quite cheerfully. She'd had a long time to practise.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'determined'), seen(R, 'sit', 'happy'), seen(A, 'stand', 'calm')],
          things: ['rowing-boat'],
        },
        `${b} is practical. ${b} went round by the reeds with a rope, to haul her in from the other side. There wasn't another side. There was a wall with a window in it, and under that one's feet found only weave. "${refrain}" called ${r}, to encourage them. It took all three to get ${b} back.`,
        `They tried it with a plank from the boat, and the plank went through. ${b} tried with a rope, from the sill, and there was nothing there to brace a foot on. It's a curious feeling, to stand on something that hasn't been thought of. "${refrain}" said ${r}, at every pull, as you'd pat a horse.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'worried')] },
        `"It wants colour, that's all," said ${a}. A bit of sunset came off quite easily, on a sleeve. At once there was a white place in the sky, and a cold wind out of it. The ducks stopped. In there each thing is made of all that there is. What you put in one place you've taken from another. They rubbed it back, and it was never quite as orange.`,
        `So they took some sky, from high up, where it wouldn't show. It showed. There was a hole with light behind it, like a tooth out, and the far trees began to lean. "Put it back!" said ${r}. "He only had so much." They smoothed it over. The only colours in that place were in use, down to the last scrape. Anything new would have to come from outside.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'excited'), seen(B, 'point', 'surprised')] },
        `It had stuck to a duck before ${a} noticed. It was a small green print, and it was wet. "It comes off in here," said ${b} slowly. "It's new. It's ours." ${a} wasn't listening. There was the sky, wide and empty, with the best light in the house on it. You could have read it from the door. There was just about enough for a name.`,
        `${a} had leaned on the side of the boat. When ${a} let go, there was a green thumb on it. So it did come off, then, and it stayed. ${a} saw what that meant, all at once: a name, up there over the hill, in letters a foot high. People would be looking at it in a hundred years. ${a} even had the right hand up. It would be short. It would only need to be the one word.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(R, 'sit', 'calm'), seen(B, 'stand', 'calm')],
          things: ['rowing-boat', 'house'],
        },
        `"It won't do both," said ${b}. That was all. ${b} sat down in the boat with the back turned, so as not to watch. "You put your name, dear," said ${r}. "It's what he did. I'm used to it." And she spat on her palms. "${refrain}" In the window the ladle went up, and waved. It had been waving all the time.`,
        `Nobody said that ${a} mustn't. "It's a lovely sky for it," said ${r}, and meant it. ${b} only held the hand up by the wrist, and they looked at how much there was. It would go once. In the window a very old man had cleared a place at the table. He was straightening the spoon. He looked as if he'd straightened it before.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(R, 'stand', 'surprised')], things: ['house'] },
        `It is a pity about a name. ${a} looked at the sky once more, and took leave of it. Then ${a} lay down in the bow, and reached out, and put the whole hand on the bare place. Slap. There was a moment of plain cloth. And up between the fingers, thick and cold and bending in the wind, came grass.`,
        `"Row," said ${a}. "I want to be close." ${a} held the boat with the left, and laid the right one flat on the bare patch. Then ${a} leaned, until all of it had gone over. It was about so big. It had four fingers and a thumb. You could have said that it wasn't much. A daisy came up in the middle of it, quite unasked.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'walk', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')],
          things: ['rowing-boat', 'house'],
        },
        `Bump. It's not a big noise. She sat with the oars in the air and let it go all through her. "Home," said ${r}, trying it. She put a foot on the thumb, and it bore. She had meant to say something to them, you could see that. But the door had opened, and there was the ladle. And she picked up a hundred years of wet skirt and ran.`,
        `The boat touched. ${r} went white, and then red, and got out backwards, the way you do at home. The grass took her weight. "There, now," said ${r}, to nobody. The window was empty. Somebody was fumbling with a bolt that had been stiff since before there were cars. They looked away, out over the lake, for the next part, since it was private.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'stand', 'curious'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')],
        },
        `"Soup!" called ${g}, and they climbed out over the back of the sofa, in a smell of turpentine. ${A.names} hands were clean. They both looked rather small. ${Gcap} had stopped with three spoons, in front of the lake. "I must be getting old," said ${g}. "I could have sworn that there was a person in that boat."`,
        `They had just climbed out when ${g} came in. "At last," said ${g}, seeing the hands. "What did you use?" Then ${g} saw over their heads, and was silent. The boat was tied up. There were two at the window, and one of them was holding out a bowl. "That bit of green," said ${g}. "Has that always been there?" "No," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'proud'), seen(B, 'point', 'happy')] },
        `There isn't a name on it. A man came once to value it, with a lens, and was bent over the bank for a long time. It wasn't the same brush, he said, and he'd never seen the like. It was the best thing in the picture, and he'd give a lot to know whose hand it was. "Hm," said ${a}, and put it in a pocket.`,
        `People look at the sunset first, then at the window. It's only if they stay that they come to the grass. "It's odd," they say. "It's got fingers." ${a} never says anything. But in the evenings, when nobody is about, somebody kneels on the sofa sometimes, and lays a hand over it. It fits. It'll be too small, one of these years, but it will still be there.`,
      ),
    ],
  };
}
