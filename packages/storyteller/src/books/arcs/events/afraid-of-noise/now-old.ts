import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { noiseOf } from './noise.ts';
import { beside, ownNoise } from './parts.ts';
import { REFRAINS, TITLES } from './said.ts';

/** The long one: somebody smaller believes that it obeys, and has to be told how it is done. */
export function old(going: Going): Told {
  const { A, a, chance, company } = going;
  const { feared, what, sign, roar, hide, setting, night, when, isSeen } = noiseOf(going);
  const C = beside(going);
  const c = C.name;
  const [M = company.meet('snail')] = company.passersBy(
    1,
    ({ size, isa }) => size === 1 && /^(?:pet|wild|insect)$/.test(isa),
  );
  const m = M.name;
  const own = ownNoise(going);
  const refrain = chance.pick(...REFRAINS);
  const small = sign.toLowerCase();
  const most = feared === what ? '' : `, and the worst of them was ${what}`;
  const sense = isSeen ? 'see' : 'hear';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          time: night ? 'night' : 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(C, 'stand', 'curious')],
        },
        `${A.introduced} was afraid of ${feared}${most}. People were kind about it. "It's only a noise," said ${C.introduced}. "I know that," said ${a}. "I know it beforehand, and I know it afterwards. It's only while it's there that I don't know it." That is a thing about fear, and nobody had an answer.`,
        `There are those who can walk past any noise, and ${C.introduced} was one of them. ${A.introduced} was not. With ${a} it was ${feared}${most}. "It isn't that it's loud," said ${a}. "It's that it's suddenly loud. If it would only ask first!" "Noises don't ask," said ${c}. They both thought that this was true.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'scared'), seen(M, 'hide', 'scared')] },
        `${when} it was at its worst. ${sign}. ${roar}! ${a} left the ground. "${refrain}" cried ${a}, when there was a gap. That was when the gap answered. "It's not only you," said a very small voice. It was ${M.introduced}, who had gone in under a flowerpot a year ago because of it. Only the nose came out.`,
        `It came as it always did. ${sign}. ${roar}! ${a} was in the air before there was time to think, and came down among the flowerpots. "${refrain}" said ${a}. "That's what I'd like to know," said one of the pots. It had ${M.introduced} in it, with the pot pulled down to the chin. "I've lived in here since last summer," said ${m}. "You do get used to the dark."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'scared'), seen(C, 'stand', 'calm')] },
        `Then it was war. The first time ${a} hid ${hide}, where it was impossible to be seen from anywhere. But a noise has no need to see anybody. ${sign}. ${roar}! It came round the corner by itself, like water. "${refrain}" said ${a}. On the other side, ${c} was counting how high. "That was your best yet," said ${c}.`,
        `"I shall go where it can't find me," said ${a}, and that was ${hide}. It was a first-rate place. ${c} walked past it twice. ${sign}. ${roar}! The noise hadn't so much as looked. It filled up the corner, and it filled up ${a}. "That's not fair. I was hiding," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined'), seen(C, 'cover', 'surprised')] },
        `The second time it was to be frightened off. "${own}!" said ${a}, for practice, and somewhere a door banged. "${own}! ${own}!" ${c} went and stood further away. It was a fine, large noise, and ${a} began to be rather proud of it. ${sign}. ${roar}! It was like blowing at a bus. "${refrain}" said ${a}, as well as that goes in a whisper.`,
        `"What would it do if somebody shouted at IT?" said ${a}. There was only one way to find out. "${own}!" Something fell off a shelf. "${own}!" ${c} went under a cushion. Then ${sign.toLowerCase()}, and ${roar}! Nobody could tell any longer if ${a} was shouting or not. ${a} couldn't tell, either. "${refrain}" said ${a}, quite hoarse.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hold', 'happy', 'blanket'), seen(A, 'hide', 'worried')] },
        `The third time there was the blanket. It was ${C.names} thickest, and it went round ${a} three times. It was like the inside of a loaf. There was no light, and no ${small}, and no anything. ${a} had just thought, "This is it, I've won," when there was. ${roar}! It was not half so loud. And ${a} had never been so frightened.`,
        `${c} had an idea, and it was woollen. They wrapped ${a} in the winter blanket until there was only a sort of parcel. "Can you ${sense} anything?" said ${c}. The parcel said nothing, and that was good. Minutes went by. Then, out of the middle of nothing at all, ${roar}! It came quite softly, through so much wool. The parcel went as high as the door.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(C, 'sit', 'curious')] },
        `"It was softer," said ${c}. "I know," said ${a}. "So it isn't the loudness." "Then it's the suddenness," said ${c}. They looked at the blanket. What had it kept out, besides half of a noise? They went through it slowly, as you go through your pockets. And there was a thing missing, a very little one. "There was no ${small}," said ${a}.`,
        `There was something wrong with that, like a sum that comes out wrong. With a blanket it was quieter and worse. Without, it was louder and not so bad. "Then there must be something out here that helps," said ${a}. "It comes in with the air." They kept as still as they could, to catch it. ${sign}, it went, so small that nobody would ever have minded it. "THAT," said ${a}. ${roar}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(C, 'stand', 'surprised')] },
        `"It does ask," said ${a}. "It asks so softly that nobody answers." The next time ${a} answered. ${a} stood up straight, out in the open. ${sign}. "NOW!" cried ${a}, as grandly as a king. ${roar}! It came exactly as it was told to. There was nothing sudden about it. You don't jump when a dog comes that you have called.`,
        `They practised it sitting down. ${sign}. "Wait for it," said ${a}. ${roar}! After ten of those, ${a} stood up. ${sign}. "Now!" said ${a}, in a voice of command. ${roar}! "Oh, I say," said ${c}. ${a} had not so much as twitched. For once it was the noise that came second.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(M, 'look-up', 'excited'), seen(C, 'stand', 'happy')],
        },
        `"You told it to!" It was ${m}, with the whole head out. "It did as you said!" "Well," said ${a}. ${sign}. "Now!" ${roar}! "You're its master," said ${m}. "You're the greatest person I ever met. I can come out!" It would have been the moment to say something about the ${small}. But it's very nice to be the greatest person that somebody ever met. ${a} bowed.`,
        `Nobody had thought about the flowerpot. Now it tipped up, and ${m} came out to the waist. "It obeys," said ${m}. "You say so, and it does it!" "It's nothing, really," said ${a}, and did it again. ${sign}. "Now!" ${roar}! ${c} gave ${a} a look. But ${a} was looking at ${m}, who hadn't been out of that pot for a year.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'worried'), seen(C, 'stand', 'worried')],
        },
        `"I've got just one wish," said ${m}, a little later, out in the open, without a pot. "Tell it to stop. For good. You could, couldn't you? I'll wait here." And ${m} sat down, with shining eyes, in the very worst place. ${a} went hot and cold. If nothing was said, it would come, and ${m} would be sitting there. And then nobody would see ${m} for another year.`,
        `It went well for a while. Then ${m} came all the way across, without any pot, and brought ${a} a pea. "It's for you," said ${m}. "Now that it does what you say, will you tell it never to do it again?" ${a} looked at the pea. ${c} looked at ${a}. "You'll have to tell ${m}," said ${c}. "I shan't be great any more," said ${a}. "No," said ${c}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'sad'), seen(M, 'stand', 'surprised')] },
        `"I can't," said ${a}. "I never could. It does it anyway. There's a ${small} first, and I say 'Now' in between. That's all there is to it. It isn't even difficult." It was dreadful to watch. All the shine went out of ${m}. "So nobody can tell it," said ${m}. "No," said ${a}. "But anybody can know. Stay by me. I'll show you where it is."`,
        `So ${a} said it, all of it, as fast as possible. "I'm not its master. It never heard of me. It goes ${small}, and I'm quick, and that's the trick." ${m} took a step back, and looked round for the pot. "You said that you told it to," said ${m}. "You said so, and I let you," said ${a}. "I'm sorry. Would you like the secret? It's better than me. It works even when I'm not there."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'point', 'excited'), seen(A, 'stand', 'happy'), seen(C, 'cheer', 'happy')],
        },
        `They stood side by side in the open, and ${m} shook so that it showed. ${sign}. "Did you get it?" whispered ${a}. ${roar}! "I think so," said ${m}. ${sign}. "N-now," said ${m}. ${roar}! There was a silence. "Again," said ${m}. By supper it was the smallest one there who did it, standing on the flowerpot, with a spoon. And ${a} was allowed to be second.`,
        `It was ${m} who shut out everything else, and listened with all of ${m}. ${sign}. ${roar}! "I had it," said ${m}. "It was there! It's no bigger than me." The next one ${m} did alone. ${sign}. "NOW!" You would not have thought that such a voice would fit in there. ${roar}! It came like a lamb. "I'm the greatest person I ever met," said ${m}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'happy'), seen(A, 'stand', 'proud'), seen(M, 'stand', 'proud')] },
        `They are both quite good at it now, and not afraid, or only as you are on a swing. People still jump. "${refrain}" they say to ${what}, with a hand on their heart. Then somebody large and somebody small look at each other. "We did," they say. And the flowerpot has got a flower in it.`,
        `There is a flowerpot to let, with a view. ${m} has no more use for it. ${when} you can see the two of them out there, waiting, and ${c} with them. ${sign}. "Now!" ${roar}! Everyone else drops what they are holding. "${refrain}" somebody cries. "I did," says ${a}. "I did," says ${m}. And both of them are right.`,
      ),
    ],
  };
}
