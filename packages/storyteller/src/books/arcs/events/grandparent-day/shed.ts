import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Just a bit more',
  'A tiny bit more',
  'Only a slice more',
  'One more slice',
  'Just a whisker more',
  'A bit off this one',
  'One thin slice',
  'Just a crumb more',
  'One last slice',
  'Nearly there',
] as const;
const TITLES = ['just a bit more', 'the chair that wobbled', 'a chair in the shed', 'four legs'];

const besidesOf = ({ A, K, k }: Going, comes: string): string => (A === K ? '' : ` ${k} ${comes} too.`);

/** A chair wobbles, and a bit is sawn off one leg, and then off another. It was never the chair: it was the floor. */
export const SHED: EventPlot = {
  id: 'shed',
  when: /\bsheds?\b|\bworkshop\b|\bmend\w*|\bfix(?:es|ing)?\b|\bbuild\w*|\bwood ?work\w*|\bcarpent\w*|\bchairs?\b|\bstools?\b|\btools?\b|\bhammer\w*|\bsaw(?:s|ing|dust)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const besides = besidesOf(going, 'comes');
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['house', 'ball'],
        },
        `This is the shed. Here are ${g} and ${A.introduced}.${besides} A ball rolls over the floor.`,
        `${Gcap} has a shed. In comes ${A.introduced}.${besides} A ball rolls by, all by itself.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'hammer'), seen(A, 'stand', 'excited')],
          things: ['chair'],
        },
        `They make a chair for ${a}. Bang, bang! It has four long legs.`,
        `Bang, bang! A chair for ${a}, with four long legs!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'curious')], things: ['chair'] },
        `${a} sits on the chair. Wobble, wobble! "${refrain}" says ${g}. Off comes a bit.`,
        `Up goes ${a}. Wobble, wobble! "I will make it flat," says ${g}. Off comes a bit.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'kneel', 'determined')], things: ['chair'] },
        `${a} sits down again. Wobble, wobble! "${refrain}" Off comes a bit.`,
        `Sit down, ${a}. Wobble, wobble! "${refrain}" says ${g}. Off comes a bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'determined'), seen(A, 'sit', 'worried')], things: ['chair'] },
        `Wobble! "${refrain}" Wobble! "${refrain}" The chair gets lower and lower.`,
        `Now the chair is not so high. Wobble! "${refrain}" Now it is quite low.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['chair'] },
        `Now the legs are so short! And still it wobbles. "I give up," says ${g}.`,
        `It has no legs left! Wobble. "I can not do it," says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited')], things: ['ball'] },
        `The ball rolls over the floor. All by itself! "It is the floor!" says ${a}.`,
        `There goes the ball. Nobody kicked it. "The floor is not flat!" says ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'excited', 'chair'), seen(G, 'walk', 'surprised')] },
        `They take it out, to the flat step. ${a} sits down. No wobble!`,
        `Out goes the chair. Here it is flat. No wobble at all!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['chair'] },
        `It is very low. ${a} is not so big. It is just right! "Ha!" says ${g}.`,
        `It is very low. Two feet on the floor! Just right, ${a}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['chair'],
        },
        `They eat bread. "${refrain}" says ${a}. And ${g} cuts off one more slice.`,
        `Now they have bread and jam. "${refrain}" says ${a}. ${Gcap} cuts it off.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const besides = besidesOf(going, 'came');
  const tin = going.A === going.K ? '' : ` ${going.k} had the paint tin.`;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['house', 'ball'],
        },
        `The shed was the best place at ${G.names} house. It smelled of wood.${besides} ${A.introduced} put down a ball. It rolled away, all by itself, to the flower pots. It always did that.`,
        `${A.introduced} liked ${G.names} shed better than the house.${besides} There were a hundred jars in it, and a clever ball. You put it down at the door. Off it went, with nobody pushing, to the flower pots.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'hammer'), seen(A, 'stand', 'excited')],
          things: ['chair'],
        },
        `"There's only one seat in here," said ${g}. "You need a chair of your own." So they made one, with a hammer and eleven nails. It had four long legs. ${a} would be as tall on it as ${g}.`,
        `"Today we make you a chair," said ${g}. "A high one, so that you can see what I'm doing." ${a} held the wood, and ${g} held the hammer. By ten it stood there on four long legs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'curious')], things: ['chair'] },
        `Up climbed ${a}. Clonk, went the chair. Clonk, clonk. It stood on three legs, and then on the three others. "One's too long," said ${g}. "Just a slice off." And ${g} fetched the saw.`,
        `${a} sat down on it. Clonk! It tipped forward. Clonk! It tipped back. "It wobbles!" said ${a}. "We'll soon have that," said ${g}, and sawed a slice off one leg.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'kneel', 'determined')], things: ['chair'] },
        `${a} tried it again. Clonk. "Now it's that one," said ${g}, looking along the floor with one eye shut. "${refrain}" said ${g}. Zzz, zzz, went the saw. A slice fell off. Clonk, went the chair.`,
        `"Is it better?" said ${g}. ${a} leaned left, and ${a} leaned right. Clonk, clonk. It was not better. "${refrain}" said ${g}. Zzz, zzz. Another slice rolled into the corner, to the ball.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'determined'), seen(A, 'sit', 'worried')], things: ['chair'] },
        `So it went on. "${refrain.slice(0, -1)}." Zzz, zzz. Clonk. "${refrain.slice(0, -1)}." Zzz, zzz. Clonk. ${a} had been as tall as ${g}. Then ${a} was as tall as the bench. Soon ${a} could see nothing but drawers.`,
        `They measured it with a string. They measured it with a ruler. "${refrain}" said ${g}, every time, and every time it clonked. And ${a} went down and down, like somebody in a lift.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'sad')], things: ['chair'] },
        `By dinner time the legs were as short as eggcups. ${a} sat there with knees up to the ears. Clonk, went the chair. "I don't understand it," said ${g}. "I've mended a hundred chairs." And ${g} laid the saw down.`,
        `There was hardly any leg left to saw. There were twenty slices on the floor. "There!" said ${g}. "Now it must be right." ${a} sat down, a long way down. Clonk. Nobody said anything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'surprised')], things: ['ball'] },
        `It was then that the ball came past. Something had bumped it. Off it rolled to the flower pots, all by itself. Down here ${a} saw it very well. Why did it do that? "Oh!" said ${a}. "It isn't the chair! It's the floor!"`,
        `${a} was as low as the ball now. They looked at each other. Then the ball set off for its corner, as it always did. It went downhill. "The chair's quite straight," said ${a}, slowly. "It's the shed that's crooked!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'excited', 'chair'), seen(G, 'walk', 'surprised')] },
        `They carried the chair outside, to the stone step. That is as flat as a table. ${a} sat down on it, left and right and in the middle. It did not clonk. It had been right all morning.`,
        `"Out with it," said ${g}. They put it on the stone step by the door. No clonk. They jumped up and down on either side. Not one clonk. "Well," said ${g}. And after a while: "Well, well."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['chair'] },
        `But now it was a chair for a cat. "It's too low for the bench," said ${g}. ${a} tried it once more. "It's just right for the step," said ${a}. You could put both feet on the ground and see all the snails.`,
        `"And I've sawn it to nothing," said ${g}. "It was to be a high one." ${a} sat and looked about. From here you could see under the hedge. "High ones are all right," said ${a}. "But look who lives down here!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['chair', 'bread'],
        },
        `They had tea on the step, ${g} on a bucket, ${a} on the chair.${tin} There was new bread. "Is that enough?" said ${g}, with the bread in one hand. "${refrain}" said ${a}.`,
        `At teatime they painted dots on the slices, and played a game with them.${tin} There was bread and jam. "More?" said ${g}. ${a} held up a finger and a thumb, very close. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const besides = besidesOf(going, 'came');
  const tin = going.A === going.K ? '' : ` ${going.k} had the paint tin.`;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(G, 'stand', 'happy')],
          things: ['house', 'ball'],
        },
        `There is nothing that ${g} cannot mend. People bring kettles, clocks, and once a cello, and ${g} takes them down to the shed.${besides} ${A.introduced} was allowed in on Saturdays. You put your ball down at the door, for luck, and it rolled by itself to the flower pots. Nobody had ever asked why. It was just a thing that the ball did.`,
        `The shed stood at the bottom of the garden, and had stood there since before ${g}.${besides} It was said that whatever went in broken came out whole. ${A.introduced} went in on Saturdays, and always in the same way. First you let go of the ball. It ran across the floor to the corner with the flower pots. There it waited until it was time to go home.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'happy', 'hammer'), seen(A, 'stand', 'excited')],
          things: ['chair'],
        },
        `"You're big enough for a seat at the bench," said ${g}. There was one seat there already, and it was ${G.names}. They drew the other on an envelope. They cut four legs, as long as each other to a hair. When it was done it stood as high as ${G.names}. It was the first thing ${a} had ever made that was not a present.`,
        `For years ${a} had stood on a paint tin to see the bench. "That won't do," said ${g}. "Whoever works here sits here." So they built it together, ${a} on the saw as well, with ${G.names} hand behind. Four long legs, and a back with a heart cut out. It was a high chair, but not in the way that babies have them.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(G, 'stand', 'curious')], things: ['chair'] },
        `${a} climbed up. For a moment you could see everything: the vice, the jars, ${G.names} eyebrows from the front. Then it went clonk. It rocked on to three legs, and back on to three others. "Ah," said ${g}. "One's long. It's always one." And ${g} turned it over and took a slice off, no thicker than a biscuit.`,
        `It was like being on a hill. ${a} could look into the jars from above. And then the hill moved. Clonk, it went, and clonk again, when you leaned on the other arm. "That's nothing," said ${g}, who had cured more wobbles than a dentist has teeth. "We'll take a slice off the long one." Zzz, zzz. A ring of wood fell on the floor.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'kneel', 'determined')], things: ['chair'] },
        `Clonk. "Then it's this one," said ${g}, lying on the floor with one eye shut. "${refrain.slice(0, -1)}." Zzz, zzz. ${a} sat down. Clonk. "We could leave it," said ${a}. "It's only a little one." ${Gcap} looked up as if somebody had sworn. "Leave it?" said ${g}. "I've never left one in my life."`,
        `They tried it. Clonk. It was a different leg now, or it seemed to be. "${refrain}" said ${g}. Zzz, zzz. Clonk. "I don't mind it," said ${a}. "I could just keep still." "You can't work at a bench and keep still," said ${g}. There was sawdust in ${G.names} eyebrows, and something in ${G.names} voice that was new.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'kneel', 'determined'), seen(A, 'sit', 'worried')], things: ['chair'] },
        `So the morning went. "${refrain}" said ${g}. Zzz, zzz. Clonk. At eleven ${a} was level with the vice. At twelve ${a} was looking at the handle of a drawer. The slices ran off to the corner as they fell. And with every one of them ${g} got quieter, and looked older, and measured it one time more.`,
        `They used the string, the ruler and the level with the bubble. "${refrain.slice(0, -1)}." Zzz, zzz. Clonk. First the jars went out of sight, and then the bench. ${a} went down like the sun. They had laughed for the first six slices. But ${G.names} hands had begun to shake a little, and it was not a joke any more.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'sit', 'sad'), seen(A, 'sit', 'worried')], things: ['chair'] },
        `When the legs were as short as eggcups, ${g} stopped. "That's that, then," said ${g}. "I've lost it. I used to be able to see a hair's breadth." ${Gcap} hung the saw on its nail, and took off the glasses. It was worse than any wobble. ${a} sat there, very low, and wanted to say that it was fixed. If you held on tight and put one foot down, it did not clonk.`,
        `After the twenty-fourth slice there was nothing left to hold in the vice. Clonk. ${Gcap} did not reach for the saw. "It's my eyes," said ${g}. "Or else it's me. Somebody else had better mend the kettles." ${a} could have sat still, and said that it was right now. It would have been kind. You would only have had to keep one foot pressed down, for as long as there were Saturdays.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(G, 'sit', 'sad')], things: ['ball', 'chair'] },
        `But it would not have been true, and ${g} would have known. ${g} knows wobbles. "It still does it," said ${a}. It was a hard thing to say. So that there was somewhere to look, ${a} looked at the floor, which was not far off. There was the ball. A foot had touched it, and it was on its way to the corner, all by itself.`,
        `Nobody lies to ${g} about wood. "It's still wobbling," said ${a}, and it came out small. ${Gcap} nodded. Nobody knew what to do then. ${a} felt about for the ball, because you have to do something with your hands, and let it go. Away it rolled, past the slices, down to the flower pots. Down? From higher up it had never looked like down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'excited'), seen(G, 'stand', 'surprised')], things: ['ball'] },
        `When you are as low as that, you see it. The ball did not roll because it was clever. It rolled because it was going downhill. "There's nothing wrong with your eyes," said ${a}. "There's nothing wrong with the chair. It's the floor." ${Gcap} took the level with the bubble, and laid it on the boards. The bubble ran off to one end and stayed there.`,
        `You have to have been sawn down to the floor to see what it is doing. "It's the shed!" said ${a}. "It's been going downhill, all this time. The chair's straight. It was straight at ten o'clock." ${Gcap} put a marble down at the door. They watched it go. Then ${g} began to laugh, and had to hold on to the bench. The bench, you could see now, had a wedge under it.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'excited', 'chair'), seen(G, 'walk', 'happy')] },
        `They carried it out to the stone step. ${a} sat down, and leaned in all directions. There was no clonk to be had. "Forty years," said ${g}. "I've been putting them right in there, and people took them home, and never said a word." You could see ${g} think of all those chairs. There must be folded paper under every one of them.`,
        `On the stone step it stood like a rock. "I've mended a hundred chairs in there," said ${g}, after a while. "For a crooked floor. And they were all so polite!" It struck them both at the same moment. All over town there were people, sitting and wobbling, with a bit of cardboard under one leg.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['chair'] },
        `It would never see the bench again, that chair. But it was the right height for the step, and in the evening the sun comes there. ${Gcap} took the bucket, and ${a} the chair. They had twenty-four slices. Twelve of them they rubbed with soot. They drew a board on the step, in chalk. It makes a very good game of draughts.`,
        `"I'll make you another," said ${g}, "out here, where the world is level." "I like this one," said ${a}. You could see under the hedge, and there was a good deal going on there. There were twenty-four slices in the sawdust. They painted half of them black. All you need besides is a board, and somebody to play with.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['chair', 'bread'],
        },
        `They might have put the floor right, the next week, but then what would the ball have done? It still runs to its corner, on Saturdays. They mend outside now.${tin} At teatime there is bread, and ${g} cuts it, holding it up to one eye. "Is that straight?" said ${g}. ${a} looked for a long time. "${refrain}" said ${a}.`,
        `There's a card on the shed door now. CHAIRS PUT RIGHT AGAIN, it says, FREE. They have had nineteen back. And nobody has touched the floor, because of the ball.${tin} When it gets late, ${g} cuts the bread on the step. "Thick or thin?" said ${g}. "${refrain}" said ${a}, with one eye shut. And it did not wobble at all.`,
      ),
    ],
  };
}
