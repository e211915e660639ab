import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bump-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * On either side of a wardrobe a grown-up says that what the child has found there is no such thing. So both children call
 * at once, and both grown-ups go in to look.
 */
export const BUMP: EventPlot = {
  id: 'bump',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, D, d, M, m, G, g, Gcap, wardrobe, kinds } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(K, 'reach', 'curious')], things: ['coat'] },
        `${k} looks in the ${wardrobe}. Coat, coat, coat. And then? A light!`,
        `What is in the ${wardrobe}? Coats! ${k} goes in. More coats. And there, a light!`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'surprised'), seen(K, 'stand', 'surprised')] },
        `Out comes ${k}. It is another room! On the bed sits ${D.introduced}.`,
        `Pop! Here is a room that ${k} does not know. And here is ${D.introduced}!`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'shout', 'excited'), seen(K, 'stand', 'shy')] },
        `"There is a child in my ${wardrobe}!" calls ${d}. "${refrain}" calls a big voice.`,
        `"A child!" calls ${d}. "In my ${wardrobe}!" From below comes a voice. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(D, 'point', 'happy')] },
        `${d} shows ${k} the street. So many ${kinds}! Big ones, small ones, one with a pram.`,
        `They look out. A whole world of ${kinds}! One is on a bike. One has a pram.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(D, 'point', 'worried')],
          things: ['coat'],
        },
        `Here comes ${m}. ${k} hides. "Only coats," she says. "${refrain}"`,
        `In comes ${m}, to look. ${k} is behind a coat. "${refrain}" she says.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(D, 'walk', 'excited')], things: ['coat'] },
        `"Now come to me," says ${k}. Coat, coat, coat. ${d} is in the room of ${k}!`,
        `"Come and see my room," says ${k}. Back they go, past coat and coat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(K, 'point', 'worried')], things: ['coat'] },
        `"I have one of those ${kinds} here!" calls ${k}. ${Gcap} looks in. Only coats! "${refrain}"`,
        `"Come and see who is here!" calls ${k}. ${d} hides. ${Gcap} sees a coat. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(D, 'think', 'excited')] },
        `"They must both look," says ${k}. "At once!" So ${d} goes home. One, two, three...`,
        `${k} has an idea. "You call your side. I call mine." One, two, three...`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'walk', 'calm'), seen(M, 'walk', 'calm')], things: ['coat'] },
        `"Come and look!" In goes ${g}, on this side. In goes ${m}, on that. BUMP!`,
        `"Look! Look!" ${Gcap} goes in from here. ${cap(m)} goes in from there. BUMP!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['cup', 'coat'],
        },
        `"Oh!" says ${g}. "Oh!" says ${m}. "You are such a thing!" They all have a cup of tea.`,
        `"Oh," says ${g}, "there is such a thing!" "There is," says ${m}. A cup of tea, with all the coats.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, D, d, M, m, G, g, Gcap, wardrobe, aKind, kinds } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'wide', actors: [seen(K, 'reach', 'curious')], things: ['coat'] },
        `${k} only went in to hang up a coat. Behind it was another coat, and another behind that. A ${wardrobe} ought to have a back. This one had a draught, and it smelled of somebody else's supper.`,
        `There was a draught in the ${wardrobe}. ${k} put in a hand, to feel where the back was. There was a coat, and a coat, and a coat. There was no back. Far away between the sleeves was a light.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'sit', 'surprised'), seen(K, 'stand', 'surprised')], things: ['coat'] },
        `In went ${k}, for that was the portal. The coats got stranger. The last ones were cut for somebody of quite another shape. Then a door swung open, and there was a bedroom. On the bed sat ${D.introduced}. They looked at each other.`,
        `${k} went in, and went on. It was a portal, with hangers. At the other end was a door. Behind the door was a room that ${k} had never seen. ${cap(D.introduced)} was in it, with a sock half on.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'shout', 'excited'), seen(K, 'stand', 'shy')] },
        `"MUM!" shouted ${d}. "There's a child in my ${wardrobe}!" From downstairs came a large, calm voice. "${refrain}" it said. "Children are only in stories." ${k} tried to look as real as possible.`,
        `"I knew it!" said ${d}. "I've always said that there was one in there." And ${d} shouted down the stairs. "Mum! I've got a child!" "${refrain}" called somebody. "Eat your porridge!"`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(D, 'point', 'happy')] },
        `${d} lent ${k} a hat, and they slipped out to see. It was a whole world of ${kinds}. There was one with a pram, and one up a ladder. Four of them waited for a bus. "What a small nose your friend has," said one. "It isn't finished yet," said ${d}.`,
        `With a scarf up to the eyes ${k} could go out. The street was full of ${kinds}! The postman was one. The lady with the shopping was one. There was a statue of one, on a horse. Nobody in that world had ever seen a ${K.isChild ? 'child' : K.kind}.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(M, 'stand', 'calm'), seen(D, 'point', 'worried'), seen(K, 'hide', 'worried')],
          things: ['coat'],
        },
        `When they were back there were feet on the stairs. ${k} jumped in among the coats. It was ${m}, who looked into the ${wardrobe}, and moved one coat. "You see?" she said. "${refrain}" And she went down again.`,
        `Then ${m} came up, to see what the noise was. There was just time for ${k} to get behind a coat. She opened the ${wardrobe}, and had a good look, and shut it. "Coats," she said kindly. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(D, 'think', 'curious')] },
        `"It's just the same with us," said ${k}. "We say that there are no ${kinds}." "None?" said ${d}, rather hurt. "Not one?" "Come and tell them," said ${k}. So they went back through all the coats, on tiptoe.`,
        `"Don't mind," said ${k}. "At home they say it of you." "Of ME?" said ${d}. Nobody likes to hear that they are no such thing. "I'll show them," said ${d}, and went first.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'calm'), seen(K, 'point', 'worried'), seen(D, 'hide', 'shy')],
          things: ['coat'],
        },
        `"Come quick!" called ${k}. "I've got ${aKind} in my ${wardrobe}!" "${refrain}" called ${g}. Up the stairs came a tea towel, and ${g} with it. But ${d} had turned shy, and was behind a coat. ${Gcap} looked in. "You see?" said ${g}.`,
        `Up came ${g}. "There's ${aKind} in there," said ${k}. There were only sleeves, for ${d} had suddenly got frightened of somebody so tall. "Dear me," said ${g}, and shut the door. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited'), seen(D, 'sit', 'curious')] },
        `They sat down in the middle, where it is dark. "Mine only looks in at my end," said ${d}. "Mine only looks in at mine," said ${k}. It was quiet among the coats. "Then they must look at the same time," said ${k}. "And not just look. They must come IN."`,
        `"The trouble is the doors," said ${k}. "They open one, and look, and there's a coat. They never go as far as the middle." "Then how do you get them to the middle?" said ${d}. ${k} thought, and began to smile. "We'll be in it," said ${k}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'walk', 'determined'), seen(M, 'walk', 'determined')],
          things: ['coat'],
        },
        `"One, two, three," they counted. "I'm stuck in the coats!" called ${k}, to the left. "So am I!" called ${d}, to the right. A door opened at each end. In came ${g}, pushing through from here. In came ${m}, pushing through from there. It was pitch dark. BUMP.`,
        `They both took a breath. "Come in and fetch me!" they shouted, one each way. "This is too silly," said ${g}, and climbed in. "I never heard such a thing," said ${m}, and climbed in as well. They came on through the coats, with their arms out. BUMP.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'stand', 'surprised'), seen(M, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `It was very quiet. Somebody felt somebody's nose. "I beg your pardon," said ${g}. "I thought that you were no such thing." "I was just about to say the same to you," said ${m}. "See?" said ${k}, and ${d} said it too.`,
        `Nobody said anything. Then ${k} opened a door, and the light fell in. ${Gcap} looked up, and ${m} looked down. "Well," said ${g}, in a weak voice, "how do you do?" "There ARE some," said ${m}. "And so polite!" ${k} did not say "I told you so". It was hard.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['cup', 'coat'],
        },
        `They had a cup of tea, halfway, on an old coat. "Does yours ever hang things up?" said ${m}. "Never," said ${g}. It got so late that both worlds were dark. "Isn't it bedtime?" somebody said at last. "Bedtime?" said ${k} and ${d}. "${refrain}"`,
        `Since then the two doors have not been quite shut. On Fridays there is a cup of tea in the middle, under the longest coat. "Time for bed," says ${g}, and so does ${m}. And from behind the sleeves it comes, twice. "Bed? ${refrain}"`,
      ),
    ],
  };
}
