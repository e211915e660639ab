import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'Whose feet are those?',
  'Now whose feet are those?',
  'Feet! But whose?',
  'Who is up there?',
  'Two feet! Whose?',
  'And whose are these?',
  'Feet again! Whose?',
  'Whose can they be?',
  'Who stands in those?',
  'Whose toes are these?',
] as const;
const TITLES = ['whose feet are those', 'the third rung', 'under all the floors', 'what the red shoes did'];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who dances in red shoes, who knits, and who tastes. */
  readonly P: Figure;
  readonly p: string;
  readonly M: Figure;
  readonly m: string;
  readonly C: Figure;
  readonly c: string;
  /** " under the school". */
  readonly under: string;
  /** Where the hatch is: "in the cloakroom, behind the coats". */
  readonly behind: string;
  readonly at: SettingName;
  readonly comesToo: string;
  /** What the theme calls it: "tunnel". */
  readonly way: string;
}

/** What the tunnel is under, as the theme has it. */
const UNDER =
  /\b(?:under|beneath|below|behind|in|at) (?:the|our|my) (castle|house|garden|library|church|street|town|village|hotel|museum|palace)\b/;

function parts(given: Going): Parts {
  const place = UNDER.exec(given.raw)?.[1] ?? (/\bschool|\bclass/.test(given.raw) ? 'school' : 'house');
  const isSchool = place === 'school';
  const { A, B, third, company } = withMate(isSchool ? withClassmate(given) : apart(given));
  const P = isSchool ? company.person('Miss Plum', 'teacher') : company.person('Mrs Hill', 'neighbour');
  const M = company.person('Mr Grit', 'neighbour');
  const C = company.person('Mrs Batter', 'shopkeeper');
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    P: { ...P, introduced: isSchool ? 'Miss Plum the teacher' : 'Mrs Hill from next door' },
    p: P.name,
    M: { ...M, introduced: isSchool ? 'Mr Grit the caretaker' : 'Mr Grit from number nine' },
    m: M.name,
    C: { ...C, introduced: isSchool ? 'Mrs Batter the cook' : 'Mrs Batter the baker' },
    c: C.name,
    under: ` under the ${place}`,
    way: /passage(?:way)?/.exec(given.raw)?.[0] ?? 'tunnel',
    behind:
      place === 'garden'
        ? 'in the shed, behind the coats'
        : place === 'library'
          ? 'behind the coats and the last shelf'
          : 'behind the wet coats',
    at: isSchool
      ? 'classroom'
      : place === 'castle' || place === 'palace'
        ? 'castle'
        : place === 'library'
          ? 'library'
          : 'living-room',
    comesToo: third ? ` ${third.name} came down last.` : '',
  };
}

/** From a tunnel one sees only feet, and feet do what they like. It is the drip of wet coats that shows the way out. */
export const WHOSE_FEET: EventPlot = ableFriend({ id: 'whose-feet', young, middle, old });

function young(going: Going): Told {
  const { A, a, B, b, P, p, C, c, M, m, under, at, way } = parts(going);
  const { k, third, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const along = third ? ` And ${k}!` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy'), seen(P, 'stand', 'calm')],
          things: ['shoe', 'coat'],
        },
        `${P.name} has red shoes. The coats are wet. Drip, drip.`,
        `${P.name} has red shoes on. The coats are wet! Drip, drip.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'kneel', 'curious')], things: ['coat'] },
        `Behind the coats is a hole. ${B.introduced} looks in. "A secret ${way}${under}!" says ${A.introduced}.${along}`,
        `A hole behind the coats! "A secret ${way}${under}!" says ${A.introduced}. In goes ${B.introduced}.${along}`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'wide',
          actors: [seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
          things: ['torch'],
        },
        `Down they go. One step is loose! ${a} has a torch. There is a lid.`,
        `Down, down. One step is loose! ${a} has a torch. They see a lid.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious'), seen(B, 'look-up', 'surprised')], things: ['boots'] },
        `Up goes the lid, just a crack. They see boots! "${refrain}" whispers ${b}.`,
        `${a} lifts it a little. Two big boots! "${refrain}" whispers ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'sit', 'happy'), seen(A, 'look-up', 'surprised')], things: ['yarn'] },
        `It is ${m}. He is knitting a sock! Shh.`,
        `It is ${m}, with pink wool. He is knitting! Shh.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'curious'), seen(C, 'stand', 'happy')], things: ['cake'] },
        `The next lid. Clogs! "${refrain}" It is ${c}. She eats all the cake.`,
        `Here is another lid. Clogs! "${refrain}" It is ${c}, with the last cake. Munch!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'dance', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['shoe'],
        },
        `One more lid. Red shoes! "${refrain}" They hop. They kick. ${p} is dancing!`,
        `And here? Red shoes! "${refrain}" Hop, hop, twirl! It is ${p}, dancing alone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'worried')], things: ['torch'] },
        `But which lid is theirs? They all look the same.`,
        `"Which lid is ours?" says ${b}. They are all the same.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'point', 'happy')], things: ['coat'] },
        `Drip! It is on ${A.names} nose. "The wet coats!" says ${a}. Up they go.`,
        `Drip! ${a} is wet. "That is a coat!" says ${b}. This is the lid!`,
      ),
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')],
          things: ['shoe'],
        },
        `There stands ${p}. "One step is loose," she says. Tap, goes one red shoe. She knows!`,
        `They come out. "Mind the loose step," says ${p}. One red shoe goes tap. She knows!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, P, p, M, m, C, c, under, behind, at, comesToo, way } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const two = (pose: 'walk' | 'stand', feeling: 'curious' | 'worried' | 'happy') => [
    seen(A, pose, feeling),
    seen(B, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          weather: 'rain',
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['coat', 'shoe'],
        },
        `It poured, and everybody's coat hung up to drip. There went ${P.introduced}, in her red shoes, very straight. There went ${M.introduced}, in boots. And ${C.introduced} clattered by in clogs. "People are always the same," said ${A.introduced} to ${B.introduced}.`,
        `You knew them all by their shoes. The red ones were those of ${P.introduced}, who was strict. The boots were ${M.introduced}. The clogs were ${C.introduced}. It rained, and the coats went drip. "Nothing ever happens here," said ${A.introduced} to ${B.introduced}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'kneel', 'curious')],
          things: ['coat', 'torch'],
        },
        `${b} had lost a glove. They looked ${behind}, and found a ring in the floor. Up came a lid. A ladder went down. "It's a secret ${way}${under}!" said ${a}, and fetched a torch.${comesToo}`,
        `${a} had lost a glove. But ${behind} there was only a lid, with a ring. Under it they found a ladder. It smelled like a cellar. "A secret ${way}${under}!" said ${b}. ${a} had a torch.${comesToo} They left the lid open a bit.`,
      ),
      page(
        {
          setting: 'cave',
          weather: 'clear',
          camera: 'wide',
          actors: two('walk', 'curious'),
          things: ['torch', 'ladder'],
        },
        `The third rung was loose, and ${a} came down rather fast. The tunnel ran left and right. In the roof there was one lid after another. "They're all under something," said ${b}. "Let's see what."`,
        `They climbed down. "Mind the third rung," said ${a}, from the bottom. "It's loose." It was a low tunnel, and it went a long way. Every few steps there was a lid overhead. "I'll lift you," said ${a} to ${b}. "Just a crack."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'curious'), seen(A, 'stand', 'curious')],
          things: ['boots', 'yarn'],
        },
        `Light came in, and two big boots. "${refrain}" whispered ${a}. ${b} looked along them. It was ${m}, with his door shut. He had pink wool in his lap, and he was knitting. "It's a hat," whispered ${b}, "for a teapot."`,
        `There was a floor, and on it two boots. "${refrain}" whispered ${a}. Something pink came rolling. It was a ball of wool! "It's ${m}," breathed ${b}. "He's knitting a tiny sock, and he's counting to himself." They let the lid down without a sound.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'look-up', 'surprised')], things: ['cake'] },
        `Under the next lid it smelled good. Two clogs stood on tiptoe. "${refrain}" said ${a}. ${c} had told everyone that the cake was all gone. It was not. She had a large slice in each hand. A crumb fell down, and ${a} caught it.`,
        `The second lid was warm. Over it went clogs, on tiptoe. "${refrain}" said ${b}. It was ${c}. She looked left, and she looked right. Then she ate the last of the cake, with a spoon, and hummed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'dance', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['shoe', 'music'],
        },
        `At the third there was music, turned down low. They saw something red fly past, and something red come back. "${refrain}" said ${a}. They hopped and they crossed and they kicked as high as the table. It was ${p}. She was all alone, and she was dancing.`,
        `The third lid shook. Tap, tap-a-tap! Two red shoes went by, and then they went by backwards. "${refrain}" But they knew. There was only one pair like that. It was ${p}, with both arms up, and she was dancing.`,
      ),
      page(
        { camera: 'wide', actors: two('stand', 'worried'), things: ['torch'] },
        `"We'd better go back," said ${b}. But which way was back? There were lids to the left and lids to the right. From below they were all the same. ${a} tried one. A broom fell on them. The next was locked. Then the torch went yellow, and out.`,
        `They turned round to go home, and stopped. They had not counted. "It's this one," said ${a}. It was a cupboard full of brooms. "Then it's this." Something heavy stood on that. The torch blinked twice and went out.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'worried')] },
        `They stood in the dark. "If we call, they'll know that we saw," said ${b}. Something cold fell on ${A.names} head. It was only a drop. There came another. "Why does it rain down here?" said ${b}. "It doesn't," said ${a}. "Only here."`,
        `It was as dark as a pocket. "We could shout," said ${b}. "And tell them what we've seen?" said ${a}. Then something landed on ${A.names} nose, and it was wet. Drip. They stood still. Drip, it went again, in exactly the same place.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['coat', 'ladder'],
        },
        `"It's the coats!" said ${a}. "They're dripping through the crack." They felt for the ladder, and there it was. One rung, two rungs, not the third. Up went the lid. A wet sleeve slapped ${b} in the face. It was lovely.`,
        `"Coats!" cried ${b}. "Only our lid has got coats on top!" They felt their way towards the drip, and bumped into the ladder. Nobody trod on the third rung. And then they were among the wet sleeves, and it was day.`,
      ),
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'shy')],
          things: ['shoe'],
        },
        `And there stood a pair of red shoes. They looked slowly up. "You have cobwebs on you," said ${p}. "Where have you been?" "Nowhere," said ${a}. "We saw nobody," said ${b}. It was all quite untrue, and very kind.`,
        `They came out on hands and knees. The first thing that they saw was red. "Well?" said ${p}, from above, as strict as ever. "And what have you two been up to?" ${a} thought of the dancing. "Looking for a glove," said ${a}. "We didn't find anything."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['shoe'],
        },
        `${p} looked at them for some time. "The third rung is loose," she said. "It was loose when I was seven." And off she went, very straight. But at the corner one red shoe gave a hop. "${refrain}" said ${a}, and ${b} laughed.`,
        `"I see," said ${p}. She bent down as if to do up a shoe. "Do mind the third rung," she whispered. "I fell off it myself, when I was small." Then she walked away, tap, tap, tap-a-tap. "${refrain}" said ${b}. "I thought I knew."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, P, p, M, m, C, c, under, behind, at, comesToo, way } = parts(going);
  const { chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const two = (pose: 'walk' | 'stand', feeling: 'curious' | 'worried' | 'happy') => [
    seen(A, pose, feeling),
    seen(B, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          weather: 'rain',
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['coat', 'shoe'],
        },
        `${B.introduced} could not keep a secret. It wasn't meanness; secrets simply fell out. ${b} had told about the surprise party, and about who liked whom. "I tell you nothing any more," said ${A.introduced}. It was raining, and the coats hung in a row and dripped. Past them went ${P.introduced}, in her red shoes, straight as a ruler. "There's nothing to tell about anybody here, anyway," said ${b}.`,
        `There were two kinds of people, ${A.introduced} thought. There were those who could keep a thing to themselves, and there was ${B.introduced}. ${b} was the best company in the world, and leaked like a basket. It was a wet day. Rows of coats were dripping on the floor. ${P.introduced} went by, as neat as a pin. Her red shoes said tap, tap. "What do you suppose she does for fun?" said ${a}. "Nothing," said ${b}. "I'd have heard."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'kneel', 'curious')],
          things: ['coat', 'torch'],
        },
        `It was because of a lost glove. They were ${behind}, on their knees, when ${a} put a hand on something cold. It was an iron ring. There was a lid to it, and under the lid was a ladder, going down into the dark. "A secret ${way}," said ${b}, "${under.trim()}! Wait till I tell..." "You won't," said ${a}. "That's what secret means. Promise, or I'll go by myself." ${b} swallowed. It was a large thing to swallow.${comesToo}`,
        `${a} had dropped a penny, and it rolled. It rolled ${behind}, and went plink, as if it had gone a good way down. They moved the boots, and there was a lid with a ring in it. Nobody had lifted that for years. Below was a ladder, and the beginning of a tunnel. "A secret ${way}${under}," said ${a}, "and you're to tell nobody. Nobody, ${b}." "I never tell things," said ${b}, hurt. "They come out."${comesToo}`,
      ),
      page(
        {
          setting: 'cave',
          weather: 'clear',
          camera: 'wide',
          actors: two('walk', 'curious'),
          things: ['torch', 'ladder'],
        },
        `The third rung was loose. ${a} found that out first, and sat at the bottom for a while and thought about it. Then they switched on the torch. It was an old brick tunnel, just high enough, and it ran off both ways into the dark. Every few yards there was a lid in the roof, with a line of light round it. "We're underneath everybody," said ${a}. It was the best place that they had ever been.`,
        `They went down backwards. "There's one missing," said ${a}, and then a bump. It was not missing, it was loose; it was the third one from the top. The tunnel was lined with bricks, and furred with dust. Somebody small had written on the wall with a nail, long ago, but you could not read it. Along the roof were lids. Each had a thin square of daylight. They could hear chairs scrape, and water run, right over their heads.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'curious'), seen(A, 'stand', 'curious')],
          things: ['boots', 'yarn'],
        },
        `At the first one ${a} made a step with both hands. ${b} raised the lid by a nose. "${refrain}" whispered ${a}. They were boots, and in the boots was ${M.introduced}. He had a face that frightened dogs. He had shut the door and pulled down the blind. On his knee was something very small, in pink wool, and his lips moved. "Knit two, purl two," said ${m}. "There, my beauty."`,
        `They took turns to lift each other. The first lid showed a stretch of floor and two enormous boots. "${refrain}" said ${a}, from below. ${b} nearly laughed out loud. They belonged to ${M.introduced}, who shouted if you walked on the grass. He was not shouting now. He had four needles, and a ball of pink, and he was turning the heel of a sock. It would have fitted a baby. He held it up to the light, and sighed.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'stand', 'happy'), seen(A, 'look-up', 'surprised')], things: ['cake'] },
        `"Oh, if they knew," said ${b}. "They don't," said ${a}, "and they won't." The second lid smelled of sugar. "${refrain}" They were clogs, up on their toes. ${C.introduced} had told fourteen people that there wasn't a crumb of cake left. She had the whole of it in her lap. She ate it in small, neat bites, with her eyes shut, like someone listening to a violin.`,
        `Under the second there was a warm draught. "${refrain}" whispered ${b}, with a foot on ${A.names} shoulder. It was clogs. They went past on tiptoe, and a key was turned. ${C.introduced} always said that she couldn't touch cake, not for money. She drew a chair up to the largest one there was. She said, "Good afternoon," to it. They shut the lid then, because it seemed polite.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'dance', 'happy'), seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'surprised')],
          things: ['shoe', 'music'],
        },
        `They had meant to stop there. But from the third lid came music, turned low, and a beating on the boards like rain. They looked out both at once, cheek to cheek. Something red went over. It came back, twice as fast. "${refrain}" said ${a}, and there was no need to. ${p} had her hair down. She was dancing as if the floor were hot and she loved it. Nobody was ever so happy in an empty room.`,
        `The third one trembled under their hands. Tap, tap-a-tap, tap! When they had it open by an inch, they saw two red shoes leave the ground together. They stayed up for longer than shoes do. "${refrain}" breathed ${b}. It was ${p}. She spun, and her spectacles flew off, and she caught them. There was no music but what she hummed. ${b} had never seen anything so worth telling.`,
      ),
      page(
        { camera: 'wide', actors: two('stand', 'worried'), things: ['torch'] },
        `Then they went home, or they thought so. They walked to where the ladder ought to be, and there was a wall. They walked the other way. It was lids and lids, and not one of them had a mark on it. ${a} pushed one up, and got a mop in the face. The next had a cupboard standing on it. "We didn't count," said ${a}. "Why did we not count?" The torch went the colour of tea. Then it went out.`,
        `It's a strange thing how alike all lids are from underneath. "It was eleven along," said ${a}. "It was on the left," said ${b}. It was a broom cupboard. It was a coal hole. It was the underside of something that would not budge. All that while the torch had been getting browner. "Don't waste it," said ${a}, and shook it. That was the end of the torch.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'worried')] },
        `"We could knock on hers," said ${b}, in the dark. "She'd let us out." "And she'd know that we saw," said ${a}. "She'd never do it again." They both thought about that. It would be quite easy to knock. Neither of them did. And in the silence something fell on ${A.names} head, cold, and no bigger than a bead. A while later there was one more. It fell in the same place.`,
        `One shout would have done it. There were people over them, all along. "They'd come," said ${b}. "They'd want to know what we had seen." It was odd to hear ${b} say that, and stop there. So they kept quiet, and it was very dark. Drip. "Was that you?" said ${a}. Drip. It was on ${A.names} nose. It wasn't raining down here. It was only raining on ${A.names} nose.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'cheer', 'happy')],
          things: ['coat', 'ladder'],
        },
        `"It's coats!" said ${a}. "Who has got a floor that drips? We have! It's forty wet coats, and they're coming through the crack." They stood with their faces up, like flowers, and moved until it hit them both. There was the ladder, a foot away. They went up it in the dark, and did not tread on the third rung. A wet sleeve slapped ${b} across the mouth. It was very nearly an embrace.`,
        `${b} worked it out. "Water runs down," said ${b}. "What's wet, up there?" "Everybody's coat," said ${a}. They held their hands out flat, and felt for the next drop, and the one after that. It led them along the wall, past six dry lids. Under the seventh there was a puddle, and in the puddle stood a ladder. "Third rung," said ${a}. "I know," said ${b}. They came up into a forest of sleeves.`,
      ),
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'worried')],
          things: ['shoe'],
        },
        `The first thing that they saw was red. They looked up by way of a grey skirt to a pair of spectacles. Everyone else had gathered as well, ${m} with the broom, and ${c} with a ladle. "An hour," said ${p}. "Where were you? ${b}, you generally have something to say." They all looked at ${b}. It was all in there, the sock, the cake, and the dancing, and there had never been a bigger crowd. ${b} went red, then purple. "I was looking for something," said ${b}.`,
        `Someone had missed them. There was ${m}, and there was ${c}, and in front, with folded arms, were the red shoes. "And where," said ${p}, "have you been all this time?" ${a} couldn't think of a thing. Everybody turned to ${b}, as one turns on a tap. ${a} shut both eyes. It was so quiet that you heard the coats. "I can't say," said ${b}. "It's a secret." It was probably the first one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'stand', 'proud'), seen(A, 'stand', 'happy'), seen(M, 'stand', 'calm')],
          things: ['broom'],
        },
        `They had to sweep for that, both of them, from one end to the other. ${m} gave out the brooms and shouted about corners. "You could have got us off," said ${a}. "I'd only have had to start." "It was stuck," said ${b}, surprised. "It's still in there. It's like having a cat under your coat." ${a} swept a bit. "I've got three more," said ${a}, "that I never told you. I'll tell you on the way home."`,
        `It cost them the whole of Saturday morning and two brooms. ${b} hummed. "Doesn't it hurt?" said ${a}. "It does a bit," said ${b}. "It's warm, though." ${m} came by to see if they were doing the corners. There was a thread of pink on his sleeve. They looked at it, and at each other, and then hard at the floor. ${a} had been wrong about there being two kinds of people.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'wave', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['shoe'],
        },
        `When they had done, ${p} looked it over. "Very thorough," she said. She bent down to do up a shoe. "The third rung is loose," said ${p} to the floor. "I came off it when I was seven. I never told them where I'd been, either." And she stood up, as straight as a ruler, and went. At the corner one shoe gave a skip. "${refrain}" said ${a}. "I couldn't say," said ${b}.`,
        `${p} signed that it was clean. She stopped by the coats, and her eyes went to one place on the floor, and away again. "It wants a nail, that third rung," she remarked. "It wanted one forty years ago. I wrote my name down there, you know, but it was dark." Then she walked off down the passage. Tap, tap, it went; and further off, where she must have thought it safe, tap-a-tap. "${refrain}" said ${b}, very loudly, to anybody who might be near. "I've no idea."`,
      ),
    ],
  };
}
