import type { Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './is-it-coming-old.ts';
import { partsOf } from './parts.ts';

/** The last roll runs out of the house while somebody is waiting for it; but what rolls away leaves a line to go home by. */
export const IS_IT_COMING: EventPlot = { id: 'is-it-coming', young, middle, old };

const REFRAIN = 'Is it coming?';

function young(going: Going): Told {
  const { K, G, W1, W2, k, g, w1, w2, title } = { ...partsOf(going), title: going.chance.pick(...TITLES) };
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'stand', 'surprised')] },
        `${cap(g)} is in the loo. "No paper!" calls ${g}. "I will get it!" says ${K.introduced}.`,
        `"There is no paper in here!" That is ${g}, in the loo. ${K.introduced} runs to get some.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised')] },
        `There is one toilet roll left. Oops! It falls. Bump, bump, bump, down the stairs.`,
        `Here is the last toilet roll. But it slips! Bump, bump, bump, down it goes.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        `Out of the door it rolls! Down the hill! "${REFRAIN}" calls ${g}. "Nearly!" says ${k}.`,
        `It rolls out into the street. The end of it stays at home. "${REFRAIN}" "Nearly!" calls ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'hold', 'surprised'), seen(K, 'run', 'determined')] },
        `It rolls past ${w1}. ${w1} has a cold. Sniff! "May I?" Rip. "Thank you!"`,
        `"Aaa... tishoo!" says ${w1}. The roll comes by. Just one bit! Rip. And off it rolls.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'stand', 'happy'), seen(K, 'run', 'determined')] },
        `It rolls round ${w2}. Once, twice, three times! "Am I a present?" says ${w2}.`,
        `Round and round ${w2} it goes. Now ${w2} is all white. "Is it snow?"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'determined')] },
        `It gets smaller and smaller. "${REFRAIN}" calls somebody, far away. "Nearly!" says ${k}.`,
        `Roll, roll, roll! It gets thin. "${REFRAIN}" says a very small voice. "Nearly!"`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'hold', 'sad')] },
        `It is at the bottom. There is no more paper on it. Only the tube is left.`,
        `At the bottom it stops. ${k} picks it up. It is only a tube! No paper at all.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `${k} looks into the tube. What is that? A long white line! It goes up the hill.`,
        `${k} looks through the tube. There is the paper! It lies all the way home.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'happy')] },
        `Turn, turn, turn. ${k} rolls it all up again. Up, up, up the hill. It gets fat!`,
        `Up the hill goes ${k}. Roll it up! Look how fat it is!`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'hold', 'proud'), seen(G, 'stand', 'happy')] },
        `"Here it is!" says ${k}. "Where was it?" says ${g}. "It ran down the hill." "Why?" "To get to the bottom!"`,
      ),
    ],
  };
}

const TITLES = ['Is It Coming?', 'Nearly!', 'The Last Roll', 'All the Way Down'] as const;

function middle(going: Going): Told {
  const { K, G, W1, W2, W3, k, g, w1, w2, w3, title } = { ...partsOf(going), title: going.chance.pick(...TITLES) };
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'stand', 'surprised')] },
        `"There's no paper!" called somebody. It was ${g}, behind the bathroom door, and it sounded urgent. "I'll bring you some," said ${K.introduced}. There was one toilet roll left in the house. It stood on the top stair, and it looked ready to go.`,
        `Behind the bathroom door sat ${g}. "I don't want to be a trouble," said ${g}. "There's no paper in here." "Wait!" said ${K.introduced}. "Where would I go?" said ${g}. The last toilet roll was on the landing, by the stairs.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'surprised')] },
        `${k} held on to the end of it. That was the mistake. The end stayed in ${K.names} hand. The rest went bump, bump, bump down the stairs. The front door stood open. It was a fine day for a roll.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'run', 'surprised')] },
        `Out it went, and down the hill, with a long white tail. "${REFRAIN}" called ${g}, from upstairs. "Nearly!" shouted ${k}, from the street. It was not quite true.`,
        `Down the hill it ran, as straight as a ruler. ${k} shut the end in the door, and ran too. "${REFRAIN}" came from the little window. "Nearly!" called ${k}, getting further away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W1, 'hold', 'surprised'), seen(K, 'run', 'determined')] },
        `There stood ${w1}, who was just going to sneeze, by the bread shop. The roll came by. "Just one," said ${w1}. Rip! "ATISHOO! Thank you." On it rolled.`,
        `${w1} had flour up the nose. "Ah," said ${w1}. "Ah. Ah!" Something white came past the bread shop, just in time. Rip! "Tishoo! How kind," said ${w1}. But it was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W2, 'stand', 'surprised'), seen(K, 'run', 'determined')] },
        `Outside the school it met ${w2}, and could not get by. So it went round. It went round four times. "What am I now?" said ${w2}, all in white. "A mummy," said ${k}. "Sorry! I can't stop!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(W3, 'hold', 'surprised'), seen(K, 'run', 'determined')] },
        `${w3} was waiting on the corner, to see who won the fun run. It needed a ribbon to run through, and nobody had brought one. "Perfect!" said ${w3}, as the roll went across. Everybody clapped. ${k} came first. "I'm not in it!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'worried')] },
        `It was getting smaller. It had been like a loaf, and now it was like a bun. "${REFRAIN}" said the wind, from a long way up. "NEARLY!" called ${k}.`,
        `The longer it ran, the less there was of it. It was as fat as a candle by now. "${REFRAIN}" It was so far off that it might have been a bird. "NEARLY!" called ${k}.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'hold', 'sad')] },
        `At the bottom there is some grass, and there it lay down. ${k} picked it up. There was not one sheet left on it. It was a tube. "I can't bring that," said ${k}.`,
        `It stopped in the grass, because the hill was over. ${k} bent down, quite out of breath. It was nothing but a cardboard tube. It had rolled away until there was nothing left to roll.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `One can't be sad with a tube and not look through it. ${k} looked. There was the hill, quite round. And up the middle of it went something long and white. It went to the corner, and the school, and the bread shop. It went all the way home. "It isn't gone," said ${k}. "It's only undone."`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(W2, 'wave', 'happy')] },
        `So ${k} began at the bottom end, and turned. Up the hill went ${k}, round and round went the tube. ${w2} had to be unwound, and laughed, because it tickled. It was as big as a bun, and a loaf. It was fatter than before.`,
        `It went on again as easily as it had come off. ${k} rolled it off the corner, and off ${w2}, who spun. "${REFRAIN}" said somebody, and it was quite near. "Nearly!" said ${k}. This time it was so.`,
      ),
      page(
        { setting: 'bathroom', camera: 'medium', actors: [seen(K, 'hold', 'proud'), seen(G, 'stand', 'happy')] },
        `${k} put it round the bathroom door. "There you are! What kept you?" said ${g}. "It rolled down the hill," said ${k}. "Why did it do that?" ${k} had been waiting for that, all the way up. "To get to the bottom," said ${k}. For a long time nothing came through the door but laughing.`,
      ),
    ],
  };
}
