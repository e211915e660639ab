import type { Told } from '../../../arc.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TakesTwo } from './parts.ts';

/** For the smallest: three helps that are none; a sheet, which has four corners. */
export function young({ F, S, A, B, Z, K, refrain, offer, help, chance }: TakesTwo): Told {
  const [f, s, a, b, z] = [F.name, S.name, A.name, B.name, Z.theKind];
  const better = `${refrain}!`;
  const slow = chance.pick('Slow, slow, slow', 'Slowly, slowly', 'Bit by bit by bit');
  const cameToo = K ? ` ${K.name} is there, too.` : '';
  return {
    title: titled(chance.pick(`${offer}?`, `${f} can ${help}`, 'all better!', 'it takes two', `${f} and ${s}`)),
    refrain: better,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(F, 'wave', 'excited'), ...(K ? [seen(K, 'stand', 'happy')] : [])],
        },
        `This is ${F.introduced}. "${offer}?" says ${f}. ${f} does not wait.${cameToo}`,
        `Here comes ${F.introduced}! "${offer}? Now? Now?"${cameToo}`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(F, 'reach', 'happy'), seen(A, 'stand', 'surprised')] },
        `${A.introduced} has a wet sheet. It hangs up. ${f} takes it down. "${better}"`,
        `Drip, drop. ${A.introduced} hangs up a sheet. Whisk! ${f} takes it in. "${better}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'reach', 'calm')] },
        `Oh dear. It is still wet! Up it goes again. That is ${S.introduced}.`,
        `But it is not dry. Who hangs it up again? ${S.introduced}. Drip, drop.`,
      ),
      page(
        { setting: 'street', camera: 'close', actors: [seen(F, 'hold', 'happy'), seen(Z, 'stand', 'surprised')] },
        `${slow}, goes ${z}. "I will carry you!" ${f} takes it back. "${better}"`,
        `Here goes ${z}. ${slow}. ${f} picks it up. Back, all the way! "${better}"`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(F, 'wave', 'happy'), seen(B, 'sit', 'surprised')] },
        `${B.introduced} is having a nap. "Wake up!" says ${f}. "You look tired! ${better}"`,
        `Shh! ${B.introduced} is asleep. "Wake up, wake up!" says ${f}. "Time for bed! ${better}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(F, 'walk', 'sad')] },
        `Now all the doors are shut. "No, thank you!" says ${a}. "No, thank you!" says ${b}.`,
        `Knock, knock. "Not today!" says ${a}. Knock, knock. "Not today!" says ${b}. Poor ${f}!`,
      ),
      page(
        { camera: 'close', actors: [seen(F, 'sit', 'sad')] },
        `${f} sits on the step. Nobody wants ${f}. It is very quiet.`,
        `Down sits ${f}. No more today. No more at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'calm'), seen(F, 'sit', 'surprised')] },
        `Who sits down, too? It is ${s}. ${s} says nothing. ${f} says nothing. It is nice.`,
        `Here comes ${s}, and sits by ${f}. They sit and sit. That is nice.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(S, 'point', 'happy'), seen(F, 'look-up', 'surprised')] },
        `Now the sheet is dry. It is so big! "Can you help me?" says ${s}. "Please?"`,
        `"Look," says ${s}. "It is dry. But I have two ends, and one me. Please help!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'dance', 'happy'), seen(F, 'dance', 'happy')] },
        `You come here. I go there. Flap, flap! Together, and apart. All small! "${better}" says ${s}.`,
        `One end for ${f}. One end for ${s}. In, and out, and in. All done! "${better}"`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'close',
          actors: [seen(F, 'kneel', 'calm'), seen(Z, 'walk', 'happy')],
        },
        `Good night. ${slow}, goes ${z}. "${offer}?" says ${f}, and waits. "No, thank you." Good night.`,
        `The moon is up. ${slow}, comes ${z}. ${f} opens the gate, and waits. Good night.`,
      ),
    ],
  };
}
