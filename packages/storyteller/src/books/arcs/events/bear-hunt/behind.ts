import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './behind-old.ts';
import { partsOf } from './parts.ts';

/** They hunt for a bear, and the bear comes after them, to give back what they have dropped. */
export const BEHIND: EventPlot = { id: 'behind', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, Z, a, Gcap, z, kind, title, refrain, along } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(A, 'walk', 'excited'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy'), ...along].slice(
            0,
            4,
          ),
          things: ['backpack'],
        },
        `A ${kind} hunt! ${A.introduced} looks out. ${B.introduced} comes. ${Gcap} has the backpack.${going.comesToo.replace('came', 'comes')}`,
        `A ${kind} hunt! In front is ${A.introduced}. Next is ${B.introduced}. ${Gcap} has the backpack.${going.comesToo.replace('came', 'comes')}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(Z, 'hide', 'curious')],
          things: ['log', 'scarf'],
        },
        `Is that it? No, it is a log. "${refrain}" A scarf falls down. Who has it? Look!`,
        `What is that? A log! "${refrain}" Oh, the scarf is gone. Who is that, behind?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(Z, 'hide', 'happy', 'apple')],
          things: ['rock', 'apple'],
        },
        `Up the hill. That is a rock. "${refrain}" An apple falls. Who has it now? Look behind!`,
        `On they go. It is only a rock. "${refrain}" Plop, an apple! Who picks it up?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'walk', 'happy'), seen(Z, 'hide', 'happy')],
          things: ['bush', 'hat'],
        },
        `In the bush? It is a bird. "${refrain}" There goes a hat. Who puts it on?`,
        `Rustle! It is a bird in a bush. "${refrain}" The hat drops. Somebody puts it on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(G, 'sit', 'surprised')],
          things: ['backpack'],
        },
        `They sit down. The backpack is empty. It has a hole! And no ${kind}.`,
        `Where is it all? There is a hole in the backpack! They are sad.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'hold', 'shy', 'scarf'), seen(A, 'stand', 'surprised')],
          things: ['scarf'],
        },
        `Tap, tap. It is ${Z.introduced}. "This scarf is yours," says ${z}.`,
        `Somebody taps ${a}. It is ${Z.introduced}. "You lost a scarf," says ${z}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(Z, 'stand', 'happy')] },
        `"Thank you!" says ${a}. "We have to go. We want to find a ${kind}."`,
        `"Thank you," says ${a}. "But we can't stop. This is a ${kind} hunt."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'look-up', 'curious'), seen(A, 'look-up', 'curious'), seen(B, 'point', 'curious')],
        },
        `"I will help!" says ${z}. ${z} looks up. ${z} looks down. "${refrain}"`,
        `So ${z} looks, too. Behind a tree. Under a leaf. "${refrain}" says ${z}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(Z, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
        },
        `${a} looks at ${z}. Big feet. Big nose. "Oh! It is you!" They hug.`,
        `Then ${a} stops. "You are so big. You are the ${kind}!" "Am I?" says ${z}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(Z, 'wave', 'happy')],
          things: ['hat'],
        },
        `Night. Tap, tap at the window. "And the hat," says ${z}. Good night, ${kind}!`,
        `Good night! Who is at the window? What a hat! "${refrain}" says ${z}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, Z, a, b, g, Gcap, z, kind, title, refrain, along } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'happy'), seen(G, 'stand', 'happy'), ...along].slice(
            0,
            4,
          ),
          things: ['backpack'],
        },
        `"Today," said ${A.introduced}, "we are going on a ${kind} hunt." ${B.introduced} had a list of what to look for. Big, it said. ${Gcap} had the backpack, with the scarf, the apples and the hat. It was an old one, and nobody looked at the bottom.${going.comesToo}`,
        `They had been on walks, and on picnics. They had never been on a ${kind} hunt. ${A.introduced} went in front. ${B.introduced} had a list of what to look for. ${Gcap} came last, with the old backpack. It had a small hole in it.${going.comesToo}`,
      ),
      page(
        {
          setting: 'forest',
          camera: 'medium',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'curious'), seen(Z, 'hide', 'curious')],
          things: ['log', 'scarf'],
        },
        `At the edge of the forest lay something long and brown. "Shh," said ${a}. They crept up. It was a log. "${refrain}" The scarf slid out of the hole and lay on the path. They did not see who picked it up. Do you?`,
        `"There!" whispered ${b}. It was big, and it lay quite still. It had moss on. "That's a log," said ${g}. "${refrain}" said ${a}. And where was the scarf? Somebody had it, two trees behind them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'look-up', 'curious'), seen(Z, 'hide', 'happy')],
          things: ['rock', 'apple'],
        },
        `They went up the hill. Behind the fern was a round grey back. ${a} put out one finger. It was cold. It was a rock. "${refrain}" Plop, went the apples, one after another. Somebody came along behind, with both arms full.`,
        `On the hill sat something grey. "It's asleep," said ${b}. They said good morning to it, to be polite. It was a rock. "${refrain}" Three apples rolled down the path. "Oops," said somebody, and ran after them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'point', 'curious'), seen(A, 'walk', 'determined'), seen(Z, 'hide', 'happy')],
          things: ['bush', 'hat'],
        },
        `Then a bush shook. They all stood still. Out came a bird, and told them what it thought of them. "${refrain}" Down fell the hat. It is hard to run with apples in your arms. So somebody put the hat on.`,
        `Something growled. It was ${G.names} tummy. Something rustled. It was a bird in a bush. "${refrain}" said ${a}. The hat had gone by then as well. "Wait," called somebody, not very loudly, with a hat over both eyes.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad'), seen(G, 'hold', 'surprised', 'backpack')],
          things: ['backpack'],
        },
        `They sat down to eat. ${Gcap} put in a hand, and it came out at the bottom. There was a hole. There was no lunch, and no scarf, and there had been no ${kind}. "It's the worst hunt I was ever on," said ${b}.`,
        `At last they had to rest. It was cold. "Where's the scarf?" said ${a}. "Where's lunch?" said ${b}. ${Gcap} held up the backpack, and they saw each other through it. "We've lost it all," said ${a}. "And we haven't found a thing."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'hold', 'shy', 'scarf'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['scarf', 'apple', 'hat'],
        },
        `Somebody tapped ${a} on the shoulder. It was ${Z.introduced}, quite out of breath. "Excuse me," said ${z}. "You dropped this. And these apples, all but one. And I think that this hat is yours. You do walk fast."`,
        `"Excuse me," said a deep voice. There stood ${Z.introduced}, with their hat on. "I've got your scarf and your apples, too. You never turned round. I had one apple. I hope that's all right?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(Z, 'stand', 'happy'), seen(B, 'stand', 'happy')] },
        `"Thank you!" said ${a}. "How kind. But we can't stop, I'm afraid. We're on a ${kind} hunt." "Oh," said ${z}, and looked over one shoulder. "What do they look like?" "Big," said ${b}, from the list.`,
        `"You're very kind," said ${a}. "We'd ask you to stay, but we're busy. We have to find a ${kind}." "Are they nice?" said ${z}. "We don't know," said ${b}. "We've never met one."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'look-up', 'curious'), seen(A, 'look-up', 'curious'), seen(B, 'point', 'curious')],
          things: ['log'],
        },
        `"I know these woods," said ${z}. "Shall I help?" It was much better with four. ${z} looked behind every tree, and under a heavy log. "${refrain}" said ${z}, each time, and was sorry.`,
        `"I've got a good nose," said ${z}. So ${z} went in front, and sniffed. ${z} sniffed at a hole, and at a log, and up a tree. "That's odd," said ${z}. "I can smell one. It's quite close. ${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'surprised')],
          things: ['footprints'],
        },
        `Then ${a} looked down. In the mud were footprints, and they were as big as plates. "A ${kind}!" said ${a}. They followed them round a tree, and round another. The footprints stopped. There were two feet in the last ones.`,
        `"Stop!" cried ${b}. "Footprints! They're huge!" They bent over them. They crept along, from one to the next, without a sound. And at the end they bumped into somebody. It was ${z}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'cheer', 'surprised'), seen(Z, 'stand', 'surprised'), seen(B, 'cheer', 'happy')],
        },
        `They all looked up, slowly. Big feet. Big nose. "It's you!" said ${a}. "Me?" said ${z}, and thought about it. "So it is! I never knew that it was me you wanted. Nobody has ever hunted for me before."`,
        `"Big," read ${b} from the list, and looked at ${z}. "Oh," said ${a}. "${z}! I think that you're the ${kind}." ${z} looked down, at one foot and then the other. "I believe you're right," said ${z}. "What do we do now?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Z, 'hug', 'happy'), seen(A, 'hug', 'happy'), seen(B, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['apple'],
        },
        `Nobody had thought of that. So they had the apples, and there was a hug. It was like being hugged by a sofa. Then they went home. Late that evening somebody tapped at the window. "You left this," said ${z}, and held in the list. At the end of it there was a new line. "Nice," it said.`,
        `There was nothing about it on the list. They shared the apples, and wound the scarf round all of them. Late that evening a sock fell out of ${A.names} window, by mistake. There was a rustle, and a deep voice. "${refrain}" it said. And up came the sock.`,
      ),
    ],
  };
}
