import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'What was that?',
  'Did you hear that?',
  'There it goes again!',
  'Listen to that!',
  'Who is up there?',
  'There! Did you hear?',
  'Hark, up there!',
  'It has come again!',
  'Somebody is up there!',
  'Shh! What is it?',
  'Now what was that?',
] as const;
const TITLES = ['the thing that went tock', 'somebody up there', 'a noise in the attic', 'one hundred nuts'];

/** Somebody so small that a nut has to be rolled. */
const roller = ({ company, A, B }: Going): Figure =>
  company.meet(A.kind === 'mouse' || B.kind === 'mouse' ? 'hamster' : 'mouse');

/** The grown-up has a part only where the theme has one. */
const withG = ({ g }: Going, text: string): string => (g === 'the grown-up' ? '' : ` ${text}`);

/** Something rolls about overhead at night. Flour on the floor shows what it is, and who. */
export const NOISE: EventPlot = standsApart(
  kinBeside({
    id: 'noise',
    when: /\b(?:noises?|sounds?|bump\w*|knock\w*|creak\w*|tapping|scratching|rumbling|attic|loft|upstairs)\b/i,
    only: true,
    young,
    middle,
    old,
  }),
);

function young(going: Going): Told {
  const { A, B, a, b, Gcap, chance } = going;
  const M = roller(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const both = [seen(A, 'stand', 'curious'), seen(B, 'stand', 'worried')];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'stand', 'happy')],
          things: ['nuts', 'basket'],
        },
        `${A.introduced} has nuts. Here is ${B.introduced}. Up to the attic!${withG(going, `${Gcap} helps.`)}`,
        `Up go the nuts, to the attic. Up goes ${A.introduced}. Up goes ${B.introduced}.${withG(going, `${Gcap} helps.`)}`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'surprised'), seen(B, 'sleep', 'surprised')],
        },
        `Now it is night. They are in bed. Rrrr. Tock! "${refrain}"`,
        `It is dark. They are in bed. Rrrr. Tock! "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: both, things: ['torch', 'nuts'] },
        `Up they go, with a torch. There are only nuts.`,
        `They go up with the torch. They see only nuts.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'surprised'), seen(B, 'sleep', 'surprised')] },
        `Back to bed. Then, rrrr, tock! "${refrain}"`,
        `They lie down again. Rrrr, tock! There it is. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: both, things: ['nuts'] },
        `On tiptoe! Creak, goes the stair. Nobody! And some nuts are gone.`,
        `Now they go softly. The stair goes creak! Nobody! But some nuts are gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')], things: ['flour'] },
        `"Flour!" says ${a}. Now the attic floor is white.`,
        `${a} has some flour. They make the attic floor all white.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'excited'), seen(B, 'sleep', 'excited')] },
        `They lie in bed. Rrrr. Tock! "${refrain}"`,
        `Nobody sleeps. Rrrr. Tock! "${refrain}" says ${b}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'point', 'surprised')],
          things: ['flour', 'footprints'],
        },
        `Next day they look. There is a line in the flour. Beside it run tiny footprints.`,
        `In the morning they look. The flour has a line, and tiny footprints.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'happy')], things: ['nuts'] },
        `${a} rolls a nut. Rrrr. It hits the wall. Tock!`,
        `"What makes a line?" ${a} rolls a nut. Rrrr, tock! "A nut!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'hold', 'shy'), seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['nuts'],
        },
        `Out of a hole comes ${M.introduced}. The nuts are too big. So ${m} rolls them.`,
        `Who sits in the wall? It is ${M.introduced}! ${m} cannot carry nuts. ${m} rolls them home.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `They lay a blanket up there. No tock tonight! ${a} knocks. And somebody knocks back.`,
        `Now there is a blanket up there. "${refrain}" "Nothing," says ${a}. "Good night."`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, g, comesToo, third, chance } = going;
  const M = roller(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const more = third ? [seen(third, 'stand', 'curious')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'stand', 'happy'), ...more],
          things: ['nuts', 'basket'],
        },
        `There were a hundred nuts in the basket. ${A.introduced} had counted them, and ${B.introduced} had counted them again.${comesToo}${withG(going, `"Up to the attic with them," said ${g}. "They have to dry."`)} They laid them out in rows on the attic floor. Then they went down to supper.`,
        `All day ${A.introduced} and ${B.introduced} had picked up nuts. It came to one hundred.${comesToo} They went up to the attic, and made ten rows of ten.${withG(going, `"They'll be dry by winter," said ${g}.`)} The attic was a good place for nuts. Nobody ever went there.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'surprised'), seen(B, 'sleep', 'surprised')] },
        `They were in bed, and the light was out. Over their heads something went rrrrr, and then tock. ${b} sat up. "${refrain}" said ${b}. "A giant," said ${a}, "on roller skates."`,
        `That night, when it was quite dark, a noise came through the ceiling. Rrrrr. Then there was a tock. "${refrain}" said ${b}. "It's somebody on roller skates," whispered ${a}, "who bumped into the wall."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined', 'torch'), seen(B, 'walk', 'worried')] },
        `So they went up to see. ${a} went first, with a torch, and shone it in at the door. The light went into all the corners. There was a hatstand. There were the nuts. Whoever it was had seen the light coming.`,
        `They took the torch and climbed the stairs. The light came in before they did. It lit up an old chair, a box and ten rows of nuts. It was as quiet as a cupboard. "It saw us," said ${a}. "You can see a torch from far off."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'worried')], things: ['nuts'] },
        `Hardly were they in bed when it came again. Rrrrr. Tock! "${refrain}" This time they left the torch behind and went on tiptoe. The top stair had been waiting for that. Creak! it said. And it was quiet up there, all at once. "It heard us," said ${a}. In the grey light they counted the nuts. Ninety-six.`,
        `Rrrrr, it went, as soon as they lay down. Tock. "${refrain}" "No light," said ${a}, "and no talking." Up they crept. But the last stair was an old one, and it creaked like a gate. It was too late. Four nuts were gone out of the first row. "So it eats nuts," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sit', 'sleepy')], things: ['blanket'] },
        `The next evening they hid in the attic itself, in a blanket. They waited. It was warm in there. When they woke up it was light, and there were ninety nuts. "It heard us snore," said ${b}.`,
        `"We'll be there first," said ${a}. So that evening they sat in the attic, with their eyes wide open. They kept them open until nine. In the morning there were ninety nuts. Neither of them had heard a thing.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(B, 'stand', 'curious')],
          things: ['flour'],
        },
        `"It sees us and hears us," said ${a}, next day. "So we mustn't be there." "Then how do we find out?" said ${b}. ${a} came back with a bag of flour. They shook it over the boards, all the way back to the door. It was like a floor of snow.`,
        `${a} thought about it over breakfast, and looked at the bread. "Flour!" said ${a}. They shook out a whole bag, walking backwards to the door. Now the floor was white from wall to wall. "Nobody can walk on that," said ${a}, "and not tell us."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sleep', 'excited'), seen(B, 'sleep', 'excited')] },
        `That night they stayed in bed. It was the hardest of all. Rrrrr, it went. Tock. "${refrain}" said ${b}, from under the cover. "Good," said ${a}. "It's writing."`,
        `They went to bed and did not get out. Rrrrr. Tock. "${refrain}" said ${b}. Rrrrr. Tock. "Let it," said ${a}, and held on to the pillow.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'point', 'surprised')],
          things: ['flour', 'footprints'],
        },
        `In the morning there were lines in the flour, as long as the room. Every line ended at the wall, near a small hole. "Skates!" said ${a}. But ${b} had got right down on the floor. Along each line, on both sides, went footprints, as small as a pea.`,
        `When it was light they opened the door. Somebody had drawn all over the flour! There were straight lines. They all ran to the same place, a hole in the wall. Beside the lines were dots. ${b} looked at them closely. "These are footprints," said ${b}. "It must be no bigger than a spoon."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'happy')], things: ['nuts'] },
        `${a} took a nut and gave it a push. It ran over the boards. Rrrrr. It hit the wall. Tock. And behind it there was a line in the flour. "It's a nut," said ${a}. "It was nuts all the time! Who'd roll a nut?"`,
        `"What makes a line like that?" said ${a}. They tried a shoe, and a box. Then ${a} rolled a nut. Rrrrr, it went, and, at the wall, tock. They looked at each other. "It isn't roller skates," said ${b}. "It's one of ours."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'hold', 'shy'), seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['nuts'],
        },
        `"It's somebody who can't carry them," said ${b}. Out of the hole came a nose. Behind it came ${M.introduced}. ${m} looked at the nut, and at the two of them. Then ${m} put both front feet on it and pushed. "That's nearly as big as you!" said ${a}.`,
        `The nut lay by the hole. Then it went in, as if somebody pulled. They looked in after it. There sat ${M.introduced}, on a heap of nuts, out of breath. "It's too big for you to carry," said ${b}. "So you roll it." "Eek," said ${m}. It was a very small voice, for so much noise.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sleep', 'happy'), seen(B, 'sleep', 'happy')],
          things: ['blanket'],
        },
        `${m} got one whole row, and an old blanket to roll it on. That night nothing went rrrr, and nothing went tock. "I can't sleep," said ${b}. "It's so quiet." So ${a} knocked on the wall, once. Overhead, very softly, somebody knocked back.`,
        `They left ten nuts by the hole. On the attic floor they laid a blanket. That night it was quiet up there. ${b} lay awake. "${refrain}" said ${b}, after a while. "There wasn't anything," said ${a}. "I know," said ${b}. "I miss it." Then, just once, and quite kindly, it went tock.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, g, comesToo, third, chance } = going;
  const M = roller(going);
  const m = M.name;
  const refrain = chance.pick(...REFRAINS);
  const more = third ? [seen(third, 'stand', 'curious')] : [];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy'), seen(B, 'stand', 'calm'), ...more],
          things: ['nuts', 'basket'],
        },
        `A nut cake for the winter fair takes eighty nuts. ${A.introduced} had a hundred, to be on the safe side. They lay on the attic floor to dry, in ten rows.${comesToo}${withG(going, `"And no nibbling," said ${g}.`)} ${B.introduced} was not much interested in nuts. ${b} was interested in sleep. ${b} had the bed right under the attic, the quietest place in the house.`,
        `It had taken a whole Saturday to find a hundred nuts. ${A.introduced} had plans for them. They would dry in the attic, and then eighty of them would go into a cake, for the winter fair.${comesToo}${withG(going, `"It's warm up there," said ${g}, "and nobody will touch them."`)} ${B.introduced} helped to lay them out in rows, and yawned. ${b} was somebody who liked bed, and quiet, and had never once heard the clock strike ten.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'sleep', 'curious'), seen(B, 'sleep', 'surprised')] },
        `That night the clock struck ten, and ${b} heard it. Then there was something else. It came from straight above the bed. Rrrrrrr, it went, slowly, from one side of the ceiling to the other. And then it went tock. "${refrain}" said ${b}. "I don't know," said ${a}, very wide awake. "Isn't it exciting?" "No," said ${b}.`,
        `It began just after ten. Something moved across the ceiling with a long, low rumble, and ended in a tock. After a minute it did it again. "${refrain}" said ${b}, sitting up like a jack-in-the-box. "It could be anything," said ${a}. One of them said it as if it were Christmas. The other pulled the pillow over both ears.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined', 'torch'), seen(B, 'walk', 'sleepy')] },
        `They wanted different things, then. ${a} wanted to know what it was. ${b} wanted it to stop. But it comes to the same, at the foot of the attic stairs at a quarter past ten. They went up behind the torch. The light slid in under the door ahead of them, like somebody shouting "Look out!" When they opened it there was a hatstand, and a trunk, and the nuts.`,
        `"I'm coming only to tell it to be quiet," said ${b}. ${a} took the torch and went ahead. It's a fault of torches that they can be seen by both sides. The beam went up the stairs and through the keyhole and all round the attic before them. There was dust, and a trunk, and a great many nuts, all looking as if nothing had happened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'sleepy')], things: ['nuts'] },
        `By eleven it was at it again. "${refrain}" said ${b}, but not in the nice way. They left the torch on the bed, and went up in the dark, one stair at a time. There were twelve stairs, and eleven were on their side. The twelfth let out a creak like a duck. When the moon came round, ${a} counted. There were ninety-four. "It's taking my cake," said ${a}.`,
        `The second time they took no light. They felt their way up, and did not so much as breathe. But it was an old house, and it had one stair for which it was well known. Quack, it went, under ${b}. Above them a rumble stopped in the middle. "Six nuts gone," said ${a}, feeling along the rows. "That's six off the cake." "It's three hours off my night," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')], things: ['blanket'] },
        `On Sunday they hid up there before dark, under a travelling blanket that smelled of the sea. "I'll be awake anyway," said ${b}, bitterly. And that was what was so strange. There in the attic, on the hard boards, ${b} went out like a lamp. It's catching. When ${a} woke, it was day, and eighty-six.`,
        `Then they lay in wait. They had a blanket, and sandwiches, and a plan to pinch each other by turns. ${b} had not slept for two nights, and was asleep before the plan had started. ${a} held out for another hour, and would always say that it was two. The sun woke them. There were eighty-six. Somebody had gone round them to get at the ninth row.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'think', 'determined'), seen(B, 'sit', 'sleepy')],
          things: ['flour'],
        },
        `"We could put them in a tin," said ${b}, at breakfast. "With a lid. Then it's got nothing to take, and it goes away, and I sleep." It was perfectly sensible. It would be quiet by evening. "And then we'd never know," said ${a}, "for the whole of our lives." They looked at each other over the toast. ${b} had great rings under both eyes. "One more night," said ${b}. "What do you want the flour for?"`,
        `Next morning ${b} saw a way to end it. "No nuts, no noise," said ${b}. "Let's take them away. You'd save your cake, too." ${a} could find nothing wrong with that, and ate an egg very slowly. "But somebody's up there," said ${a}. "Wouldn't you always wonder?" "I'd wonder in my sleep," said ${b}. Then, as nobody said anything, ${b} sighed. "One night. Pass the flour."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sleep', 'excited'), seen(B, 'sleep', 'worried')],
          things: ['flour'],
        },
        `They shook it over the boards, backing towards the door, until the attic looked like the first morning of snow. Then they went to bed, and that was the plan. They were to do nothing. At ten it came, slow and long, and went tock. "${refrain}" whispered ${b}. "It's signing its name," said ${a}. It signed its name nineteen times, and ${b} counted all of them.`,
        `"It sees us, and it hears us," said ${a}, shaking the bag, "so this time we shan't be there." By bedtime the whole attic floor was white with flour, and smooth as a sheet of paper. They lay below and listened to somebody write on it. Rrrrrrr. Tock. "${refrain}" said ${b}, for company. Nineteen times it went tock, and neither of them got up. ${a} had never done anything so hard.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'surprised'), seen(B, 'kneel', 'curious')],
          things: ['flour', 'footprints'],
        },
        `When it was light, they read it. Straight lines ran from the rows to the far wall. At the end of each was the same dark hole. Nothing walks in a line like that. ${b}, who was too tired to stand, was lying down beside one. "It's got feet on both sides," said ${b}. They were the smallest footprints either of them had seen. And ${a} took a nut, and rolled it. Rrrrrrr. Tock.`,
        `Nineteen lines ran through the flour in the morning, like railway lines to a tunnel. The tunnel was a hole in the skirting board that a thumb would have filled. "A wheel," said ${a}. "Something with one wheel." ${b} reached out and gave the nearest nut a push. Rrrrrrr, it said. It hit the wall. Tock. In the flour lay line number twenty. "It isn't something on wheels," said ${b}. "Look at the footprints. It's someone pushing."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(M, 'hold', 'shy'), seen(A, 'kneel', 'happy'), seen(B, 'sit', 'surprised')],
          things: ['nuts'],
        },
        `A nose came out of the hole to see who had sent one on its own. It was ${M.introduced}, and ${m} was about as big as the nut. There was no carrying it. So ${m} got behind and leaned, with every hair, and ran out of breath, and leaned again. All that noise had been made by somebody who weighed no more than a letter. "Every night?" said ${b}. "Nineteen times?"`,
        `And while they knelt there, out came ${M.introduced}, backwards, and bumped into the new nut, and was delighted. ${m} tried to lift it. One could see at once why that would never do. ${m} put both front feet on it and shoved, and slipped, and shoved. It took six rests to get it home. ${b} watched that from start to finish. "I've been lying there being cross," said ${b}, "with that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'calm')], things: ['nuts'] },
        `They shone the torch in. There were the nuts, thirty-three of them, packed as neatly as books. ${a} could have reached them with a spoon. There were sixty-seven left, and a cake takes eighty. "It's my cake," said ${a}, and held the spoon. "It's ${M.names} winter," said ${b}. It was quiet for a time. Then ${a} went and got ten more, and put them by the hole, to save somebody the walk. It's a much smaller cake that one makes with fifty-seven.`,
        `Behind the hole was a larder. One could count to thirty-three. "With those back I'd have my hundred," said ${a}. It would not have been difficult, with a bit of wire. It would not even have been stealing. ${a} lay there and looked at all those journeys, one on top of the other. "Well," said ${a}, in the end. "Nobody ever said how big a cake has to be." And ${a} put down ten more by the hole. ${b}, who had wanted no noise at all, rolled up an eleventh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(B, 'reach', 'happy')], things: ['blanket'] },
        `It was ${b} who thought of the blanket. They spread it on the boards from end to end. Anybody who rolled a thing there would roll it softly. The flour took until dinner to sweep. At the winter fair the nut cake came last, because nobody could find it behind the others. "It's the best I've ever made," said ${a}, "for its size."`,
        `They laid the blanket over the whole of the floor. A nut on that made no more noise than a thought. "There," said ${b}. "You can work, and I can sleep." The cake was so small that it went to the fair on a saucer. It did not win. But a lady bought it, and said that she had never seen one so well behaved.`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(B, 'sleep', 'curious'), seen(A, 'sleep', 'happy')],
          things: ['nuts'],
        },
        `The clock struck ten, and ${b} heard it. It struck eleven. There was no other sound at all. "${a}," said ${b}. "It's too quiet." Something passed from bed to bed in the dark. It was one of the last nuts. ${b} put it on the bedroom floor and gave it a push. Rrrrrrr. Tock. They held their breath. And overhead, as if somebody had lifted a corner of the blanket on purpose, something went tock.`,
        `That night there was peace, and ${b} lay in the middle of it with open eyes. Ten struck, and half past. "Are you awake?" said ${b}. "I keep waiting for it." ${a} got out of bed, and found a nut in a pocket, and rolled it over the floor. Rrrrrrr. Tock. "${refrain}" said ${b}, and was nearly asleep. From up above, one single time, came the answer.`,
      ),
    ],
  };
}
