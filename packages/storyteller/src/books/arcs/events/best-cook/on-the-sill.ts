import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Mine is the best!',
  'No, mine is the best!',
  "Mine's the best!",
  'But mine is best!',
  'Mine will be the best!',
  'Mine is better!',
  'Well, mine is better!',
  'Wait till you see mine!',
  'Just look at mine!',
  "Mine's much better!",
] as const;
const TITLES = ['the best {d} in the world', 'the one on the window sill', 'higher and higher', 'mine and yours'];

/** What is made, and what it is made higher with. */
export function dishOf(raw: string): {
  readonly dish: string;
  readonly drawn: ThingName;
  readonly layer: string;
  readonly small: string;
  readonly smallDrawn: ThingName;
  readonly top: string;
} {
  if (/sandwich/.test(raw))
    return {
      dish: 'sandwich',
      drawn: 'sandwich',
      layer: 'slice',
      small: 'little bit of bread',
      smallDrawn: 'bread',
      top: 'honey',
    };
  if (/pizza/.test(raw))
    return {
      dish: 'pizza',
      drawn: 'pizza',
      layer: 'topping',
      small: 'little flatbread',
      smallDrawn: 'bread',
      top: 'tomato sauce',
    };
  if (/\bpies?\b|restaurant|caf[eé]|cooking|chef|cooks?\b/.test(raw) && !/cake/.test(raw))
    return { dish: 'pie', drawn: 'cake', layer: 'crust', small: 'little roll', smallDrawn: 'bread', top: 'honey' };
  return { dish: 'cake', drawn: 'cake', layer: 'layer', small: 'little bun', smallDrawn: 'cupcake', top: 'jam' };
}

interface Kitchen extends ReturnType<typeof dishOf> {
  /** The two who cook, and who is to say which is best. */
  readonly P: Figure;
  readonly Q: Figure;
  readonly J: Figure;
  /** Where it is: "restaurant", "bakery"; else "kitchen". */
  readonly room: string;
  /** What they are from then on, where the theme says so. */
  readonly rivals: string;
}

function kitchenOf({ A, B, K, G, g, raw, company }: Going): Kitchen {
  const room = /restaurant|pizzeria/.test(raw)
    ? 'restaurant'
    : /caf[eé]/.test(raw)
      ? 'café'
      : /baker/.test(raw)
        ? 'bakery'
        : 'kitchen';
  const rivals = /\brivals?\b/.test(raw) ? ' So now they were rivals.' : '';
  // Where somebody else cooks, the child is one of the two, or tastes.
  if (A === K && /\banimals?\b/.test(raw)) {
    const [x, y] = company.passersBy(
      2,
      ({ id, isa, size }) => /^(?:pet|wild|farm)$/.test(isa) && size >= 2 && id !== 'snake',
    );
    if (x && y) return { ...dishOf(raw), P: x, Q: y, J: K, room, rivals };
  }
  const J =
    A !== K && B !== K ? K : B === G || g === 'the grown-up' || A !== K ? company.person('Mrs Plum', 'neighbour') : G;
  return { ...dishOf(raw), P: A, Q: B, J, room, rivals };
}

/** Each makes theirs higher than the other's, until nobody can bite it. What they made together still lies on the sill. */
export const ON_THE_SILL: EventPlot = kinBeside(ableFriend({ id: 'on-the-sill', young, middle, old }));

function young(going: Going): Told {
  const { chance } = going;
  const { P, Q, J, room, dish, drawn, layer, small, smallDrawn, top } = kitchenOf(going);
  const [p, q, j] = [P.name, Q.name, J.name];
  const refrain = chance.pick(...REFRAINS);
  const where = room === 'kitchen' ? '' : ` in the ${room}`;
  return {
    title: titled(chance.pick(...TITLES).replace('{d}', dish)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', smallDrawn), seen(Q, 'hold', 'happy', 'jar')],
        },
        `${P.introduced} makes a ${small}. ${Q.introduced} puts on ${top}. "For later!"`,
        `A ${small}! ${P.introduced} makes it. ${Q.introduced} puts on ${top}. "For later!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'happy'), seen(P, 'stand', 'excited'), seen(Q, 'stand', 'excited')],
        },
        `"Who makes the best ${dish}?" says ${j}. "Me!" says ${p}. "Me!" says ${q}.`,
        `"I want the best ${dish}!" says ${j}. "Mine!" says ${p}. "No, mine!" says ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', drawn), seen(Q, 'stand', 'curious')] },
        `${p} makes a ${dish}${where}. It is this high. "${refrain}" says ${p}.`,
        `${cap(p)} has a ${dish}${where}. It is big. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hold', 'determined', drawn), seen(P, 'stand', 'surprised')] },
        `${q} makes one, too. It is higher. "${refrain}"`,
        `${q} makes one with one more ${layer}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'reach', 'determined'), seen(Q, 'reach', 'determined')], things: [drawn] },
        `One more ${layer}! And one more! Up, up! "${refrain}" they say.`,
        `Up they go. They touch the lamp! "${refrain}" they both say.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'reach', 'worried'), seen(P, 'stand', 'worried')], things: [drawn] },
        `Here comes ${j}, so hungry. The ${dish} is too big to bite.`,
        `${cap(j)} wants to eat. Nobody can bite a ${dish} like that!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cover', 'surprised'), seen(Q, 'cover', 'surprised')] },
        `Wobble, wobble. Both lean. Splosh! It is all on the floor.`,
        `Now both of them lean. Splosh! Down they come, in one heap.`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'point', 'happy'), seen(P, 'look-up', 'sad')], things: [smallDrawn] },
        `What is that? The ${small}! ${cap(j)} takes a bite.`,
        `${cap(j)} looks round. The ${small}! One bite. Two bites.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'cheer', 'happy'), seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')],
        },
        `"That is the best!" says ${j}. "Who made it?" ${p} looks at ${q}.`,
        `"This is the best!" says ${j}. "Who made it?" Nobody says a word.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(P, 'hug', 'happy'), seen(Q, 'hug', 'happy')] },
        `"We did," say ${p} and ${q}. "Ours is the best!" And they make more.`,
        `"We both did," says ${q}. "Ours is the best!" And they make ten.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance, comesToo } = going;
  const { P, Q, J, room, rivals, dish, drawn, layer, small, smallDrawn, top } = kitchenOf(going);
  const [p, q, j] = [P.name, Q.name, J.name];
  const refrain = chance.pick(...REFRAINS);
  const tasted = /\banimals?\b/.test(going.raw)
    ? ' Everybody who worked there was an animal.'
    : J === going.K
      ? ''
      : comesToo;
  const two =
    room === 'kitchen'
      ? 'The two best cooks in the street shared one kitchen.'
      : `There were two cooks in the ${room}, and one window sill.`;
  return {
    title: titled(chance.pick(...TITLES).replace('{d}', dish)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', smallDrawn), seen(Q, 'hold', 'happy', 'jar')],
        },
        `${two} They were ${P.introduced} and ${Q.introduced}.${tasted} That morning ${p} had made a ${small}, for them both. ${q} put ${top} on it, out of a jar. They laid it on the window sill, to have later.`,
        `"Is there any ${top} left?" said ${P.introduced}. "A bit," said ${Q.introduced}, and scraped the jar.${tasted} ${p} had made a ${small}, and it was still warm. ${q} put the ${top} on. "We'll have it at eleven," they said, and put it on the window sill.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'happy'), seen(P, 'stand', 'excited'), seen(Q, 'stand', 'excited')],
        },
        `Then ${J.introduced} looked in. "There's to be a competition," said ${j}. "At six I'm going to taste the best ${dish} in the world. I shan't eat anything until then." "It'll be mine," said ${p}. "Yours?" said ${q}.${rivals}`,
        `At ten ${J.introduced} put up a notice. It said: WHO MAKES THE BEST ${dish.toUpperCase()} IN THE WORLD? "I'll be back at six," said ${j}, "and very hungry." "That's me," said ${q}. "That's funny," said ${p}. "I thought it was me."${rivals}`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', drawn), seen(Q, 'stand', 'curious')] },
        `They drew a line down the middle of the table. ${p} started at once, on the left. It was a lovely ${dish}, as high as a hat. "${refrain}" said ${p}. ${q} had a look at it, and measured it with a spoon.`,
        `So they drew a line down the middle of the table. On the left ${p} made a ${dish}. It was as high as a boot. "${refrain}" said ${p}, over the line.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hold', 'determined', drawn), seen(P, 'stand', 'surprised')] },
        `On the right ${q} made one that was two spoons higher. "${refrain}" said ${q}. So ${p} put another ${layer} on. So ${q} put on two. They were running out of spoons to measure with.`,
        `On the right ${q} was building as well, and put on one more ${layer}. "${refrain}" said ${q}. ${p} saw that, and got on a chair. ${q} saw that, and got the steps.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'reach', 'determined'), seen(Q, 'reach', 'determined')], things: [drawn] },
        `By five o'clock both of them touched the lamp. There was not a crumb of anything left in the cupboard. It had all gone on top: ${top}, nuts, a radish, and a fig. "${refrain}" they said, from above. Neither of them had eaten all day.`,
        `By half past five they could not see each other any more. There was too much ${dish} in between. "${refrain}" came a voice from the left. "${refrain}" came one from the right. Everything in the cupboard was on one or on the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(J, 'reach', 'worried'), seen(P, 'stand', 'worried')], things: [drawn] },
        `At six ${j} came, pale with hunger. "Which end do I begin at?" said ${j}, and opened wide. It was no good. You would have needed a door for a mouth. ${cap(j)} went all round, and found no place to bite.`,
        `The clock struck six. "At last," said ${j}, and took a fork. The fork stuck. ${cap(j)} tried it from the left and from the right. "It's very high," said ${j}, sadly. "It goes past me everywhere."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'cover', 'surprised'), seen(Q, 'cover', 'surprised'), seen(J, 'run', 'surprised')],
        },
        `"Take it from the top!" said ${p}, and gave it a little turn. It leaned. It leaned on the other one, and that leaned too. For a moment they stood like two people who have met on the ice. Then they came down.`,
        `"I'll cut you a piece," said ${q}, and pulled. That was the piece that all the rest stood on. One leaned left, and one leaned right, and they met in the middle. Splosh! It was quite quiet after that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')] },
        `They sat on the floor, in all of it. "That was mine," said ${p}. "Or it was yours," said ${q}. "You can't tell now," said ${p}. They were so hungry that it hurt.`,
        `It was everywhere. There was some on the clock. "Which is whose?" said ${q}. ${p} tried a bit. "It tastes of radish," said ${p}. "And of floor," said ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(J, 'point', 'happy'), seen(P, 'look-up', 'surprised')], things: [smallDrawn] },
        `"What's this?" said ${j}. On the window sill, behind the curtain, lay something small. "Oh, that's nothing," said ${p}. "That's only for us." But ${j} had bitten into it already, and shut both eyes.`,
        `But ${j} had found something. It lay on the window sill, and it was no bigger than a fist. "That isn't one of them," said ${q}. "We forgot to eat it." ${cap(j)} ate it, in three bites, down to the last crumb.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'cheer', 'happy'), seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')],
        },
        `"That's it," said ${j}. "That's the best there is, in all the world. Which of you made it?" Nobody spoke. "${cap(q)} put the ${top} on," said ${p}, at last. "It wouldn't be anything without ${p}," said ${q}.`,
        `"Oh," said ${j}. "Oh, that's the one. It's small, and you can bite it, and it tastes of itself. Who is the winner?" ${p} pointed at ${q}, and ${q} pointed at ${p}. It was the first time all day that they agreed.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', smallDrawn), seen(Q, 'hold', 'happy', 'jar')],
        },
        `In the morning there was a queue, right down the street. ${p} makes it, and ${q} puts the ${top} on. "Ours is the best!" they say. They always make two more than they need. Those they eat at once.`,
        `Now there is no line on the table. There is one tray, and one jar. "Ours is the best!" says the notice. ${cap(j)} comes by each day at eleven. But the first one is laid on the sill, for the cooks.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance, comesToo } = going;
  const { P, Q, J, room, rivals, dish, drawn, layer, small, smallDrawn, top } = kitchenOf(going);
  const [p, q, j] = [P.name, Q.name, J.name];
  const refrain = chance.pick(...REFRAINS);
  const tasted = /\banimals?\b/.test(going.raw)
    ? ' Everybody who worked there was an animal.'
    : J === going.K
      ? ''
      : comesToo;
  const shared = room === 'kitchen' ? 'one kitchen' : `one ${room}`;
  return {
    title: titled(chance.pick(...TITLES).replace('{d}', dish)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', smallDrawn), seen(Q, 'hold', 'happy', 'jar')],
        },
        `${P.introduced} and ${Q.introduced} had ${shared} between them, and had never quarrelled in it.${tasted} ${p} was good at what goes underneath. ${q} was good at what goes on top. That morning there was a bit left over. ${p} made a ${small} of it, and ${q} scraped the last ${top} out of the jar. They put it on the window sill, to share at eleven. It was what they did every day.`,
        `In ${shared} there worked two who had known each other for ever.${tasted} ${P.introduced} did the baking, and was quick. ${Q.introduced} did the finishing, and was exact. At ten there was always something left. They made it into one ${small}, with ${top}, and put it on the sill. At eleven they halved it. Nobody had ever thought of asking which of them it was by.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'stand', 'happy'), seen(P, 'stand', 'excited'), seen(Q, 'stand', 'excited')],
        },
        `That day ${J.introduced} came in with a paper. THE BEST ${dish.toUpperCase()} IN THE WORLD, it said. There would be a medal. "I taste at six," said ${j}. "I shall eat nothing until then, to be fair." "Well, we'll do it as we always do," said ${p}. But ${j} shook the paper. "It says the best cook," said ${j}. "It doesn't say cooks. There's a short line, for one name."${rivals}`,
        `Then ${J.introduced} pinned up a notice, about a medal. It was for THE BEST ${dish.toUpperCase()} IN THE WORLD. "I'll be here at six o'clock," said ${j}, "and I shan't touch a thing before." They both read it. There was a line at the bottom, for a name. It was rather a short line. "You have it," said ${q}. "No, you," said ${p}. They each waited a moment too long for the other to say it again.${rivals}`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'hold', 'determined', drawn), seen(Q, 'stand', 'curious')] },
        `"We could each make one," said ${p}, "for fun." A line was drawn on the table, in flour, and ${p} took the left. By noon there was a ${dish} there, as high as a hat. "${refrain}" said ${p}, for fun. ${q} looked at it and saw that nobody had finished it off. It was a bit rough at the top. ${q} would normally have seen to that. ${q} stayed on the other side of the flour.`,
        `So there was a line down the middle, and a left, and a right. ${p} went at it as you go downhill. At twelve there was a ${dish} there, as high as a boot. "${refrain}" said ${p}. It was only plain, on the outside. "Would you like me to...?" said ${q}, and remembered. It is surprising how wide a line of flour is.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'hold', 'determined', drawn), seen(P, 'stand', 'surprised')] },
        `On the right ${q} was slower. It was thin at the bottom, since ${q} had never done that part. But it had eleven things on top, and stood two spoons higher. "${refrain}" said ${q}. After that it was no longer for fun. One put on another ${layer}, and the other put on two. They used a chair, and the steps. What lay on the sill had been forgotten at eleven. It was forgotten again at four.`,
        `Then it was ${q}, with a ${dish} like a palace. It leaned a little. It was the first thing that ${q} had ever made from below. "${refrain}" said ${q}, from the steps. ${p} put on one more ${layer}. Two went on to the one on the right. They had both stopped talking, and there was only the scraping. Eleven o'clock had come and gone, and nobody had halved anything.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'reach', 'determined'), seen(Q, 'reach', 'worried')], things: [drawn] },
        `At five there was one egg left, and one of the two needed it. It lay exactly on the line. ${p} had hold of it first. Without an egg, the one on the right would never hold. ${p} knew that better than anyone. "You may have it," ${p} nearly said. It would have been quite easy. "${refrain}" said ${p}, and cracked it. And ${q} said nothing, and looked at it going in.`,
        `By five they had been through the cupboard. There was one egg, and it stood on the line. "I need that," said ${q}. "It won't hold, otherwise." It was so. ${p}, who knew about such things, had seen it for an hour. ${p} looked up at the one on the right, and then at the one on the left. "${refrain}" said ${p}, and took the egg. It did not taste of anything, afterwards, to have won that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'reach', 'worried'), seen(P, 'stand', 'worried'), seen(Q, 'stand', 'worried')],
          things: [drawn],
        },
        `At six o'clock both of them touched the ceiling, the left one and the right. ${j} came in, who had eaten nothing all day, to be fair, and walked round them, and looked for a way in. There was none. A mouth is a certain size. "Where do you begin?" said ${j}. "At the top," said ${p}. "I can't get to the top," said ${j}. "I've had no breakfast." They had thought of everything that day, except of somebody eating it.`,
        `The clock struck. In came ${j}, with a fork and a napkin and a medal. ${cap(j)} tried to bite the left one, and got no further than the air. It was the same on the right. You might as well bite into a house. "They're magnificent," said ${j}, in a faint voice. "Is there one that goes into a person?" They looked at each other, for the first time since noon.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(Q, 'reach', 'worried'), seen(P, 'run', 'determined'), seen(J, 'run', 'surprised')],
        },
        `Then the one on the right began to go. It went at the bottom, where an egg should have been. ${q} put both arms round it, and it was no use. ${p} could have stood still, and had the medal. There would have been only one left. ${p} let go of the left one, and ran over the line, and held. "You should have had the egg," said ${p}, from underneath. Behind them, with nobody to hold it, down came the other.`,
        `Something creaked. It was ${Q.names}, low down, where there was nothing to bind it. It bent over like somebody who has heard bad news. ${p} was holding up the left one with both arms, and it was winning. "Let it go," thought ${p}, and didn't know which. Then ${p} was over the line, with a shoulder under the right one. "I took your egg," said ${p}. "I know," said ${q}. And on the left it began to rain ${layer}s.`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(Q, 'sit', 'sad')] },
        `It had all come down in the end. They sat on the floor, with their backs against the stove, and there was some on the clock. "Yours was very even underneath," said ${q}, after a time. "Yours had a radish like a rose," said ${p}. "I saw it. I didn't want to." "I was going to smooth the top of yours," said ${q}. "I had the spoon out."`,
        `So neither of them was standing. They sat in it. You could no longer have said what was left and what was right. "I can't do what's on top," said ${p}. "I can't do what's underneath," said ${q}. That had been so for as long as they'd known each other, and it had never once mattered. It had taken one short line to make it matter.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(J, 'point', 'happy'), seen(P, 'look-up', 'surprised'), seen(Q, 'look-up', 'surprised')],
          things: [smallDrawn],
        },
        `"Is this anybody's?" said ${j}. It was on the window sill, behind the curtain, where it had been since ten. "That's not one of them," said ${p}. "That's just ours." But ${j} had gone beyond rules. ${j} bit into it. There was a silence, of the kind in which somebody is thinking with their mouth. The crumbs were picked off the napkin, one after another.`,
        `There was a rustle at the window. "What about the little one?" said ${j}, who was holding it already. "It doesn't count," said ${q}. "We do it every day." ${j} ate the first half like somebody very hungry. The second half was eaten slowly, like something that you don't want to be over. Then ${j} sat down on an upturned bowl, and looked for the medal.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(J, 'cheer', 'happy'), seen(P, 'stand', 'surprised'), seen(Q, 'stand', 'surprised')],
        },
        `"That's the one," said ${j}. "I need the name." ${p} looked at the short line. You could simply have said it. "${cap(q)}," said ${p}. "It's the ${top} that does it." "Don't you believe it," said ${q}. "Write ${p}." ${cap(j)} looked from one to the other. "I can't write both. It's too short for that." ${q} took the pencil and made the line longer. It had never occurred to anybody.`,
        `"The best ${dish} in the world," said ${j}, "is not a ${dish} at all. But I've made up my mind. Whose is it?" They pointed, both at the same time, and they didn't point at themselves. "It can only be one," said ${j}. "It only is one," said ${q}. "That's why it takes two." And ${p} took the pencil, and wrote, very small, so that there was room.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'hold', 'happy', smallDrawn), seen(Q, 'hold', 'happy', 'jar')],
        },
        `The medal hangs on the nail by the stove, and is used for cutting out rounds. There's a queue at ten each day, and ${j} is mostly at the front. "Ours is the best!" says the notice. It isn't quite true, for there is one that's better. It lies on the sill until eleven. Then it's halved, and they each try to take the smaller half.`,
        `They swept up what there was, and it fed the hens for a week. Since then there has been no flour on the table except for baking. People ask for the small ones by the dozen. "Ours is the best!" says a voice at the stove, and another at the jar. And whenever there's only one egg left, there is a terrible to-do. "You have it." "No, you."`,
      ),
    ],
  };
}
