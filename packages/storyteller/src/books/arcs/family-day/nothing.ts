import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { FamilyDay } from './arc.ts';

const REFRAINS = ['That is something', 'That counts as something', 'No, that is something', 'But that is something'];

/**
 * For the smallest: two who want to do nothing at all, and everything becomes something. It takes them until evening, and
 * then they do not notice.
 */
export function nothingYoung({
  child: K,
  lead: P,
  introduced,
  alsoIntroduced,
  also: Q,
  seen: met,
  at,
  chance,
}: FamilyDay): Told {
  const n = K.name;
  // Whoever else is of the family comes to ask; a pet comes to lie down.
  const S = Q && !Q.being ? Q : met;
  const pet = Q?.being ? Q : null;
  const p = P.name;
  const P0 = cap(p);
  const lay = pet ? ` ${cap(pet.name)} lay down on top.` : '';
  const lying = pet ? [seen(pet, 'sit', 'sleepy')] : [];
  const said = `${chance.pick('That is something', 'Oh! That is something', 'Ha! That is something')}!`;
  const r = `"${said}"`;
  const too = Q ? ` ${cap(alsoIntroduced)} says good luck.` : '';
  return {
    title: titled(chance.pick('nothing at all', `${n} and ${p} do nothing`, 'that is something', 'nothing today')),
    refrain: said,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'stand', 'happy'), seen(P, 'stand', 'happy'), ...(Q ? [seen(Q, 'wave', 'happy')] : [])],
        },
        !at.includes(' were at ')
          ? `This is ${n}. This is ${introduced}. ${at}What will they do today? Nothing!${too}`
          : `${n} has come to visit ${p}. What will they do today? Nothing!${too}`,
        `${n} is here. ${cap(introduced)} is here. ${at.includes(' were at ') ? '' : at}Today they will do nothing.${too}`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'calm')] },
        `${n} sits. ${P0} sits. Plip, goes the tap. Plip, plop! They count the plops. ${r}`,
        `${n} sits still. ${P0} sits still. Then ${n} has an itch. Scratch, scratch! ${r}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'excited'), seen(P, 'sit', 'happy')], things: ['blanket'] },
        `They lie under a blanket. But look! It is a boat! Toot, toot! ${r}`,
        `Under the blanket they go. Shh. But now it is a cave! ${r}`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(P, 'look-up', 'happy')] },
        `Out go ${n} and ${p}. They look at the sky. Up there is a cloud pig! ${r}`,
        `In the grass lie ${n} and ${p}. A cloud goes by. It has a nose! ${r}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'surprised'), seen(P, 'sit', 'curious')] },
        `Eyes shut, ${n} and ${p}. Tickle, tickle! An ant is on ${n}! ${r}`,
        `Eyes shut, ${n} and ${p}. Tickle! Who is that? A small bug! ${r}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(P, 'sit', 'worried')] },
        `"Nothing is too hard," said ${n}. ${P0} gave a big, big sigh.`,
        `"We can not do nothing," said ${n}. ${P0} sat down, plop. Oh dear.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm'), ...lying],
        },
        `The step was warm. ${n} leaned on ${p}. ${P0} leaned on ${n}.${lay}`,
        `${n} sat on the step. ${P0} sat close. They leaned, this way and that.${lay}`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm')] },
        `Down went the sun. Home went the birds. ${n} and ${p} just sat. Shh.`,
        `The sky went pink. The wall went gold. ${n} sat, and ${p} sat. Shh.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'wave', 'curious'), seen(K, 'cheer', 'surprised'), seen(P, 'stand', 'happy')],
        },
        `"Hello!" said ${S.name}. "What are you doing?" "Nothing!" said ${n}. "${P0}! We did it!"`,
        `Here came ${S.name}. "What are you two doing?" "Nothing!" said ${n}. Hooray, ${p}!`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `Good night, ${n}. What will you do now? Nothing. Nothing at all.`,
        `Now ${n} is in bed. And what is ${n} doing? Nothing. Shh.`,
      ),
    ],
  };
}

/** From five: a day is kept free for doing nothing, which two can only do while they are not trying. */
export function nothingMiddle(bound: FamilyDay): Told {
  const { child: K, lead: P, introduced, alsoIntroduced, also: Q, seen: met, isPet, at, day, chance } = bound;
  const n = K.name;
  // Whoever else is of the family comes to ask; a pet comes to lie down.
  const S = Q && !Q.being ? Q : met;
  const pet = Q?.being ? Q : null;
  const p = P.name;
  const P0 = cap(p);
  const lay = pet ? ` ${cap(pet.name)} lay down on top.` : '';
  const lying = pet ? [seen(pet, 'sit', 'sleepy')] : [];
  const both = `${n} and ${p}`;
  const refrain = chance.pick(...REFRAINS);
  const counts = `"${refrain}," said ${n}.`;
  const q = Q ? ` ${cap(alsoIntroduced)} wished them luck.` : '';
  return {
    title: titled(chance.pick('nothing today', `${both} do nothing`, 'how to do nothing', 'a day with nothing in it')),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'calm'), ...(Q ? [seen(Q, 'wave', 'happy')] : [])],
        },
        ...keeping(
          14,
          [
            `All week there had been something to do. So ${n} made a sign for ${day}. It said NOTHING TODAY. ${at}It had two names under it, ${n}'s and one more. The other one was ${introduced}.${q}`,
            isPet
              ? `${cap(introduced)} lay on the rug and did nothing. "You're very good at that," said ${n}. "Can I do it with you, all ${day}?"${q}`
              : `"What shall we do on ${day}?" said ${n}. "Nothing," said ${introduced}. ${at}${n} had never done nothing before, not for a whole day. It sounded grand.${q}`,
          ],
          `All week there had been something to do. So ${n} made a sign. It said NOTHING TODAY. It was for two: ${n}, and ${p} as well.`,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(P, 'sit', 'calm')] },
        `They began straight after breakfast, so as to get it all in. ${both} sat in a row and did nothing. Then the tap went plip. Then it went plop. By forty they noticed that they were counting. ${counts} So they began again.`,
        `${both} sat down and did nothing. It went well, as far as the nose. ${n}'s nose had an itch, right at the end. ${n} held out until the clock struck. Then it had to be scratched. ${counts} That was the end of that one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'excited'), seen(P, 'sit', 'happy')], things: ['blanket'] },
        `Nothing ever happened under the table. So that is where ${both} went next, with a blanket. But a table with a blanket on it is a house. Soon it had a bell, and a window, and a rule about shoes. ${counts} They had to come out.`,
        `"We'll hide from it," said ${n}. They got under a blanket, ${both}, and lay quite flat. But it was dark in there, and it rocked. In a minute it was a ship. There was soup to be made for the sailors. ${counts}`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'look-up', 'happy'), seen(P, 'look-up', 'calm')] },
        `The house was too full of things. In the garden there was less. ${both} lay in the grass and looked at the sky. There was nothing in it but one cloud. It had a curly tail. ${n} did not say so for a long time. "Pig," whispered somebody. ${counts}`,
        `Outside there was a great deal of nothing. It was blue, and it went all the way up. ${both} lay down under it. Then a cloud came over, and it had somebody's ears. "I wasn't going to look," said ${n}. But it was too late. ${counts}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(P, 'sit', 'curious')] },
        `${both} shut their eyes, and that shut out the sky. Then something walked over ${n}'s thumb. It was an ant, with a crumb as big as a hat. Somebody had to see where it was going. It was going to the wall, by way of everywhere. ${counts}`,
        `With eyes shut there is nothing to see. ${both} tried that. But there is plenty to hear. There was a bee that could not find the way out of a flower. There was somebody's piano. It stuck at the same place each time. They had to hum the next bit. ${counts}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(P, 'sit', 'calm')] },
        isPet
          ? `${n} gave up. "I can't do it, ${p}," said ${n}. "I've been at it since breakfast, and I haven't done any." ${P0} yawned. Some people make it look easy.`
          : `${n} gave up. "We've been at it since breakfast," said ${n}, "and we haven't done any." "It must be very hard," said ${p}. "I don't know anybody who can."`,
        `"That's the whole day gone," said ${n}, "and there wasn't any nothing in it. It was all somethings." ${P0} gave a long, long sigh. They went and sat on the back step. There was no plan for that.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm'), ...lying],
        },
        `The step had been in the sun, and it was as warm as toast. ${n} leaned on ${p}. ${P0} leaned on ${n}. If one of them had got up, the other would have fallen over.${lay}`,
        `There is room for two on that step, if they are the right two. ${n} sat against ${p}, and ${p} sat against ${n}. The stone was warm. It had been saving up since morning.${lay}`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(P, 'sit', 'calm')] },
        `The shadow of the gate came over the grass, as slow as a cat. The birds said what they say. Up went a light in somebody's kitchen. ${both} sat there.`,
        `The sun got down behind the roofs. It took its time, and so did they. One bird sang, and left off, and one more began. ${both} sat there.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'wave', 'curious'), seen(K, 'cheer', 'surprised'), seen(P, 'stand', 'happy')],
        },
        `"Hello, you two!" It was ${S === Q ? S.name : S.introduced}, at the gate. "What are you doing?" ${n} thought about it. ${n} looked at ${p}. "Nothing," said ${n}, very slowly. "${P0}! We're doing nothing! We've been doing it for ages!"`,
        `Somebody looked over the gate. It was ${S === Q ? S.name : S.introduced}. "What have you been doing out here?" said ${S.name}. "Nothing," said ${n}. Then ${n} heard that. "Nothing! ${P0}, it was nothing! That was it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'curious'), seen(K, 'sit', 'happy'), seen(P, 'sit', 'happy')] },
        `"I do nothing all the time," said ${S.name}. "It's boring." "Did you do it by yourself?" said ${n}. "Yes." "Ah," said ${n}, and leaned on ${p} again. "That's why. This sort takes two." So they moved up, and ${S.name} had a go.`,
        `"How's it done?" said ${S.name}. "You mustn't try," said ${n}. "And you need somebody to lean on. I did it on my own once, and it was only boring." ${P0} had known that all along, perhaps. They made room for ${S.name}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy', 'pencil')],
          things: ['pencil'],
        },
        `At bedtime ${n} took a pencil to the sign. NOTHING TODAY, it said. Under that ${n} put, in small letters: done. And under that: again next ${day}, same step, same ${p}.`,
        `That night ${n} took a pencil and wrote it all down. "What we did on ${day}," it said at the top. The rest of the page was left white. It was all in there.`,
      ),
    ],
  };
}
