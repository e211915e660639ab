import type { Figure, Told } from '../../../arc.ts';
import { page } from '../../events/page.ts';
import { titled } from '../../wording.ts';
import type { TheOneAbout } from '../arc.ts';
import { smallOne } from '../small-one.ts';
import { partsOf } from './parts.ts';

const FRIENDS = ['Luca', 'Edie', 'Remi'] as const;

/** It could hang in gold under a wrong name; it hangs by the stool where people wait with one shoe off, and have to look. */
export function old(bound: TheOneAbout): Told {
  const { child: K, hero, first: A, second: B, company, chance } = bound;
  const { k, aKind1, kind1, wrong1, wrong2, right, name, h, refrain, there, pose, props, alsoSeen, seen } =
    partsOf(bound);
  const R: Figure = company.person(chance.pick(...FRIENDS.filter((each) => each !== K.name)), 'child');
  const S = smallOne(company, 'Mo', 'Nell');
  const M: Figure = company.person('Mrs Bell', 'shopkeeper');
  const [r, s] = [R.name, S.name];
  // Where the child is in it, somebody or something may be beside the child.
  const itself = hero === null ? ` ${name}.` : '';
  return {
    title: titled(chance.pick('the gold frame', 'with one shoe off', `not ${aKind1}`, 'the second stool')),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [{ who: K, pose: 'kneel', feeling: 'determined', holds: 'paintbrush' }],
          things: ['paint'],
        },
        `It was painted on the kitchen floor, since it was longer than the table. ${k} went round it on both knees with the paintbrush, and sat inside it to do the middle. It had a name before it had a sky. "${name}." There was nothing in it that was not exactly so. When ${k} got up at last, both feet had gone to sleep, and it was done.`,
        `It took three afternoons, a whole paintbrush, and all of the kitchen floor. ${k} lay in front of it, and knelt on it, and did the last corner from under the table. From the start there was a name for it. "${name}." ${k} had never painted anything that came out so much like what it was.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: R, pose: 'stand', feeling: 'calm' },
            { who: K, pose: 'walk', feeling: 'happy' },
          ],
        },
        `It was for Mrs Bell on the corner, whose shop sold apples, jam and shoes. She had bought a gold frame, and then found that she had nothing to go in it. The best picture would hang in her window all summer. ${r} had brought one, too. "What do you think?" said ${r}. "It's a boat," said ${k}. "Yes," said ${r}, and sighed. "Everybody gets it straight away."`,
        `Mrs Bell on the corner sold apples, jam and shoes. In her window was a gold frame, and it was empty. She would choose a picture for it, and that would hang there until September. ${r} was already at the corner with one under an arm. It had taken a month. "Oh, a boat," said ${k}. "That's what they all say," said ${r}. "Just like that, and then they're past."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: R, pose: 'think', feeling: 'curious' },
            { who: B, pose: 'stand', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
        },
        `Then they laid out ${K.names} on the pavement, and ${r} walked all round it. "${refrain}" said ${r}. "No, let me. I want to get it. ${wrong2}" It was said with such respect that ${k} could not be angry. "That isn't it," said ${k}. "It's good, though," said ${r}. "That was four minutes. Nobody's ever looked at my boat for four minutes."`,
        `Then ${k} held up the other one, against the wall. ${r} stepped back as far as the kerb. "${refrain}" said ${r}, and was quiet for so long that a bus came and went. "${wrong2}" "No," said ${k}. "Are you sure?" said ${r}. "I'd got to like it." There was nothing to be said to that. One cannot be cross with somebody who has looked so hard.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [
            { who: M, pose: 'think', feeling: 'curious' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['shoe'],
        },
        `In the shop it was put up on the counter. "${refrain}" said a man in one boot, and guessed at Wales. Two sisters saw a fire and a trifle. A lady in slippers saw nothing, but she went on seeing it for some time. They had all stopped walking up and down in their new shoes. Then Mrs Bell came out from the back, and stood in front of it without a word.`,
        `It was a busy day for shoes. Everybody came to the counter, some of them on one leg. "${refrain}" they said, and helped each other. It was Wales. It was a trifle, said somebody, and somebody else said it was the same trifle, later. No one had ever been so happy in that queue. Mrs Bell looked at it with her glasses, and without them, and put up a hand.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: M, pose: 'point', feeling: 'excited' },
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'surprised' },
            { who: R, pose: 'stand', feeling: 'shy' },
          ],
        },
        `"I have it," said Mrs Bell. "${wrong1}" And they all said ah. Now that it had been said, they could see it. It was the best ${kind1} that had ever come into that shop. "In the frame with it," said Mrs Bell, "and I'll write that underneath." People clapped. "A boat," somebody said to ${R.names} picture, and passed on. ${k} had begun to speak, and did not.`,
        `"Nobody tell me," said Mrs Bell. "${wrong1} There! Look at the way it stands." They looked, and it was as if somebody had put on a light. "The gold frame," said Mrs Bell, "and a card below it to say so." ${r} clapped as well, over the top of a boat that no one had mentioned. It was the moment to say something. ${k} felt it come up, and go by.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [
            { who: K, pose: 'sit', feeling: 'worried' },
            { who: A, pose: 'stand', feeling: 'shy' },
          ],
        },
        `${k} sat up in the dark. It would be all summer, in gold. It was only one word that was wrong, and nobody was ever hurt by ${aKind1}. The odd thing was that ${k} could see it now, with both eyes half shut. There stood the ${kind1}, looking pleased. It had got into a very good picture. But it had not been there when the picture was painted, and ${h} had.`,
        `There was no need to do anything at all. One had only to say nothing, and to go on saying it until September. That night ${k} tried it out. By the light from the landing there really was ${aKind1}, and a nice one. It seemed to know that it was in the wrong place. It looked as people do who have been given somebody else's coat. And somewhere behind it, painted over with one word, was ${h}.`,
      ),
      page(
        {
          setting: 'shop',
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'determined' },
            { who: M, pose: 'stand', feeling: 'surprised' },
          ],
        },
        `In the morning ${k} was there before the blind went up. "It isn't ${aKind1}," said ${k}. "It's this. ${name}." Mrs Bell bent over it. "Where?" she said. ${k} showed her, and that was no help. "They'd ask me about it all day long," said Mrs Bell, "and I've a shop to mind. It's the ${kind1}, or it's the boat." It was very hard to say, and quite short. "The boat," said ${k}.`,
        `Next morning ${k} said it all at once, over the mat. "It's got the wrong name on. There's no ${kind1}. It's called something else. ${name}." Mrs Bell looked for it, and she did try. "My dear, I can't see that," she said. "And if I can't, they can't. I could hang up ${aKind1}. I can't hang up an argument." So then there was a choice, and ${k} made it. The gold frame went to the boat.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            { who: K, pose: 'walk', feeling: 'sad' },
            { who: M, pose: 'kneel', feeling: 'calm' },
          ],
        },
        `Mrs Bell was not unkind. By the low stool where feet are measured there was a damp patch to cover, and there was a nail. It was no higher than a knee. So that was where it went. "${refrain}" said some, on their way to the mirror. Most of them took it for the damp. In the window the boat shone in its gold, and ${k} went home on the other side of the road.`,
        `There was one other nail in the shop, down by the stool where people have their feet measured. There was a damp patch there, about that size. "It would be a kindness," said Mrs Bell, and ${k} let her. "${refrain}" asked a boy, and did not wait to hear. It's hard to see a thing at the height of one's shins. All that evening the boat had people round it, two deep.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            { who: S, pose: 'sit', feeling: 'curious' },
            { who: M, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['shoe'],
        },
        `In the second week ${s} was brought in for sandals. For that one sits on the stool, with one shoe off, and waits. ${s} looked at the ceiling, and down at Mrs Bell, and then straight ahead. "I know that," said ${s}. "${right}" Nobody had told ${s}. It was not written anywhere, and ${s} could not have read it. ${k} had only come about a buckle. ${k} dropped the buckle.`,
        `It was a wet Thursday. Mrs Bell was measuring ${s}, who was four, and had nothing to do but sit there. It's a long time, if one is waiting for a foot. "${right}" said somebody, quite clearly. "Pardon?" said Mrs Bell. "That," said ${s}, and pointed with the other foot. ${k}, at the door, stood as still as a shoe. It was the whole of the name, in the right order.`,
      ),
      page(
        {
          setting: there,
          camera: 'wide',
          actors:
            hero === null
              ? [seen('sit', 'happy'), ...alsoSeen]
              : [seen('stand', 'happy'), { who: K, pose: pose('sit'), feeling: 'happy' }],
          ...props,
        },
        `When the stool was free, ${k} sat down on it, and took off one shoe to be fair. And there it was.${itself} There was ${h}, as clear as a bell, with the sky where it belonged. It had been made on the floor, by somebody on the floor. One had to be as low as that, and not on the way to anywhere. Up on a counter it was anything one liked.`,
        `${k} was next on the stool, although those shoes still fitted. With one foot bare, and nowhere to go, one did look.${itself} And there was ${h}, and no mistake. It was not that they had been silly, up there. They had looked at it standing, and it had been painted on the floor. There was nothing wrong with the picture. It had only wanted the right nail.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [
            { who: R, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'point', feeling: 'excited' },
          ],
        },
        `Outside stood ${r}, by the gold frame. "A hundred and forty," said ${r}. "I've counted. They say, a boat, and they're gone." So ${k} stopped in front of it, and stayed there. The boat had nine round windows. In the last of them was a face, no bigger than a lentil, looking out. "That's you," said ${k}. ${r} turned red. "I thought that nobody was ever going to look in."`,
        `${k} ran out to tell ${r}, who was sitting under the gold frame with both fists on both cheeks. "They love it," said ${r}. "They love it in one second." Then ${k} did what one does on the stool. It took four minutes. "There's somebody in there," said ${k}, "at the back window, waving." "That's me," said ${r}, when it was possible to speak. "I've been waving since June."`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'wide',
          actors: [
            { who: M, pose: 'kneel', feeling: 'surprised' },
            { who: K, pose: 'sit', feeling: 'happy' },
            { who: R, pose: 'sit', feeling: 'happy' },
          ],
        },
        `It was Mrs Bell who took the longest, though she knelt beside it forty times a day. In August she reached for the shoe horn and happened to turn her head. "Oh," said Mrs Bell, and stayed as she was. She did not move it, or write a card. She bought a second stool. ${k} and ${r} came and sat there, and people who wanted no shoes. "${refrain}" said a lady at the door. "Sit down," said Mrs Bell.`,
        `Mrs Bell saw it last of all. One day in August she knelt to do up a strap, and looked round to see what everybody saw. She said nothing for the whole of a shoe. But the next day there was a second stool, where ${k} and ${r} could sit, and after that a bench. "${refrain}" said a man who had just come in, with his hat on. "Sit down," said Mrs Bell.`,
      ),
    ],
  };
}
