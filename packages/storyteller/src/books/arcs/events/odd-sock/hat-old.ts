import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same with a drawer of halves who have got used to it, and a choice that is the other sock's own. */
export function old(going: Going): Told {
  const { refrain, A, a, T, t, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(K, 'stand', 'sleepy'), seen(T, 'sit', 'happy')] },
        `There had been a frost. ${K.introduced} had woken up in the dark, and ${T.introduced} had cold ears. ${k} had pulled something over them, from the chair, and slept on, and forgot it. In the morning ${t} sat on the pillow in a red hat with a white tip. Nobody thought anything of it. Why should they? It was a good hat.`,
        `At three in the night, half asleep, ${K.introduced} had done something kind for a bear with cold ears. By seven it was quite forgotten. ${T.introduced} sat on the pillow, in a red hat with a white tip, and looked very well. ${k} said good morning to ${t}, and opened the drawer for socks. That is how it began.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'curious')] },
        `There should have been two, red, with white toes, the ones from the winter aunt. There was one. "I'm ${A.introduced}," it said, "or half of it." They had gone to bed on the same chair, said ${a}, one on top of the other. And in the morning there was only the chair. "I keep wanting to say we," said ${a}.`,
        `${A.introduced} lay in the drawer, and did not lie as a pair does. "We've lost the other one," said ${a}. "I mean, I have." They had never been apart, not in the wash, not in the mud. They were red, with white toes, and had been made in one week by the winter aunt. "How does one do it," said ${a}, "just being one?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')], things: ['mittens'] },
        `${Gcap} was practical about it. "There's a red mitten with no friend," said ${g}. "That would make two." It nearly did. It went on over the toes. Then there was the thumb, which stuck out and waved when ${k} walked. "${refrain}" said ${k}. The mitten had not thought so, either.`,
        `"One needn't be so particular," said ${g}, and found a mitten. It was the last of its kind, and red. ${k} tried to be fair. But a mitten has ideas of its own about the left-hand side. It would not go into a boot. "${refrain}" said ${k}. "Thank you for asking, though," said the mitten.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'surprised'), seen(A, 'sit', 'worried')] },
        `The football sock was next. It was blue, and came up to the knee, and had played for the school. With that on the left and ${a} on the right, ${k} walked in a slow curve. "${refrain}" said ${k}. "I could pull myself up a bit," said ${a}. ${a} pulled until you could see through.`,
        `"I'll do it," said the football sock, from the back. It was a long, loud sock. Beside it ${a} looked like somebody's ankle. "You stretch, and I'll slouch," said the football sock. They did what they could. ${k} looked down at the two of them in the mirror, and did not like to laugh. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'determined'), seen(G, 'stand', 'curious')] },
        `So they searched. Under the bed were dust, and a plum stone. In the machine there was a coin, going round. ${Gcap} brought the Drawer. Every house has one; it is where the halves are kept. There were forty in it. "You get used to it," they told ${a}. "After a year or so you don't look up any more when somebody opens."`,
        `They looked everywhere that there is, and ${t} looked on. It was not in the basket, and not behind the machine. "Then there's only the Drawer," said ${g}. It was the bottom one, and hard to open. In it lay forty single socks, from eleven years. "Come in," they said to ${a}, "and pull it to. One waits, at first. Later one stops that." They weren't unkind. They had only given up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'sit', 'calm'), seen(K, 'sit', 'sad'), seen(A, 'sit', 'sad')] },
        `"I don't want to get used to it," said ${a}. ${k} shut the Drawer again, with ${a} outside. They sat down on the bed, next to ${t}. "You've got it easy," said ${k}, and put ${t} straight. "You only need one hat. One red hat, with a white..." And ${k} stopped, like a clock.`,
        `${k} took ${a} out again before it could be shut. "Not yet," said ${k}. They sat on the pillow to think. ${k} thought best with something to fiddle with, and there was the white tip of that hat. It was soft. It was knitted. It was knitted just like somebody's toe. ${k} looked down, and up, and down once more.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised'), seen(T, 'sit', 'surprised')] },
        `"${t}," said ${k}, "would you turn round?" There was a bulge at the back, half way up, where no hat has anything. "That's a heel," said ${a}. ${t} felt behind with one paw. "I did wonder," said ${t}. "It came in the night. I didn't like to ask." They had all looked at it, the whole morning long.`,
        `Nobody has ever made a hat with a heel. This one had one, rather worn, on the left. It all came back to ${k}: the dark, the frost, the chair. "It was me," said ${k}. "I took it. I've looked for it all morning, and it was me." "I thought that you knew," said ${t}. You can look straight at a sock and not see it, if it's busy being a hat.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'sit', 'happy')] },
        `Then they lay side by side, toe to toe. "I could see as far as the gate," said the other one, "and a bird on it." "I was nearly in the Drawer," said ${a}. They had each had a morning of their own, for the first time, and had to tell it. "We," said ${a}, now and again, to hear how it sounded.`,
        `"You!" said ${a}. "You," said the other one. For a while that was all. ${k} laid them together, heel to heel. The other one had seen a good deal. "There's a view from there," it said. "There's the gate, and a bird. I never knew that we had a gate." ${a} listened. It was strange. It had only been seven hours.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'sad'), seen(K, 'think', 'worried')] },
        `${k} had a foot in already, when there was a small noise. It was ${t}, not complaining. Without it ${t} had two bare ears, one of them as thin as paper. "I've only had it for a night," said ${t}. "I'm sure I'll soon forget what it was like." The window was white with frost. ${k} took the foot out again.`,
        `It was all as it ought to be, and yet ${k} didn't pull them on. On the pillow sat ${t}, who had folded both ears down, and was holding them. "Please don't think of me," said ${t}. "Socks are for feet." It was so polite that you could have cried. There were two who belonged together, and there was one with cold ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'calm'), seen(A, 'sit', 'worried'), seen(T, 'sit', 'calm')] },
        `"It isn't for me to say," said ${k}, to the other sock. "What would you like to be?" It was silent for so long that ${a} went quite flat. "I've been half a pair all my life," it said. "It was nice. But I was never asked. I think I'm a hat." It was hard for ${a} to hear that. "It suits you," said ${a}, in the end, and it was true.`,
        `They both looked at ${k}, but ${k} asked the other one. "Foot, or head?" You could see that it had been hoping for that, and dreading it. "I'd miss you," it said to ${a}. "Only, up there I'm not half of anything. I'm all of a hat." ${a} wanted to say no. Anybody may want that. "You'd tell me," said ${a}, "about the gate?" "Every night," it said.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(K, 'stand', 'happy'), seen(A, 'sit', 'happy')],
        },
        `Then ${k} opened the Drawer, right to the end. "Who wants to come out as one and one?" said ${k}. There was a rustle. By noon ${k} had on ${a}, and a green one with a hole. "${refrain}" said ${g}. "No," said ${k}. "It isn't supposed to be." There are thirty-nine to go. They lie with their heads up now, and look.`,
        `If a sock could be a hat, then what could forty be? ${k} pulled out the whole Drawer. One became a bag for marbles, one kept a teapot warm. A striped one went out on ${K.names} left foot, beside ${a}. "${refrain}" said ${g}. "It's better," said ${k}. "They chose." And nobody in that house has ever got used to the Drawer again.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(T, 'sleep', 'happy'), seen(A, 'sleep', 'happy')],
        },
        `At night they go to bed as they always did, nearly. ${a} is on a foot, at the bottom. The hat is at the top, on ${t}. Between them lies the whole length of ${k}. "Are you there?" says one of them. "Good night," says the other. "There was a cat on the gate." It isn't what one calls a pair. It's a good deal longer.`,
        `"What was there today?" asks ${a}, in the dark, from the end where the feet are. "Snow on the gate," says the hat, from the pillow. "And then a bird in the snow." ${t} sleeps with warm ears. So does ${k}, who is in the middle of all this, and hears it in a dream. They used to lie side by side, and never had anything to tell.`,
      ),
    ],
  };
}
