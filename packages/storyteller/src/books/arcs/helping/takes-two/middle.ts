import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TakesTwo } from './parts.ts';

/** Nobody was asked, so nobody was helped; the one thing that cannot be done alone is asked for. */
export function middle({ F, S, A, B, Z, K, refrain, offer, help, helped, chance }: TakesTwo): Told {
  const [f, s, a, b, z] = [F.name, S.name, A.name, B.name, Z.theKind];
  const Zcap = z.replace(/^t/, 'T');
  const cameToo = K ? ` ${K.name} had to run to keep up.` : '';
  return {
    title: titled(
      chance.pick(`${offer}?`, `nobody asked ${f}`, 'two ends and one me', `no, thank you, ${f}`, 'it takes two'),
    ),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'wave', 'excited'), ...(K ? [seen(K, 'run', 'happy')] : [])],
        },
        `Nobody liked to ${help} people as much as ${F.introduced}. "${offer}?" said ${f}, all the way down the street. Then ${f} ${helped} them, before anybody could say.${cameToo}`,
        `"${offer}?" said ${F.introduced}. It is a good question. But you should wait for the answer, and ${f} never had the time.${cameToo}`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(F, 'reach', 'happy'), seen(A, 'stand', 'surprised')] },
        `${A.introduced} had washed a very big sheet. ${f} took it off the line, and rolled it up. "${refrain}," said ${f}. "It had only just gone out," said ${a}. Water was running out of both ends.`,
        `In the first garden there was a sheet on the line. It was as big as a sail. ${f} had it down and in the basket at once. "${refrain}!" "Thank you," said ${A.introduced}. "It was wet."`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'calm'), seen(A, 'stand', 'calm')] },
        `${f} did not hear. ${f} was in the next garden already. But behind came ${S.introduced}, who did not say much. ${s} shook the sheet out, and hung it up again.`,
        `When ${f} had gone, somebody else came by. It was ${S.introduced}. ${s} looked at the basket, and at ${a}. Then ${s} picked up the pegs.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(F, 'hold', 'happy'), seen(Z, 'stand', 'surprised')] },
        `In the lane was ${Z.introduced}. ${Zcap} had been walking to the gate since Tuesday, and was nearly there. "You poor thing, so far from home!" ${f} carried it all the way back. "${refrain}."`,
        `Then ${f} met ${Z.introduced}, one step from the gate. It had taken three days. "I'll carry you," said ${f}, and did. Only it was in the other direction. ${f} put it down where it had begun. "${refrain}!"`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(F, 'wave', 'happy'), seen(B, 'sit', 'surprised')] },
        `${B.introduced} was asleep in a chair. "You do look tired," said ${f}. "What?" said ${b}, sitting up. "I said you look tired. You ought to lie down." ${b} had been lying down. "${refrain}," said ${f}.`,
        `At the third house somebody was having a nap. ${f} shook ${B.introduced} by the shoulder. "You nodded off," said ${f}. "It's lucky that I came." ${b} could not get back to sleep until Thursday. "${refrain}!"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(F, 'walk', 'worried')] },
        `By three o'clock every door in the street was shut. "We're quite all right!" called ${a}, through the letterbox. "We don't need a thing!" called ${b}. You could see their eyes between the curtains.`,
        `After that it was odd. ${f} knocked, and feet ran away from the door. "Nobody in!" said ${a}. "Nobody here, either!" said ${b}. "Then who shall I ${help}?" said ${f}.`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'sit', 'sad')] },
        `So ${f} sat down on the step. It was a strange feeling, not to be doing anything. All of it was still inside, and there was nowhere to put it.`,
        `${f} sat on the lowest step, and looked at nothing. "I only wanted to ${help} somebody," said ${f}. The street was empty from end to end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'calm'), seen(F, 'sit', 'surprised')] },
        `Somebody sat down as well. It was ${s}, who looked rather low, too. ${f} was about to say "${offer}?" and did not. They sat for a long while. "That was nice," said ${s}. "I didn't do anything," said ${f}. "No," said ${s}.`,
        `After some time there were two on the step. The other one was ${s}. ${s} did not say, "What is it?" and ${f} did not, either. A cloud went over, and a bus. It was easier with two.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'point', 'happy'), seen(F, 'stand', 'surprised')] },
        `"Could you help me?" said ${s}, in the end. Nobody had ever asked ${f} before. ${f} had always been too quick. "It's the big sheet," said ${s}. "It's dry now. But it has two ends, and there's only one of me."`,
        `"It's dry by now," said ${s}. They went to look. It was as big as a sail, and the wind was in it. "I can't fold it by myself," said ${s}. "Nobody can. Would you help?" ${f} took one step, and stopped. "How would you like it done?" said ${f}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'dance', 'happy'), seen(F, 'dance', 'happy')] },
        `${f} had two corners, and ${s} had two. They walked together until they met. They gave, and took, and walked apart again. It was like a dance, for two and a sheet. At the end it was as small as a book. "${refrain}," said ${s}.`,
        `You walk in, and you walk out. You give your corners, and you bend for the fold. If you pull, it all goes wrong. They did that one, and then everybody else's. All down the street the curtains opened. "Could you help me as well?" said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [seen(F, 'kneel', 'calm'), seen(Z, 'walk', 'happy')],
        },
        `On the way home ${f} met ${z}. It had come as far as the lamp. "${offer}?" said ${f}, and waited. You have to wait quite long. "You could tell me how far it is," it said. So ${f} told it, and walked along beside. They will be there on Friday.`,
        `There was one thing more to put right. ${f} got down on the ground. "I'm sorry that I took you back," said ${f}. "${offer}?" ${Zcap} thought it over until the sun was down. "Yes," it said. "Hold the gate." ${f} is still there, holding it.`,
      ),
    ],
  };
}
