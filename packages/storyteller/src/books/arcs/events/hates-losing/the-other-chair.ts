import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './the-other-chair-old.ts';

/** Rules are made up until nobody else can win and nobody else is there; then one plays both chairs, and loses to oneself. */
export const THE_OTHER_CHAIR: EventPlot = { id: 'the-other-chair', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, counted, game, never } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['dice'],
        },
        `${A.introduced} had ${game}. ${B.introduced} played, too. ${never}`,
        `${A.introduced} played ${game}. So did ${B.introduced}. ${never}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['dice'] },
        `Roll went the dice. A one! "${refrain}" said ${a}.`,
        `${a} rolled the dice. It was a one. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'shout', 'angry')], things: ['dice'] },
        `${b} rolled. A six! "${refrain}" said ${a}. ${b} went back.`,
        `Roll! ${b} had a six. "${refrain}" said ${a}. Back went ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'sit', 'sad')], things: ['dice'] },
        `A five for ${b}. "${refrain}" A two for ${a}. "${refrain}"`,
        `A two for ${a}. "${refrain}" A five for ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'walk', 'sad'), seen(A, 'sit', 'surprised')] },
        `"You can play," said ${b}. "I can't." And ${b} went home.`,
        `"I'm not in this game," said ${b}. ${b} went out. The door shut.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['dice', 'chair'] },
        `Now ${a} was the winner. Hurray! Nobody said a thing.`,
        `"I win!" said ${a}. The other chair said nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined')], things: ['dice', 'chair'] },
        `So ${a} played for the chair too. Roll! The chair had a six!`,
        `${a} rolled for ${a}. ${a} rolled for the chair. The chair won!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['chair'] },
        `"${refrain}" To a chair! Then ${a} laughed and laughed.`,
        `"${refrain}" ${a} told it. But it was a chair! ${a} had to laugh.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy', 'dice'), seen(B, 'wave', 'surprised')],
          things: ['dice'],
        },
        `Knock, knock. "A chair beat me," said ${a}. "Please, will you?"`,
        `Knock, knock! "I lost to a chair," said ${a}. "Come and play."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(B, 'cheer', 'happy'), seen(A, 'sit', 'proud')],
          things: ['dice'],
        },
        `Roll, roll, roll. ${b} won. Ouch! "${counted}," said ${a}. "Again?"`,
        `Roll! ${b} won. It hurt a bit. "${counted}," said ${a}. "Again!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, counted, game, never, slide } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'happy')],
          things: ['dice'],
        },
        `It rained, so ${A.introduced} and ${B.introduced} got out ${game}. It had a hundred squares, and a ${slide} on ninety-eight. ${never} It felt like a bee in the tummy.`,
        `There is a ${slide} on ninety-eight, and it goes all the way down. ${A.introduced} knew it well. ${A.introduced} and ${B.introduced} were playing ${game}. ${never}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['dice'] },
        `${a} rolled a one. "${refrain}" said ${a}. "My sleeve was in the way." So ${a} rolled again, and got a two. "${refrain}" The sleeve was very busy that day.`,
        `The dice rolled under the table, and it was a one. "${refrain}" said ${a}. "It was dark down there." So it had to be a table roll. That was the first new rule.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'cheer', 'happy'), seen(A, 'shout', 'angry')], things: ['dice'] },
        `Then ${b} rolled a six. "${refrain}" said ${a}. "You said hup." "I always say hup," said ${b}. That was a new rule, too. Hups were out.`,
        `${b} rolled a six, and went up and up. "${refrain}" said ${a}. "You said hup." "That was only a breath," said ${b}. So there was a rule about hups.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined', 'pencil')], things: ['pencil', 'notebook'] },
        `By four o'clock there were nine rules. ${a} wrote them down in pencil, in a notebook. A six was only for ${a}. A ${slide} was only for ${b}. "It makes it fair," said ${a}.`,
        `The pencil went blunt, and the notebook filled up. Rule six was about elbows. Rule nine said that whoever wasn't ${a} went down the ${slide}. "There," said ${a}. "Now it's fair."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'walk', 'sad'), seen(A, 'sit', 'surprised')] },
        `${b} read it to the end. "I'm not in this game," said ${b}. "It's only you in it." ${b} put on a coat, and the door went click.`,
        `"I see," said ${b}. "You don't need me to come second. You can do that by yourself." ${b} did not slam the door. It only went click.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['dice', 'chair'] },
        `So ${a} was the winner. "I win!" said ${a}. It sounded too loud. The other chair did not say well played. It did not say bad luck.`,
        `"Then I've won!" said ${a}. Hurray, said nobody. ${a} won three more times. Each was shorter than the last, and the rain could be heard in between.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'determined')], things: ['dice', 'chair'] },
        `It needs two. So ${a} rolled once for ${a}, and once for the chair. The chair got a six. It got a four, and another six. The chair was rather good.`,
        `"You can play," said ${a} to the chair, and rolled for it. That was kind. But the chair rolled six after six. It went over ninety-eight as if it had wings.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['chair'] },
        `The chair won. "${refrain}" shouted ${a}, and heard it. Nobody had said hup. Nobody had breathed. It was ${a}, shouting at a chair. First it was awful, and then it was funny.`,
        `The chair won by twenty squares. "${refrain}" said ${a}, very sternly, and waited. But one can't send a chair back. ${a} had lost to the furniture. A laugh came up, right past the bee.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'walk', 'shy', 'dice'), seen(B, 'wave', 'surprised')],
          things: ['dice'],
        },
        `${a} went over in the rain, with the dice in one hand. "I've lost," said ${a}. "Who to?" said ${b}. "The chair." ${b} tried to look sorry. "It only ever beats you," said ${a}, "if you're alone with it."`,
        `It was wet all the way to ${B.names} door. "The chair beat me," said ${a}. "It doesn't even have hands." ${b} thought about it. "Did it say hup?" "Not once," said ${a}. "I missed it."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'sit', 'happy')],
          things: ['dice'],
        },
        `They tore up the rules, and made one. Whoever loses says what comes next. Up went ${a}, to ninety-seven. ${a} shut both eyes, and rolled. It was a one. Down the ${slide} went ${a}, all the way.`,
        `There was one new rule: hups are in. They played it to the end. On ninety-seven ${a} needed anything but a one. "Hup," said ${a}. It was a one, and down the ${slide} it went.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cheer', 'happy'), seen(A, 'sit', 'proud')], things: ['dice'] },
        `"I've won," said ${b}, quite softly. The bee came. ${a} held on to the chair, and counted. At seven the bee flew off. "${counted}," said ${a}. "Well played. I say pancakes."`,
        `The bee stung, and it did hurt. ${b} waited, and did not say a thing. "${counted}," said ${a}, when it was over. Then they set it up again. ${a} gave the chair a look. "You can keep the score."`,
      ),
    ],
  };
}
